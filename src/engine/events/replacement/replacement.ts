/** What replacement and prevention effects have in common (614, 615). */
import type { GameEvent } from '../events.ts';
import type { Look } from '../../look/look.ts';
import type { Game, Procedure } from '../procedure.ts';
import type { Applicable, Replaced } from './applicable.ts';

export type { Replaced, ReplacementGroup } from './applicable.ts';
import type { ContinuousEffect, GameState } from '../../state/state.ts';

/** An effect that would replace or prevent an event. */
export interface Replacement extends Applicable {
  readonly apply: (game: Game) => Procedure<Replaced>;
}

/** Finds the effects that would apply to an event now. */
export type Finder = (look: Look, event: GameEvent) => readonly Replacement[];

/** What is done, as a procedure that asks nothing. */
export function* at(replaced: Replaced): Procedure<Replaced> {
  return replaced;
}

/** Counts one use of an effect that applies a number of times. */
export function useEffect(state: GameState, id: number): GameState {
  const effects = state.effects
    .map((effect) => (effect.id === id && effect.times !== undefined ? { ...effect, times: effect.times - 1 } : effect))
    .filter(({ times }) => times === undefined || times > 0);
  return { ...state, effects };
}

/** A shield shrinks by what it took. */
export function wear(state: GameState, { id, shield }: ContinuousEffect, prevented: number): GameState {
  if (typeof shield !== 'number') return state;
  const effects = state.effects
    .map((effect) => (effect.id === id ? { ...effect, shield: shield - prevented } : effect))
    .filter((effect) => effect.shield !== 0);
  return { ...state, effects };
}
