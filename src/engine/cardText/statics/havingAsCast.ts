/** Keywords that spells have as they are cast: on the stack, before what is paid besides is said (601.2a, 601.2b). */
import type { Filter } from '../../language/filter.ts';
import { kindsIn } from '../../language/parts.ts';
import { atManaCost, costlessOfSpells, itsManaCost } from '../keywordAtManaCost.ts';
import { keywords, nounOfEach } from '../phrases.ts';
import { and, controlledBy, Unclear, you } from '../scope.ts';
import { clause, type Construct } from '../syntax.ts';
import { all, type Static } from './staticMeaning.ts';

/** Of what spells are given one by one as they are cast, those that are no other way of casting. */
export const ofSpells: readonly string[] = ['cascade', 'conspire', 'convoke', 'delve', 'improvise', 'lifelink', 'storm'];
/** @throws Unclear of what is no spell */
function yours(of: Filter, at: number): Filter {
  if (!kindsIn(of).has('spell')) throw new Unclear(at);
  return and(of, controlledBy(you));
}

export const havingAsCast: readonly Construct<Static>[] = [
  clause('each <of> you cast has <keywords>', { of: nounOfEach, keywords }, ({ of, keywords: given }, { tree: { start } }): Static => {
    if (!given.every((each) => each.kind === 'keyword' && ofSpells.includes(each.keyword))) throw new Unclear(start);
    return { what: all(yours(of, start)), changes: given.map((ability) => ({ kind: 'add ability', ability }) as const) };
  }),
  clause(
    'each <of> you cast has <with>. <cost>',
    { of: nounOfEach, with: costlessOfSpells, cost: itsManaCost },
    ({ of, with: keyword, cost }, { tree: { start } }): Static => ({
      what: all(yours(of, start)),
      changes: [atManaCost(keyword, cost, start)],
    }),
  ),
];
