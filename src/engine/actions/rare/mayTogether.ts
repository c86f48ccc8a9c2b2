/** What each of several players may do: all are asked before anything is done, and what they do is done by all of them at once (101.4, 608.2e). */
import { eventsOfInstruction } from '../../events/instructions/table.ts';
import type { Memory } from '../../events/instructions/instruction.ts';
import { perform } from '../../events/perform.ts';
import { cite, type Game, type Procedure } from '../../events/procedure.ts';
import type { Instruction, InstructionOf } from '../../language/instruction.ts';
import { kindsIn } from '../../language/parts.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import { type Look, objectIn } from '../../look/look.ts';
import { type Context, isPlayer } from '../../look/reading/context.ts';
import { listRemembered } from '../../look/reading/remembered.ts';
import { inTurnOrder, nextObjectId } from '../../state/changes.ts';
import type { PlayerId, Remembered, Thing } from '../../state/state.ts';
import type { Instructions } from '../instructions/handler.ts';
import { accept, makeOffer, type Offer, pay } from '../instructions/may.ts';
import { memoryOfMoved } from '../instructions/move.ts';
import { followOneByOne, joined } from '../instructions/oneByOne.ts';
import { instructions } from '../instructions/table.ts';
import { choosesFirst, doTogether, severally } from '../instructions/together.ts';

/**
 * Each of several players is asked, in turn order, before anything is done (101.4, 608.2e); then, in the same order, each pays who is willing.
 * What they do is done by all of them at once, action by action, and then what is done otherwise by all others. Gives what is remembered.
 */
export function* mayTogether(
  game: Game,
  instruction: InstructionOf<'may'>,
  players: readonly Thing[],
  context: Context,
): Procedure<Memory> {
  const all = instructions;
  const offers: Offer[] = [];
  for (const each of inTurnOrder(game.state).filter((id) => players.includes(id)))
    offers.push(yield* makeOffer(game, instruction, { ...context, each }, all));
  const paid: { readonly player: PlayerId; readonly own: Context }[] = [];
  for (const offer of offers) {
    const own = offer.willing ? yield* pay(game, offer, instruction) : undefined;
    if (own) paid.push({ player: offer.player, own });
  }
  const { then, offered, otherwise = [] } = instruction;
  const accepted = function* (): Procedure<Memory> {
    // Who casts something does so before the next one can.
    if (then.some((each) => each.do === 'cast'))
      return yield* followOneByOne(paid, context.memory, ({ own }, memory) =>
        accept(game, instruction, { ...own, memory: { ...memory, ...own.memory } }),
      );
    const did = yield* followTogether(
      game,
      all,
      then.slice(0, offered),
      paid.map(({ own }) => own),
    );
    if (offered !== undefined && did.length > 0) cite(game, 'cost.whether');
    return joinMemories(context.memory, offered === undefined ? did : yield* followTogether(game, all, then.slice(offered), did));
  };
  const done = yield* accepted();
  const others = offers.filter(({ player }) => paid.every((each) => each.player !== player));
  const otherwiseDone = yield* followTogether(
    game,
    all,
    otherwise,
    others.map((offer) => ({ ...offer.context, memory: done })),
  );
  return joinMemories(done, otherwiseDone);
}

/** Instructions that each of several players follows, who is `each` of their context. What each of them did is known of them alone. */
function* followTogether(
  game: Game,
  all: Instructions,
  does: readonly Instruction[],
  contexts: readonly Context[],
): Procedure<readonly Context[]> {
  let now = contexts;
  for (const instruction of does) {
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

/** What several know who each went on from the same, for what is spoken of behind all of them. */
function joinMemories(memory: Memory, all: readonly { readonly memory: Memory }[]): Memory {
  const left = all.flatMap((own) => Object.entries(own.memory).filter(([slot, what]) => memory[slot] !== what));
  return { ...memory, ...Object.fromEntries(left), ...joined(left.filter(([, what]) => typeof what === 'object')) };
}
