/** What several do is done by all of them at once: action by action, each after all have chosen for it in turn order (101.4, 608.2e, 608.2f). */
import { eventsOfInstruction } from '../../events/instructions/table.ts';
import { type InstructionName, type Memory } from '../../events/instructions/instruction.ts';
import { perform } from '../../events/perform.ts';
import { citingAlso, type Game, type Procedure } from '../../events/procedure.ts';
import type { Instruction, InstructionOf } from '../../language/instruction.ts';
import { kindsIn } from '../../language/parts.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import type { Context } from '../../look/reading/context.ts';
import type { Handler, Instructions } from './handler.ts';

/** Each of them chooses, then all of it is done at once (101.4). */
export const choosesFirst = (instruction: Instruction): instruction is InstructionOf<'sacrifice' | 'discard' | 'search'> =>
  (instruction.do === 'sacrifice' || instruction.do === 'discard' || instruction.do === 'search') && instruction.who.kind === 'each';

/** Each of them creates the same, and nothing but how many they are hangs on who it is (608.2f). */
export const createsAtOnce = (instruction: Instruction): instruction is InstructionOf<'create token'> =>
  instruction.do === 'create token' && instruction.who.kind === 'each' && !kindsIn({ ...instruction, who: [], amount: [] }).has('each');

/** What can happen to all of them at the same time does. Gives what is remembered then; undefined where it cannot. */
export function* doTogether<Do extends InstructionName>(
  game: Game,
  all: Instructions,
  name: Do,
  instruction: InstructionOf<Do> & Instruction,
  contexts: readonly Context[],
): Procedure<Memory | undefined> {
  const handler: Handler<Do> = all[name];
  const look = lookAt(game.state);
  if ('carryOut' in handler && handler.together) {
    yield* handler.together(game, instruction, contexts);
    return {};
  }
  const made = 'remember' in instruction || 'link' in instruction ? [] : contexts.map((own) => eventsOfInstruction(look, instruction, own));
  const events = made.flatMap((each) => each ?? []);
  if (made.length < contexts.length || made.includes(undefined)) return undefined;
  const happened = yield* perform(severally(game, instruction), events);
  return 'eventsOf' in handler ? (handler.remembers?.(happened, look, instruction) ?? {}) : {};
}

export const severally = (game: Game, instruction: Instruction): Game =>
  citingAlso(game, 'all', 'resolve.several', 'resolve.instruction', ...(game.teller?.reads(game.state, instruction) ?? []));
