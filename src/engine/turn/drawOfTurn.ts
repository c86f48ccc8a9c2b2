/** The draw of the draw step (504.1): at once, and before July 2003 something that waits on the stack (2003-05-26 304.1). */
import type { Variant } from '../concepts/variant.ts';
import { perform } from '../events/perform.ts';
import { citingAlso, type Game, type Procedure, rareOf } from '../events/procedure.ts';
import type { PlayerId } from '../state/state.ts';

type DrawOfTurn = (game: Game, players: readonly PlayerId[]) => Procedure<void>;

function* drawAtOnce(game: Game, players: readonly PlayerId[]): Procedure<void> {
  for (const player of players) yield* perform(citingAlso(game, ['draw'], 'turn.draw'), [{ kind: 'draw', player }]);
}

const drawLater =
  (where: 'on top' | 'in any order'): DrawOfTurn =>
  (game, players) =>
    rareOf(game, 'a draw that waits').drawLater(game, players, where);

export const drawOfTurn: readonly Variant<DrawOfTurn>[] = [
  { from: '2003-07-01', value: drawAtOnce },
  { from: '2001-07-23', value: drawLater('on top') },
  { from: '', value: drawLater('in any order') },
];
