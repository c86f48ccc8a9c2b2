/**
 * Instructions for each of several: one instruction after the other, each of them by all, or to all, at the same time where that can be, after all have
 * chosen for it in turn order (101.4, 608.2e, 608.2f).
 */
import type { Happened } from '../../events/apply.ts';
import type { InstructionName, Memory } from '../../events/instructions/instruction.ts';
import { eventsOfInstruction } from '../../events/instructions/table.ts';
import { perform } from '../../events/perform.ts';
import type { GameEvent } from '../../events/events.ts';
import { cite, citingAlso, type Game, type Procedure, type Rare } from '../../events/procedure.ts';
import type { Cost } from '../../language/cost.ts';
import type { Instruction, InstructionOf } from '../../language/instruction.ts';
import { kindsIn, partsIn } from '../../language/parts.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import { type Look, objectIn } from '../../look/look.ts';
import { type Context, isPlayer } from '../../look/reading/context.ts';
import { listRemembered } from '../../look/reading/remembered.ts';
import { inTurnOrder, nextObjectId } from '../../state/changes.ts';
import type { GameState, Remembered, Thing } from '../../state/state.ts';
import type { Handler } from '../instructions/handler.ts';
import { choosePayers, eventsOfPaying, isRandom } from '../costs/otherCosts.ts';
import { memoryOfPaid } from '../costs/paidMemory.ts';
import { accept, makeOffer, type Offer, pay } from '../instructions/may.ts';
import { memoryOfMoved } from '../instructions/move.ts';
import { followOneByOne, joined, orderOneByOne } from '../instructions/oneByOne.ts';
import { instructions } from '../instructions/table.ts';
import { nameCreated, planCreation } from '../instructions/tokens.ts';
import { setLifeTogether } from './setLifeTotals.ts';

export const severally: Rare['severally'] = function* (game, { then, wholly }, things, context) {
  const contexts = things.map((each): Context => ({ ...context, each }));
  // What somebody casts is done before the next may be; and one card after the other lies on top of one library.
  const isOneByOne = then.some((each) => each.do === 'may' && isCastOneByOne(game, each, contexts));
  const takes = partsIn(then).some((part) => part.kind === 'library top' && kindsIn(part['of']).has('you'));
  if (wholly || isOneByOne || takes)
    return yield* followOneByOne(yield* orderOneByOne(game, things, context), context.memory, function* (each, memory) {
      return (yield* game.follow(game, then, { ...context, memory, each })).memory;
    });
  return joinMemories(context.memory, yield* followTogether(game, then, contexts));
};

const casts = (does: readonly Instruction[]): boolean => does.some((each) => each.do === 'cast');

const isCastOneByOne = ({ state }: Game, { then, who }: InstructionOf<'may'>, contexts: readonly Context[]): boolean =>
  casts(then) && !(who.kind === 'each' && areAllPlayers(state, contexts));

const areAllPlayers = (state: GameState, contexts: readonly Context[]): boolean =>
  contexts.every(({ each }) => each !== undefined && isPlayer(state, each));

/**
 * Instructions that are followed for each of several, who is `each` of their context. Gives their contexts: with what is known of each alone where
 * more is said of it (`goesOn`), else with all of it together.
 */
function* followTogether(
  game: Game,
  does: readonly Instruction[],
  contexts: readonly Context[],
  goesOn = false,
): Procedure<readonly Context[]> {
  let now = contexts;
  for (const [at, instruction] of does.entries()) {
    if (now.length === 0) return now;
    const isWhole = at === does.length - 1 && !goesOn;
    if (instruction.do === 'may' && now.length > 1) now = yield* mayTogether(game, instruction, now, !isWhole);
    else {
      const before = lookAt(game.state);
      const done = now.length > 1 ? yield* doAtOnce(game, instruction, now) : undefined;
      const left =
        done instanceof Array
          ? done
          : done
            ? now.map(({ each }, place) => (isWhole ? (place === 0 ? done : {}) : shareOf(done, before, game, each)))
            : yield* followEach(game, instruction, now);
      now = now.map((own, place) => ({ ...own, memory: { ...own.memory, ...left[place] } }));
    }
  }
  return now;
}

/** What cannot be done at once is done for one after the other. */
function* followEach(game: Game, instruction: Instruction, contexts: readonly Context[]): Procedure<readonly Memory[]> {
  const [first] = contexts;
  const things = contexts.flatMap(({ each }) => each ?? []);
  const ordered = first && things.length > 1 ? yield* orderOneByOne(game, things, first) : things;
  const left = new Map<Thing | undefined, Memory>();
  for (const each of ordered) {
    const own = contexts.find((context) => context.each === each);
    if (own) left.set(each, (yield* game.follow(game, [instruction], own)).memory);
  }
  return contexts.map(({ each }) => left.get(each) ?? {});
}

/** Gives what all of them together left, or each; undefined where it is not done at once. */
function* doAtOnce(game: Game, instruction: Instruction, contexts: readonly Context[]): Procedure<Memory | readonly Memory[] | undefined> {
  switch (instruction.do) {
    case 'create token':
    case 'create copy':
      return yield* createAtOnce(game, instruction, contexts);
    case 'sacrifice':
    case 'discard':
    case 'search':
      return yield* chooseFirst(game, instruction, contexts);
    case 'set life':
      yield* setLifeTogether(game, instruction, contexts);
      return {};
    case 'move': {
      const { attacking, changes, position } = instruction;
      if (attacking || changes || position === 'shuffled') return undefined;
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
  const events = contexts.map((own) => eventsOfInstruction(look, instruction, own));
  if (events.includes(undefined)) return undefined;
  return yield* perform(
    citingSeveral(game, instruction),
    events.flatMap((each) => each ?? []),
  );
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

/**
 * For each of several somebody is asked, in turn order, before anything is done (101.4, 608.2e); then, in the same order, each pays who is willing. What
 * they do is done by all of them at once, action by action, and then what is done otherwise for all others.
 */
function* mayTogether(
  game: Game,
  instruction: InstructionOf<'may'>,
  contexts: readonly Context[],
  goesOn: boolean,
): Procedure<readonly Context[]> {
  const offers: (Offer & { readonly of: Context })[] = [];
  for (const of of yield* inOrder(game, contexts)) offers.push({ ...(yield* makeOffer(game, instruction, of, instructions)), of });
  const willing = offers.filter((offer) => offer.willing);
  const paid = (yield* giveUpTogether(game, instruction, willing)) ?? (yield* payInTurn(game, instruction, willing));
  const { then, offered, otherwise = [] } = instruction;
  const accepted = function* (): Procedure<readonly Context[]> {
    // Who casts something does so before the next one can.
    if (casts(then)) {
      const done: Context[] = [];
      for (const own of paid) done.push({ ...own, memory: yield* accept(game, instruction, own) });
      return done;
    }
    const did = yield* followTogether(game, then.slice(0, offered), paid, goesOn || offered !== undefined);
    if (offered === undefined) return did;
    if (did.length > 0) cite(game, 'cost.whether');
    return yield* followTogether(game, then.slice(offered), did, goesOn);
  };
  const done = yield* accepted();
  const others = offers.filter(({ of }) => paid.every(({ each }) => each !== of.each)).map(({ of }) => of);
  const otherwiseDone = yield* followTogether(game, otherwise, others, goesOn);
  return contexts.map((own) => [...done, ...otherwiseDone].find(({ each }) => each === own.each) ?? own);
}

function* payInTurn(game: Game, instruction: InstructionOf<'may'>, offers: readonly Offer[]): Procedure<readonly Context[]> {
  const paid: Context[] = [];
  for (const offer of offers) {
    const own = yield* pay(game, offer, instruction);
    if (own) paid.push(own);
  }
  return paid;
}

/** What each of them sacrifices or discards is chosen in turn order, and all of it given up at once (101.4). Undefined where something else is paid. */
function* giveUpTogether(
  game: Game,
  { remember }: InstructionOf<'may'>,
  offers: readonly Offer[],
): Procedure<readonly Context[] | undefined> {
  const paid: { readonly own: Context; readonly events: readonly GameEvent[]; readonly cost: Cost }[] = [];
  for (const { player, context, cost, count } of offers) {
    const [only, ...others] = cost;
    if (
      offers.length < 2 ||
      count !== 1 ||
      others.length > 0 ||
      (only?.pay !== 'sacrifice' && only?.pay !== 'discard') ||
      isRandom(only) ||
      kindsIn(only).has('x')
    )
      return undefined;
    const paying = { ...context, controller: player, ...(player === context.controller ? {} : { causer: context.controller }) };
    const { payers } = yield* choosePayers(game, only, paying);
    const slot = only.pay === 'sacrifice' ? 'sacrificed' : 'discarded';
    const memory: Memory = {
      ...context.memory,
      ...memoryOfPaid({ [slot]: payers }),
      ...(remember === undefined ? {} : { [remember]: 'yes' }),
    };
    paid.push({ own: { ...context, memory }, events: eventsOfPaying(only, payers, paying), cost: only });
  }
  const cites = paid.flatMap(({ cost }) => game.teller?.reads(game.state, cost) ?? []);
  yield* perform(
    citingAlso(game, 'all', 'resolve.several', 'resolve.instruction', ...new Set(cites)),
    paid.flatMap(({ events }) => events),
  );
  return paid.map(({ own }) => own);
}

/** In turn order players; of things the controller of the effect says it. */
function* inOrder(game: Game, contexts: readonly Context[]): Procedure<readonly Context[]> {
  const [first] = contexts;
  const things = contexts.flatMap(({ each }) => each ?? []);
  const ordered = !first
    ? []
    : areAllPlayers(game.state, contexts)
      ? inTurnOrder(game.state).filter((id) => things.includes(id))
      : yield* orderOneByOne(game, things, first);
  return ordered.flatMap((each) => contexts.find((own) => own.each === each) ?? []);
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

/** What several know who each went on from the same, for what is spoken of behind all of them. */
function joinMemories(memory: Memory, all: readonly { readonly memory: Memory }[]): Memory {
  const left = all.flatMap((own) => Object.entries(own.memory).filter(([slot, what]) => memory[slot] !== what));
  return { ...memory, ...Object.fromEntries(left), ...joined(left.filter(([, what]) => typeof what === 'object')) };
}
