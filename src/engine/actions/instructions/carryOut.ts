/** Carrying out one instruction: by what the table has of it, told with what it rests on. */
import type { InstructionName, Memory } from '../../events/instructions/instruction.ts';
import { perform } from '../../events/perform.ts';
import { cite, type Game, type Procedure, within } from '../../events/procedure.ts';
import type { Concept } from '../../concepts/concepts.ts';
import { isGround } from '../../concepts/saidTwice.ts';
import type { Instruction, InstructionOf } from '../../language/instruction.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import { citesOfAsking } from '../../look/asking.ts';
import { rulesRead } from '../../look/reading/rulesRead.ts';
import { isLimited } from '../../look/range.ts';
import type { Context } from '../../look/reading/context.ts';
import { resolveRef } from '../../look/reading/read.ts';
import { notYet } from '../../state/notYet.ts';
import { citesOfInstruction } from './cite.ts';
import type { Handler } from './handler.ts';
import { citesOfPhasedOut, tellUndetermined } from './nothingThere.ts';
import { tellCut } from './tellCut.ts';
import { instructions } from './table.ts';
import { tellMissing } from './tellMissing.ts';

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
  'mana ability',
  'cannot',
]);

/** Where the rules of the day have none about what is done, it is done since the text says so (608.2c). */
const grounded = ({ hasRule, state }: Game, cites: readonly Concept[]): readonly Concept[] =>
  cites.some((concept) => isGround(concept) && (hasRule?.(concept, state.day) ?? true)) ? cites : ['resolve.instruction', ...cites];

function* carryOutBy<Do extends InstructionName>(
  asked: Game,
  name: Do,
  instruction: InstructionOf<Do> & Instruction,
  context: Context,
): Procedure<Memory | undefined> {
  const handler: Handler<Do> = instructions[name];
  if ('follow' in handler) return yield* handler.follow(asked, instruction, context, instructions);
  if (isLimited(asked.state)) tellCut(asked, instruction, context);
  tellMissing(asked, handler, instruction, context);
  const look = lookAt(asked.state);
  const cites = [
    ...citesOfInstruction(handler, instruction, 'who' in instruction ? resolveRef(look, instruction.who, context).length : 1),
    ...citesOfPhasedOut(look, instruction, context),
  ];
  const targets =
    'what' in instruction && typeof instruction.what === 'object' && instruction.what.kind === 'target'
      ? resolveRef(look, instruction.what, context)
      : [];
  // To several targets it is done at the same time (608.2f).
  if (targets.length > 1) cite(asked, 'resolve.several');
  cite(
    asked,
    ...citesOfAsking(look, instruction),
    ...rulesRead(asked.state, instruction),
    ...(handler.alsoCites?.(look, instruction, context) ?? []),
  );
  // It rests on its own rules in the steps of the kind in which it is done; what comes of that has rules of its own.
  let done: string | undefined;
  const game = within(asked, {
    tell: (event, text, ...more) => {
      const kind = typeof event === 'string' ? event : event.event;
      if (!besides.has(kind)) done ??= kind;
      asked.tell(event, text, ...grounded(asked, [...more, ...(kind === done ? cites : [])]));
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
  for (const { event, text, cites: own } of handler.tellUndone?.(look, instruction, context, events) ?? []) game.tell(event, text, ...own);
  const happened = yield* perform(game, events);
  return handler.remembers?.(happened, look, instruction);
}
