/** "The amount of mana spent to cast it": what was paid for the spell that it is or was (400.7d, 601.2h), also where that is gone (608.2h). */
import type { Amount } from '../language/amount.ts';
import type { Condition } from '../language/condition.ts';
import { amount, condition, what } from './phrases.ts';
import { itself } from './references.ts';
import { number, Unclear } from './scope.ts';
import { choice, clause, type Construct } from './syntax.ts';

const manaSpent: Construct<Amount> = clause(
  'the (amount of |)mana spent to %cast <of>',
  { of: choice(itself, what) },
  ({ of }, { tree: { start } }): Amount => {
    if (of.kind === 'self') return { kind: 'mana spent' };
    // Of one thing, that is known where it has gone since.
    if (of.kind !== 'event' && of.kind !== 'target') throw new Unclear(start, 'which spell it is is not said');
    return { kind: 'mana spent', of };
  },
  { numbers: { of: false } },
);
amount.define(manaSpent);

condition.define(
  clause(
    '<left> (how:is greater|was less) than <right>',
    { left: manaSpent, right: amount },
    ({ left, right }, { forms: { how } }): Condition =>
      how === 'is greater'
        ? { kind: 'compare', left, comparison: 'at least', right: { kind: 'sum', of: [right, number(1)] } }
        : { kind: 'not', condition: { kind: 'compare', left, comparison: 'at least', right } },
  ),
);
