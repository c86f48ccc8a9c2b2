/** Counters with which something would enter and that cannot be put on it (122.6, 614.17d, 2026-01-16). */
import type { GameEvent } from '../events.ts';
import type { Look } from '../../look/look.ts';
import { type Game, tellAll } from '../procedure.ts';
import { never, takesNone } from './impossible.ts';
import { countersOf, lookEntering, withCounters } from './written.ts';

type Barred = (counter: string) => boolean;

/** Which counters cannot be put on something as it enters: it is looked at as it would be there, its own abilities about itself too (113.6i). */
function barring(look: Look, event: GameEvent): { readonly isBarred: Barred; readonly tell: (game: Game, counter: string) => void } {
  const entering = lookEntering(look, event);
  return {
    isBarred: (counter) => entering !== undefined && takesNone(entering.look, entering.id, counter, entering.id),
    tell: (game, counter) => {
      if (!entering) return;
      const put = { kind: 'counters', on: entering.id, counter, change: 1 } as const;
      tellAll(game, game.teller?.impossible(entering.look, put, never));
    },
  };
}

/** The event without them: it enters all the same. */
export function withoutBarred(game: Game, look: Look, event: GameEvent): GameEvent {
  const counters = countersOf(event);
  if (counters.length === 0) return event;
  const { isBarred, tell } = barring(look, event);
  const left = counters.filter(([counter]) => !isBarred(counter));
  if (left.length === counters.length) return event;
  for (const [counter, change] of counters) if (change > 0 && isBarred(counter)) tell(game, counter);
  return withCounters(event, Object.fromEntries(left));
}

/** Whether something cannot enter with a kind of counter, which is said. */
export function isBarredFrom(game: Game, look: Look, event: GameEvent, counter: string): boolean {
  const { isBarred, tell } = barring(look, event);
  if (!isBarred(counter)) return false;
  tell(game, counter);
  return true;
}
