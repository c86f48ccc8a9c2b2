/** Changing targets of what is on the stack (115.7a, 115.7b). */
import type { Instruction } from '../../language/instruction.ts';
import { what, who } from '../phrases.ts';
import { choice, clause, type Construct, maybe } from '../syntax.ts';

export const retargeting: readonly Construct<readonly Instruction[]>[] = [
  clause(
    'change (one:the|a) target of <of>[ to <to>]',
    { of: what, to: maybe(choice(what, who)) },
    ({ of, to }, { scope, forms: { one } }): readonly Instruction[] => [
      { do: 'retarget', what: of, who: scope.doer, ...(to ? { to } : {}), ...(one === 'a' ? { one: true } : {}) },
    ],
  ),
];
