/** What comes of a number below 0 by which power or toughness would be modified, of a static ability and of what began before alike (107.1b). */
import { type Variant, variantOn } from '../../concepts/variant.ts';
import type { Amount } from '../../language/amount.ts';
import type { Modification } from '../../language/modification.ts';

type Modifying = Extract<Modification, { kind: 'modify power/toughness' }>;

/** Whether such a number is used as it is; else 0 is. */
type Keeps = (change: Modifying) => boolean;

/** Setting power or toughness uses it on all days, and is not asked for. */
export const negativeNumbers: readonly Variant<Keeps>[] = [
  { from: '2018-04-27', value: ({ doubles }) => doubles === true },
  { from: '2017-07-08', value: () => false },
  { from: '2007-05-01', value: () => true },
  // 104.2 of 2003-07-01: what is less than 0 counts as 0 for all but changing it.
  { from: '', value: () => false },
];

/** By how much something is modified. What is written is meant, as in -5/-0; of "-X/-0" it is X that may come out below 0. */
export function modifiedBy(change: Modifying, of: Amount, day: string, amount: (of: Amount) => number): number {
  if (of.kind === 'number') return of.value;
  const [factor, value] = of.kind === 'times' ? [of.factor, amount(of.of)] : [1, amount(of)];
  return value >= 0 || variantOn(negativeNumbers, day)(change) ? factor * value : 0;
}
