/** One heir for each provision: the best whole of all pairs, looked for again as the surroundings become known. */
import { measureRarity } from './bags.ts';
import { chooseBestPairs, type WeighedPair } from './bestPairs.ts';
import { findByPlace, findByWords } from './candidates.ts';
import { type Evidence, gatherEvidence, type Weighing } from './evidence.ts';
import { makePairing, makeSurroundings, type Pairing } from './pairing.ts';
import { type Group, groups, type PreparedEdition } from './preparedEdition.ts';
import { logOdds } from './weights.ts';

export interface PairedUp {
  readonly pairing: Pairing;
  readonly rarity: Weighing;
  /** What speaks for a pair, under the pairing found. */
  readonly weigh: (old: number, young: number) => Evidence;
}

/** Rounds until the surroundings no longer change anything; the second settles nearly all. */
const rounds = 4;

/** Twins that may be paired each with each; beyond that, only those of paired parents. */
const manyTwins = 1600;

/** Pairs two editions. `forced` pairs are taken as they are. */
export function pairUp(old: PreparedEdition, young: PreparedEdition, forced: readonly (readonly [number, number])[] = []): PairedUp {
  const rarity: Weighing = {
    words: measureRarity([...old.all, ...young.all].map(({ bags }) => bags.words)),
    wordPairs: measureRarity([...old.all, ...young.all].map(({ bags }) => bags.wordPairs)),
  };
  const fixed = [...forced, ...findAnchors(old, young, forced)];
  const fixedOld = new Set(fixed.map(([left]) => left));
  const fixedYoung = new Set(fixed.map(([, right]) => right));
  const openOf = (group: Group): { left: number[]; right: number[] } => ({
    left: old.inGroup[group].filter((place) => !fixedOld.has(place)),
    right: young.inGroup[group].filter((place) => !fixedYoung.has(place)),
  });
  const open = { heading: openOf('heading'), numbered: openOf('numbered'), term: openOf('term'), example: openOf('example') };
  const byWords = new Map(groups.flatMap((group) => [...findByWords(old, young, open[group].left, open[group].right, rarity.words)]));
  const twins = findTwins(old, young, fixedOld, fixedYoung);

  let pairing = makePairing(old, young, fixed);
  let surroundings = makeSurroundings(old, young, pairing);
  for (let round = 0; round < rounds; round += 1) {
    const chosen: (readonly [number, number])[] = [...fixed];
    for (const group of groups) {
      const freeYoung = new Set(open[group].right);
      const pairs = open[group].left.flatMap((left): WeighedPair[] => {
        const candidates = new Set([
          ...(byWords.get(left) ?? []),
          ...findByPlace(old, young, left, pairing, group),
          ...twins(left, pairing),
        ]);
        return [...candidates].flatMap((right): WeighedPair[] => {
          const [a, b] = [old.all[left], young.all[right]];
          if (!a || !b || !freeYoung.has(right)) return [];
          const weight = logOdds(gatherEvidence(a, b, rarity, surroundings(left, right)));
          return weight > 0 ? [{ old: left, new: right, weight }] : [];
        });
      });
      for (const pair of chooseBestPairs(pairs)) chosen.push([pair.old, pair.new]);
    }
    const next = makePairing(old, young, chosen);
    const settled = next.heirs.every((heir, place) => heir === pairing.heirs[place]);
    pairing = next;
    surroundings = makeSurroundings(old, young, pairing);
    if (settled) break;
  }
  const weigh = (left: number, right: number): Evidence => {
    const [a, b] = [old.all[left], young.all[right]];
    if (!a || !b) throw new RangeError(`no provision at ${left} or ${right}`);
    return gatherEvidence(a, b, rarity, surroundings(left, right));
  };
  return { pairing, rarity, weigh };
}

/** Words enough that the same sentence twice by chance is out of the question. */
const tellingWords = 6;

/** What stands in both editions once and in the same words. A few words alone are an anchor only under the same number. */
function findAnchors(old: PreparedEdition, young: PreparedEdition, forced: readonly (readonly [number, number])[]): [number, number][] {
  const [leftTaken, rightTaken] = [new Set(forced.map(([left]) => left)), new Set(forced.map(([, right]) => right))];
  return groups.flatMap((group) => {
    const left = indexOnce(old, group);
    const right = indexOnce(young, group);
    return [...left].flatMap(([text, a]): [number, number][] => {
      const b = right.get(text);
      if (a === undefined || b === undefined || leftTaken.has(a) || rightTaken.has(b)) return [];
      const [one, other] = [old.all[a], young.all[b]];
      if (!one || !other || (one.folded.stems.length < tellingWords && one.provision.number !== other.provision.number)) return [];
      return [[a, b]];
    });
  });
}

/** Places by text; a text that stands there twice has none. */
function indexOnce(edition: PreparedEdition, group: Group): Map<string, number | undefined> {
  const places = new Map<string, number | undefined>();
  for (const place of edition.inGroup[group]) {
    const text = edition.all[place]?.folded.typography ?? '';
    places.set(text, places.has(text) ? undefined : place);
  }
  return places;
}

/** New places with the same text as an old one. */
function findTwins(
  old: PreparedEdition,
  young: PreparedEdition,
  fixedOld: ReadonlySet<number>,
  fixedYoung: ReadonlySet<number>,
): (left: number, pairing: Pairing) => readonly number[] {
  const textOf = (edition: PreparedEdition, place: number): string =>
    `${edition.all[place]?.group ?? ''} ${edition.all[place]?.folded.typography ?? ''}`;
  const group = (edition: PreparedEdition, fixed: ReadonlySet<number>): Map<string, number[]> =>
    Map.groupBy(
      [...edition.all.keys()].filter((place) => !fixed.has(place)),
      (place) => textOf(edition, place),
    );
  const [left, right] = [group(old, fixedOld), group(young, fixedYoung)];
  return (place, { heirs }) => {
    const text = textOf(old, place);
    const found = right.get(text) ?? [];
    if (found.length * (left.get(text)?.length ?? 0) <= manyTwins) return found;
    const heir = heirs[old.all[place]?.parent ?? -1] ?? -1;
    return found.filter((twin) => young.all[twin]?.parent === heir);
  };
}
