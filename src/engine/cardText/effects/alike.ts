/** "The same is true for": what is said of one keyword, said of others. */
import type { Filter } from '../../language/filter.ts';
import type { Instruction } from '../../language/instruction.ts';
import type { Modification } from '../../language/modification.ts';
import { Unclear } from '../scope.ts';

/** What is said of a keyword, said of others: whoever is asked for having it gives the abilities themselves. */
export function alike(does: readonly Instruction[], keyword: string): readonly Instruction[] {
  const [first] = does;
  if (first?.do !== 'if' || first.condition.kind !== 'exists') throw new Unclear(0);
  const filter = withKeyword(first.condition.filter, keyword);
  // Hexproof from something is hexproof, but what is given is hexproof itself (702.11d).
  const given: Modification =
    keyword === 'hexproof'
      ? { kind: 'add ability', ability: { kind: 'keyword', keyword, text: keyword } }
      : { kind: 'add abilities of', of: { kind: 'all', filter }, only: keyword };
  const then = first.then.map((each) => (each.do === 'modify' ? { ...each, changes: [given] } : each));
  return keyword === 'hexproof' ? [{ do: 'if', condition: { ...first.condition, filter }, then }] : then;
}
function withKeyword(filter: Filter, keyword: string): Filter {
  if (filter.kind === 'keyword') return { ...filter, keyword };
  return filter.kind === 'and' ? { ...filter, filters: filter.filters.map((each) => withKeyword(each, keyword)) } : filter;
}
