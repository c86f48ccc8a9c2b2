/** What changing objects for a while rests on, beside the layers in which it is done (611.2). */
import type { Concept } from '../concepts/concepts.ts';
import type { Modifying } from '../events/teller.ts';
import type { Amount } from '../language/amount.ts';
import type { Modification } from '../language/modification.ts';
import { kindsIn, isSame } from '../language/parts.ts';
import type { Ref } from '../language/ref.ts';
import { changesTypes } from '../look/layers/layerOrder.ts';
import { citesOfUnchosen } from '../look/linked.ts';
import type { Look } from '../look/look.ts';
import type { Context } from '../look/reading/context.ts';
import { amountOf, findMatching } from '../look/reading/read.ts';
import { citesOfBecoming, citesOfCopying } from './citesOfCopies.ts';

export function citesOfModifying({
  look,
  context,
  what,
  affected,
  changes,
  named,
  fixed,
  original,
  copied,
}: Modifying): readonly Concept[] {
  const isBelow = (of: Amount): boolean => of.kind !== 'number' && amountOf(look, of.kind === 'times' ? of.of : of, context) < 0;
  const copy = changes.find((change) => change.kind === 'copy');
  return [
    // What is described, and not chosen, is what it is now (611.2c).
    ...(what.kind === 'all' ? (['effects.fixedSet'] as const) : []),
    ...(isSame(named, fixed) ? [] : (['effects.fixedAmount', 'resolve.information'] as const)),
    ...(isForCreatures(fixed) && affected.some((id) => !look.characteristicsOf(id).types.includes('creature'))
      ? (['powerToughness.noncreature'] as const)
      : []),
    ...citesOfUnchosen(look, affected, copied?.abilities ?? []),
    ...(copied && original !== undefined
      ? [...citesOfCopying(look, original, copy?.except ?? [], context), ...citesOfBecoming(look, affected)]
      : []),
    ...(named.some((change) => change.kind === 'modify power/toughness' && [change.power, change.toughness].some(isBelow))
      ? (['numbers.negative'] as const)
      : []),
    ...(isElsewhere(look, what, context) ? (['effects.permanents'] as const) : []),
    ...(changes.some(namesGranter) ? (['name.granted'] as const) : []),
    ...citesOfGained(fixed),
    ...(changes.some((change) => change.kind === 'add abilities of' && change.only !== 'activated' && change.only !== 'below') &&
    fixed.some(isVariant)
      ? (['keywords.same'] as const)
      : []),
  ];
}

/** Changes of power and toughness that make nothing a creature (208.3a). */
const isForCreatures = (changes: readonly Modification[]): boolean =>
  changes.some(({ kind }) => kind.endsWith('power/toughness')) && !changes.some(changesTypes);

/** Whether cards elsewhere are as the effect describes what it changes, and it means permanents alone (609.2). */
const isElsewhere = (look: Look, what: Ref, context: Context): boolean =>
  what.kind === 'all' &&
  (['graveyard', 'exile', 'hand'] as const).some(
    (zone) => findMatching(look, { kind: 'and', filters: [what.filter, { kind: 'zone', zone }] }, context).length > 0,
  );

const namesGranter = (change: Modification): boolean => change.kind === 'add ability' && kindsIn(change).has('granter');

/** Whether a keyword is given that has variants: of what it is, as protection, or of its own name, as landwalk (702.1c). */
const isVariant = (change: Modification): boolean =>
  change.kind === 'add ability' &&
  change.ability.kind === 'keyword' &&
  (change.ability.quality !== undefined || /walk$/.test(change.ability.keyword));

/** A pair of linked abilities that is gained together is linked to itself alone (607.5). */
function citesOfGained(changes: readonly Modification[]): readonly Concept[] {
  const gained = changes.flatMap((change) => (change.kind === 'add ability' ? [JSON.stringify(change.ability)] : []));
  return gained.length > 1 && gained.some((text) => text.includes('"link"')) ? ['linked.acquired'] : [];
}
