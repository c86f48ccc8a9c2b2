/** Putting counters on permanents and players, and removing them (122). */
import { chosenCounter } from '../../language/choiceFrom.ts';
import { deedOfAmounts } from './deed.ts';
import { type Context, isPlayer } from '../../look/reading/context.ts';
import { listRemembered } from '../../look/reading/remembered.ts';
import { findPlayer } from '../../state/changes.ts';
import type { Thing } from '../../state/state.ts';
import { foundAgain } from '../../look/reading/foundAgain.ts';
import type { Look } from '../../look/look.ts';
import type { EventOf } from '../events.ts';
import { type EventInstruction, presentThings, timesOf } from './instruction.ts';

const exists = ({ state }: Look, thing: Thing): boolean => isPlayer(state, thing) || state.objects[thing] !== undefined;

const isChosen = (counter: string): boolean => counter.startsWith(chosenCounter);
/** The kind that was chosen, where the text lets somebody choose. */
export const kindOfCounter = (counter: string, { memory }: Context): string =>
  (isChosen(counter) && listRemembered(memory[counter])[0]) || counter;

export const counters: EventInstruction<'counters'> = {
  // Not on what is no more; on none of several it can be done.
  isPossible: (look, { amount, counter, on: where, remove }, context) => {
    const things = presentThings(look, where, context);
    if (!remove) return things.length === 0 || things.some((on) => exists(look, foundAgain(look, on, context)));
    if (isChosen(counter)) return things.some((on) => Object.values(countersOn(look, on)).some((many) => many > 0));
    return counter === 'any' || things.some((on) => (countersOn(look, on)[counter] ?? 0) >= timesOf(look, amount, context));
  },
  eventsOf: (look, { amount, counter: named, on: where, remove, trains, divided }, context) => {
    const counter = kindOfCounter(named, context);
    const { source, controller: putter } = context;
    const change = timesOf(look, amount, context);
    if (change === 0) return [];
    // What a cost exiled is spoken of as what it became.
    const things = presentThings(look, where, context)
      .map((on) => foundAgain(look, on, context))
      .filter((on) => exists(look, on));
    if (divided)
      return things.flatMap((on) =>
        ofShare({ kind: 'counters', on, counter, change: context.announced.division?.[on] ?? 0, source, putter }),
      );
    if (!remove) return things.map((on) => ({ kind: 'counters', on, counter, change, source, putter, ...(trains ? { trains } : {}) }));
    // No more than there are, and of "all counters" those of every kind.
    return things.flatMap((on) =>
      Object.entries(countersOn(look, on)).flatMap(([kind, count]): readonly EventOf<'counters'>[] => {
        const less = kind === counter ? Math.min(count, change) : counter === 'any' ? count : 0;
        return less > 0 ? [{ kind: 'counters', on, counter: kind, change: -less, source }] : [];
      }),
    );
  },
  remembers: (happened, _, { counter, remove }) =>
    deedOfAmounts(
      remove ? 'counters removed' : 'counters put',
      happened.flatMap(({ event }) =>
        event.kind === 'counters' && (event.counter === counter || counter === 'any' || isChosen(counter))
          ? [[event.on, Math.abs(event.change)] as const]
          : [],
      ),
    ),
};

const ofShare = (event: EventOf<'counters'>): readonly EventOf<'counters'>[] => (event.change > 0 ? [event] : []);

/** Those on an object, or of a player. */
export function countersOn({ state }: Look, on: Thing): Readonly<Record<string, number>> {
  const player = findPlayer(state, on);
  return player ? { ...player.counters, poison: player.poison } : (state.objects[on]?.counters ?? {});
}
