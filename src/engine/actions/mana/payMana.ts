/** Paying mana: from the pool, then with mana abilities (601.2g, 601.2h). */
import { changePlayer, findPlayer } from '../../state/changes.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import { perform } from '../../events/perform.ts';
import { cite, type Game, legal, type Procedure, Refusal } from '../../events/procedure.ts';
import type { Mana, ObjectId, PlayerId } from '../../state/state.ts';
import { toList } from '../../events/answers.ts';
import { isHybrid, type ManaSymbol, parseManaCost } from '../../language/manaCost.ts';
import { findPayment, genericOf, listPayments } from './payment.ts';
import { type Planned, planPayment } from './planPayment.ts';
import { findManaSources, type KeptOut, type ManaSource, useManaSource } from './sources.ts';
import { chooseObjects } from '../../events/choices.ts';
import { canSpend } from './spending.ts';

export type { KeptOut } from './sources.ts';

/** How a player wants to pay: sources to tap, in this order, or the mana to spend, symbol by symbol. */
export type ManaWish = string | readonly ObjectId[];

export interface PayOptions {
  /** The spell, or the object whose ability it is: some mana can be spent on some things alone. */
  readonly spentOn?: ObjectId;
  readonly kept?: KeptOut;
}

/** Pays single symbols and gives the mana that was spent. @throws Refusal when it cannot be paid, or not in the way that is wished. */
export function* payMana(
  game: Game,
  player: PlayerId,
  due: readonly ManaSymbol[],
  wished?: ManaWish,
  options: PayOptions = {},
): Procedure<readonly Mana[]> {
  const wish = wished ?? findWish(game, player, due, options);
  const [only, exactly] = typeof wish === 'string' ? [undefined, spelledOut(wish)] : [wish, undefined];
  const plan = makePlan(game, player, exactly ?? due, options, only);
  if (!plan)
    throw new Refusal(
      `${player} cannot pay the mana cost`,
      'cast.pay',
      'cost.unable',
      ...(game.teller?.exhausted(lookAt(game.state), player) ?? []),
    );
  for (const [at, { source, way, spent, payers }] of plan.entries()) {
    if (source.costs.length > 0) spend(game, player, spent);
    const reserved = plan.slice(at + 1).flatMap((later) => [later.source.object, ...later.payers.flat()]);
    yield* useManaSource(game, player, source, way.choice, yield* choosePayers(game, player, source, payers, reserved));
  }
  const { mana: pool = [], life = 0 } = findPlayer(game.state, player) ?? {};
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
export function canPayMana(game: Game, player: PlayerId, due: readonly ManaSymbol[], options: PayOptions = {}): boolean {
  return makePlan(game, player, due, options) !== undefined;
}

function makePlan(
  game: Game,
  player: PlayerId,
  due: readonly ManaSymbol[],
  { spentOn, kept }: PayOptions,
  only?: readonly ObjectId[],
): readonly Planned[] | undefined {
  const { mana = [], life = 0 } = findPlayer(game.state, player) ?? {};
  const look = lookAt(game.state);
  const usable = (all: readonly Mana[]): readonly Mana[] => all.filter((each) => canSpend(look, each, spentOn));
  if (!only && findPayment(due, usable(mana))) return [];
  const sources = findManaSources(game, player, kept);
  // Life is paid for Phyrexian symbols only where there is no mana for them.
  return planPayment(due, mana, 0, sources, usable, only) ?? (life > 0 ? planPayment(due, mana, life, sources, usable, only) : undefined);
}

/** Takes mana of a pool, one by one. */
function spend(game: Game, player: PlayerId, spent: readonly Mana[]): void {
  const left = [...(findPlayer(game.state, player)?.mana ?? [])];
  for (const each of spent) {
    const same = left.indexOf(each);
    left.splice(same < 0 ? left.findIndex(({ color }) => color === each.color) : same, 1);
  }
  game.state = changePlayer(game.state, player, { mana: left });
}

/** How the player wants to pay, if the action says. Nobody is asked. */
function findWish(game: Game, player: PlayerId, due: readonly ManaSymbol[], options: PayOptions): ManaWish | undefined {
  if (due.length === 0) return undefined;
  const answer = game.prepared({
    player,
    kind: 'mana',
    text: 'Which mana is spent?',
    options: () => listManaPayments(game, player, due, options),
    judge: () => legal,
    cites: ['cast.pay', ...(due.some(isHybrid) ? (['mana.hybrid'] as const) : [])],
  });
  if (answer === undefined) return undefined;
  return typeof answer === 'string' ? answer : toList(answer);
}

/** Every different way in which the player could pay now with the pool and mana abilities. */
function listManaPayments(game: Game, player: PlayerId, due: readonly ManaSymbol[], options: PayOptions): readonly string[] {
  const { mana = [], life = 0 } = findPlayer(game.state, player) ?? {};
  const all = [...mana, ...findManaSources(game, player, options.kept).flatMap(({ ways }) => ways.flatMap((way) => way.mana))];
  const colors = [...new Set(all.map(({ color }) => color))];
  const snow = [...new Set(all.filter((each) => each.snow).map(({ color }) => color))];
  return listPayments(due, colors, snow).filter((payment) => {
    const symbols = payment === '' ? [] : (parseManaCost(payment)?.symbols ?? []);
    const spent = symbols.flatMap((symbol): Mana[] =>
      symbol.kind === 'mana' ? symbol.colors.map((color) => ({ color, ...(snow.includes(color) ? { snow: true } : {}) })) : [],
    );
    return findPayment(due, spent, life)?.mana.length === spent.length && canPayMana(game, player, symbols, options);
  });
}

/** The mana of a pool that single symbols of one colour name. */
function takeExactly(pool: readonly Mana[], symbols: readonly ManaSymbol[]): readonly Mana[] {
  const left = [...pool];
  return symbols.flatMap((symbol) => {
    const at = left.findIndex(({ color }) => symbol.kind === 'mana' && symbol.colors[0] === color);
    return at < 0 ? [] : left.splice(at, 1);
  });
}
