/** "A number of +1/+1 counters equal to its power": how many stands behind, before or after what they are put on (122.1). */
import type { Amount } from '../../language/amount.ts';
import type { Instruction } from '../../language/instruction.ts';
import type { Ref } from '../../language/ref.ts';
import { counterName } from '../amounts.ts';
import { amount, what } from '../phrases.ts';
import { clause, type Construct } from '../syntax.ts';

const put = ({ on, counter, many }: { readonly on: Ref; readonly counter: string; readonly many: Amount }): readonly Instruction[] => [
  { do: 'counters', on, counter, amount: many },
];
export const numberOfCounters: readonly Construct<readonly Instruction[]>[] = [
  clause('put a number of <counter> counters on <on> equal to <many>', { counter: counterName, on: what, many: amount }, put),
  clause('put a number of <counter> counters equal to <many> (on|onto) <on>', { counter: counterName, many: amount, on: what }, put),
];
