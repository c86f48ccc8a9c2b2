/** How many counters a text has removed, or asked for as a cost: "for each charge counter removed this way". */
import type { Amount } from '../language/amount.ts';
import { deedSlot } from '../language/deed.ts';
import { type Scope, sayAmount, Unclear } from './scope.ts';

const removed: Amount = { kind: 'memory', slot: deedSlot('counters removed', 'by player') };

/** @throws Unclear where some were removed before: how many both were together is not known */
export function sayRemoved(scope: Scope, counter: string, at: number, amount: Amount = removed): Scope {
  if (scope.amounts.some((each) => each.removed !== undefined)) throw new Unclear(at, 'it was done twice');
  const { amounts, ...rest } = sayAmount(scope, amount);
  return { ...rest, amounts: amounts.map((each, at) => (at === amounts.length - 1 ? { ...each, removed: counter } : each)) };
}

/** How many of that kind, or of any. @throws Unclear where none of the kind were removed */
export function removedThisWay({ amounts }: Scope, counter: string | undefined, at: number): Amount {
  const last = amounts.findLast((each) => each.removed !== undefined);
  if (!last || (counter !== undefined && last.removed !== counter)) throw new Unclear(at, 'none of that kind are removed');
  return last.amount;
}
