/** Ending the turn (724): everything on the stack is exiled, and the turn goes on with its cleanup step. */
import type { GameEvent } from '../../events/events.ts';
import { perform } from '../../events/perform.ts';
import { type RareInstructions, say } from '../../events/procedure.ts';
import { runStateBasedActions } from '../../stateBasedActions/run.ts';

export const endTurn: RareInstructions['end turn'] = function* (game) {
  say(game, 'end turn');
  // Abilities that triggered before and are not on the stack yet cease to exist (724.1a).
  game.state = { ...game.state, waiting: [] };
  yield* perform(
    game,
    game.state.zones.stack.map((object): GameEvent => ({ kind: 'move', object, to: 'exile', cause: 'exile' })),
  );
  yield* runStateBasedActions(game);
  yield* perform(
    game,
    game.state.zones.battlefield
      .filter((id) => game.state.objects[id]?.attacking !== undefined || game.state.objects[id]?.blocking !== undefined)
      .map((object): GameEvent => ({ kind: 'leave combat', object })),
  );
  game.state = { ...game.state, turn: { ...game.state.turn, ending: true } };
  return undefined;
};
