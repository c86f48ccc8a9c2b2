/** Looking at the top cards of a library, to put some of them away and the rest back in an order of choice (701.22, 701.25). */
import { chooseUpTo } from '../../events/choices.ts';
import type { Happened } from '../../events/apply.ts';
import { deedOfObjects } from '../../events/instructions/deed.ts';
import { type Memory, presentPlayers, timesOf } from '../../events/instructions/instruction.ts';
import { perform } from '../../events/perform.ts';
import { type Game, type Procedure, say } from '../../events/procedure.ts';
import type { InstructionOf } from '../../language/instruction.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import type { Context } from '../../look/reading/context.ts';
import { objectsIn, reorderZone } from '../../state/changes.ts';
import { chooseOrder } from '../instructions/chooseOrder.ts';
import { toGraveyard } from '../instructions/toGraveyard.ts';

/** Looks at the top cards, puts some on the bottom (or into the graveyard) in an order of choice, and the rest back (701.22, 701.25). */
export function* lookAtTop(game: Game, instruction: InstructionOf<'scry' | 'surveil'>, context: Context): Procedure<Memory | undefined> {
  const look = lookAt(game.state);
  const all: Happened[] = [];
  for (const player of presentPlayers(look, instruction.who, context)) {
    const due = timesOf(look, instruction.amount, context);
    const top = objectsIn(game.state, 'library', player).slice(0, due);
    const isScry = instruction.do === 'scry';
    if (due > 0 && top.length === 0) yield* perform(game, [{ kind: 'did', what: isScry ? 'scries' : 'surveils', player }]);
    if (top.length === 0) continue;
    const away = yield* chooseUpTo(game, player, top, top.length, isScry ? 'What goes to the bottom?' : 'What goes to the graveyard?');
    if (!isScry) all.push(...(yield* perform(game, away.map(toGraveyard('effect')))));
    const kept = top.filter((id) => !away.includes(id));
    const order = yield* chooseOrder(game, player, kept);
    const rest = objectsIn(game.state, 'library', player).filter((id) => !top.includes(id));
    const bottom = isScry ? away : [];
    game.state = reorderZone(game.state, 'library', player, [...order, ...rest, ...bottom]);
    say(game, 'top cards', player, instruction.do, due);
    yield* perform(game, [{ kind: 'did', what: isScry ? 'scries' : 'surveils', player }]);
  }
  return instruction.do === 'surveil' ? deedOfObjects('surveilled', all, look) : undefined;
}
