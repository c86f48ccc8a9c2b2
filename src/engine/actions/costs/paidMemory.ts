/** What a spell or ability knows of what its costs, or those in its effect, were paid with (608.2h, 400.7j). */
import { deedSlot } from '../../language/deed.ts';
import type { Memory } from '../../events/instructions/instruction.ts';
import { paidWith } from '../../look/reading/foundAgain.ts';
import type { Paid } from './costs.ts';

/** By what was done with them, as they were; nothing under what was not done: a text speaks of something else then. */
export function memoryOfPaid({ mana: _, removed, ...objects }: Partial<Paid>): Memory {
  const done = Object.entries(objects).filter(([, ids]) => ids.length > 0);
  return {
    ...(done.length === 0 ? {} : { ...Object.fromEntries(done), [paidWith]: done.flatMap(([, ids]) => ids) }),
    ...(removed === undefined ? {} : { [deedSlot('counters removed', 'by player')]: removed }),
  };
}
