/** Winning the game by an effect (104.2b, 104.3h). */
import { type Variant, variantOn } from '../../concepts/variant.ts';
import { presentPlayers } from '../../events/instructions/instruction.ts';
import { leaveGame } from '../../events/leaving.ts';
import { cannot, loseGame } from '../../events/losing.ts';
import { type Game, type Procedure, type RareInstructions, tellAll } from '../../events/procedure.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import { inRange, isLimited } from '../../look/range.ts';
import { opponentsOf } from '../../state/changes.ts';
import type { PlayerId } from '../../state/state.ts';

/** Winning is told with it; what comes of it is not. */
export const win: RareInstructions['win'] = function* (game, { who }, context) {
  const winners = presentPlayers(lookAt(game.state), who, context).filter((player) => !cannot(game, player, 'win'));
  yield* winGame(game, winners);
  return undefined;
};

type Winning = (game: Game, winners: readonly PlayerId[]) => Procedure<void>;

/** Lets players win the game. */
const winGame: Winning = (game, winners) => {
  const { state } = game;
  if (isLimited(state)) return variantOn(rangeWinning, state.day)(game, winners);
  return state.players.length > 2 ? variantOn(multiplayerWinning, state.day)(game, winners) : winOverAll(game, winners);
};

const opponentsOfEach = (game: Game, winners: readonly PlayerId[]) =>
  winners.flatMap((player) => opponentsOf(game.state, player).map((id) => ({ player, id })));

/** 104.2b: the others leave whether they could lose or not. */
function* winOverAll(game: Game, winners: readonly PlayerId[]): Procedure<void> {
  leaveGame(
    game,
    opponentsOfEach(game, winners).map(({ id }) => id),
    { won: 'win.effect' },
  );
}

/** 104.3h: the opponents lose instead, those in range; who can't lose stays, and the game may go on. */
function* defeatInRange(game: Game, winners: readonly PlayerId[]): Procedure<void> {
  const look = lookAt(game.state);
  tellAll(game, game.teller?.defeats(winners, isLimited(game.state)));
  yield* loseGame(
    game,
    opponentsOfEach(game, winners)
      .filter(({ player, id }) => inRange(look, player, id))
      .map(({ id }) => id),
  );
}

/** What becomes of "you win the game" where range of influence is limited (801.14). */
export const rangeWinning: readonly Variant<Winning>[] = [
  { from: '2007-10-01', value: defeatInRange },
  { from: '', value: winOverAll },
];

/** What becomes of "you win the game" in a game of several opponents whose range is not limited (104.3h, 800.7 of 2010-06-18). */
export const multiplayerWinning: readonly Variant<Winning>[] = [
  { from: '2017-04-28', value: winOverAll },
  { from: '2010-02-01', value: defeatInRange },
  { from: '', value: winOverAll },
];
