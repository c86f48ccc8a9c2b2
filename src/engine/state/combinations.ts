/** Ways of choosing and ordering, for lists of legal answers: as many as are listed (bounds.ts), and whether that is all of them. */
import { bounds, TooManyAnswers } from './bounds.ts';

/** A list of what a search finds. @throws TooManyAnswers with the first of them, when there are more than are listed or more was to be tried */
export function listAnswers<T>(ways: Iterable<T>, fits: (way: T) => boolean = () => true): readonly T[] {
  const found: T[] = [];
  let tried = 0;
  let things = 0;
  for (const way of ways) {
    if ((tried += 1) > bounds.tries) throw TooManyAnswers.tried(found);
    if (!fits(way)) continue;
    if (found.length === bounds.answers) throw TooManyAnswers.listed(found);
    // Long ones take as much as many do.
    if ((things += Array.isArray(way) ? way.length : 1) > bounds.listed) throw TooManyAnswers.long(found);
    found.push(way);
  }
  return found;
}

/** What is made of all answers that are listed, or of the first where there are more. @throws TooManyAnswers */
export function makeAnswers<T, U>(list: () => readonly T[], make: (listed: readonly T[]) => readonly U[]): readonly U[] {
  try {
    return make(list());
  } catch (error) {
    throw error instanceof TooManyAnswers ? (error as TooManyAnswers<T>).made(make) : error;
  }
}

interface Sizes<T> {
  readonly least?: number;
  readonly fits?: (set: readonly T[]) => boolean;
}

/** All subsets of at most so many, the smaller first; the order of members is that of the list. @throws TooManyAnswers */
export const combinations = <T>(items: readonly T[], most: number, { least = 0, fits }: Sizes<T> = {}): readonly (readonly T[])[] =>
  listAnswers(subsets(items, least, Math.min(most, items.length)), fits);

function* subsets<T>(items: readonly T[], least: number, most: number): Generator<readonly T[]> {
  for (let size = Math.max(0, least); size <= most; size += 1) {
    // Places of the members, counted up: the first member that has room moves on, those before it begin again.
    const places = Array.from({ length: size }, (_, at) => at);
    for (;;) {
      yield places.map((place) => items[place] as T);
      const next = places.findIndex((place, at) => place + 1 < (places[at + 1] ?? items.length));
      if (next < 0) break;
      places[next] = (places[next] ?? 0) + 1;
      for (let at = 0; at < next; at += 1) places[at] = at;
    }
  }
}

/** All orders of these, the given one first; what is the same is not told apart. @throws TooManyAnswers */
export const permutations = <T>(items: readonly T[]): readonly (readonly T[])[] => listAnswers(orders(items));

function* orders<T>(items: readonly T[]): Generator<readonly T[]> {
  yield items;
  const kinds = [...new Set(items)];
  const given = items.map((item) => kinds.indexOf(item));
  const ranks = given.toSorted((one, other) => one - other);
  const isGiven = (): boolean => ranks.every((rank, at) => rank === given[at]);
  for (;;) {
    if (!isGiven()) yield ranks.map((rank) => kinds[rank] as T);
    // The next order of the ranks, as in a dictionary.
    const turn = ranks.findLastIndex((rank, at) => rank < (ranks[at + 1] ?? -1));
    const low = ranks[turn];
    if (low === undefined) return;
    const above = ranks.findLastIndex((rank) => rank > low);
    [ranks[turn], ranks[above]] = [ranks[above] ?? low, low];
    ranks.splice(turn + 1, ranks.length, ...ranks.slice(turn + 1).toReversed());
  }
}

/** Every way of giving so many to these, each at least so many; the last is given what is left. @throws TooManyAnswers */
export const divisions = (total: number, things: readonly string[], least: number): readonly Readonly<Record<string, number>>[] =>
  listAnswers(shares(total, things, least));

function* shares(total: number, things: readonly string[], least: number): Generator<Readonly<Record<string, number>>> {
  const free = total - least * things.length;
  if (free < 0 || (things.length === 0 && total > 0)) return;
  // What each is given beyond the least, the last all that is left: the last but it that leaves some to those behind it is given one more.
  const more = things.map((_, at) => (at + 1 < things.length ? 0 : free));
  for (;;) {
    yield Object.fromEntries(things.map((thing, at) => [thing, least + (more[at] ?? 0)]));
    let behind = 0;
    let at = things.length - 1;
    while (at >= 0 && behind === 0) behind += more[at--] ?? 0;
    if (at < 0) return;
    more.fill(0, at + 1);
    more[at] = (more[at] ?? 0) + 1;
    more[things.length - 1] = behind - 1;
  }
}
