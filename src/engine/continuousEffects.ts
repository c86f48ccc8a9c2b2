/** Continuous effects of spells and abilities that have resolved: how they begin and end (611.2). */
import type { Context } from './context.ts';
import type { ContinuousEffect, GameState } from './state.ts';
import { takeTimestamp } from './changes.ts';

/** Begins an effect. What it changes is fixed now (611.2c). */
export function addEffect(
  state: GameState,
  { source, controller }: Context,
  effect: Pick<ContinuousEffect, 'changes' | 'duration'> &
    Partial<Pick<ContinuousEffect, 'affected' | 'restriction' | 'shield' | 'what' | 'rules'>>,
): GameState {
  const [timestamp, next] = takeTimestamp(state);
  const made: ContinuousEffect = { ...effect, id: next.next.effect, source, controller, timestamp, turn: next.turn.number };
  return { ...next, next: { ...next.next, effect: next.next.effect + 1 }, effects: [...next.effects, made] };
}

/** Ends the effects that last until now. */
export function endEffects(state: GameState, when: 'cleanup' | 'end of combat' | 'untap'): GameState {
  const ends = ({ duration, controller }: ContinuousEffect): boolean =>
    (when === 'cleanup' && duration === 'end of turn') ||
    (when === 'end of combat' && duration === 'end of combat') ||
    (when === 'untap' && duration === 'your next turn' && controller === state.turn.active);
  const effects = state.effects.filter((effect) => !ends(effect) && isSourceThere(state, effect));
  return effects.length === state.effects.length ? state : { ...state, effects };
}

/** "For as long as this remains on the battlefield" ends with it. */
function isSourceThere(state: GameState, { duration, source }: ContinuousEffect): boolean {
  if (duration === 'while on battlefield') return state.objects[source]?.zone === 'battlefield';
  return duration !== 'while tapped' || state.objects[source]?.tapped === true;
}
