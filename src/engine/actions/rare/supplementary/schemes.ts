/** Schemes: set in motion, put back as soon as they are over, or abandoned (314, 701.32, 701.33, 904). */
import { type Variant, variantOn } from '../../../concepts/variant.ts';
import { presentObjects } from '../../../events/instructions/instruction.ts';
import { perform } from '../../../events/perform.ts';
import { type Game, type Procedure, type RareInstructions, say } from '../../../events/procedure.ts';
import { lookAt } from '../../../look/layers/characteristics.ts';
import type { GameObject, GameState, PlayerId } from '../../../state/state.ts';
import { faceUp, isAwaited, putOnBottom, schemes, topOf, turnUp } from './decks.ts';

const isOngoing = ({ cards }: GameState, { card }: GameObject): boolean => cards[card]?.faces[0]?.supertypes.includes('ongoing') === true;

/** The archenemy sets the top card of their scheme deck in motion; a deck that the position does not state has none. */
export function* setInMotion(game: Game, player: PlayerId): Procedure<void> {
  const top = topOf(game.state, schemes, player);
  if (!top) return;
  turnUp(game, top.id, player);
  say(game, 'sets in motion', player, top.id);
  yield* perform(game, [{ kind: 'did', what: 'sets in motion', object: top.id, player }]);
}

/** What is abandoned is face up and ongoing (701.33a). */
export const abandon: RareInstructions['abandon'] = function* (game, { what }, context) {
  const ids = presentObjects(lookAt(game.state), what, context);
  const own = faceUp(game.state, schemes).filter((each) => ids.includes(each.id) && isOngoing(game.state, each));
  for (const { id, controller } of own) {
    say(game, 'abandons', controller, id);
    yield* perform(game, [{ kind: 'did', what: 'abandons', object: id, player: controller }]);
  }
  yield* putOnBottom(game, own);
  return undefined;
};

type IsOver = (state: GameState, scheme: GameObject) => boolean;
/** When a scheme that is not ongoing is over (704.6e): first each by itself (904.10, 2016-11-11). */
export const schemesOver: readonly Variant<IsOver>[] = [
  { from: '2017-06-05', value: (state) => !isAwaited(state, faceUp(state, schemes)) },
  { from: '', value: (state, scheme) => !isAwaited(state, [scheme]) },
];

export function* leaveSchemes(game: Game): Procedure<void> {
  const { state } = game;
  const over = faceUp(state, schemes).filter((each) => !isOngoing(state, each) && variantOn(schemesOver, state.day)(state, each));
  if (over.length === 0) return;
  say(
    game,
    'schemes over',
    over.map(({ id }) => id),
  );
  yield* putOnBottom(game, over);
}
