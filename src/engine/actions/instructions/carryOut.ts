/** Carrying out one instruction: by what the table has of it, told with what it rests on. */
import type { InstructionName, Memory } from '../../events/instructions/instruction.ts';
import { perform } from '../../events/perform.ts';
import { cite, type Game, type Procedure, tellAll, within } from '../../events/procedure.ts';
import type { Concept } from '../../concepts/concepts.ts';
import { isGround } from '../../concepts/saidTwice.ts';
import type { Instruction, InstructionOf } from '../../language/instruction.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import { isLimited } from '../../look/range.ts';
import type { Context } from '../../look/reading/context.ts';
import { notYet } from '../../state/notYet.ts';
import type { Handler } from './handler.ts';
import { tellUndetermined } from './nothingThere.ts';
import { instructions } from './table.ts';

/** Carries out an instruction, and gives what it remembers for those behind it. */
export const carryOut = (game: Game, instruction: Instruction, context: Context): Procedure<Memory | undefined> =>
  carryOutBy(game, instruction.do, instruction, context);

/** What is told while an instruction is carried out and is not what it says: what changes it, comes of it, or does not happen. */
const besides: ReadonlySet<string> = new Set([
  'replace',
  'prevent',
  'impossible',
  'range',
  'no trigger',
  'stays',
  'returns',
  'missing',
  'not so',
  'mana ability',
  'cannot',
]);

/** Where the rules of the day have none about what is done, it is done since the text says so (608.2c), or in place of what was to happen (614.6). */
const grounded = ({ hasRule, state, replacedBy }: Game, cites: readonly Concept[]): readonly Concept[] =>
  cites.some((concept) => isGround(concept) && (hasRule?.(concept, state.day) ?? true))
    ? cites
    : [replacedBy ? 'replacement.never' : 'resolve.instruction', ...cites];

function* carryOutBy<Do extends InstructionName>(
  asked: Game,
  name: Do,
  instruction: InstructionOf<Do> & Instruction,
  context: Context,
): Procedure<Memory | undefined> {
  const handler: Handler<Do> = instructions[name];
  if ('follow' in handler) return yield* handler.follow(asked, instruction, context, instructions);
  const look = lookAt(asked.state);
  const followed = { look, instruction, context, described: handler };
  tellAll(asked, asked.teller?.missing(followed));
  const grounds = asked.teller?.groundsOf(followed);
  if (grounds) cite(asked, ...grounds.asked);
  // It rests on its own rules in the steps of the kind in which it is done; what comes of that has rules of its own.
  let done: string | undefined;
  const game = within(asked, {
    tell: (event, text, ...more) => {
      const kind = typeof event === 'string' ? event : event.event;
      if (!besides.has(kind)) done ??= kind;
      asked.tell(event, text, ...grounded(asked, [...more, ...(kind === done ? (grounds?.own ?? []) : [])]));
    },
    ...(isLimited(asked.state) ? { doer: context.controller } : {}),
  });
  if ('begin' in handler) {
    handler.begin(game, instruction, context);
    return undefined;
  }
  if ('carryOut' in handler) return yield* handler.carryOut(game, instruction, context);
  const events = handler.eventsOf(look, instruction, context);
  if (!events) throw notYet(name);
  tellUndetermined(game, instruction, context);
  tellAll(game, handler.tellUndone?.(look, instruction, context, events));
  const happened = yield* perform(game, events);
  return handler.remembers?.(happened, look, instruction);
}
