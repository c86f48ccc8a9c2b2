/** Putting counters on permanents and players, and removing them (122). */
import { deedOfAmounts } from './deed.ts';
import { rulesInForce } from '../../look/rulesInForce.ts';
import { resolveRef } from '../../look/reading/read.ts';
import { isPlayer } from '../../look/reading/context.ts';
import { findPlayer } from '../../state/changes.ts';
import type { GameState, Thing } from '../../state/state.ts';
import { type EventInstruction, presentThings, timesOf } from './instruction.ts';

/** How many are there to be removed. */
function held(state: GameState, on: Thing, counter: string): number {
  const player = findPlayer(state, on);
  return state.objects[on]?.counters[counter] ?? (counter === 'poison' ? player?.poison : player?.counters[counter]) ?? 0;
}

export const counters: EventInstruction<'counters'> = {
  // A static ability may let the creature that was tapped to station do so by something else than its power (702.184c).
  alsoCites: (look, { amount }, context) => {
    if (amount.kind !== 'stationing') return [];
    const tapped = resolveRef(look, amount.of, context);
    const isOther = rulesInForce(look).some(
      ({ rule, context: own }) =>
        rule.rule === 'station by toughness' && resolveRef(look, rule.what, own).some((id) => tapped.includes(id)),
    );
    return isOther ? ['keyword.station.instead'] : [];
  },
  eventsOf: (look, { amount, counter, on: where, remove }, context) => {
    const { source } = context;
    const many = timesOf(look, amount, context);
    return presentThings(look, where, context)
      .filter((on) => isPlayer(look.state, on) || look.state.objects[on] !== undefined)
      .map((on) => ({ on, change: remove ? -Math.min(many, held(look.state, on, counter)) : many }))
      .filter(({ change }) => change !== 0)
      .map(({ on, change }) => ({ kind: 'counters', on, counter, change, source }));
  },
  remembers: (happened, _, { counter, remove }) =>
    deedOfAmounts(
      remove ? 'counters removed' : 'counters put',
      happened.flatMap(({ event }) =>
        event.kind === 'counters' && event.counter === counter ? [[event.on, Math.abs(event.change)] as const] : [],
      ),
    ),
};
