/** One instruction, done by several or to several at the same time: after all have chosen for it, as one batch of events (101.4, 608.2e, 608.2f). */
import type { Happened } from '../../events/apply.ts';
import type { InstructionName, Memory } from '../../events/instructions/instruction.ts';
import { eventsOfInstruction } from '../../events/instructions/table.ts';
import { perform } from '../../events/perform.ts';
import { citingAlso, type Game, type Procedure } from '../../events/procedure.ts';
import type { Instruction, InstructionOf } from '../../language/instruction.ts';
import { kindsIn } from '../../language/parts.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import { type Look, objectIn } from '../../look/look.ts';
import { type Context, isPlayer } from '../../look/reading/context.ts';
import { listRemembered } from '../../look/reading/remembered.ts';
import { nextObjectId } from '../../state/changes.ts';
import type { Remembered, Thing } from '../../state/state.ts';
import type { Handler } from '../instructions/handler.ts';
import { memoryOfMoved } from '../instructions/move.ts';
import { instructions } from '../instructions/table.ts';
import { nameCreated, planCreation } from '../instructions/tokens.ts';
import { setLifeTogether } from './setLifeTotals.ts';

/**
 * What is known of each then, where more is said of it (`goesOn`), else all of it with the first. Undefined, and nothing is done, where it cannot be
 * done at once.
 */
export function* doAtOnce(
  game: Game,
  instruction: Instruction,
  contexts: readonly Context[],
  goesOn: boolean,
): Procedure<readonly Memory[] | undefined> {
  if (instruction.do === 'create token' || instruction.do === 'create copy') return yield* createAtOnce(game, instruction, contexts);
  const before = lookAt(game.state);
  const done = yield* doTogether(game, instruction, contexts);
  return done && contexts.map(({ each }, place) => (goesOn ? shareOf(done, before, game, each) : place === 0 ? done : {}));
}

/** Gives what all of them together left. */
function* doTogether(game: Game, instruction: Instruction, contexts: readonly Context[]): Procedure<Memory | undefined> {
  switch (instruction.do) {
    case 'sacrifice':
    case 'discard':
    case 'search':
      return yield* chooseFirst(game, instruction, contexts);
    case 'set life':
      yield* setLifeTogether(game, instruction, contexts);
      return {};
    // What must or may not be done hangs on no order: of such effects none is before another (613.11).
    case 'rules':
    case 'restrict':
      for (const own of contexts) yield* game.follow(citingSeveral(game, instruction), [instruction], own);
      return {};
    case 'move': {
      // What it is besides a move is done with each by itself.
      const { attacking, changes, position, until } = instruction;
      if (attacking || changes || until || position === 'shuffled' || position === 'random bottom') return undefined;
      const look = lookAt(game.state);
      const happened = yield* performAll(game, instruction, contexts);
      return happened && memoryOfMoved(instruction, happened, look);
    }
    default:
      return yield* doAllOf(game, instruction.do, instruction, contexts);
  }
}

function* doAllOf<Do extends InstructionName>(
  game: Game,
  name: Do,
  instruction: InstructionOf<Do> & Instruction,
  contexts: readonly Context[],
): Procedure<Memory | undefined> {
  if ('remember' in instruction || 'link' in instruction) return undefined;
  const look = lookAt(game.state);
  const handler: Handler<Do> = instructions[name];
  const happened = yield* performAll(game, instruction, contexts);
  return happened && (('eventsOf' in handler ? handler.remembers?.(happened, look, instruction) : undefined) ?? {});
}

/** What an instruction is to all of them, as one batch of events; undefined where it is more than that. */
function* performAll(game: Game, instruction: Instruction, contexts: readonly Context[]): Procedure<readonly Happened[] | undefined> {
  const look = lookAt(game.state);
  const each = contexts.map((own) => eventsOfInstruction(look, instruction, own));
  const events = each.flatMap((own) => own ?? []);
  // What two of them would move, one moves before the other.
  const moved = events.flatMap((event) => (event.kind === 'move' ? [event.object] : []));
  if (each.includes(undefined) || new Set(moved).size < moved.length) return undefined;
  return yield* perform(citingSeveral(game, instruction), events);
}

const citingSeveral = (game: Game, instruction: Instruction): Game =>
  citingAlso(game, 'all', 'resolve.several', 'resolve.instruction', ...(game.teller?.reads(game.state, instruction) ?? []));

/** Each of them chooses, then all of it is done at once (101.4). */
function* chooseFirst(
  game: Game,
  instruction: InstructionOf<'sacrifice' | 'discard' | 'search'>,
  contexts: readonly Context[],
): Procedure<Memory | undefined> {
  const [first] = contexts;
  // Where it hangs on what each of them did or paid, it is not one instruction for all.
  if (!first || instruction.who.kind !== 'each' || kindsIn(instruction).has('memory') || kindsIn(instruction).has('x')) return undefined;
  const memory: Memory = { ...first.memory, willing: contexts.flatMap(({ each }) => each ?? []) };
  const left = (yield* game.follow(game, [{ ...instruction, who: { kind: 'memory', slot: 'willing' } }], { ...first, memory })).memory;
  return Object.fromEntries(Object.entries(left).filter(([slot, what]) => memory[slot] !== what));
}

/** As much as is due for each of them, all of it at the same time. Gives what is remembered of each. */
function* createAtOnce(
  game: Game,
  instruction: InstructionOf<'create token' | 'create copy'>,
  contexts: readonly Context[],
): Procedure<readonly Memory[]> {
  const planned = contexts.map((own) => planCreation(game, instruction, own));
  const cites = planned.flatMap((each) => each.cites);
  const happened = yield* perform(
    citingAlso(citingSeveral(game, instruction), ['create'], ...new Set(cites)),
    planned.flatMap(({ events }) => events),
  );
  const left: Memory[] = [];
  for (const own of contexts) {
    const made = happened.flatMap(({ event, became }) =>
      event.kind === 'create' && event.for === own.each && became !== undefined ? [became] : [],
    );
    left.push(yield* nameCreated(game, instruction, own, made));
  }
  return left;
}

/** Of what all of them did, what is that one's: itself, or of a player what they controlled before, or control as it is new. */
function shareOf(done: Memory, before: Look, { state }: Game, of: Thing = ''): Memory {
  const isOwn = (id: Thing): boolean => {
    if (!isPlayer(state, of)) return id === of || nextObjectId(of) === id;
    if (isPlayer(state, id)) return id === of;
    const was = Object.keys(before.state.objects).find((each) => each === id || nextObjectId(each) === id);
    const look = was === undefined ? lookAt(state) : before;
    return objectIn(look, was ?? id) !== undefined && look.characteristicsOf(was ?? id).controller === of;
  };
  const shareIn = (what: Remembered): Remembered =>
    typeof what === 'object' && !Array.isArray(what)
      ? Object.fromEntries(Object.entries(what).filter(([each]) => isOwn(each)))
      : typeof what === 'object'
        ? listRemembered(what).filter(isOwn)
        : what;
  return Object.fromEntries(Object.entries(done).map(([slot, what]) => [slot, shareIn(what)]));
}
