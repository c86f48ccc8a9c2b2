/**
 * Instructions for each of several: one instruction after the other, each of them by all, or to all, at the same time where that can be, after all have
 * chosen for it in turn order (101.4, 608.2e, 608.2f).
 */
import type { Memory } from '../../events/instructions/instruction.ts';
import { cite, type Game, type Procedure, type Rare } from '../../events/procedure.ts';
import type { Instruction, InstructionOf } from '../../language/instruction.ts';
import { isSame, partsIn } from '../../language/parts.ts';
import { type Context, isPlayer } from '../../look/reading/context.ts';
import type { GameState } from '../../state/state.ts';
import { accept, makeOffer, type Offer, pay } from '../instructions/may.ts';
import { followOneByOne, joined, orderOneByOne } from '../instructions/oneByOne.ts';
import { instructions } from '../instructions/table.ts';
import { doAtOnce } from './atOnce.ts';
import { giveUpTogether } from './giveUpTogether.ts';

export const severally: Rare['severally'] = function* (game, { then, wholly }, things, context) {
  const contexts = things.map((each): Context => ({ ...context, each }));
  // What somebody casts is done before the next may be; and of one library one card after the other lies on top (608.2f).
  const isOneByOne = then.some((each) => each.do === 'may' && isCastOneByOne(game, each, contexts));
  const takes = partsIn(then).some((part) => part.kind === 'library top' && !isSame(part['of'], { kind: 'each' }));
  if (wholly || isOneByOne || takes)
    return yield* followOneByOne(yield* orderOneByOne(game, things, context), context.memory, function* (each, memory) {
      return (yield* game.follow(game, then, { ...context, memory, each })).memory;
    });
  return joinMemories(context.memory, yield* followTogether(game, then, contexts, { goesOn: false, isOrdered: false }));
};

const casts = (does: readonly Instruction[]): boolean => does.some((each) => each.do === 'cast');

const isCastOneByOne = ({ state }: Game, { then, who }: InstructionOf<'may'>, contexts: readonly Context[]): boolean =>
  casts(then) && !(who.kind === 'each' && areAllPlayers(state, contexts));

const areAllPlayers = (state: GameState, contexts: readonly Context[]): boolean =>
  contexts.every(({ each }) => each !== undefined && isPlayer(state, each));

/** Whether more is said of what each did; and whether they stand in the order in which they are dealt with. */
interface Going {
  readonly goesOn: boolean;
  readonly isOrdered: boolean;
}

/**
 * Instructions that are followed for each of several, who is `each` of their context. Gives their contexts: with what is known of each alone where
 * more is said of it, else with all of it together.
 */
function* followTogether(
  game: Game,
  does: readonly Instruction[],
  contexts: readonly Context[],
  { goesOn, isOrdered }: Going,
): Procedure<readonly Context[]> {
  let now = contexts;
  let ordered = isOrdered;
  for (const [at, instruction] of does.entries()) {
    const more = at < does.length - 1 || goesOn;
    const isOffer = instruction.do === 'may' && now.length > 1;
    let left = isOffer || now.length < 2 ? undefined : yield* doAtOnce(game, instruction, now, more);
    // They are asked, and what cannot be done at once is done, one after the other.
    if (!left && !ordered) {
      now = yield* inOrder(game, now);
      ordered = true;
    }
    if (isOffer) now = yield* mayTogether(game, instruction, now, more);
    else {
      left ??= yield* followEach(game, instruction, now);
      now = now.map((own, place) => ({ ...own, memory: { ...own.memory, ...left?.[place] } }));
    }
  }
  return now;
}

function* followEach(game: Game, instruction: Instruction, contexts: readonly Context[]): Procedure<readonly Memory[]> {
  const left: Memory[] = [];
  for (const own of contexts) left.push((yield* game.follow(game, [instruction], own)).memory);
  return left;
}

/** In turn order those of each player; in which order those of one are, the controller of the effect says (608.2f). */
function* inOrder(game: Game, contexts: readonly Context[]): Procedure<readonly Context[]> {
  const [first] = contexts;
  const things = contexts.flatMap(({ each }) => each ?? []);
  const ordered = first && things.length > 1 ? yield* orderOneByOne(game, things, first) : things;
  return ordered.flatMap((each) => contexts.find((own) => own.each === each) ?? []);
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
  for (const of of contexts) offers.push({ ...(yield* makeOffer(game, instruction, of, instructions)), of });
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
    const did = yield* followTogether(game, then.slice(0, offered), paid, { goesOn: goesOn || offered !== undefined, isOrdered: true });
    if (offered === undefined) return did;
    if (did.length > 0) cite(game, 'cost.whether');
    return yield* followTogether(game, then.slice(offered), did, { goesOn, isOrdered: true });
  };
  const done = yield* accepted();
  const others = offers.filter(({ of }) => paid.every(({ each }) => each !== of.each)).map(({ of }) => of);
  const otherwiseDone = yield* followTogether(game, otherwise, others, { goesOn, isOrdered: true });
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

/** What several know who each went on from the same, for what is spoken of behind all of them. */
function joinMemories(memory: Memory, all: readonly { readonly memory: Memory }[]): Memory {
  const left = all.flatMap((own) => Object.entries(own.memory).filter(([slot, what]) => memory[slot] !== what));
  return { ...memory, ...Object.fromEntries(left), ...joined(left.filter(([, what]) => typeof what === 'object')) };
}
