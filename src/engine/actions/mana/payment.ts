/** Paying mana: which mana of a pool pays which symbol, and every way of doing it (601.2h, 107.4). */
import { atMost, bounds } from '../../state/bounds.ts';
import type { Cost } from '../../language/cost.ts';
import type { Mana as PlainMana } from '../../state/state.ts';
import type { ColorOrColorless, ManaCost, ManaSymbol } from '../../language/manaCost.ts';

/** Mana of a pool; while one plans, mana that could be of one of several colours (`orElse`). */
type Mana = PlainMana & { readonly orElse?: readonly ColorOrColorless[] };

/** What has to be paid: single symbols, so much generic mana, life for Phyrexian symbols. */
export interface Payment {
  /** Mana taken, by its place in the pool. */
  readonly mana: readonly number[];
  readonly life: number;
}

/** The symbols of a cost, each to be paid on its own; generic mana one by one; X as often as was chosen. */
export function listDue(cost: ManaCost | undefined, x: number): readonly ManaSymbol[] {
  return (cost?.symbols ?? []).flatMap((symbol): readonly ManaSymbol[] => {
    if (symbol.kind === 'x') return genericOf(x);
    return symbol.kind === 'generic' ? genericOf(symbol.amount) : [symbol];
  });
}

/** What mana of some costs is to be paid. */
export const dueOf = (costs: readonly Cost[], x = 0): readonly ManaSymbol[] =>
  costs.flatMap((cost) => (cost.pay === 'mana' ? listDue(cost.cost, x) : []));

export function genericOf(amount: number): readonly ManaSymbol[] {
  atMost(bounds.mana, amount, 'mana to be paid');
  return Array.from({ length: Math.max(0, amount) }, () => ({ kind: 'generic', amount: 1 }));
}

/** A way of paying from a pool, or undefined when there is none. Particular symbols first, those with the fewest ways before others. */
export function findPayment(due: readonly ManaSymbol[], pool: readonly Mana[], life = 0): Payment | undefined {
  const least = due.reduce((sum, symbol) => sum + (symbol.kind === 'mana' && symbol.life ? 0 : 1), 0);
  if (pool.length < least) return undefined;
  const inOrder = due.toSorted((a, b) => waysOf(a) - waysOf(b));
  const free = new Set(pool.keys());
  const pay = (at: number, lifeLeft: number): Payment | undefined => {
    const symbol = inOrder[at];
    if (!symbol) return { mana: [], life: 0 };
    const tried = new Set<string>();
    for (const place of [...free].toSorted((a, b) => rankOf(pool[a]) - rankOf(pool[b]))) {
      const mana = pool[place];
      if (!mana || !pays(mana, symbol) || tried.has(kindOfMana(mana))) continue;
      tried.add(kindOfMana(mana));
      free.delete(place);
      const rest = pay(at + 1, lifeLeft);
      free.add(place);
      if (rest) return { mana: [place, ...rest.mana], life: rest.life };
      // What is generic can be paid with anything: another mana would do no better, unless a later symbol is choosier.
      if (symbol.kind === 'generic' && inOrder.slice(at).every(({ kind }) => kind === 'generic')) return undefined;
    }
    if (symbol.kind === 'mana' && symbol.generic !== undefined) {
      const inAnyMana = payGeneric(symbol.generic, at, lifeLeft);
      if (inAnyMana) return inAnyMana;
    }
    if (symbol.kind === 'mana' && symbol.life && lifeLeft >= 2) {
      const rest = pay(at + 1, lifeLeft - 2);
      if (rest) return { mana: rest.mana, life: rest.life + 2 };
    }
    return undefined;
  };
  /** `{2/W}` in generic mana: every choice of so many, one of each kind of choice. */
  const payGeneric = (amount: number, at: number, lifeLeft: number): Payment | undefined => {
    const places = [...free].toSorted((a, b) => rankOf(pool[a]) - rankOf(pool[b]));
    const tried = new Set<string>();
    for (const taken of subsets(places, amount)) {
      const kinds = taken
        .map((place) => kindOfMana(pool[place]))
        .toSorted()
        .join();
      if (tried.has(kinds)) continue;
      tried.add(kinds);
      for (const place of taken) free.delete(place);
      const rest = pay(at + 1, lifeLeft);
      for (const place of taken) free.add(place);
      if (rest) return { mana: [...taken, ...rest.mana], life: rest.life };
    }
    return undefined;
  };
  return pay(0, life);
}

/** What is left of a pool. */
export function withoutMana(pool: readonly PlainMana[], spent: readonly PlainMana[]): readonly PlainMana[] {
  const left = [...pool];
  for (const each of spent) {
    const same = left.indexOf(each);
    left.splice(same < 0 ? left.findIndex(({ color }) => color === each.color) : same, 1);
  }
  return left;
}

/** All choices of so many, each once. */
export function subsets<T>(items: readonly T[], size: number): readonly (readonly T[])[] {
  if (size === 0) return [[]];
  return items.flatMap((item, at) => subsets(items.slice(at + 1), size - 1).map((rest) => [item, ...rest]));
}

const waysOf = (symbol: ManaSymbol): number =>
  symbol.kind === 'mana' ? symbol.colors.length + (symbol.generic === undefined ? 0 : 5) : symbol.kind === 'snow' ? 5 : 10;

/** Mana that can be spent on little goes first, then colourless mana; snow mana is kept where any will do. */
const rankOf = (mana: Mana | undefined): number => (mana?.only ? 0 : mana?.color === 'colorless' ? 1 : 2) + (mana?.snow ? 3 : 0);

/** What is the same in mana. */
export const kindOfMana = (mana: Mana | undefined): string =>
  `${mana?.orElse?.join('/') ?? mana?.color ?? ''}${mana?.snow ? ' snow' : ''}${mana?.only ? ` only ${JSON.stringify(mana.only)}` : ''}`;

/** Whether one mana pays one symbol (107.4). */
export function pays(mana: Mana, symbol: ManaSymbol): boolean {
  if (symbol.kind === 'generic') return true;
  if (symbol.kind === 'snow') return mana.snow === true;
  return symbol.kind === 'mana' && (mana.orElse ?? [mana.color]).some((color) => symbol.colors.includes(color));
}

/** Every different choice of mana out of a pool that pays these symbols, each kind of choice once; none with life. */
export function listWaysToPay(due: readonly ManaSymbol[], pool: readonly PlainMana[]): readonly (readonly PlainMana[])[] {
  const found = new Map<string, readonly PlainMana[]>();
  const pay = (at: number, left: readonly PlainMana[], spent: readonly PlainMana[]): void => {
    const symbol = due[at];
    if (!symbol) {
      found.set(spent.map(kindOfMana).toSorted().join(), spent);
      return;
    }
    const tried = new Set<string>();
    for (const [place, mana] of left.entries()) {
      if (!pays(mana, symbol) || tried.has(kindOfMana(mana))) continue;
      tried.add(kindOfMana(mana));
      pay(at + 1, left.toSpliced(place, 1), [...spent, mana]);
    }
  };
  pay(0, pool, []);
  return [...found.values()];
}
