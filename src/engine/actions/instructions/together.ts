/** What several do is done by all of them at once: action by action, each after all have chosen for it in turn order (101.4, 608.2e, 608.2f). */
import { eventsOfInstruction } from '../../events/instructions/table.ts';
import { type InstructionName, type Memory } from '../../events/instructions/instruction.ts';
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
import type { Handler, Instructions } from './handler.ts';
import { joinPrevention } from './ifPrevented.ts';
import { memoryOfMoved } from './move.ts';

/** Each of them chooses, then all of it is done at once (101.4). */
export const choosesFirst = (instruction: Instruction): instruction is InstructionOf<'sacrifice' | 'discard' | 'search'> =>
  (instruction.do === 'sacrifice' || instruction.do === 'discard' || instruction.do === 'search') && instruction.who.kind === 'each';

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

const severally = (game: Game, instruction: Instruction): Game =>
  citingAlso(game, 'all', 'resolve.several', 'resolve.instruction', ...(game.teller?.reads(game.state, instruction) ?? []));

/** Instructions that each of several players follows, who is `each` of their context. What each of them did is known of them alone. */
export function* followTogether(
  game: Game,
  all: Instructions,
  does: readonly Instruction[],
  contexts: readonly Context[],
): Procedure<readonly Context[]> {
  let now = contexts;
  for (const instruction of joinPrevention(does)) {
    const before = lookAt(game.state);
    const done = now.length > 1 ? yield* doAtOnce(game, all, instruction, now) : undefined;
    const next: Context[] = [];
    for (const own of now) {
      const left = done ? shareOf(done, before, game, own.each) : (yield* game.follow(game, [instruction], own)).memory;
      next.push({ ...own, memory: { ...own.memory, ...left } });
    }
    now = next;
  }
  return now;
}

/** Gives what all of them together left; undefined where it is not done at once. */
function* doAtOnce(game: Game, all: Instructions, instruction: Instruction, contexts: readonly Context[]): Procedure<Memory | undefined> {
  const [first] = contexts;
  if (!first) return undefined;
  if (choosesFirst(instruction)) {
    // Where it hangs on what each of them did or paid, it is not one instruction for all.
    if (kindsIn(instruction).has('memory') || kindsIn(instruction).has('x')) return undefined;
    const willing = contexts.flatMap(({ each }) => each ?? []);
    const memory: Memory = { ...first.memory, willing };
    const left = (yield* game.follow(game, [{ ...instruction, who: { kind: 'memory', slot: 'willing' } }], { ...first, memory })).memory;
    return Object.fromEntries(Object.entries(left).filter(([slot, what]) => memory[slot] !== what));
  }
  if (instruction.do !== 'move') return yield* doTogether(game, all, instruction.do, instruction, contexts);
  const { link, attacking, changes, position } = instruction;
  const look = lookAt(game.state);
  const events = contexts.map((own) => eventsOfInstruction(look, instruction, own));
  if (link !== undefined || attacking || changes || position === 'shuffled' || events.includes(undefined)) return undefined;
  const happened = yield* perform(
    severally(game, instruction),
    events.flatMap((each) => each ?? []),
  );
  return memoryOfMoved(instruction, happened, look);
}

/** Of what all of them did, what is that player's: who controlled it before, or controls what is new. */
function shareOf(done: Memory, before: Look, { state }: Game, player: Thing = ''): Memory {
  const isOwn = (id: Thing): boolean => {
    if (isPlayer(state, id)) return id === player;
    const was = Object.keys(before.state.objects).find((each) => each === id || nextObjectId(each) === id);
    const look = was === undefined ? lookAt(state) : before;
    return objectIn(look, was ?? id) !== undefined && look.characteristicsOf(was ?? id).controller === player;
  };
  const shareIn = (what: Remembered): Remembered =>
    typeof what === 'object' && !Array.isArray(what)
      ? Object.fromEntries(Object.entries(what).filter(([of]) => isOwn(of)))
      : typeof what === 'object'
        ? listRemembered(what).filter(isOwn)
        : what;
  return Object.fromEntries(Object.entries(done).map(([slot, what]) => [slot, shareIn(what)]));
}
