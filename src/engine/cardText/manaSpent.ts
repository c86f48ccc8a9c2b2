/** "The amount of mana spent to cast it": what was paid for the spell that it is or was (400.7d, 601.2h), also where that is gone (608.2h). */
import type { Amount } from '../language/amount.ts';
import type { Condition } from '../language/condition.ts';
import type { Ref } from '../language/ref.ts';
import { many } from './conditions.ts';
import { amount, condition, what } from './phrases.ts';
import { itself } from './references.ts';
import { number, Unclear } from './scope.ts';
import { choice, clause, type Construct } from './syntax.ts';

function spentOn(of: Ref, at: number): Amount {
  if (of.kind === 'self') return { kind: 'mana spent' };
  // Of one thing, that is known where it has gone since.
  if (of.kind !== 'event' && of.kind !== 'target') throw new Unclear(at, 'which spell it is is not said');
  return { kind: 'mana spent', of };
}
const manaSpent: Construct<Amount> = clause(
  'the (amount of |)mana spent to %cast <of>',
  { of: choice(itself, what) },
  ({ of }, { tree: { start } }) => spentOn(of, start),
  { numbers: { of: false } },
);
amount.define(manaSpent);

condition.define(
  clause(
    '(<least> or more|at least <least>) mana was spent to %cast <of>',
    { least: many, of: choice(itself, what) },
    ({ least, of }, { tree: { start } }): Condition => ({
      kind: 'compare',
      left: spentOn(of, start),
      comparison: 'at least',
      right: least,
    }),
    { numbers: { of: false } },
  ),
  clause(
    '<left> (how:is greater|was less) than <right>',
    { left: manaSpent, right: amount },
    ({ left, right }, { forms: { how } }): Condition =>
      how === 'is greater'
        ? { kind: 'compare', left, comparison: 'at least', right: { kind: 'sum', of: [right, number(1)] } }
        : { kind: 'not', condition: { kind: 'compare', left, comparison: 'at least', right } },
  ),
);
