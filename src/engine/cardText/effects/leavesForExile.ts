/** What would leave the battlefield is exiled instead of going anywhere else (614.1a). */
import type { Filter } from '../../language/filter.ts';
import type { Instruction } from '../../language/instruction.ts';
import type { StaticRule } from '../../language/staticRule.ts';
import { herself } from '../pronouns.ts';
import { Unclear } from '../scope.ts';
import { clause, type Construct } from '../syntax.ts';

export const leaving = (what: Filter | 'self'): StaticRule => ({
  rule: 'replace',
  event: { on: 'leaves', what },
  by: [{ do: 'move', what: { kind: 'event', role: 'object' }, to: 'exile' }],
  instead: true,
});

export const leavesForExile: Construct<readonly Instruction[]> = clause(
  'if <of> would %leave, exile it instead of putting it anywhere else',
  { of: herself },
  ({ of }, { tree: { start } }): readonly Instruction[] => {
    // Which one it is is known from here on.
    if (of.kind !== 'memory' && of.kind !== 'target') throw new Unclear(start, 'which permanent it is is not known');
    return [{ do: 'rules', rules: [leaving({ kind: 'one of', of })], duration: 'permanent' }];
  },
);
