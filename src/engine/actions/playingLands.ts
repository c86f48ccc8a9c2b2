/** Playing lands: a special action, so often a turn (116.2a, 305; 212.6 of 2005). */
import { type Variant, variantOn } from '../concepts/variant.ts';
import { isAllowed, turnedUp } from './casting/ways.ts';
import { isSorceryTime } from './casting/timing.ts';
import { changePlayer, findPlayer } from '../state/changes.ts';
import { amountOf, resolveRef } from '../look/reading/read.ts';
import { castableFace } from '../look/faces.ts';
import { lookAt } from '../look/layers/characteristics.ts';
import type { Look } from '../look/look.ts';
import { becameOf } from '../events/instructions/became.ts';
import { perform } from '../events/perform.ts';
import { type Game, type Procedure, rareOf } from '../events/procedure.ts';
import { Refusal } from '../events/question.ts';
import { rulesInForce } from '../look/rulesInForce.ts';
import type { CardId, GameState, ObjectId, PlayerId, PlayerState } from '../state/state.ts';
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
  const look = lookAt(game.state);
  const bar = barToLands(look, player);
  if (bar) throw bar;
  const plays = landPlays(look, player);
  const by = plays.length > 1 ? yield* rareOf(game, 'by which effect a land is played').chooseLandPlay(game, player, plays) : plays[0];
  const { landsPlayed = 0, landsBy = [] } = findPlayer(game.state, player) ?? {};
  game.state = changePlayer(game.state, player, {
    landsPlayed: landsPlayed + 1,
    ...(by?.key === undefined ? {} : { landsBy: [...landsBy, by.key] }),
  });
  const happened = yield* perform(game, [
    { kind: 'move', object: id, to: 'battlefield', cause: 'play', as: { controller: player, ...(face === undefined ? {} : { face }) } },
  ]);
  return becameOf(happened);
}

/** Why a player cannot play a land now, whatever says so (305.2b, 305.3). */
export function barToLands(look: Look, player: PlayerId): Refusal | undefined {
  if (!isActive(look.state, player)) return notOwnTurn();
  if (isForbidden(look, player)) return new Refusal(`${player} cannot play lands`, 'land.play', 'cannot');
  if (landPlays(look, player).length > 0) return undefined;
  return new Refusal('no further land may be played this turn', 'land.oncePerTurn', 'land.tooMany', 'special.land', 'turn.main.land');
}

const notOwnTurn = (): Refusal =>
  new Refusal('only in its player’s own turn', 'land.play', 'land.ownTurn', 'special.land', 'turn.main.land');

/** What lets a player play another land this turn: an effect of an object, or the rule by itself. */
export interface LandPlay {
  readonly key?: string;
  readonly source?: ObjectId;
}

/** An effect that lets a player play so many more lands. `stays`: until the turn ends, whatever becomes of its source. */
interface More extends Required<LandPlay> {
  readonly amount: number;
  readonly stays: boolean;
}

/** Of what a player may play lands by, that which is left. `more`: the effects that there are. */
type Left = (player: Pick<PlayerState, 'landsPlayed' | 'landsBy'>, more: readonly More[]) => readonly LandPlay[];

const byRule = (isLeft: boolean): readonly LandPlay[] => (isLeft ? [{}] : []);
const allowedBy = (more: readonly More[]): number => more.reduce((sum, { amount }) => sum + amount, 1);

export const landsPerTurn: readonly Variant<Left>[] = [
  // How many were played is compared with how many may be.
  { from: '2013-07-13', value: ({ landsPlayed }, more) => byRule(landsPlayed < allowedBy(more)) },
  // Each is played by one effect or by the rule, and uses that up. An effect that has gone takes with it what was not played by it. Of those
  // that stay nobody needs to say which it is: they stand beside the rule.
  {
    from: '',
    value: ({ landsPlayed, landsBy = [] }, more) => [
      ...more.filter(({ stays, key, amount }) => !stays && landsBy.filter((used) => used === key).length < amount),
      ...byRule(landsPlayed - landsBy.length < allowedBy(more.filter(({ stays }) => stays))),
    ],
  },
];

/** By what a player may play a land now: one in a turn, and what effects allow besides (305.2). */
function landPlays(look: Look, player: PlayerId): readonly LandPlay[] {
  const { landsPlayed = 0, landsBy } = findPlayer(look.state, player) ?? {};
  const more = rulesInForce(look).flatMap(({ rule, context, key, effect }): readonly More[] =>
    rule.rule === 'lands per turn' && resolveRef(look, rule.who, context).includes(player)
      ? [{ key, source: context.source, amount: amountOf(look, rule.amount, context), stays: effect?.duration === 'end of turn' }]
      : [],
  );
  if (landsBy === undefined && more.every(({ stays }) => stays)) return byRule(landsPlayed < allowedBy(more));
  return variantOn(landsPerTurn, look.state.day)({ landsPlayed, landsBy }, more);
}

const isForbidden = (look: Look, player: PlayerId): boolean =>
  rulesInForce(look).some(
    ({ rule, context }) => rule.rule === 'cannot' && rule.what === 'play lands' && resolveRef(look, rule.who, context).includes(player),
  );
