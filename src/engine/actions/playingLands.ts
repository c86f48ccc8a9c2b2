/** Playing lands: a special action, so often a turn (116.2a, 305; 212.6 of 2005). */
import { isAllowed, turnedUp } from './casting/ways.ts';
import { isSorceryTime } from './casting/timing.ts';
import { changePlayer, findPlayer } from '../state/changes.ts';
import { amountOf, resolveRef } from '../look/reading/read.ts';
import { castableFace } from '../look/faces.ts';
import { lookAt } from '../look/layers/characteristics.ts';
import type { Look } from '../look/look.ts';
import { becameOf } from '../events/instructions/became.ts';
import { perform } from '../events/perform.ts';
import type { Game, Procedure } from '../events/procedure.ts';
import { Refusal } from '../events/question.ts';
import { rulesInForce } from '../look/rulesInForce.ts';
import type { CardId, GameState, ObjectId, PlayerId } from '../state/state.ts';
import { isActive } from '../state/teams.ts';

/** Plays a land in one's own main phase while the stack is empty. `face`: of a modal double-faced card. @throws Refusal */
export function* playLand(game: Game, player: PlayerId, id: ObjectId, face?: number): Procedure<void> {
  const look = lookAt(turnedUp(game.state, id));
  const object = game.state.objects[id];
  if (!object || !isLand(look, id, face)) throw new Refusal('it is no land', 'land.play');
  // Only the face that is played is evaluated, as of a spell (712.11c, 712.12).
  const played = face === undefined ? look : lookAt(withFace(look.state, object.card, face));
  if (object.zone === 'battlefield' || object.zone === 'stack' || !isAllowed(played, player, object, 'lands'))
    throw new Refusal('it cannot be played from where it is', 'land.play');
  if (!isActive(game.state, player)) throw notOwnTurn();
  if (!isSorceryTime(look, player))
    throw new Refusal('only in its player’s main phase while the stack is empty', 'land.play', 'special.land', 'turn.main.land');
  yield* playLandNow(game, player, id, face);
}

/** The position if one face of a card were all that it has. */
function withFace(state: GameState, id: CardId, face: number): GameState {
  const card = state.cards[id];
  const of = card?.faces[face];
  return card && of ? { ...state, cards: { ...state.cards, [id]: { ...card, layout: 'normal', faces: [of] } } } : state;
}

export const isLand = (look: Look, id: ObjectId, face?: number): boolean => castableFace(look, id, face).types.includes('land');

/**
 * Plays a land where an instruction says so: from any zone and whatever resolves, yet in one's own turn and of no more lands than may be
 * played (305.2b, 305.3). Returns what it became.
 * @throws Refusal
 */
export function* playLandNow(game: Game, player: PlayerId, id: ObjectId, face?: number): Procedure<readonly ObjectId[]> {
  const bar = barToLands(lookAt(game.state), player);
  if (bar) throw bar;
  const { landsPlayed = 0 } = findPlayer(game.state, player) ?? {};
  game.state = changePlayer(game.state, player, { landsPlayed: landsPlayed + 1 });
  const happened = yield* perform(game, [
    { kind: 'move', object: id, to: 'battlefield', cause: 'play', as: { controller: player, ...(face === undefined ? {} : { face }) } },
  ]);
  return becameOf(happened);
}

/** Why a player cannot play a land now, whatever says so (305.2b, 305.3). */
export function barToLands(look: Look, player: PlayerId): Refusal | undefined {
  if (!isActive(look.state, player)) return notOwnTurn();
  if (isForbidden(look, player)) return new Refusal(`${player} cannot play lands`, 'land.play', 'cannot');
  if ((findPlayer(look.state, player)?.landsPlayed ?? 0) < landsPerTurn(look, player)) return undefined;
  return new Refusal('no further land may be played this turn', 'land.oncePerTurn', 'land.tooMany', 'special.land', 'turn.main.land');
}

const notOwnTurn = (): Refusal =>
  new Refusal('only in its player’s own turn', 'land.play', 'land.ownTurn', 'special.land', 'turn.main.land');

/** One, and what effects allow besides (305.2). */
function landsPerTurn(look: Look, player: PlayerId): number {
  return rulesInForce(look).reduce(
    (sum, { rule, context }) =>
      rule.rule === 'lands per turn' && resolveRef(look, rule.who, context).includes(player)
        ? sum + amountOf(look, rule.amount, context)
        : sum,
    1,
  );
}

const isForbidden = (look: Look, player: PlayerId): boolean =>
  rulesInForce(look).some(
    ({ rule, context }) => rule.rule === 'cannot' && rule.what === 'play lands' && resolveRef(look, rule.who, context).includes(player),
  );
