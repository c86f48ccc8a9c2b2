/** The order in which the two cards of a melded permanent are exiled (712.21b). */
import { kindsIn } from '../../language/parts.ts';
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

/** Who exiles a melded permanent says which of its two cards came last (712.21b). */
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
      const options = [
        [became, also],
        [also, became],
      ];
      const answer = yield* ask(game, {
        player,
        kind: 'object',
        text: 'In which order are the two cards exiled?',
        options: () => options,
        judge: (given) => legalIf(isOrderOf(toList(given), [became, also]), 'both cards are named', 'melded.order'),
        cites: ['melded.order'],
      });
      order.push(...toList(answer));
      say(game, 'melded order', player);
    }
  }
  return order;
}
