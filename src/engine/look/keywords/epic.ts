/** Epic: no more spells, and a copy of this one each upkeep (702.50). */
import type { Instruction } from '../../language/instruction.ts';
import { self, upkeep, you } from './write.ts';

/** What epic does as its spell resolves (702.50a). */
export const epic: readonly Instruction[] = [
  { do: 'rules', rules: [{ rule: 'cannot', who: you, what: 'cast spells' }], duration: 'permanent' },
  {
    do: 'later',
    when: upkeep,
    then: [{ do: 'copy spell', what: self, newTargets: true, changes: [{ kind: 'lose keyword', keyword: 'epic' }] }],
    duration: 'permanent',
    text: 'epic',
  },
];
