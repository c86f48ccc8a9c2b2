/** Who chooses which creatures attack and block, where it is not the one who declares them (508.1, 509.1). */
import type { Duration } from '../../language/condition.ts';
import type { Instruction } from '../../language/instruction.ts';
import type { Ref } from '../../language/ref.ts';
import { clause, type Construct } from '../syntax.ts';
import { duration } from './durations.ts';

const declares = (what: 'attackers' | 'blockers', lasts: Duration, of: Ref): Instruction => ({
  do: 'rules',
  rules: [{ rule: 'declares', what, of }],
  duration: lasts,
});
const everyone: Ref = { kind: 'players', which: 'each' };
const opponents: Ref = { kind: 'players', which: 'opponents' };

export const choosingCombat: readonly Construct<readonly Instruction[]>[] = [
  clause(
    'you choose which creatures (how:attack <lasts>|block <lasts> and how those creatures block)',
    { lasts: duration },
    ({ lasts }, { forms: { how = '' } }): readonly Instruction[] => [
      declares(how.startsWith('attack') ? 'attackers' : 'blockers', lasts, everyone),
    ],
  ),
  clause(
    'creatures your opponents control block <lasts> if able, and you choose how those creatures block',
    { lasts: duration },
    ({ lasts }): readonly Instruction[] => [
      {
        do: 'rules',
        rules: [
          {
            rule: 'require',
            what: {
              kind: 'all',
              filter: {
                kind: 'and',
                filters: [
                  { kind: 'type', type: 'creature' },
                  { kind: 'controlled', by: opponents },
                ],
              },
            },
            to: 'block',
          },
        ],
        duration: lasts,
      },
      declares('blockers', lasts, opponents),
    ],
  ),
];
