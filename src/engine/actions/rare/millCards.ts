/** Milling (701.17). */
import { becameOf } from '../../events/instructions/became.ts';
import { memoryOf } from '../../events/instructions/deed.ts';
import { perform } from '../../events/perform.ts';
import { cite, type Game, type Procedure } from '../../events/procedure.ts';
import type { InstructionOf } from '../../language/instruction.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import type { Context } from '../../look/reading/context.ts';
import { amountOf, resolveRef } from '../../look/reading/read.ts';
import { objectsIn } from '../../state/changes.ts';
import { toGraveyard } from '../instructions/toGraveyard.ts';

/** Cards go from the top of libraries to graveyards (701.17). */
export function* millCards(
  game: Game,
  { who, amount, remember }: InstructionOf<'mill'>,
  context: Context,
): Procedure<Context['memory'] | undefined> {
  const look = lookAt(game.state);
  const due = Math.max(0, amountOf(look, amount, context));
  const players = resolveRef(look, who, context);
  const cards = players.flatMap((player) => objectsIn(game.state, 'library', player).slice(0, due));
  if (cards.length > 0 && cards.length < due * players.length) cite(game, 'effects.possible');
  const happened = yield* perform(game, cards.map(toGraveyard('effect')));
  return memoryOf(becameOf(happened), remember, 'milled', happened, look);
}
