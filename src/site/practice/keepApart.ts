/** Questions that one rule decides do not follow each other: often they differ by their cards alone, and the second was answered by the first. */
import { inOrder, type OrderedQuestion } from './order.ts';

export interface DecidedQuestion extends OrderedQuestion {
  readonly deciding?: { readonly cites: readonly { readonly number: string }[] };
}

/** In the order that they have, but that another goes between where there is one that nothing else sets behind them. */
export function keepApart<Question extends DecidedQuestion>(questions: readonly Question[]): readonly Question[] {
  const left = [...questions];
  const kept: Question[] = [];
  for (let [first] = left; first; [first] = left) {
    const last = kept.at(-1);
    const other = left.find((each) => inOrder(each, first) === 0 && !(last && isDecidedAlike(last, each)));
    kept.push(...left.splice(Math.max(0, left.indexOf(other ?? first)), 1));
  }
  return kept;
}

function isDecidedAlike(one: DecidedQuestion, other: DecidedQuestion): boolean {
  const rule = one.deciding?.cites[0]?.number;
  return rule !== undefined && rule === other.deciding?.cites[0]?.number;
}
