/** What is paid, as a sentence tells it: `{2} and a sacrifice`, `3 life`. */
import type { Cost } from '../language/cost.ts';
import { type ManaSymbol, writeSymbols } from '../language/manaCost.ts';
import { countOf, listOf } from '../state/sentences.ts';

type Other = Exclude<Cost['pay'], 'mana'>;

/** One of each kind. */
const one: Readonly<Record<Other, string>> = {
  tap: 'a tap',
  untap: 'an untap',
  sacrifice: 'a sacrifice',
  discard: 'a discard',
  life: 'life',
  exile: 'an exile',
  counters: 'counters',
  return: 'a return',
  'tap others': 'taps',
  loyalty: 'loyalty',
  'exile top': 'an exile',
  mill: 'a mill',
  'remove counter': 'counters',
  draw: 'a draw',
  exert: 'an exertion',
  reveal: 'a reveal',
  'one of': 'one of several',
};
/** What is counted, where it is known how much. */
const counted: Readonly<Partial<Record<Other, readonly [one: string, several: string]>>> = {
  life: ['life', 'life'],
  sacrifice: ['sacrifice', 'sacrifices'],
  discard: ['discard', 'discards'],
  exile: ['exile', 'exiles'],
  return: ['return', 'returns'],
  'tap others': ['tap', 'taps'],
};

/** How much of a cost is due, where its text says a number. */
const amountIn = (cost: Cost): number =>
  'amount' in cost && typeof cost.amount === 'object' && cost.amount.kind === 'number' ? cost.amount.value : NaN;

/** What is paid besides mana. Several costs of one kind are told as one. */
export const wordsOfCosts = (costs: readonly Cost[]): readonly string[] =>
  [...Map.groupBy(costs, ({ pay }) => pay)].flatMap(([pay, all]) => {
    if (pay === 'mana') return [];
    const count = all.reduce((sum, cost) => sum + amountIn(cost), 0);
    const [single, several] = counted[pay] ?? [];
    return [single === undefined || Number.isNaN(count) || (count === 1 && pay !== 'life') ? one[pay] : countOf(count, single, several)];
  });

/** The mana of costs; without a cost of mana none. */
export const manaOf = (costs: readonly Cost[]): readonly ManaSymbol[] =>
  costs.flatMap((cost) => (cost.pay === 'mana' ? cost.cost.symbols : []));

export const sayCost = (mana: readonly ManaSymbol[], others: readonly Cost[]): string => {
  const words = wordsOfCosts(others);
  return listOf([...(mana.length > 0 || words.length === 0 ? [writeSymbols(mana)] : []), ...words]);
};
