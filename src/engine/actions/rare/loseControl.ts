/** What was gained for a while is lost: delayed triggers wait for that (603.7). */
import { perform } from '../../events/perform.ts';
import type { Game, Procedure } from '../../events/procedure.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import { matches } from '../../look/reading/read.ts';
import type { DelayedTrigger, GameState, ObjectId } from '../../state/state.ts';

/** What of it that a trigger waits for is its controller's. */
function holdsNow(state: GameState, { event, source, controller, memory, context: announced }: DelayedTrigger): readonly ObjectId[] {
  if (event.on !== 'loses control') return [];
  const look = lookAt(state);
  return state.zones.battlefield.filter(
    (id) =>
      look.characteristicsOf(id).controller === controller && matches(look, id, event.what, { source, controller, announced, memory }),
  );
}

/** Nothing is lost that was never gained. */
export function* loseControl(game: Game): Procedure<void> {
  const before = game.state.delayed;
  if (before.every(({ event }) => event.on !== 'loses control')) return;
  const now = game.state;
  const delayed = before.map((trigger) => (trigger.event.on === 'loses control' ? { ...trigger, held: holdsNow(now, trigger) } : trigger));
  game.state = { ...now, delayed };
  const lost = before.flatMap(({ held = [], controller: player }, at) =>
    held
      .filter((id) => !delayed[at]?.held?.includes(id))
      .map((object) => ({ kind: 'did', what: 'loses control', object, player }) as const),
  );
  yield* perform(game, lost);
}
