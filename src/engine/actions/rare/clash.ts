/** Clashing (701.30): both reveal the top card, decide where it stays, and the greater mana value wins. */
import { askWhether } from '../../events/choices.ts';
import type { GameEvent } from '../../events/events.ts';
import { nameOf } from '../../events/nameOf.ts';
import { perform } from '../../events/perform.ts';
import { type RareInstructions, say } from '../../events/procedure.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import { numberOf } from '../../look/reading/compare.ts';
import { resolveRef } from '../../look/reading/read.ts';
import { inTurnOrder, objectsIn } from '../../state/changes.ts';

/** Who won is remembered as `clash won`. */
export const clash: RareInstructions['clash'] = function* (game, { who, against }, context) {
  const look = lookAt(game.state);
  const clashing = [who, against].flatMap((ref) => resolveRef(look, ref, context));
  const shown = inTurnOrder(game.state)
    .filter((player) => clashing.includes(player))
    .map((player) => {
      const card = objectsIn(game.state, 'library', player)[0];
      const object = card === undefined ? undefined : game.state.objects[card];
      const value = object && numberOf(look, object, 'mana value');
      return { player, card, value };
    });
  say(
    game,
    'revealed',
    shown.flatMap(({ card }) => card ?? []),
    ['action.clash', 'action.reveal'],
  );
  const events: GameEvent[] = [];
  for (const { player, card } of shown) {
    if (card === undefined) continue;
    const down = yield* askWhether(
      game,
      player,
      `Does ${player} put ${nameOf(game.state, card)} on the bottom?`,
      context.source,
      'action.clash.order',
    );
    if (down) events.push({ kind: 'move', object: card, to: 'library', cause: 'effect', at: 'bottom' });
  }
  yield* perform(game, events);
  const [winner, ...tied] = shown.filter(
    ({ player, value }) => value !== undefined && shown.every((other) => other.player === player || (other.value ?? -1) < value),
  );
  say(game, 'clash', winner && tied.length === 0 ? winner.player : undefined);
  return { 'clash won': winner ? [winner.player] : [] };
};
