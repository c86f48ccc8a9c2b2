/** What a text says of a position: refs, filters, amounts and conditions, which speak of each other, bound together. */
import type { Amount } from '../../language/amount.ts';
import * as amounts from './amounts.ts';
import * as conditions from './conditions.ts';
import * as filters from './filters.ts';
import { beforeLeaving } from './ofWhoLeft.ts';
import { known } from './illegalTargets.ts';
import type { Look } from '../look.ts';
import type { Context } from './context.ts';
import type { Reading } from './reading.ts';
import * as refs from './refs.ts';

/** What is counted of somebody's; what is made of several numbers asks each by itself. */
const counted: ReadonlySet<string> = new Set<Amount['kind']>([
  'count',
  'hand size',
  'party',
  'greatest',
  'characteristic',
  'count different',
]);

/** How the game is looked at to count what a text asks of: as it was, where that is of a player who has left (800.4i). */
export const lookToCount = (look: Look, amount: Amount, context: Context): Look =>
  (counted.has(amount.kind) && beforeLeaving(read, look, amount, context)) || look;

/** Each reader of a part is handed all of them, so that no file has to import one that imports it. */
const read: Reading = {
  resolveRef: (look, ref, context) => refs.resolveRef(read, look, ref, context),
  choosersOf: (look, ref, context) => refs.choosersOf(read, look, ref, context),
  findMatching: (look, filter, context) => filters.findMatching(read, look, filter, context),
  matches: (look, thing, filter, context) => filters.matches(read, look, thing, filter, context),
  matchesObject: (look, object, filter, context) => filters.matchesObject(read, look, object, filter, context),
  pairOf: (look, id) => filters.pairOf(read, look, id),
  amountOf: (look, amount, context) => amounts.amountOf(read, lookToCount(look, amount, context), amount, known(context)),
  conditionHolds: (look, condition, context) =>
    conditions.conditionHolds(
      read,
      ((condition.kind === 'exists' || condition.kind === 'some') && beforeLeaving(read, look, condition, context)) || look,
      condition,
      known(context),
    ),
};

export const { resolveRef, choosersOf, findMatching, matches, amountOf, conditionHolds } = read;
