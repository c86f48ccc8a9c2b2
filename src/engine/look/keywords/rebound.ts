/** Rebound: the spell is exiled, and may be cast again in the next upkeep (702.88). */
import type { Instruction } from '../../language/instruction.ts';
import { may, remembered, self, upkeep, you } from './write.ts';

/** What is done with a spell with rebound in place of putting it into the graveyard. */
export const rebound: readonly Instruction[] = [
  { do: 'move', what: self, to: 'exile', remember: 'rebound' },
  {
    do: 'later',
    when: upkeep,
    then: [may([{ do: 'cast', who: you, what: remembered('rebound'), cost: [] }])],
    text: 'rebound',
  },
];
