/** Ending the turn (723): everything on the stack is exiled, and the turn goes on with its cleanup step. */
import { type Variant, variantOn } from '../../concepts/variant.ts';
import type { GameEvent } from '../../events/events.ts';
import { perform } from '../../events/perform.ts';
import { type RareInstructions, say } from '../../events/procedure.ts';
import type { GameState } from '../../state/state.ts';
import { runStateBasedActions } from '../../stateBasedActions/run.ts';

/** What becomes of abilities that triggered before and are not on the stack yet: they cease to exist, or wait for the cleanup step (723.1a, 723.1f). */
export const triggeredBefore: readonly Variant<(waiting: GameState['waiting']) => GameState['waiting']>[] = [
  { from: '2015-07-17', value: () => [] },
  { from: '', value: (waiting) => waiting },
];

export const endTurn: RareInstructions['end turn'] = function* (game) {
  const { waiting } = game.state;
  const left = waiting.length === 0 ? waiting : variantOn(triggeredBefore, game.state.day)(waiting);
  say(game, 'end turn', left.length < waiting.length, left.length > 0);
  game.state = { ...game.state, waiting: left };
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
