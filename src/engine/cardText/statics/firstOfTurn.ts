/** What is said of the first or second such spell of a turn: how many were cast before it is counted as its cost is (601.2f), whatever saw them. */
import type { Amount } from '../../language/amount.ts';
import { kindsIn } from '../../language/parts.ts';
import type { StaticRule } from '../../language/staticRule.ts';
import { noun } from '../phrases.ts';
import { and, controlledBy, number, Unclear, you } from '../scope.ts';
import { clause, type Construct } from '../syntax.ts';
import { rules, type Static } from './staticMeaning.ts';

type Change = Pick<Extract<StaticRule, { rule: 'cost' }>, 'change' | 'mana' | 'increase'>;

/** What it targets, was paid with or came from is not noted of those that were cast before. */
const unknown: readonly string[] = ['targets', 'paid', 'zone', 'controlled', 'chosen'];

/** It is none of those itself as its cost is counted: it has not been cast yet (601.2i). */
export const firstOfTurn = (changed: Construct<Change>): Construct<Static> =>
  clause(
    'the (nth:first|second|third) <of> you cast each turn <changed>',
    { of: noun, changed },
    ({ of, changed: change }, { forms: { nth = '' }, tree: { start } }): Static => {
      const kinds = kindsIn(of);
      if (!kinds.has('spell') || unknown.some((kind) => kinds.has(kind))) throw new Unclear(start);
      const before: Amount = { kind: 'happened', what: 'cast', of };
      return {
        ...rules({ rule: 'cost', of: and(of, controlledBy(you)), by: you, ...change }),
        condition: { kind: 'compare', left: before, comparison: 'exactly', right: number(['first', 'second', 'third'].indexOf(nth)) },
      };
    },
  );
