/** Which activated abilities an object has: printed and granted ones, and those that keywords stand for (602, 702). */
import type { Ability } from '../language/ability.ts';
import { teammate } from '../language/filter.ts';
import type { ZoneName } from '../language/places.ts';
import { activating } from './keywords/activating.ts';
import type { Look } from './look.ts';
import type { Activated } from './manaAbilities.ts';
import { rulesInForce } from './rulesInForce.ts';
import type { GameObject, ObjectId, PlayerId } from '../state/state.ts';

export type { Activated };
type Keyword = Extract<Ability, { kind: 'keyword' }>;

const one = { kind: 'number', value: 1 } as const;

function ofKeyword(keyword: Keyword, day: string): readonly Activated[] {
  const costs = keyword.cost ?? [];
  // A card without a mana cost has none that could be paid (118.6).
  if (keyword.quality === 'its mana cost' && !keyword.cost) return [];
  const meaning = activating(keyword, day)?.(keyword, costs);
  return meaning ? [{ kind: 'activated', text: keyword.text, ...meaning }] : [];
}

/** What each creature can do under the option to deploy creatures (804.2). */
export const deploying: Activated = {
  kind: 'activated',
  text: '{T}: Target teammate gains control of this creature.',
  costs: [{ pay: 'tap' }],
  effect: {
    targets: [{ filter: teammate, least: one, most: one }],
    instructions: [
      { do: 'modify', what: { kind: 'self' }, changes: [{ kind: 'control', by: { kind: 'target', index: 0 } }], duration: 'permanent' },
    ],
  },
  timing: 'sorcery',
};

/** Every activated ability of an object, in the order of its text, those of its basic land types, granted ones and the format's behind. */
function activatedAbilities(look: Look, id: ObjectId): readonly Activated[] {
  const { abilities, types } = look.characteristicsOf(id);
  const own = abilities.flatMap((ability): readonly Activated[] => {
    if (ability.kind === 'activated') return [ability];
    return ability.kind === 'keyword' ? ofKeyword(ability, look.state.day) : [];
  });
  const deploys = look.state.options?.deployCreatures === true && look.state.zones.battlefield.includes(id) && types.includes('creature');
  return deploys ? [...own, deploying] : own;
}

/**
 * How often an ability may still be activated this turn: an object that has it twice may activate each (113.2c). What was activated once and for all may
 * be anew if its controller may (702.177b).
 */
export function usesLeft(look: Look, { id, activations: used, exhausted = [] }: GameObject, { perTurn, once, text }: Activated): number {
  if (once && mayExhaustAnew(look, look.characteristicsOf(id).controller)) return 1;
  const limit = once ? 1 : perTurn;
  if (limit === undefined) return Infinity;
  const alike = activatedAbilities(look, id).filter((each) => each.text === text).length;
  return limit * Math.max(1, alike) - (once ? exhausted.filter((each) => each === text).length : (used[text] ?? 0));
}

const mayExhaustAnew = (look: Look, player: PlayerId): boolean =>
  rulesInForce(look).some(({ rule, context }) => rule.rule === 'exhaust anew' && context.controller === player);

/** From which zone an ability works: what is said, or what its costs can only mean; else the battlefield (113.6). */
export function zoneOfAbility({ from, costs }: Activated, usual: ZoneName): ZoneName {
  if (from !== undefined) return from;
  return costs.some((cost) => cost.pay === 'discard' && cost.filter === 'self') ? 'hand' : usual;
}

/** Finds an activated ability: by its number from 1, or by the start of its text. */
export function findActivated(look: Look, id: ObjectId, which: number | string | undefined): Activated | undefined {
  const abilities = activatedAbilities(look, id);
  if (typeof which !== 'string') return abilities[(which ?? 1) - 1];
  const wanted = which.toLowerCase();
  const starts = ({ text }: Activated): boolean => text.toLowerCase().startsWith(wanted);
  // A land's own ability is not printed: the wording of its day is longer than what stands here.
  return abilities.find(starts) ?? abilities.find(({ text }) => wanted.startsWith(text.toLowerCase().replace(/\.$/, '')));
}
