/** Delayed and reflexive triggers (603.7, 603.12). */
import { type RareInstructions, tellAll } from '../../events/procedure.ts';
import type { DelayedTrigger } from '../../state/state.ts';

/** A delayed trigger waits for its event (603.7); a reflexive one has triggered already (603.12). */
export const later: RareInstructions['later'] = function* (game, { when, then, duration, once, targets, text = '' }, context) {
  // Nothing is asked on the way.
  yield* [];
  const { announced, event, memory, source, controller } = context;
  const { next, turn } = game.state;
  if (when.on === 'when you do') {
    const ability = { kind: 'triggered', text, event: when, effect: { targets: targets ?? [], instructions: then } } as const;
    const waiting = { source, controller, ability, event: event ?? {}, memory, ...(targets ? {} : { context: announced }) };
    game.state = { ...game.state, waiting: [...game.state.waiting, waiting] };
    return undefined;
  }
  const trigger: DelayedTrigger = {
    id: next.effect,
    source,
    controller,
    event: when,
    instructions: then,
    memory,
    context: { ...announced, ...(event ? { event } : {}) },
    text,
    turn: turn.number,
    ...(duration === undefined ? {} : { duration }),
    ...(once ? { once } : {}),
    ...(targets ? { targets } : {}),
  };
  game.state = { ...game.state, next: { ...next, effect: next.effect + 1 }, delayed: [...game.state.delayed, trigger] };
  tellAll(game, game.teller?.waits(game.state, source, text));
  return undefined;
};
