/** What a player may do, or pay, and what follows if they do, or do not (608.2d, 118.12). */
import type { InstructionOf, Instruction } from '../../language/instruction.ts';
import { letterOf } from '../../language/manaCost.ts';
import { ask, cite, type Game, type Procedure, rareOf, say, takeCited, within } from '../../events/procedure.ts';
import { isImpossible, legalIf } from '../../events/question.ts';
import type { Memory } from '../../events/instructions/instruction.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import type { Context } from '../../look/reading/context.ts';
import { amountOf, choosersOf } from '../../look/reading/read.ts';
import { listRemembered } from '../../look/reading/remembered.ts';
import { countEvents } from '../../state/bounds.ts';
import { isInGame } from '../../state/changes.ts';
import { saying } from '../../state/sentences.ts';
import type { PlayerId } from '../../state/state.ts';
import type { Cost } from '../../language/cost.ts';
import { nameOf } from '../../events/nameOf.ts';
import { announceX, settleX } from '../costs/announceX.ts';
import { payCosts } from '../costs/costs.ts';
import { memoryOfPaid } from '../costs/paidMemory.ts';
import type { Holding, Instructions } from './handler.ts';
import { isPayableWhole, isPossible } from './possible.ts';

export const may: Holding<'may'> = {
  follow: function* (game, instruction, context, all) {
    const offer = yield* makeOffer(game, instruction, context, all);
    const paid = offer.willing ? yield* pay(game, offer, instruction) : undefined;
    if (!paid)
      return (yield* game.follow(game, instruction.otherwise ?? [], { ...context, memory: { ...context.memory, ...notDone(instruction) } }))
        .memory;
    return yield* accept(game, instruction, paid);
  },
};

/** What was declined, or not so, was not done: what is said of it is not said of something that was done before, or by another ability. */
export const notDone = ({ then }: InstructionOf<'may' | 'if'>): Memory =>
  Object.fromEntries(then.flatMap((each) => ('remember' in each ? [[each.remember, []]] : [])));

/** What is offered: what is paid, whose offer it is, and how it is worded. */
function tellOffer(
  { state }: Game,
  player: PlayerId,
  cost: readonly Cost[],
  { source, ability }: Context,
  between: InstructionOf<'may'>['between'],
): string {
  const mana = cost.flatMap((each) => (each.pay === 'mana' ? [each.cost.text] : []));
  const name = nameOf(state, source);
  const wording = ability && ability.text !== '' ? `: ${saying(ability)}` : '';
  if (between) return `What does ${player} choose for ${name}${wording}?`;
  if (cost.length === 0) return `Does ${player} accept what ${name} offers${wording}?`;
  return `Does ${player} pay ${mana.length === cost.length ? `${mana.join('')} for ${name}` : `what ${name} asks`}${wording}?`;
}

/** Whether somebody was willing to cast something, and it could not be cast: then they did not (608.2c). */
function isCastNot(does: readonly Instruction[], memory: Memory): boolean {
  const last = does.at(-1);
  return last?.do === 'cast' && listRemembered(memory['cast']).length === 0;
}

/** What a player was offered, at which cost, how often it is paid, and whether they are willing. */
export interface Offer {
  readonly player: PlayerId;
  readonly cost: readonly Cost[];
  readonly count: number;
  readonly willing: boolean;
  readonly context: Context;
}

/** What is due in all. */
const allOf = (cost: readonly Cost[], count: number): readonly Cost[] => Array.from({ length: count }, () => cost).flat();

export function* makeOffer(
  game: Game,
  { who, cost: written = [], times, must, taken, then, offered, between }: InstructionOf<'may'>,
  context: Context,
  all: Instructions,
): Procedure<Offer> {
  const cost = settleX(game, written, context);
  const [meant] = choosersOf(lookAt(game.state), who, context);
  const isThere = meant === undefined || isInGame(game.state, meant);
  const player = isThere
    ? meant
    : cost.length > 0
      ? undefined
      : yield* rareOf(game, 'choices of who has left').standIn(game, meant, context);
  // Who controls an illegal target is offered nothing (608.2b); who has left pays nothing (800.4f).
  if (!isThere && cost.length > 0) say(game, 'gone pays nothing', meant);
  if (player === undefined) return { player: context.controller, cost, count: 0, context, willing: false };
  // All of it together, with each choice made separately for each time.
  const count = times === undefined ? 1 : Math.max(0, amountOf(lookAt(game.state), times, context));
  countEvents(game.tally, count, 0);
  const offer = { player, cost, count, context };
  // What cannot be done is declined without being asked.
  const asked = { ...context, controller: cost.length > 0 ? player : context.controller };
  const offers = then.slice(0, offered);
  if (!isPossible(game, all, offers, cost, asked, count) || (offered !== undefined && !isPayableWhole(game, all, offers, asked))) {
    game.asked.forced.push({ player, answer: between?.[1] ?? 'no' });
    say(game, 'declined', player, allOf(cost, count), { first: offers.find(({ do: does }) => does !== 'find out'), context });
    return { ...offer, willing: false };
  }
  if (must && game.rare?.obliged(game, player, cost, context)) return { ...offer, willing: true };
  if (taken) return { ...offer, willing: true };
  const answers = between ?? ['yes', 'no'];
  const answer = yield* ask(game, {
    player,
    kind: between ? 'other' : 'may',
    ...(cost.length > 0 ? { pays: true } : {}),
    text: tellOffer(game, player, cost, context, between),
    source: context.source,
    options: () => answers,
    judge: (given) =>
      legalIf([...answers, 'yes', 'no', true, false].includes(given as string), `the answer is ${answers.join(' or ')}`, 'resolve.choice'),
    cites: ['resolve.choice'],
  });
  const willing = answer === answers[0] || answer === 'yes' || answer === true;
  if (!willing && !between) say(game, 'declined', player, allOf(cost, count));
  return { ...offer, willing };
}

/** Pays what was accepted. Gives the context of what follows; undefined where it could not be paid. */
export function* pay(
  game: Game,
  { player, cost, count, context }: Offer,
  { remember: slot }: InstructionOf<'may'>,
): Procedure<Context | undefined> {
  const announced = yield* announceX(game, player, cost, context);
  const before = game.state;
  // The answer is cited with the mana that is paid, not with a land that is tapped for it; without mana with what is paid first.
  const answered = takeCited(game);
  // What is taken back again is not told; what is told later rests on what was cited until then.
  const told: (() => void)[] = [];
  const paying = within(game, {
    tell: (...each) => {
      const cited = takeCited(game);
      told.push(() => {
        cite(game, ...cited);
        game.tell(...each, 'resolve.instruction');
      });
    },
  });
  try {
    const spent = yield* payCosts(paying, allOf(cost, count), {
      ...announced,
      controller: player,
      ...(player === context.controller ? {} : { causer: context.controller }),
    });
    const symbols = spent.mana.map(({ color }) => `{${letterOf(color)}}`).join('');
    if (symbols !== '') paying.tell('pay', `${player} pays ${symbols}.`, 'cost.mana', ...answered);
    else told.unshift(() => cite(game, ...answered));
    for (const tell of told) tell();
    return {
      ...announced,
      memory: { ...announced.memory, ...memoryOfPaid(spent), ...(slot === undefined ? {} : { [slot]: 'yes' }) },
    };
  } catch (error) {
    // A cost that cannot be paid is not paid at all (118.3).
    if (!isImpossible(error)) throw error;
    game.state = before;
    takeCited(game);
    cite(game, ...answered);
    return undefined;
  }
}

export function* accept(game: Game, { then, otherwise = [], offered }: InstructionOf<'may'>, paid: Context): Procedure<Memory> {
  const part = then.slice(0, offered);
  const did = yield* game.follow(game, part, paid);
  if (isCastNot(part, did.memory)) return (yield* game.follow(game, otherwise, did)).memory;
  if (offered === undefined) return did.memory;
  cite(game, 'cost.whether');
  return (yield* game.follow(game, then.slice(offered), did)).memory;
}
