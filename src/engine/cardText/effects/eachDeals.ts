/** Several creatures that deal damage at once, each as much as its own power is (120.2). */
import type { Instruction } from '../../language/instruction.ts';
import type { Ref } from '../../language/ref.ts';
import { clause, type Construct } from '../syntax.ts';
import { apart, recipient, source } from './simple.ts';

const each: Ref = { kind: 'each' };
export const eachDeals: Construct<readonly Instruction[]> = clause(
  '<source> each deal damage equal to their power to <to>',
  { source, to: recipient },
  ({ source: of, to }): readonly Instruction[] => [
    { do: 'for each', of, then: [{ do: 'damage', source: each, to, amount: { kind: 'characteristic', name: 'power', of: each } }] },
  ],
  { numbers: { source: true }, ...apart },
);
