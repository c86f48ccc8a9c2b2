/** Whether facts hold in a position: asked as an expectation of a scenario is. */
import type { GameState } from '../../engine/state/state.ts';
import { checkExpectation, type Seen } from '../expecting/expectations.ts';
import { ScenarioRefusal } from '../format/refusal.ts';
import { expectFacts, type Fact } from './facts.ts';

/** What is otherwise, by its path; undefined where one of the facts is about something that was never there. */
export function otherwise(state: GameState, facts: readonly Fact[]): ReadonlyMap<string, unknown> | undefined {
  try {
    return new Map(checkExpectation(expectFacts(facts), '', seenIn(state)).map(({ key, actual }) => [key, actual]));
  } catch (error) {
    if (error instanceof ScenarioRefusal) return undefined;
    throw error;
  }
}

/** A position by itself: nothing is asked in it, and nothing has happened. */
const seenIn = (state: GameState): Seen => ({
  session: { state: () => state, pending: () => undefined, triggered: () => ({}) },
  cited: new Set(),
  legal: undefined,
  abilitiesOf: () => undefined,
  refused: new Map(),
});
