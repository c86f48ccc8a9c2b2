/** Which pairs are worth a look: by their words, by their number, and by where their neighbours went. */
import type { Bag, Rarity } from './bags.ts';
import type { Pairing } from './pairing.ts';
import type { Group, PreparedEdition } from './preparedEdition.ts';

/** How many of the nearest by words are looked at, and how common a word may be to lead to others. */
const nearest = 8;
const commonest = 60;
/** Where a text has no such words, its rarest are followed as far as this many others: a bound for documents that say one thing over and over. */
const mostFollowed = 6000;

/** For each of some old places, the new places among `free` that share the most words with it. */
export function findByWords(
  old: PreparedEdition,
  young: PreparedEdition,
  places: readonly number[],
  free: readonly number[],
  rarity: Rarity,
): Map<number, readonly number[]> {
  const holders = new Map<number, number[]>();
  for (const place of free) {
    for (const id of young.all[place]?.bags.words.ids ?? []) {
      const list = holders.get(id);
      if (list) list.push(place);
      else holders.set(id, [place]);
    }
  }
  const sizes = new Map(free.map((place) => [place, young.all[place]?.bags.words.ids.length ?? 0]));
  const holdersOf = (id: number): readonly number[] => holders.get(id) ?? [];
  const found = new Map<Bag | undefined, readonly number[]>();
  return new Map(
    places.map((place) => {
      const bag = old.all[place]?.bags.words;
      const known = found.get(bag);
      if (known) return [place, known];
      const ids = bag?.ids ?? new Int32Array();
      const common = new Map<number, number>();
      for (const id of chooseWords(ids, holdersOf)) {
        for (const holder of holdersOf(id)) common.set(holder, (common.get(holder) ?? 0) + rarity(id));
      }
      const byShare = [...common].map(([holder, weight]) => ({ holder, weight, share: weight / (ids.length + (sizes.get(holder) ?? 0)) }));
      const top = (by: (each: (typeof byShare)[number]) => number): number[] =>
        byShare
          .toSorted((a, b) => by(b) - by(a) || a.holder - b.holder)
          .slice(0, nearest)
          .map(({ holder }) => holder);
      const best = [...new Set([...top(({ share }) => share), ...top(({ weight }) => weight).slice(0, nearest / 2)])];
      found.set(bag, best);
      return [place, best];
    }),
  );
}

/** Words that stand everywhere lead everywhere: they are followed only from texts that have no others. */
function chooseWords(ids: Int32Array, holdersOf: (id: number) => readonly number[]): readonly number[] {
  const telling = [...ids].filter((id) => holdersOf(id).length <= commonest);
  if (telling.length >= 2) return telling;
  let followed = 0;
  return [...ids]
    .toSorted((a, b) => holdersOf(a).length - holdersOf(b).length)
    .filter((id) => holdersOf(id).length <= commonest || (followed += holdersOf(id).length) <= mostFollowed);
}

/** New places where an old provision may be by its number and surroundings, whatever its words. */
export function findByPlace(old: PreparedEdition, young: PreparedEdition, place: number, { heirs }: Pairing, group: Group): number[] {
  const left = old.all[place];
  if (!left) return [];
  const found: number[] = [];
  const add = (candidate: number | undefined): void => {
    if (candidate !== undefined && candidate >= 0 && young.all[candidate]?.group === group) found.push(candidate);
  };
  add(young.placeOf.get(left.provision.id));
  const newParent = left.parent < 0 ? -1 : (heirs[left.parent] ?? -1);
  for (const child of young.all[newParent]?.children ?? []) if (young.all[child]?.tail === left.tail) add(child);
  const list = old.inGroup[group];
  const at = old.rank[place] ?? 0;
  for (const step of [-1, 1]) {
    const heir = heirs[list[at + step] ?? -1] ?? -1;
    if (heir < 0) continue;
    const heirAt = young.rank[heir] ?? 0;
    add(young.inGroup[group][heirAt - step]);
    add(young.inGroup[group][heirAt - 2 * step]);
  }
  return found;
}
