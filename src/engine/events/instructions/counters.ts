/** Putting counters on permanents and players, and removing them (122). */
import { deedOfAmounts } from './deed.ts';
import { isPlayer } from '../../look/reading/context.ts';
import { type EventInstruction, presentThings, timesOf } from './instruction.ts';

export const counters: EventInstruction<'counters'> = {
  eventsOf: (look, { amount, counter, on: where, remove }, context) => {
    const { source } = context;
    const change = timesOf(look, amount, context) * (remove ? -1 : 1);
    if (change === 0) return [];
    return presentThings(look, where, context)
      .filter((on) => isPlayer(look.state, on) || look.state.objects[on] !== undefined)
      .map((on) => ({ kind: 'counters', on, counter, change, source }));
  },
  remembers: (happened, _, { counter, remove }) =>
    deedOfAmounts(
      remove ? 'counters removed' : 'counters put',
      happened.flatMap(({ event }) =>
        event.kind === 'counters' && event.counter === counter ? [[event.on, Math.abs(event.change)] as const] : [],
      ),
    ),
};
