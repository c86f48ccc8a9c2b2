/** All counters of a kind, or of every kind, are removed: how many they were is spoken of behind it. */
import type { Instruction } from '../../language/instruction.ts';
import type { Ref } from '../../language/ref.ts';
import { counterName } from '../amounts.ts';
import { sayRemoved } from '../countersRemoved.ts';
import { handOn } from '../scope.ts';
import { clause, type Construct } from '../syntax.ts';

export const removingAll = (thing: Construct<Ref>): readonly Construct<readonly Instruction[]>[] => [
  clause('remove all counters from <on>', { on: thing }, ({ on }, { scope }) =>
    handOn<readonly Instruction[]>(
      [{ do: 'counters', on, counter: 'any', amount: { kind: 'counters', counter: 'any', of: on }, remove: true }],
      sayRemoved(scope, 'any'),
    ),
  ),
  clause('remove all <counter> counters from <on>', { counter: counterName, on: thing }, ({ counter, on }, { scope }) =>
    handOn<readonly Instruction[]>(
      [{ do: 'counters', on, counter, amount: { kind: 'counters', counter, of: on }, remove: true }],
      sayRemoved(scope, counter),
    ),
  ),
];
