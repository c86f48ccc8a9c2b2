/** Instructions that are followed for each of a set: all at once where that can be (608.2f), else one by one. */
import { eventsOfInstruction } from '../../events/instructions/table.ts';
import type { InstructionName, Memory } from '../../events/instructions/instruction.ts';
import { perform } from '../../events/perform.ts';
import { citingAlso, type Game, type Procedure } from '../../events/procedure.ts';
import type { Instruction, InstructionOf } from '../../language/instruction.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import type { Context } from '../../look/reading/context.ts';
import { resolveRef } from '../../look/reading/read.ts';
import type { Handler, Holding, Instructions } from './handler.ts';
import { orderOneByOne } from './oneByOne.ts';
import { isDeedSlot } from '../../language/deed.ts';
import { joinRemembered } from '../../look/reading/remembered.ts';
import type { Remembered } from '../../state/state.ts';

export const forEach: Holding<'for each'> = {
  follow: function* (game, { of, then }, context, all) {
    const things = resolveRef(lookAt(game.state), of, context);
    const [only, ...others] = then;
    if (only && others.length === 0) {
      const contexts = things.map((each): Context => ({ ...context, each }));
      const done = yield* doTogether(game, all, only.do, only, contexts);
      if (done) return { ...context.memory, ...done };
    }
    let now = context.memory;
    const deeds: [slot: string, what: Remembered][] = [];
    for (const each of yield* orderOneByOne(game, things, context)) {
      const { memory } = yield* game.follow(game, then, { ...context, memory: now, each });
      const before = now;
      deeds.push(...Object.entries(memory).filter(([slot, what]) => isDeedSlot(slot) && before[slot] !== what));
      now = memory;
    }
    // What was done to all of them together is what the text speaks of behind it.
    const together = Map.groupBy(deeds, ([slot]) => slot);
    const joined = [...together].map(([slot, list]) => [slot, list.map(([, what]) => what).reduce(joinRemembered)] as const);
    return { ...now, ...Object.fromEntries(joined) };
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
  const cites = ['resolve.several', ...(game.teller?.reads(game.state, instruction) ?? [])] as const;
  const happened = yield* perform(citingAlso(game, 'all', ...cites), events);
  return 'eventsOf' in handler ? (handler.remembers?.(happened, look, instruction) ?? {}) : {};
}
