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

/** Twins that may be paired each with each; beyond that, only those of paired parents, and of these only so many places to both sides. */
const manyTwins = 1600;
const twinsAside = 20;

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
    const next = makePairing(old, young, [...chosen, ...pairRest(old, young, chosen)]);
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

/**
 * What is left on both sides under one id and in the same words. Too few words, or words too common, make no evidence; but nothing speaks
 * against these either.
 */
function pairRest(old: PreparedEdition, young: PreparedEdition, chosen: readonly (readonly [number, number])[]): [number, number][] {
  const paired = new Set(chosen.map(([left]) => left));
  const taken = new Set(chosen.map(([, right]) => right));
  return old.all.flatMap((one, left): [number, number][] => {
    const right = young.placeOf.get(one.provision.id);
    const other = young.all[right ?? -1];
    if (right === undefined || other?.group !== one.group || paired.has(left) || taken.has(right)) return [];
    return one.folded.typography === other.folded.typography ? [[left, right]] : [];
  });
}

/** New places with the same text as an old one. */
function findTwins(
  old: PreparedEdition,
  young: PreparedEdition,
  fixedOld: ReadonlySet<number>,
  fixedYoung: ReadonlySet<number>,
): (left: number, pairing: Pairing) => readonly number[] {
  const group = (edition: PreparedEdition, fixed: ReadonlySet<number>) => {
    const open = [...edition.all.keys()].filter((place) => !fixed.has(place));
    const textOf = (place: number): string => `${edition.all[place]?.group ?? ''} ${edition.all[place]?.folded.typography ?? ''}`;
    const parentOf = (place: number): number => edition.all[place]?.parent ?? -1;
    const texts = Map.groupBy(open, textOf);
    const families = new Map([...texts].map(([text, places]) => [text, Map.groupBy(places, parentOf)]));
    const among = (text: string, parent: number): readonly number[] => families.get(text)?.get(parent) ?? [];
    const rankAmong = new Map(
      [...families.values()].flatMap((byParent) => [...byParent.values()].flatMap((all) => all.map((place, at) => [place, at]))),
    );
    return { texts, textOf, parentOf, among, rankAmong };
  };
  const [left, right] = [group(old, fixedOld), group(young, fixedYoung)];
  return (place, { heirs }) => {
    const text = left.textOf(place);
    const found = right.texts.get(text) ?? [];
    if (found.length * (left.texts.get(text)?.length ?? 0) <= manyTwins) return found;
    const twins = right.among(text, heirs[left.parentOf(place)] ?? -1);
    const at = left.rankAmong.get(place) ?? 0;
    return twins.slice(Math.max(0, at - twinsAside), at + twinsAside + 1);
  };
}
