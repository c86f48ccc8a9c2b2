/** Paying mana: from the pool, then with mana abilities (601.2g, 601.2h). */
import { lifeToPay } from '../../events/replacement/impossible.ts';
import { changePlayer, findPlayer } from '../../state/changes.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import { perform } from '../../events/perform.ts';
import { ask, cite, type Game, type Procedure, rareOf, tellAll } from '../../events/procedure.ts';
import type { PaymentFor } from '../../events/rareOfCosts.ts';
import { legal, type Question, Refusal } from '../../events/question.ts';
import type { Mana, ObjectId, PlayerId } from '../../state/state.ts';
import { toList } from '../../events/answers.ts';
import type { Paying } from '../../events/teller.ts';
import { isHybrid, type ManaSymbol, parseManaCost } from '../../language/manaCost.ts';
import { nameOfChoice } from './manaChoices.ts';
import { findPayment, genericOf, withoutMana } from './payment.ts';
import type { Elsewise, ManaSource, ManaWay, Planned } from '../../events/manaPlan.ts';
import { findManaSources, useManaSource } from './sources.ts';
import { chooseObjects } from '../../events/choices.ts';
import { canSpend, easedFor } from './spending.ts';

export type { KeptOut } from './sources.ts';

/** How a player wants to pay: sources to tap, in this order, or the mana to spend, symbol by symbol. */
export type ManaWish = string | readonly ObjectId[];

/** Pays single symbols and gives the mana that was spent. @throws Refusal when it cannot be paid, or not in the way that is wished. */
export function* payMana(
  game: Game,
  player: PlayerId,
  symbols: readonly ManaSymbol[],
  wished?: ManaWish,
  options: PaymentFor = {},
): Procedure<readonly Mana[]> {
  const due = easedFor(lookAt(game.state), player, symbols, options.spentOn);
  if (due !== symbols) cite(game, 'mana.asThough');
  const wish = wished ?? (yield* findWish(game, player, due, options));
  const [only, exactly] = typeof wish === 'string' ? [undefined, spelledOut(wish)] : [wish, undefined];
  const plan = makePlan(game, player, exactly ?? due, options, only);
  if (!plan)
    throw new Refusal(
      `${player} cannot pay the mana cost`,
      'cast.pay',
      'cost.unable',
      ...(game.teller?.exhausted(lookAt(game.state), player) ?? []),
    );
  if (wish === undefined) {
    const could: Paying['could'] = (of, elsewise) => makePlan(game, player, of, options, undefined, elsewise) !== undefined;
    tellAll(game, game.teller?.pays(lookAt(game.state), { player, due, uses: plan, could, spentOn: options.spentOn }));
  }
  const { mana: before = [] } = findPlayer(game.state, player) ?? {};
  const isEnough = (added: readonly Mana[]): boolean => {
    const look = lookAt(game.state);
    const able = [...before, ...added].filter((mana) => canSpend(look, mana, options.spentOn));
    return findPayment(due, able, lifeToPay(look, player)) !== undefined;
  };
  for (const [at, { source, way, spent, payers }] of plan.entries()) {
    if (source.costs.length > 0) spend(game, player, spent);
    const reserved = plan.slice(at + 1).flatMap((later) => [later.source.object, ...later.payers.flat()]);
    const chosen = { choice: way.choice, further: onlyFurther(plan, at, isEnough) ?? [] };
    yield* useManaSource(game, player, source, chosen, yield* choosePayers(game, player, source, payers, reserved));
  }
  const { mana: pool = [] } = findPlayer(game.state, player) ?? {};
  const life = lifeToPay(lookAt(game.state), player);
  const usable = pool.filter((mana) => canSpend(lookAt(game.state), mana, options.spentOn));
  const paid = exactly === undefined ? usable : takeExactly(usable, exactly);
  const found = findPayment(due, paid, life);
  if (!found || (exactly && found.mana.length !== exactly.length))
    throw new Refusal(`${player} cannot pay the mana cost`, 'cast.pay', 'cost.unable');
  const spent = found.mana.flatMap((place) => paid[place] ?? []);
  spend(game, player, spent);
  if (found.life > 0) cite(game, 'mana.phyrexian');
  if (found.life > 0) yield* perform(game, [{ kind: 'life', player, change: -found.life, cause: 'payment' }]);
  return spent;
}

/** What triggered mana abilities leave open is asked, unless there is one answer alone with which it can be paid: this one. */
function onlyFurther(plan: readonly Planned[], at: number, isEnough: (mana: readonly Mana[]) => boolean): ManaWay['further'] {
  const { source, way } = plan[at] ?? {};
  const open = (source?.ways ?? []).filter(
    (each) =>
      each.further &&
      nameOfChoice(each.choice) === nameOfChoice(way?.choice ?? []) &&
      isEnough(plan.flatMap((planned, place) => (place === at ? each : planned.way).mana)),
  );
  return open.length === 1 ? open[0]?.further : undefined;
}

/** What is given up for a mana ability is chosen by whoever pays, among what the plan does not need; what is only tapped is taken as planned. */
function* choosePayers(
  game: Game,
  player: PlayerId,
  { object, others }: ManaSource,
  planned: readonly (readonly ObjectId[])[],
  reserved: readonly ObjectId[],
): Procedure<readonly (readonly ObjectId[])[]> {
  const chosen: (readonly ObjectId[])[] = [];
  for (const [at, { cost, able, count }] of others.entries()) {
    const open = able.filter((id) => game.state.objects[id] && id !== object && !reserved.includes(id) && !chosen.flat().includes(id));
    if (cost.pay === 'tap others' || open.length < count) chosen.push(planned[at] ?? []);
    else chosen.push(yield* chooseObjects(game, player, open, count, 'What is given up for mana?'));
  }
  return chosen;
}

/** The mana that a text names, one by one; a number is so much colourless mana. */
const spelledOut = (text: string): readonly ManaSymbol[] =>
  (parseManaCost(text)?.symbols ?? []).flatMap((symbol) =>
    symbol.kind === 'generic' ? genericOf(symbol.amount).map((): ManaSymbol => ({ kind: 'mana', colors: ['colorless'] })) : [symbol],
  );

/** Whether the player could pay this now. */
export function canPayMana(game: Game, player: PlayerId, due: readonly ManaSymbol[], options: PaymentFor = {}): boolean {
  return makePlan(game, player, easedFor(lookAt(game.state), player, due, options.spentOn), options) !== undefined;
}

function makePlan(
  game: Game,
  player: PlayerId,
  due: readonly ManaSymbol[],
  { spentOn, kept }: PaymentFor,
  only?: readonly ObjectId[],
  elsewise?: Elsewise,
): readonly Planned[] | undefined {
  const { mana = [] } = findPlayer(game.state, player) ?? {};
  const life = lifeToPay(lookAt(game.state), player);
  const look = lookAt(game.state);
  const usable = (all: readonly Mana[]): readonly Mana[] => all.filter((each) => canSpend(look, each, spentOn));
  if (!only && findPayment(due, usable(mana))) return [];
  const sources = findManaSources(game, player, kept);
  // Life is paid for Phyrexian symbols only where there is no mana for them.
  const plan = (most: number): readonly Planned[] | undefined =>
    rareOf(game, 'a plan of paying').planPayment(due, mana, most, sources, usable, only, elsewise);
  return plan(0) ?? (life > 0 ? plan(life) : undefined);
}

/** Takes mana of a pool, one by one. */
function spend(game: Game, player: PlayerId, spent: readonly Mana[]): void {
  game.state = changePlayer(game.state, player, { mana: withoutMana(findPlayer(game.state, player)?.mana ?? [], spent) });
}

/** How the player wants to pay, if the action says. Nobody is asked: where another payment would leave something else, that is told. */
function* findWish(game: Game, player: PlayerId, due: readonly ManaSymbol[], options: PaymentFor): Procedure<ManaWish | undefined> {
  if (due.length === 0) return undefined;
  const question: Question = {
    player,
    kind: 'mana',
    text: 'Which mana is spent?',
    options: () => rareOf(game, 'listing payments').payments(game, player, due, options),
    // Sources may be named as well.
    open: true,
    judge: () => legal,
    cites: ['cast.pay', ...(due.some(isHybrid) ? (['mana.hybrid'] as const) : [])],
  };
  // The short-cut `same payment` (unasked.ts): a payment comes with its action, or is chosen; nobody answers it afterwards.
  const isLeftOut = !game.asked.everything || !canPayMana(game, player, due, options);
  const answer = isLeftOut ? game.prepared(question) : yield* ask(game, question);
  if (answer === undefined) return undefined;
  return typeof answer === 'string' ? answer : toList(answer);
}

/** The mana of a pool that single symbols of one colour name. */
function takeExactly(pool: readonly Mana[], symbols: readonly ManaSymbol[]): readonly Mana[] {
  const left = [...pool];
  return symbols.flatMap((symbol) => {
    const at = left.findIndex(({ color }) => symbol.kind === 'mana' && symbol.colors[0] === color);
    return at < 0 ? [] : left.splice(at, 1);
  });
}
