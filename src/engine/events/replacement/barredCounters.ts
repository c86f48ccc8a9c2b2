/** Counters with which something would enter and that cannot be put on it (122.6, 614.17d, 2026-01-16). */
import type { GameEvent } from '../events.ts';
import type { Look } from '../../look/look.ts';
import { type Game, tellAll } from '../procedure.ts';
import { rulesInForce } from '../../look/rulesInForce.ts';
import { never, takesNone } from './impossible.ts';
import { countersOf, lookEntering, withCounters } from './written.ts';

/** The event without them: it enters all the same. */
export function withoutBarred(game: Game, look: Look, event: GameEvent): GameEvent {
  if (!rulesInForce(look).some(({ rule }) => rule.rule === 'no counters')) return event;
  const counters = countersOf(event);
  const entering = counters.length === 0 ? undefined : lookEntering(look, event);
  if (!entering) return event;
  const left = counters.filter(([counter]) => !takesNone(entering.look, entering.id, counter));
  if (left.length === counters.length) return event;
  for (const [counter, change] of counters)
    if (change > 0 && takesNone(entering.look, entering.id, counter))
      tellAll(game, game.teller?.impossible(entering.look, { kind: 'counters', on: entering.id, counter, change }, never));
  return withCounters(event, Object.fromEntries(left));
}
