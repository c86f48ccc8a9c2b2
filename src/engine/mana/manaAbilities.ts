/** Mana abilities: what they are, what they add, and activating them to pay for something (605, 106.12). */
import type { Ability, ManaChoice } from '../abilities.ts';
import { amountOf, type Context, nothingAnnounced } from '../context.ts';
import type { Look } from '../look.ts';
import type { Game, Procedure } from '../procedure.ts';
import type { ObjectId, PlayerId } from '../state.ts';
import { perform } from '../perform.ts';
import { colors, type ColorOrColorless } from './manaCost.ts';

type Activated = Extract<Ability, { kind: 'activated' }>;

/** Colours of the basic land types (305.6). */
const landMana: Readonly<Record<string, ColorOrColorless>> = {
  Plains: 'white',
  Island: 'blue',
  Swamp: 'black',
  Mountain: 'red',
  Forest: 'green',
};

/** Abilities that a land has because of its subtypes; nothing prints them. */
export function intrinsicAbilities(look: Look, id: ObjectId): readonly Activated[] {
  const { types, subtypes } = look.of(id);
  if (!types.includes('land')) return [];
  return subtypes.flatMap((subtype): Activated[] => {
    const color = landMana[subtype];
    if (color === undefined) return [];
    return [
      {
        kind: 'activated',
        text: `{T}: Add mana (${subtype}).`,
        costs: [{ pay: 'tap' }],
        effect: { targets: [], instructions: [{ do: 'add mana', who: { kind: 'you' }, mana: [[color]] }] },
      },
    ];
  });
}

/** Activated abilities of an object, those of its basic land types behind the others. */
export function activatedAbilities(look: Look, id: ObjectId): readonly Activated[] {
  return [...look.of(id).abilities.filter((ability) => ability.kind === 'activated'), ...intrinsicAbilities(look, id)];
}

/** Has no target, could add mana, and is no loyalty ability (605.1a). */
export function isManaAbility(ability: Ability): boolean {
  return (
    ability.kind === 'activated' &&
    ability.loyalty !== true &&
    ability.effect.targets.length === 0 &&
    ability.effect.instructions.some((instruction) => instruction.do === 'add mana')
  );
}

/** A source that can be tapped for mana right now, with what it can add. */
export interface ManaSource {
  readonly object: ObjectId;
  readonly ability: Activated;
  readonly choices: readonly ManaChoice[];
}

/** Sources of a player whose only cost is tapping: those that are used without asking. */
export function findManaSources(look: Look, player: PlayerId): readonly ManaSource[] {
  return look.state.zones.battlefield.flatMap((object): ManaSource[] => {
    const is = look.state.objects[object];
    if (!is || is.tapped || is.phasedOut || look.of(object).controller !== player) return [];
    const sick = look.of(object).types.includes('creature') && isSick(look, object);
    return activatedAbilities(look, object)
      .filter((ability) => isManaAbility(ability) && ability.costs.length === 1 && ability.costs[0]?.pay === 'tap' && !sick)
      .map((ability) => ({ object, ability, choices: choicesOf(look, object, ability) }));
  });
}

/** 302.6: `{T}` in a cost of a creature that came under its controller's control this turn. */
export function isSick(look: Look, id: ObjectId): boolean {
  const object = look.state.objects[id];
  if (!object || object.controlledSince <= look.state.turn.number) return false;
  return !look.of(id).abilities.some((ability) => ability.kind === 'keyword' && ability.keyword === 'haste');
}

function choicesOf(look: Look, object: ObjectId, ability: Activated): readonly ManaChoice[] {
  const context: Context = { source: object, controller: look.of(object).controller, announced: nothingAnnounced, memory: {} };
  return ability.effect.instructions.flatMap((instruction): ManaChoice[] => {
    if (instruction.do !== 'add mana') return [];
    const times = instruction.amount === undefined ? 1 : Math.max(0, amountOf(look, instruction.amount, context));
    return instruction.mana.flatMap(expandAny).map((choice) => Array.from({ length: times }, () => choice).flat());
  });
}

/** `any` is one of the five colours. */
export function expandAny(choice: ManaChoice): readonly ManaChoice[] {
  return choice.reduce<readonly ManaChoice[]>(
    (made, symbol) => made.flatMap((before) => (symbol === 'any' ? colors : [symbol]).map((color) => [...before, color])),
    [[]],
  );
}

/** Taps a source and adds one of its choices. */
export function* useManaSource(game: Game, player: PlayerId, { object }: ManaSource, choice: ManaChoice): Procedure<void> {
  yield* perform(game, [{ kind: 'tap', object, forMana: true }]);
  yield* perform(game, [{ kind: 'mana', player, mana: choice.filter((color) => color !== 'any'), source: object }]);
}
