/** Paying mana: which mana of a pool pays which symbol, and every way of doing it (601.2h, 107.4). */
import type { Mana } from '../state.ts';
import { type ColorOrColorless, letterOf, type ManaCost, type ManaSymbol } from './manaCost.ts';

/** What has to be paid: single symbols, so much generic mana, life for Phyrexian symbols. */
export interface Payment {
  /** Mana taken, by its place in the pool. */
  readonly mana: readonly number[];
  readonly life: number;
}

/** The symbols of a cost, each to be paid on its own; generic mana one by one; X as often as was chosen. */
export function listDue(cost: ManaCost | undefined, x: number, change = 0): readonly ManaSymbol[] {
  const due = (cost?.symbols ?? []).flatMap((symbol): readonly ManaSymbol[] => {
    if (symbol.kind === 'x') return genericOf(x);
    return symbol.kind === 'generic' ? genericOf(symbol.amount) : [symbol];
  });
  if (change >= 0) return [...due, ...genericOf(change)];
  // A reduction takes away generic mana, and never anything else (118.7).
  const generic = due.filter(({ kind }) => kind === 'generic').length;
  return [...due.filter(({ kind }) => kind !== 'generic'), ...genericOf(Math.max(0, generic + change))];
}

const genericOf = (amount: number): readonly ManaSymbol[] =>
  Array.from({ length: Math.max(0, amount) }, () => ({ kind: 'generic', amount: 1 }));

/** A way of paying from a pool, or undefined when there is none. Particular symbols first, those with the fewest ways before others. */
export function findPayment(due: readonly ManaSymbol[], pool: readonly Mana[], life = 0): Payment | undefined {
  const inOrder = due.toSorted((a, b) => waysOf(a) - waysOf(b));
  const free = new Set(pool.keys());
  const pay = (at: number, lifeLeft: number): Payment | undefined => {
    const symbol = inOrder[at];
    if (!symbol) return { mana: [], life: 0 };
    const tried = new Set<string>();
    for (const place of [...free].toSorted((a, b) => rankOf(pool[a]) - rankOf(pool[b]))) {
      const mana = pool[place];
      if (!mana || !pays(mana, symbol) || tried.has(mana.color)) continue;
      tried.add(mana.color);
      free.delete(place);
      const rest = pay(at + 1, lifeLeft);
      free.add(place);
      if (rest) return { mana: [place, ...rest.mana], life: rest.life };
    }
    if (symbol.kind === 'mana' && symbol.generic !== undefined) {
      const withGeneric = payGeneric(symbol.generic, [...free], lifeLeft, at, pay, free);
      if (withGeneric) return withGeneric;
    }
    if (symbol.kind === 'mana' && symbol.life && lifeLeft >= 2) {
      const rest = pay(at + 1, lifeLeft - 2);
      if (rest) return { mana: rest.mana, life: rest.life + 2 };
    }
    return undefined;
  };
  return pay(0, life);
}

function payGeneric(
  amount: number,
  places: readonly number[],
  lifeLeft: number,
  at: number,
  pay: (at: number, lifeLeft: number) => Payment | undefined,
  free: Set<number>,
): Payment | undefined {
  if (places.length < amount) return undefined;
  const taken = places.slice(0, amount);
  for (const place of taken) free.delete(place);
  const rest = pay(at + 1, lifeLeft);
  for (const place of taken) free.add(place);
  return rest && { mana: [...taken, ...rest.mana], life: rest.life };
}

const waysOf = (symbol: ManaSymbol): number =>
  symbol.kind === 'mana' ? symbol.colors.length + (symbol.generic === undefined ? 0 : 5) : symbol.kind === 'snow' ? 5 : 10;

/** Colourless mana is spent first where any will do. */
const rankOf = (mana: Mana | undefined): number => (mana?.color === 'colorless' ? 0 : 1);

function pays(mana: Mana, symbol: ManaSymbol): boolean {
  if (symbol.kind === 'generic') return true;
  if (symbol.kind === 'snow') return mana.snow === true;
  return symbol.kind === 'mana' && symbol.colors.includes(mana.color);
}

/** Every different way of paying a cost with mana, written as symbols in the order of the colours: for enumerations. */
export function listPayments(due: readonly ManaSymbol[], available: readonly ColorOrColorless[]): readonly string[] {
  const found = new Set<string>();
  const walk = (at: number, taken: readonly ColorOrColorless[]): void => {
    const symbol = due[at];
    if (!symbol) {
      const order = ['white', 'blue', 'black', 'red', 'green', 'colorless'];
      found.add(
        taken
          .toSorted((a, b) => order.indexOf(a) - order.indexOf(b))
          .map((color) => `{${letterOf(color)}}`)
          .join(''),
      );
      return;
    }
    for (const color of available) if (pays({ color }, symbol)) walk(at + 1, [...taken, color]);
    if (symbol.kind === 'mana' && symbol.generic !== undefined) {
      for (const set of multisets(available, symbol.generic)) walk(at + 1, [...taken, ...set]);
    }
  };
  walk(0, []);
  return [...found];
}

function multisets(items: readonly ColorOrColorless[], size: number): readonly (readonly ColorOrColorless[])[] {
  if (size === 0) return [[]];
  return items.flatMap((item, at) => multisets(items.slice(at), size - 1).map((rest) => [item, ...rest]));
}
