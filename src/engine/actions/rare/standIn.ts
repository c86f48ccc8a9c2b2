/** Who chooses in the place of a player who has left the game: another player, whom the controller of the object chooses (800.4g). */
import type { Rare } from '../../events/procedure.ts';
import { cite } from '../../events/procedure.ts';
import { inTurnOrder, isInGame, opponentsOf, teamOf } from '../../state/changes.ts';
import { askWhich } from './askWhich.ts';

export const standIn: Rare['standIn'] = function* (game, gone, { controller, source }) {
  const { state } = game;
  if (!isInGame(state, controller)) return gone;
  const others = inTurnOrder(state);
  // Of an opponent's choice another opponent makes it, as long as there is one.
  const opponents = teamOf(state, controller).includes(gone) ? [] : opponentsOf(state, controller);
  const able = opponents.length > 0 ? opponents : others;
  const [only] = able;
  if (only === undefined) return gone;
  cite(game, 'leave.choice');
  if (able.length === 1) return only;
  const about = { player: controller, source, text: `Who chooses in the place of ${gone}?` };
  return yield* askWhich(game, about, able, 'it is a player who is still in the game', 'leave.choice');
};
