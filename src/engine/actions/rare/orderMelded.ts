/** The order in which the cards of a melded or merged permanent are exiled (712.21b, 729.3b). */
import { kindsIn } from '../../language/parts.ts';
import { permutations } from '../../state/combinations.ts';
import type { Happened } from '../../events/apply.ts';
import { isOrderOf, toList } from '../../events/answers.ts';
import { ask, type Game, type Procedure, say } from '../../events/procedure.ts';
import { legalIf } from '../../events/question.ts';
import { becameOf } from '../../events/instructions/became.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import type { Look } from '../../look/look.ts';
import type { Context } from '../../look/reading/context.ts';
import type { ObjectId } from '../../state/state.ts';

/** Nobody is asked for an order that nothing looks at. */
const looksAtLast = (look: Look, source: ObjectId): boolean => kindsIn(look.characteristicsOf(source).abilities).has('last');

/** Who exiles such a permanent says which of its cards came last. */
export function* orderMelded(
  game: Game,
  happened: readonly Happened[],
  { source, controller: player }: Context,
): Procedure<readonly ObjectId[]> {
  if (!looksAtLast(lookAt(game.state), source)) return becameOf(happened);
  const order: ObjectId[] = [];
  for (const { became, also } of happened) {
    if (became === undefined) continue;
    if (also === undefined) order.push(became);
    else {
      const cards = [became, ...also];
      const answer = yield* ask(game, {
        player,
        kind: 'object',
        text: 'In which order are its cards exiled?',
        options: () => permutations(cards),
        judge: (given) => legalIf(isOrderOf(toList(given), cards), 'all of the cards are named', 'melded.order'),
        cites: ['melded.order'],
      });
      order.push(...toList(answer));
      say(game, 'melded order', player);
    }
  }
  return order;
}
