/** Words and pairs of neighbouring words of a text as numbers, so that thousands of texts can be compared with thousands. */

export interface Bag {
  /** Distinct numbers in rising order, and how often each stands in the text. */
  readonly ids: Int32Array;
  readonly counts: Int32Array;
}

export interface Bags {
  readonly words: Bag;
  readonly wordPairs: Bag;
}

/** Gives texts their bags; one for all editions that are compared with each other, since the numbers are its own. */
export function makeBagger(): (stems: readonly string[]) => Bags {
  const numbers = new Map<string, number>();
  const made = new WeakMap<readonly string[], Bags>();
  const numberOf = (key: string): number => {
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, numbers.size);
    return numbers.size - 1;
  };
  return (stems) => {
    const known = made.get(stems);
    if (known) return known;
    const bags = {
      words: toBag(stems.map(numberOf)),
      wordPairs: toBag(stems.slice(1).map((stem, at) => numberOf(`${stems[at] ?? ''} ${stem}`))),
    };
    made.set(stems, bags);
    return bags;
  };
}

function toBag(numbers: readonly number[]): Bag {
  const sorted = Int32Array.from(numbers).sort();
  const ids: number[] = [];
  const counts: number[] = [];
  for (const number of sorted) {
    if (ids.at(-1) === number) counts[counts.length - 1] = (counts.at(-1) ?? 0) + 1;
    else {
      ids.push(number);
      counts.push(1);
    }
  }
  return { ids: Int32Array.from(ids), counts: Int32Array.from(counts) };
}

/** How much a word tells: the logarithm of how many texts there are for each that has it (inverse document frequency, Spärck Jones 1972). */
export type Rarity = (id: number) => number;

/** Rarities are multiples of this, so that their sums are exact: in whatever order they are added, the same comes out. */
const grain = 2 ** -20;

/** The rarity of everything in these bags, of texts that count once however often they stand there. */
export function measureRarity(bags: readonly Bag[]): Rarity {
  const distinct = new Set(bags);
  let last = -1;
  for (const { ids } of distinct) last = Math.max(last, ids.at(-1) ?? -1);
  const frequency = new Int32Array(last + 1);
  for (const { ids } of distinct) {
    for (let at = 0; at < ids.length; at += 1) {
      const id = ids[at] ?? 0;
      frequency[id] = (frequency[id] ?? 0) + 1;
    }
  }
  const rarityOf = (count: number): number => Math.round(Math.log((distinct.size + 1) / count) / grain) * grain;
  const rarest = rarityOf(1);
  // Few counts occur, and each often; most numbers are of pairs of words that other editions have.
  const byCount = Float64Array.from({ length: distinct.size + 1 }, (_, count) => (count < 2 ? rarest : rarityOf(count)));
  const rarity = new Float64Array(frequency.length);
  for (let id = 0; id < rarity.length; id += 1) rarity[id] = byCount[frequency[id] ?? 0] ?? rarest;
  return (id) => rarity[id] ?? rarest;
}

/** Weights known, by rarity: the same texts are weighed over and over. They are let go of with the rarity, which is that of two editions. */
const weights = new WeakMap<Rarity, Map<Bag, number>>();

/** Sum of the rarities of all that is in a bag. */
export function weigh(bag: Bag, rarity: Rarity): number {
  let known = weights.get(rarity);
  if (!known) weights.set(rarity, (known = new Map<Bag, number>()));
  const found = known.get(bag);
  if (found !== undefined) return found;
  let sum = 0;
  for (let at = 0; at < bag.ids.length; at += 1) sum += (bag.counts[at] ?? 0) * rarity(bag.ids[at] ?? 0);
  known.set(bag, sum);
  return sum;
}

/** Sum of the rarities of what two bags have in common. */
export function weighCommon(left: Bag, right: Bag, rarity: Rarity): number {
  if (left === right) return weigh(left, rarity);
  let sum = 0;
  for (let a = 0, b = 0; a < left.ids.length && b < right.ids.length;) {
    const [x, y] = [left.ids[a] ?? 0, right.ids[b] ?? 0];
    if (x === y) sum += Math.min(left.counts[a] ?? 0, right.counts[b] ?? 0) * rarity(x);
    if (x <= y) a += 1;
    if (y <= x) b += 1;
  }
  return sum;
}

/** What is left of a bag without what another has. */
export function subtract(bag: Bag, without: Bag): Bag {
  const ids: number[] = [];
  const counts: number[] = [];
  for (let a = 0, b = 0; a < bag.ids.length; a += 1) {
    const id = bag.ids[a] ?? 0;
    while (b < without.ids.length && (without.ids[b] ?? 0) < id) b += 1;
    const count = (bag.counts[a] ?? 0) - (without.ids[b] === id ? (without.counts[b] ?? 0) : 0);
    if (count <= 0) continue;
    ids.push(id);
    counts.push(count);
  }
  return { ids: Int32Array.from(ids), counts: Int32Array.from(counts) };
}
