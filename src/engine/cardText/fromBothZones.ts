/** "Creatures from the battlefield and/or creature cards from graveyards": targets of which each may be of either kind (115.1). */
import type { Filter } from '../language/filter.ts';
import { kindsIn } from '../language/parts.ts';
import { noun, nouns } from './phrases.ts';
import { and, or, Unclear } from './scope.ts';
import { clause, type Construct } from './syntax.ts';

const either = (thing: Filter, card: Filter, at: number): Filter => {
  if (kindsIn(thing).has('card') || kindsIn(thing).has('zone') || !kindsIn(card).has('card') || kindsIn(card).has('zone'))
    throw new Unclear(at, 'which of them is where is not said');
  return or([and(thing, { kind: 'zone', zone: 'battlefield' }), and(card, { kind: 'zone', zone: 'graveyard' })]);
};

/** One of them. */
export const fromEitherZone: Construct<Filter> = clause(
  '<thing> from the battlefield or <card> from a graveyard',
  { thing: noun, card: noun },
  ({ thing, card }, { tree: { start } }) => either(thing, card, start),
);
/** Several, some of each or all of one. */
export const fromBothZones: Construct<Filter> = clause(
  '<thing> from the battlefield and/or <card> from graveyards',
  { thing: nouns, card: nouns },
  ({ thing, card }, { tree: { start } }) => either(thing, card, start),
  { plural: true },
);
