/**
 * Triggered abilities of things that nothing tells apart. In whatever order they go onto the stack, one of such things stands where the other
 * would: the game goes on alike but for which of them is called what.
 */
import { areSpokenOf, describeThing, recordsByThing, writeFor } from '../state/alikeThings.ts';
import type { GameState, ObjectId, WaitingTrigger } from '../state/state.ts';

/** Whether each of the triggers is of a source of its own, and those are the same in everything that is or happened in the game. */
export function areOfAlike(state: GameState, triggers: readonly WaitingTrigger[]): boolean {
  const sources = new Set(triggers.map(({ source }) => source));
  if (sources.size < triggers.length || triggers.some(({ context }) => context !== undefined)) return false;
  const [first, ...others] = triggers;
  if (first === undefined) return false;
  const records = recordsByThing(state, sources);
  const described = describe(state, first, sources, records);
  return others.every((each) => describe(state, each, sources, records) === described) && !areSpokenOf(state, sources);
}

/** A trigger with its source, without what differs for each thing. */
function describe(
  state: GameState,
  { source, controller, ability, event, memory }: WaitingTrigger,
  all: ReadonlySet<ObjectId>,
  records: ReadonlyMap<ObjectId, readonly unknown[]>,
): string {
  const described = describeThing(state, source, all, records);
  return described === undefined ? source : JSON.stringify([controller, ability, memory, described, writeFor(event, source, all)]);
}
