/** What several sacrifice or discard as they pay for what they were offered: all of it at once (101.4, 118.12). */
import type { GameEvent } from '../../events/events.ts';
import type { Memory } from '../../events/instructions/instruction.ts';
import { perform } from '../../events/perform.ts';
import { citingAlso, type Game, type Procedure } from '../../events/procedure.ts';
import { isImpossible } from '../../events/question.ts';
import type { Cost } from '../../language/cost.ts';
import type { InstructionOf } from '../../language/instruction.ts';
import { kindsIn } from '../../language/parts.ts';
import type { Context } from '../../look/reading/context.ts';
import type { ObjectId } from '../../state/state.ts';
import { choosePayers, eventsOfPaying, isRandom, type OtherCost } from '../costs/otherCosts.ts';
import { memoryOfPaid } from '../costs/paidMemory.ts';
import type { Offer } from '../instructions/may.ts';

interface Given {
  readonly own: Context;
  readonly payers: readonly ObjectId[];
  readonly events: readonly GameEvent[];
  readonly cost: Cost;
}

/** What each of them sacrifices or discards is chosen in turn order, and all of it given up at once (101.4). Undefined where something else is paid. */
export function* giveUpTogether(
  game: Game,
  { remember }: InstructionOf<'may'>,
  offers: readonly Offer[],
): Procedure<readonly Context[] | undefined> {
  const paid: Given[] = [];
  for (const { player, context, cost, count } of offers) {
    const [only, ...others] = cost;
    if (
      offers.length < 2 ||
      count !== 1 ||
      others.length > 0 ||
      (only?.pay !== 'sacrifice' && only?.pay !== 'discard') ||
      isRandom(only) ||
      kindsIn(only).has('x')
    )
      return undefined;
    const paying = { ...context, controller: player, ...(player === context.controller ? {} : { causer: context.controller }) };
    const taken = paid.flatMap(({ payers }) => payers);
    const payers = yield* choosing(game, only, paying, taken);
    // A cost that cannot be paid is not paid at all (118.3).
    if (!payers) continue;
    const slot = only.pay === 'sacrifice' ? 'sacrificed' : 'discarded';
    const memory: Memory = {
      ...context.memory,
      ...memoryOfPaid({ [slot]: payers }),
      ...(remember === undefined ? {} : { [remember]: 'yes' }),
    };
    paid.push({ own: { ...context, memory }, payers, events: eventsOfPaying(only, payers, paying), cost: only });
  }
  const cites = paid.flatMap(({ cost }) => game.teller?.reads(game.state, cost) ?? []);
  yield* perform(
    citingAlso(game, 'all', 'resolve.several', 'resolve.instruction', ...new Set(cites)),
    paid.flatMap(({ events }) => events),
  );
  return paid.map(({ own }) => own);
}

/** What pays it, and nothing that pays for another; undefined where there is not enough. */
function* choosing(game: Game, cost: OtherCost, context: Context, taken: readonly ObjectId[]): Procedure<readonly ObjectId[] | undefined> {
  try {
    return (yield* choosePayers(game, cost, context, taken)).payers;
  } catch (error) {
    if (!isImpossible(error)) throw error;
    return undefined;
  }
}
