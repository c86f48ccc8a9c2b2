/** Instructions that are followed for each of a set: all at once where that can be (608.2f), else one by one. */
import { eventsOfInstruction } from '../../events/instructions/table.ts';
import type { InstructionName, Memory } from '../../events/instructions/instruction.ts';
import { perform } from '../../events/perform.ts';
import { citingAlso, type Game, type Procedure, tellAll } from '../../events/procedure.ts';
import type { Instruction, InstructionOf } from '../../language/instruction.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import { type Context, isPlayer } from '../../look/reading/context.ts';
import { resolveRef } from '../../look/reading/read.ts';
import type { Handler, Holding, Instructions } from './handler.ts';
import { mayTogether } from './may.ts';
import { followOneByOne, orderOneByOne } from './oneByOne.ts';

export const forEach: Holding<'for each'> = {
  follow: function* (game, instruction, context, all) {
    const { of, then } = instruction;
    const things = resolveRef(lookAt(game.state), of, context);
    if (things.length === 0) tellAll(game, game.teller?.withholds(game.state, instruction, context));
    const [only, ...others] = then;
    if (only && others.length === 0) {
      const contexts = things.map((each): Context => ({ ...context, each }));
      const done = yield* doTogether(game, all, only.do, only, contexts);
      if (done) return { ...context.memory, ...done };
    }
    // Each of them chooses, then all of it is done at once (101.4).
    if ((only?.do === 'sacrifice' || only?.do === 'discard') && others.length === 0 && only.who.kind === 'each')
      return (yield* game.follow(game, [{ ...only, who: of }], context)).memory;
    // Of each player something may be asked; of you for each of them it is not.
    const isOffer =
      only?.do === 'may' && only.who.kind === 'each' && others.length === 0 && things.every((each) => isPlayer(game.state, each));
    if (isOffer && things.length > 1) return yield* mayTogether(game, only, things, context, all);
    return yield* followOneByOne(yield* orderOneByOne(game, things, context), context.memory, function* (each, memory) {
      return (yield* game.follow(game, then, { ...context, memory, each })).memory;
    });
  },
};

/** What can happen to all of them at the same time does. Gives what is remembered then; undefined where it cannot. */
function* doTogether<Do extends InstructionName>(
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
  const cites = ['resolve.several', 'resolve.instruction', ...(game.teller?.reads(game.state, instruction) ?? [])] as const;
  const happened = yield* perform(citingAlso(game, 'all', ...cites), events);
  return 'eventsOf' in handler ? (handler.remembers?.(happened, look, instruction) ?? {}) : {};
}
