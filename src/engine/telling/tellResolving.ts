/** Tells what begins to resolve, and what that rests on (608). */
import { isInstantOrSorcery } from '../language/cardType.ts';
import { citeKeyword } from '../concepts/citeKeyword.ts';
import type { Concept } from '../concepts/concepts.ts';
import { nameOf, ofSource } from '../events/nameOf.ts';
import type { Telling } from '../events/telling.ts';
import type { Ability } from '../language/ability.ts';
import { kindsIn, partsIn } from '../language/parts.ts';
import { printedFace } from '../look/faces.ts';
import { lookAt } from '../look/layers/characteristics.ts';
import { listRemembered } from '../look/reading/remembered.ts';
import { saying } from '../state/sentences.ts';
import type { AbilityOnStack, GameObject, GameState } from '../state/state.ts';

export const tellResolving = (state: GameState, object: GameObject): readonly Telling[] => [
  {
    event: 'resolve',
    text: object.ability ? sayAbility(state, object.ability) : `${nameOf(state, object.id)} resolves.`,
    cites: [
      'resolve',
      // Several instructions are followed in their order. Of a permanent spell nothing is carried out: it enters (608.3).
      ...(countInstructions(object) > 1 ? (['resolve.order'] as const) : []),
      ...(hasOtherAbilities(state, object) ? (['spell.abilities'] as const) : []),
      ...citeKeyword(object.ability?.ability),
      ...citesOfSeveral(state, object.ability),
      ...citesOfSource(state, object),
    ],
  },
];

/** How much a spell or ability has to be carried out: a keyword action is one thing to do, whatever it stands for. */
const countInstructions = ({ ability, spell }: GameObject): number =>
  (ability ?? spell)?.effects.reduce(
    (sum, { instructions }) =>
      sum + instructions.filter(({ action }, at) => action === undefined || action !== instructions[at - 1]?.action).length,
    0,
  ) ?? 0;

/**
 * Whether an instant or sorcery spell has abilities that are no instructions of it: it is followed without them (113.3a). Of keywords nobody
 * would think that they are.
 */
function hasOtherAbilities(state: GameState, { id, spell }: GameObject): boolean {
  if ((spell?.effects.length ?? 0) === 0) return false;
  const { types, abilities } = lookAt(state).characteristicsOf(id);
  return isInstantOrSorcery(types) && abilities.some(({ kind }) => kind !== 'spell' && kind !== 'keyword');
}

/** Each of several cumulative upkeep abilities counts all the counters that are there by then (702.24b). */
function citesOfSeveral(state: GameState, onStack: GameObject['ability']): readonly Concept[] {
  if (!onStack || !citeKeyword(onStack.ability).includes('keyword.cumulativeUpkeep') || !state.objects[onStack.source]) return [];
  const same = lookAt(state)
    .characteristicsOf(onStack.source)
    .abilities.filter((each) => each.kind === 'keyword' && each.keyword === 'cumulative upkeep');
  return same.length > 1 ? ['keyword.cumulativeUpkeep.several'] : [];
}

/** What an ability speaks of it finds again, whatever that has become: its source (707.11), and what a delayed trigger was made for (603.7c). */
function citesOfSource(state: GameState, { ability }: GameObject): readonly Concept[] {
  if (!ability) return [];
  const source = state.objects[ability.source];
  const look = lookAt(state);
  const isOther =
    source?.zone === 'battlefield' &&
    look.copiable(source.id) !== printedFace(state, source) &&
    !look.characteristicsOf(source.id).abilities.some(({ text }) => text === ability.ability.text);
  return [
    ...(isOther ? (['copy.tracked'] as const) : []),
    ...(ability.ability.kind === 'triggered' && ability.ability.delayed ? citesOfDelayed(state, ability) : []),
    ...(isVariable(ability.ability) ? (['keywords.variable'] as const) : []),
    ...(isOrphan(state, ability) ? (['abilities.withoutSource'] as const) : []),
  ];
}

/** Whether the source has left since the ability was put onto the stack: not as what it triggered on, nor to pay for it (113.7a). */
function isOrphan(state: GameState, { source, ability, delayed, event }: AbilityOnStack): boolean {
  if (state.objects[source] !== undefined || delayed === true || event?.object === source) return false;
  const costs = ability.kind === 'activated' ? ability.costs : [];
  return state.past[source] !== undefined && !costs.some((cost) => 'filter' in cost && cost.filter === 'self');
}

/** A delayed trigger finds what it was made for (603.7c), also when that is no longer what the text calls it (700.7). */
function citesOfDelayed(state: GameState, { effects, targets, memory, ability: { text } }: AbilityOnStack): readonly Concept[] {
  if (!effects.some((each) => ['target', 'memory', 'event'].some((kind) => kindsIn(each).has(kind)))) return [];
  const noun = /\bthat (artifact|battle|creature|enchantment|land|planeswalker)\b/i.exec(text)?.[1]?.toLowerCase();
  const things = [...targets.flat(), ...Object.values(memory).flatMap((each) => listRemembered(each))].filter((id) => state.objects[id]);
  const isOther =
    noun !== undefined &&
    things.some(
      (id) =>
        !lookAt(state)
          .characteristicsOf(id)
          .types.some((type) => type === noun),
    );
  return ['trigger.delayedObject', ...(isOther ? (['name.this'] as const) : [])];
}

/** A keyword whose cost is worked out when it is to be paid (702.1b). */
const isVariable = (ability: Ability): boolean => 'keyword' in ability && 'effect' in ability && kindsIn(ability.effect).has('x');

/** Abilities that texts gave have words; what a keyword or an effect made may have none. */
const sayAbility = (state: GameState, { source, ability }: AbilityOnStack): string =>
  `The ability${ofSource(state, source)} resolves${ability.text === '' ? '.' : `: ${saying(ability)}`}`;

/** Where an ability speaks of what its event was about, and that is no longer of the types that the event was about (608.2k). */
export function citesOfReferring(state: GameState, { ability, effects, event = {}, source }: AbilityOnStack): readonly Concept[] {
  if (ability.kind !== 'triggered' || !effects.some((each) => kindsIn(each).has('event'))) return [];
  const named = partsIn(ability.event).flatMap(({ kind, type }) => (kind === 'type' && typeof type === 'string' ? [type] : []));
  const isOther = Object.values(event).some((id) => {
    if (typeof id !== 'string' || id === source || !state.objects[id]) return false;
    const types: readonly string[] = lookAt(state).characteristicsOf(id).types;
    return named.some((type) => !types.includes(type));
  });
  return isOther ? ['resolve.referred'] : [];
}
