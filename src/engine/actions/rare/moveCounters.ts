/** Moving counters from one object onto another (122.5). */
import { countersOn } from '../../events/instructions/counters.ts';
import { presentObjects, timesOf } from '../../events/instructions/instruction.ts';
import { perform } from '../../events/perform.ts';
import { ask, type Game, type Procedure, type RareInstructions, tellAll } from '../../events/procedure.ts';
import { legalIf } from '../../events/question.ts';
import { never, takesNone } from '../../events/replacement/impossible.ts';
import type { InstructionOf } from '../../language/instruction.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import type { Look } from '../../look/look.ts';
import type { Context } from '../../look/reading/context.ts';
import { listAnswers } from '../../state/combinations.ts';
import type { ObjectId } from '../../state/state.ts';

interface Moved {
  readonly from: ObjectId;
  readonly to: ObjectId;
  readonly kind: string;
  readonly many: number;
}

/** They are removed and put at the same time; what cannot have them gets none, and none are removed for it. */
export const moveCounters: RareInstructions['move counters'] = function* (game, instruction, context) {
  const look = lookAt(game.state);
  const moved = instruction.spread ? yield* chooseShares(game, look, instruction, context) : movedAlone(look, instruction, context);
  if (moved.length === 0 && !instruction.spread) tellBarred(game, look, instruction, context);
  const { source } = context;
  yield* perform(
    game,
    moved.flatMap(({ from, to, kind, many }) => [
      { kind: 'counters', on: from, counter: kind, change: -many, source },
      { kind: 'counters', on: to, counter: kind, change: many, source },
    ]),
  );
  return {};
};

/** What cannot have them is told: else nothing would say why nothing is moved. */
function tellBarred(game: Game, look: Look, { from, to, counter }: InstructionOf<'move counters'>, context: Context): void {
  const [giver] = presentObjects(look, from, context);
  const [on] = presentObjects(look, to, context);
  if (giver === undefined || on === undefined) return;
  for (const [kind, change] of Object.entries(countersOn(look, giver)))
    if (change > 0 && (counter === 'any' || kind === counter) && takesNone(look, on, kind))
      tellAll(game, game.teller?.impossible(look, { kind: 'counters', on, counter: kind, change }, ['counters.moved', ...never]));
}

function movedAlone(look: Look, { from, to, counter, amount }: InstructionOf<'move counters'>, context: Context): readonly Moved[] {
  const [giver] = presentObjects(look, from, context);
  const [taker] = presentObjects(look, to, context);
  if (giver === undefined || taker === undefined || giver === taker) return [];
  const most = timesOf(look, amount, context);
  return Object.entries(countersOn(look, giver)).flatMap(([kind, count]) => {
    const many = counter === 'any' ? count : kind === counter ? Math.min(count, most) : 0;
    return many > 0 && !takesNone(look, taker, kind) ? [{ from: giver, to: taker, kind, many }] : [];
  });
}

/** Whether no counter would be moved, of one thing onto one other. */
export const isUnmoved = (look: Look, instruction: InstructionOf<'move counters'>, context: Context): boolean =>
  instruction.spread === undefined && movedAlone(look, instruction, context).length === 0;

/** The pairs of whom counters can move, each with how many the one has; one side is one thing alone. */
function* chooseShares(
  game: Game,
  look: Look,
  { from, to, counter, spread }: InstructionOf<'move counters'>,
  context: Context,
): Procedure<readonly Moved[]> {
  const givers = presentObjects(look, from, context);
  const takers = presentObjects(look, to, context);
  const pairs = givers.flatMap((giver) =>
    takers.flatMap((taker): readonly Moved[] => {
      const many = countersOn(look, giver)[counter] ?? 0;
      return giver === taker || many === 0 || takesNone(look, taker, counter) ? [] : [{ from: giver, to: taker, kind: counter, many }];
    }),
  );
  if (pairs.length === 0) return [];
  const isGiven = spread === 'to';
  const named = (pair: Moved): ObjectId => (isGiven ? pair.to : pair.from);
  /** Of one giver all that is given away together is no more than it has. */
  const total = isGiven ? (pairs[0]?.many ?? 0) : Infinity;
  const answer = yield* ask(game, {
    player: context.controller,
    kind: 'division',
    text: 'How many counters are moved?',
    source: context.source,
    options: () =>
      listAnswers(
        shares(
          pairs.map((pair) => [named(pair), pair.many] as const),
          total,
        ),
      ),
    judge: (given) => {
      const parts = typeof given === 'object' && !Array.isArray(given) ? Object.entries(given) : [];
      const fits = parts.every(([id, part]) =>
        pairs.some((pair) => named(pair) === id && Number.isInteger(part) && Number(part) >= 0 && Number(part) <= pair.many),
      );
      const sum = parts.reduce((all, [, part]) => all + Number(part), 0);
      return legalIf(typeof given === 'object' && fits && sum <= total, 'so many cannot be moved', 'resolve.choice');
    },
    cites: ['resolve.choice'],
  });
  const parts: Readonly<Record<string, unknown>> = typeof answer === 'object' ? (answer as Readonly<Record<string, unknown>>) : {};
  return pairs.flatMap((pair) => {
    const many = Number(parts[named(pair)] ?? 0);
    return many > 0 ? [{ ...pair, many }] : [];
  });
}

/** Every way to take some of each, all together no more than so many. */
function* shares([first, ...rest]: readonly (readonly [ObjectId, number])[], total: number): Generator<Readonly<Record<ObjectId, number>>> {
  if (!first) {
    yield {};
    return;
  }
  const [id, most] = first;
  for (let part = 0; part <= Math.min(most, total); part += 1)
    for (const others of shares(rest, total - part)) yield part === 0 ? others : { [id]: part, ...others };
}
