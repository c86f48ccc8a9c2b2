/** Paying costs: what is paid with is chosen, mana abilities are activated, then all of it is paid, what is random last (118, 601.2h). */
import { citeKeyword } from '../../concepts/citeKeyword.ts';
import type { Concept } from '../../concepts/concepts.ts';
import type { Cost } from '../../language/cost.ts';
import type { Context } from '../../look/reading/context.ts';
import { isColorless, type ManaSymbol } from '../../language/manaCost.ts';
import { canPayMana, type KeptOut, type ManaWish, payMana } from '../mana/payMana.ts';
import { choosePayers, type ChosenCost, isRandom, listPayers, type OtherCost, payOther } from './otherCosts.ts';
import { isPayable, manaDue } from './payable.ts';
import { ask, citingAlso, type Game, type Procedure, within, say } from '../../events/procedure.ts';
import { type Answer, legalIf, Refusal } from '../../events/question.ts';
import type { Mana, ObjectId } from '../../state/state.ts';
import { toList } from '../../events/answers.ts';

/** What costs were paid with: for texts that speak of "the sacrificed creature". */
export interface Paid {
  readonly sacrificed: readonly ObjectId[];
  readonly discarded: readonly ObjectId[];
  readonly exiled: readonly ObjectId[];
  readonly revealed: readonly ObjectId[];
  readonly returned: readonly ObjectId[];
  readonly tapped: readonly ObjectId[];
  readonly mana: readonly Mana[];
  /** How many counters of the source. */
  readonly removed?: number;
}

const nothingPaid: Paid = { mana: [], sacrificed: [], discarded: [], exiled: [], revealed: [], returned: [], tapped: [] };

const memoryOf: Partial<Readonly<Record<OtherCost['pay'], Exclude<keyof Paid, 'mana' | 'removed'>>>> = {
  sacrifice: 'sacrificed',
  discard: 'discarded',
  exile: 'exiled',
  'exile top': 'exiled',
  reveal: 'revealed',
  return: 'returned',
  'tap others': 'tapped',
};

export interface CostOptions {
  readonly wish?: ManaWish | undefined;
  /** Mana that is due: a total that was locked in. */
  readonly symbols?: readonly ManaSymbol[];
  /** Costs of mana among the costs are not paid: they are in that total, or nobody pays them. */
  readonly manaPaid?: boolean;
  /** What has helped to pay otherwise, and is not given up for mana. */
  readonly helped?: readonly ObjectId[];
  /** By which rules it is paid, where that is told: of a spell (601.2h), of an activated ability (602.1a). */
  readonly tells?: readonly Concept[];
}

/** Pays costs together: mana first, since mana abilities come before any payment. @throws Refusal when one cannot be paid. */
export function* payCosts(game: Game, costs: readonly Cost[], context: Context, options: CostOptions = {}): Procedure<Paid> {
  const enough = (of: readonly SingleCost[]): boolean =>
    options.manaPaid === true || canPayMana(game, context.controller, dueOf(game, of, context));
  const singles = yield* settleWays(
    game,
    costs,
    { context, enough },
    ...(options.tells ? (['cast.modes'] as const) : citeKeyword(context.ability)),
  );
  const others = singles.filter((cost) => cost.pay !== 'mana');
  const chosen: ChosenCost[] = [];
  const reserved = (cost: OtherCost): boolean =>
    others.some((each) => ('filter' in each && each.filter === 'self') || (each.pay === 'tap' && cost.pay === 'tap others'));
  // Nothing pays two costs, nor does what another of them asks of the source itself. What is random is chosen when all else has been paid.
  for (const cost of others.filter((each) => !isRandom(each))) {
    const taken = [...(reserved(cost) ? [context.source] : []), ...chosen.flatMap(({ payers }) => payers)];
    chosen.push(yield* choosePayers(game, cost, context, taken));
  }
  const symbols = options.manaPaid === true ? [] : dueOf(game, singles, context);
  const due = [...(options.symbols ?? []), ...symbols];
  const mana =
    due.length === 0
      ? []
      : yield* payMana(game, context.controller, due, options.wish, {
          // A total that was locked in is that of a spell or an ability.
          ...(options.symbols ? { spentOn: context.source } : {}),
          kept: keptOut(chosen, context, options.helped),
        });
  if (mana.length > 0 && options.tells) say(game, 'pays', context.controller, mana, due.some(isColorless), options.tells);
  let paid: Paid = { ...nothingPaid, mana };
  // What happens instead of what a cost asks for pays it all the same (118.11).
  const payingOf = (cost: Cost): Game =>
    within(game, {
      tell: (event, ...told) => {
        const kind = typeof event === 'string' ? event : event.event;
        game.tell(
          event,
          ...told,
          ...(kind === 'replace' ? (['cost.modified'] as const) : []),
          ...(options.tells && isPayment.has(kind) ? (['cast.pay'] as const) : []),
          ...((isPayment.has(kind) && game.teller?.reads(game.state, cost)) || []),
        );
      },
    });
  const pay = function* (each: ChosenCost): Procedure<void> {
    const slot = memoryOf[each.cost.pay];
    const before = countersOf(game, context.source);
    const by = yield* payOther(each.cost.pay === 'tap' ? citingAlso(game, ['tap'], 'cost.tapSymbol') : payingOf(each.cost), each, context);
    if (slot) paid = { ...paid, [slot]: [...paid[slot], ...by] };
    if (each.cost.pay === 'counters' && !each.cost.add)
      paid = { ...paid, removed: (paid.removed ?? 0) + before - countersOf(game, context.source) };
  };
  for (const each of chosen) yield* pay(each);
  for (const cost of others.filter(isRandom)) yield* pay(yield* choosePayers(game, cost, context));
  return paid;
}

const countersOf = ({ state }: Game, id: ObjectId): number =>
  Object.values(state.objects[id]?.counters ?? {}).reduce((sum, count) => sum + count, 0);

/** What paying a cost is told as. */
const isPayment: ReadonlySet<string> = new Set([
  'tap',
  'untap',
  'sacrifice',
  'discard',
  'cost',
  'counters',
  'life',
  'exile',
  'move',
  'reveal',
]);

/** What has to be tapped for another cost gives no mana by tapping, and what is sacrificed for another none by being sacrificed. */
function keptOut(chosen: readonly ChosenCost[], { source }: Context, helped: readonly ObjectId[] = []): KeptOut {
  const payersOf = (pay: OtherCost['pay']): readonly ObjectId[] => chosen.flatMap(({ cost, payers }) => (cost.pay === pay ? payers : []));
  const self = chosen.some(({ cost }) => cost.pay === 'tap' || cost.pay === 'untap') ? [source] : [];
  return { tapping: new Set([...self, ...payersOf('tap others')]), sacrificing: new Set([...helped, ...payersOf('sacrifice')]) };
}

export type SingleCost = Exclude<Cost, { pay: 'one of' }>;
const isSingle = (cost: Cost): cost is SingleCost => cost.pay !== 'one of';

const dueOf = (game: Game, costs: readonly SingleCost[], context: Context): readonly ManaSymbol[] =>
  costs.flatMap((cost) => (cost.pay === 'mana' ? manaDue(game, cost, context) : []));

/** For whom ways of paying are settled. `enough`: whether there is mana for all of these costs together, whatever else is in their total. */
export interface Settling {
  readonly context: Context;
  readonly enough: (costs: readonly SingleCost[]) => boolean;
}

/**
 * Of a cost that can be paid in several ways, one is chosen among those that are possible: by its place, from 1, or by naming what pays it.
 * What was named is all that can then pay it. @throws Refusal when none is possible (601.2h)
 */
export function* settleWays(
  game: Game,
  costs: readonly Cost[],
  { context, enough }: Settling,
  ...cites: readonly Concept[]
): Procedure<readonly SingleCost[]> {
  const all: SingleCost[] = [];
  for (const [place, cost] of costs.entries()) {
    if (cost.pay !== 'one of') {
      all.push(cost);
      continue;
    }
    const besides = [...all, ...costs.slice(place + 1).filter(isSingle)];
    const together: Settling = { context, enough: (of) => enough([...besides, ...of]) };
    const ways = cost.costs.map((way) => ({
      way,
      payers: way.flatMap((each) => (each.pay === 'one of' || each.pay === 'mana' ? [] : listPayers(game, each, context))),
      possible: way.every((each) => each.pay === 'mana' || isPayable(game, each, context)) && together.enough(way.filter(isSingle)),
    }));
    if (!ways.some(({ possible }) => possible)) throw new Refusal('none of its costs can be paid', 'cast.pay', 'cost.unable');
    const isWay = (given: Answer, at: number): boolean => {
      const list = toList(given);
      if (!ways[at]?.possible) return false;
      return list.length > 0 && (list.join() === String(at + 1) || list.every((id) => ways[at]?.payers.includes(id)));
    };
    const find = (given: Answer): number => ways.findIndex((_, at) => isWay(given, at));
    const answer = yield* ask(game, {
      player: context.controller,
      kind: 'payment',
      text: 'Which of the costs?',
      source: context.source,
      options: () => ways.flatMap(({ possible }, at) => (possible ? [String(at + 1)] : [])),
      judge: (given) => legalIf(find(given) >= 0, 'there is no such cost that can be paid', 'cast.pay'),
      cites,
    });
    const { way = [], payers = [] } = ways[find(answer)] ?? {};
    const named = toList(answer).filter((id) => payers.includes(id));
    all.push(...(yield* settleWays(game, named.length > 0 ? way.map((each) => withPayers(each, named)) : way, together, ...cites)));
  }
  return all;
}

/** A cost that only these can pay. */
function withPayers(cost: Cost, payers: readonly ObjectId[]): Cost {
  if (!('filter' in cost) || typeof cost.filter === 'string') return cost;
  return { ...cost, filter: { kind: 'and', filters: [cost.filter, { kind: 'one of', of: { kind: 'these', things: payers } }] } };
}
