/** The order in which cards are put back on top of a library (401.4). */
import { isOrderOf, toList } from '../../events/answers.ts';
import { ask, type Game, type Procedure } from '../../events/procedure.ts';
import { legalIf } from '../../events/question.ts';
import type { ObjectId, PlayerId } from '../../state/state.ts';

export function* chooseOrder(game: Game, player: PlayerId, cards: readonly ObjectId[]): Procedure<readonly ObjectId[]> {
  if (cards.length < 2) return cards;
  const answer = yield* ask(game, {
    player,
    kind: 'order',
    text: 'In which order, the top card first?',
    options: () => [cards, cards.toReversed()],
    judge: (given) => legalIf(isOrderOf(toList(given), cards), 'it is an order of all of them', 'resolve.instruction'),
    cites: ['resolve.instruction'],
  });
  return toList(answer);
}
