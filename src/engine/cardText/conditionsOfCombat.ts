/** What a text asks of the combat that goes on, and of what is most common: who attacked and blocked, which color most permanents have. */
import type { Condition } from '../language/condition.ts';
import type { Filter } from '../language/filter.ts';
import { type Color, colors } from '../language/manaCost.ts';
import { atLeast, once } from './conditions.ts';
import { color } from './changes.ts';
import { condition, nouns, what } from './phrases.ts';
import { contracted } from './pronouns.ts';
import { all, and, self, you } from './scope.ts';
import { clause, maybe } from './syntax.ts';

const count = (of: Filter, is: Color) => ({ kind: 'count', of: all(and(of, { kind: 'color', color: is })) }) as const;
/** No other color has more of them. What none of them has is not common. */
const mostCommon = (of: Filter, is: Color): Condition => ({
  kind: 'and',
  conditions: [once(count(of, is)), ...colors.filter((each) => each !== is).map((each) => atLeast(count(of, is), count(of, each)))],
});

condition.define(
  // 506.5
  clause('(<of>|<it> is) attacking alone', { of: maybe(contracted.is), it: maybe(what) }, ({ of, it = of ?? self }): Condition => ({
    kind: 'attacking alone',
    of: it,
  })),
  clause('<of> attacked or blocked this combat', { of: what }, ({ of }): Condition => ({
    kind: 'matches',
    subject: of,
    filter: { kind: 'fought' },
  })),
  // Attackers are declared in one step of each combat alone (508.1).
  clause("you've been attacked this step", {}, (): Condition => ({
    kind: 'and',
    conditions: [
      { kind: 'time', steps: ['declare attackers'] },
      { kind: 'matches', subject: you, filter: { kind: 'fought' } },
    ],
  })),
  clause('<is> is the most common color among all <of> or is tied for most common', { is: color, of: nouns }, ({ is, of }) =>
    mostCommon(of, is),
  ),
);
