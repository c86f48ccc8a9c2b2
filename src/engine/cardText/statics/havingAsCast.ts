/** Keywords that spells have as they are cast: on the stack, before what is paid besides is said (601.2a, 601.2b). */
import type { Ability } from '../../language/ability.ts';
import type { Filter } from '../../language/filter.ts';
import { kindsIn } from '../../language/parts.ts';
import { atManaCost, costlessOfSpells, itsManaCost } from '../keywordAtManaCost.ts';
import { keywords, nounOfEach, nouns } from '../phrases.ts';
import { all, and, controlledBy, Unclear, you } from '../scope.ts';
import { clause, type Construct, maybe } from '../syntax.ts';
import { type Static } from './staticMeaning.ts';

/** Of what spells are given one by one as they are cast, those that are no other way of casting. */
const ofSpells: readonly string[] = ['cascade', 'conspire', 'convoke', 'delve', 'improvise', 'lifelink', 'storm'];
/** @throws Unclear of what is no spell */
function yours(of: Filter, at: number): Filter {
  if (!kindsIn(of).has('spell')) throw new Unclear(at);
  return and(of, controlledBy(you));
}
/** It has them on the stack; what is cast in another way by a keyword is so before it is there. @throws Unclear of others */
function having(of: Filter, given: readonly Ability[], at: number): Static {
  if (!given.every((each) => each.kind === 'keyword' && ofSpells.includes(each.keyword))) throw new Unclear(at);
  return { what: all(yours(of, at)), changes: given.map((ability) => ({ kind: 'add ability', ability })) };
}

/** `which`: what is said of them behind who casts them. */
export const havingAsCast = (which: Construct<Filter>): readonly Construct<Static>[] => [
  clause('each <of> you cast has <keywords>', { of: nounOfEach, keywords }, ({ of, keywords: given }, { tree: { start } }) =>
    having(of, given, start),
  ),
  clause(
    '<of> you cast[ <which>] have <keywords>',
    { of: nouns, which: maybe(which), keywords },
    ({ of, which: more, keywords: given }, { tree: { start } }) => having(and(of, more), given, start),
  ),
  clause(
    'each <of> you cast has <with>. <cost>',
    { of: nounOfEach, with: costlessOfSpells, cost: itsManaCost },
    ({ of, with: keyword, cost }, { tree: { start } }): Static => ({
      what: all(yours(of, start)),
      changes: [atManaCost(keyword, cost, start)],
    }),
  ),
];
