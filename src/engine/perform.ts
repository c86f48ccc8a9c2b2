/** Carrying out a batch of simultaneous events: replaced, applied, told, and looked at by triggers. */
import { applyEvents, type Happened } from './applyEvents.ts';
import { resultsOfDamage } from './damage.ts';
import type { GameEvent } from './events.ts';
import { lookAt } from './layers/characteristics.ts';
import type { Game, Procedure } from './procedure.ts';
import { replaceEvents } from './replacement/replaceEvents.ts';
import { findTriggers } from './triggers.ts';
import { describeEvents } from './tellEvents.ts';

/**
 * Carries out events that happen at once. Replacement and prevention effects may ask players for their order, so this is a procedure.
 * Gives what really happened.
 */
export function* perform(game: Game, events: readonly GameEvent[]): Procedure<readonly Happened[]> {
  if (events.length === 0) return [];
  const replaced = yield* replaceEvents(game, events);
  const before = game.state;
  const { state, happened } = applyEvents(before, replaced);
  game.state = state;
  for (const { event, text, cites } of describeEvents(before, state, happened)) game.tell(event, text, ...cites);
  const waiting = findTriggers(lookAt(before), lookAt(state), happened);
  if (waiting.length > 0) game.state = { ...game.state, waiting: [...game.state.waiting, ...waiting] };
  // What damage does besides being marked is part of the same event (120.3): life lost, counters put, life gained.
  const results = resultsOfDamage(lookAt(before), happened);
  const further = results.length === 0 ? [] : yield* perform(game, results);
  return [...happened, ...further];
}
