/** What a player may choose to do (608.2d). */
import type { InstructionName } from '../../events/instructions/instruction.ts';
import type { Game } from '../../events/procedure.ts';
import { whyImpossible } from '../../events/replacement/impossible.ts';
import type { Cost } from '../../language/cost.ts';
import { kindsIn } from '../../language/parts.ts';
import type { Instruction, InstructionOf } from '../../language/instruction.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import type { Look } from '../../look/look.ts';
import type { Context } from '../../look/reading/context.ts';
import { conditionHolds } from '../../look/reading/read.ts';
import { isPayable } from '../costs/payable.ts';
import type { Handler, Instructions } from './handler.ts';

/** Nobody may choose what is impossible (608.2d): to give up or to choose more than there is, to do what cannot be done. */
export function isPossible(
  game: Game,
  all: Instructions,
  then: readonly Instruction[],
  cost: readonly Cost[],
  context: Context,
  times?: number,
): boolean {
  const look = lookAt(game.state);
  // That it is done is noted first, and is not what is offered.
  const offered = then.filter(({ do: does }) => does !== 'find out');
  const [first] = offered;
  // "You may put it onto the battlefield if it is a creature card": else there is nothing that one may do.
  if (first?.do === 'if' && !first.otherwise && !conditionHolds(look, first.condition, context)) return false;
  // Whoever can pay may do so, whatever comes of it (118.12).
  if (first === undefined || cost.length > 0) return cost.every((each) => isPayable(game, each, context, times));
  if (game.rare?.isFutile(game, offered, context)) return false;
  // What is tapped or untapped already is so; the rest can still be done (609.3).
  const counted = first.do === 'tap' || first.do === 'untap' ? offered : [first];
  return counted.some((each) => isInstructionPossible(look, all, each.do, each, context));
}

/** What is given, and does not come of what was done before it; and what gives nothing to give. */
const giving: ReadonlySet<Instruction['do']> = new Set([
  ...(['choose', 'counters', 'discard', 'move', 'reveal', 'sacrifice', 'tap', 'untap'] as const),
  ...(['gain life', 'lose life', 'mill'] as const),
]);

/** What something else hangs on is a cost (118.12): nobody begins to pay what they cannot pay wholly (118.3). */
export function isPayableWhole(game: Game, all: Instructions, then: readonly Instruction[], context: Context): boolean {
  const end = then.findIndex(({ do: does }) => !giving.has(does));
  const given = end < 0 ? then : then.slice(0, end);
  const look = lookAt(game.state);
  // What is spoken of again was chosen by then.
  const own = given.filter((each) => !kindsIn(each).has('memory'));
  return (
    own.length < 2 ||
    (own.every((each) => isInstructionPossible(look, all, each.do, each, context)) &&
      game.rare?.canBeTakenApart(look, own, context) !== false)
  );
}

function isInstructionPossible<Do extends InstructionName>(
  look: Look,
  all: Instructions,
  name: Do,
  instruction: InstructionOf<Do>,
  context: Context,
): boolean {
  const handler: Handler<Do> = all[name];
  if ('follow' in handler) return true;
  if (handler.isPossible?.(look, instruction, context) === false) return false;
  // Where nothing is there to do it to, it is still asked; where a rule keeps each of it from happening, it is not.
  const events = ('eventsOf' in handler && handler.eventsOf(look, instruction, context)) || [];
  return events.length === 0 || events.some((event) => !whyImpossible(look, event)?.length);
}
