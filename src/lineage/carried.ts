/**
 * What speaks for a passage of an old provision being carried on in a new one beside its heir: merges and splits are seen at the level of
 * sentences and of clauses of lists, since these are what is carried from rule to rule.
 */
import { type Bag, type Rarity, subtract, weigh, weighCommon } from './bags.ts';
import { shareCome } from './cameAlong.ts';
import type { Weighing } from './evidence.ts';
import type { PairedUp } from './pairUp.ts';
import { compare, indexPassages, type Likeness, makeLister, type Passage, shareOf } from './passages.ts';
import type { Prepared, PreparedEdition, Reading } from './preparedEdition.ts';
import { sectionsOf } from './sections.ts';

/** All from 0 to 1. */
export interface CarriedEvidence {
  /** How alike the two passages are, and the same if they have much in common. */
  readonly alike: number;
  readonly firm: number;
  /** Whether one stands near the counterpart of the other, and in its subsection. */
  readonly beside: number;
  readonly territory: number;
  /** Whether the old provision has no other heir, and the new one no other ancestor. */
  readonly heirless: number;
  readonly rootless: number;
  /** Share of the old passage that other heirs of its provision have, and of the new one that other ancestors have. */
  readonly kept: number;
  readonly explained: number;
  /** Share of what the other heirs lost of the old passage that the new one has. */
  readonly lost: number;
  /** How much more alike another passage is to the old one, and to the new one. */
  readonly outdone: number;
  readonly outdoneBack: number;
  /** How alike another new passage is to the old one that nothing else explains. */
  readonly homed: number;
  /** Whether the new provision cites an heir of what the old one cites. */
  readonly cites: number;
  /** Whether it stands where its rule went, or is not said by so many rules that only the place tells whose it is. */
  readonly placed: number;
  /** Of the whole provisions. */
  readonly wordPairs: number;
  readonly contained: number;
  /**
   * Share of the telling words that came along, where an ancestor has the new passage already, or an heir the old one. Many rules have one
   * form ("If a creature has several instances of ..."): what sets one apart from another that fills the form is the matter itself.
   */
  readonly come: number;
  /** Share of the telling words of the new passage that another ancestor has and the old provision has not: the matter of a twin. */
  readonly foreign: number;
  /** Whether the new provision says word for word what an ancestor said: what came to it left no trace there. */
  readonly unmoved: number;
}

export interface Carried {
  readonly old: number;
  readonly young: number;
  readonly evidence: CarriedEvidence;
}

/** Links known so far, by place. */
export interface Known {
  readonly heirs: ReadonlyMap<number, ReadonlySet<number>>;
  readonly ancestors: ReadonlyMap<number, ReadonlySet<number>>;
}

interface Alike extends Likeness {
  readonly left: Passage;
  readonly right: Passage;
}

/** Passages less alike, or with less in common (in rarity), are not looked at. */
const leastAlike = 0.38;
const leastCommon = 5;

/** Pairs of passages that are alike, the old ones of provisions that changed; `makeWeighAll` tells what speaks for each. */
export function findAlike(
  old: PreparedEdition,
  young: PreparedEdition,
  { pairing: { heirs }, rarity }: PairedUp,
  bag: Reading['bag'],
): readonly Alike[] {
  const isUnchanged = (left: number, right: number): boolean => old.all[left]?.folded.typography === young.all[right]?.folded.typography;
  const changed = old.inGroup.numbered.filter((place) => !isUnchanged(place, heirs[place] ?? -1));
  const before = changed.flatMap(makeLister(old, rarity, bag));
  const sharing = indexPassages(before, before.length === 0 ? [] : young.inGroup.numbered.flatMap(makeLister(young, rarity, bag)));
  return before.flatMap((left) =>
    sharing(left).flatMap((right): Alike[] => {
      const likeness = compare(left, right, rarity);
      return likeness.alike < leastAlike || likeness.common < leastCommon ? [] : [{ left, right, ...likeness }];
    }),
  );
}

/**
 * Tells what speaks for each pair of provisions with passages alike, other than heirs, under the links known so far: the evidence of those
 * passages for which most speaks.
 */
export function makeWeighAll(
  old: PreparedEdition,
  young: PreparedEdition,
  { pairing, rarity }: PairedUp,
  alikes: readonly Alike[],
): (known: Known) => readonly Carried[] {
  const byLeft = Map.groupBy(alikes, ({ left }) => left);
  const byRight = Map.groupBy(alikes, ({ right }) => right);
  const telling: Rarity = (id) => Math.max(0, rarity.words(id) - ordinary);
  const [shares, wholes] = [makeShares(rarity), makeWholes(old, young, rarity)];
  const sections = { old: sectionsOf(old), young: sectionsOf(young) };
  const wentWhere = makeTerritory(old, pairing.heirs, sections);
  return ({ heirs: allHeirs, ancestors: allAncestors }) => {
    const keptBy = (left: Passage, except: number): number => shares(left, young, allHeirs.get(left.place) ?? none, except);
    const explainedBy = (right: Passage, except: number): number => shares(right, old, allAncestors.get(right.place) ?? none, except);
    const found = new Map<number, Carried & { readonly rank: number }>();
    for (const { left, right, alike, common } of alikes) {
      const [own, target] = [old.all[left.place], young.all[right.place]];
      if (!own || !target || pairing.heirs[left.place] === right.place) continue;
      const heirs = [...(allHeirs.get(left.place) ?? none)].filter((place) => place !== right.place);
      const ancestors = [...(allAncestors.get(right.place) ?? none)].filter((place) => place !== left.place);
      const [kept, explained] = [keptBy(left, right.place), explainedBy(right, left.place)];
      let [rival, homed] = [0, 0];
      for (const each of byLeft.get(left) ?? []) {
        if (each.right.place === right.place) continue;
        rival = Math.max(rival, each.alike);
        homed = Math.max(homed, each.alike * (heirs.includes(each.right.place) ? 1 : 1 - explainedBy(each.right, left.place)));
      }
      let rivalBack = explained;
      let equals = 1;
      for (const each of byRight.get(right) ?? []) {
        if (each.left.place === left.place) continue;
        rivalBack = Math.max(rivalBack, each.alike);
        if (each.alike === alike && each.common === common) equals += 1;
      }
      const isNextDoor = heirs.some((place) => sections.young[place] === sections.young[right.place]);
      const isAtHome = isNextDoor || (own.parent >= 0 && pairing.heirs[own.parent] === target.parent);
      const nearest = heirs.reduce((bag, place) => subtract(bag, young.all[place]?.bags.words ?? bag), left.bags.words);
      const missing = weigh(nearest, rarity.words);
      const strength = common / (common + firmly);
      const doubleOf = (text: Prepared, doubles: readonly number[], edition: PreparedEdition, passage: Passage): number =>
        Math.min(
          1,
          ...doubles.map((place) => shareCome(passage.bags.words, edition.all[place]?.bags.words, text.bags.words, telling, hardly)),
        );
      const evidence: CarriedEvidence = {
        alike,
        firm: alike * strength,
        beside: isBeside(old, young, left.place, right.place, heirs, ancestors) ? 1 : 0,
        territory: isNextDoor ? 1 : wentWhere(left.place, right.place),
        heirless: heirs.length === 0 ? 1 : 0,
        rootless: ancestors.length === 0 ? 1 : 0,
        kept,
        explained,
        lost: missing < leastMissing ? 0 : weighCommon(nearest, right.bags.words, rarity.words) / missing,
        outdone: Math.max(0, rival - alike),
        outdoneBack: Math.max(0, rivalBack - alike),
        homed,
        cites: own.cites.some((place) => target.cites.includes(pairing.heirs[place] ?? -1)) ? 1 : 0,
        ...wholes(left.place, right.place),
        placed: equals < formula || isAtHome ? 1 : 0,
        come: Math.min(
          explained < doubled ? 1 : doubleOf(target, ancestors, old, left),
          kept < doubled ? 1 : doubleOf(own, heirs, young, right),
        ),
        foreign: shareApart(right.bags.words, own.bags.words, bagsAt(old, ancestors), telling),
        unmoved: ancestors.some((place) => isEqual(old.all[place]?.folded.stems ?? [], target.folded.stems)) ? 1 : 0,
      };
      const rank = alike + strength - 0.3 * homed - evidence.outdone - 0.3 * kept - 0.3 * explained;
      const key = left.place * young.all.length + right.place;
      if ((found.get(key)?.rank ?? -Infinity) < rank) found.set(key, { old: left.place, young: right.place, evidence, rank });
    }
    return [...found.values()].map(({ rank: _, ...carried }) => carried);
  };
}

const none: ReadonlySet<number> = new Set();

const bagsAt = (edition: PreparedEdition, places: readonly number[]): readonly Bag[] =>
  places.flatMap((place) => edition.all[place]?.bags.words ?? []);

const isEqual = (one: readonly string[], other: readonly string[]): boolean =>
  one === other || (one.length === other.length && one.every((stem, at) => stem === other[at]));

/** Share of a passage that a text has not, and the most like of some others has. */
function shareApart(passage: Bag, text: Bag, others: readonly Bag[], rarity: Rarity): number {
  const whole = weigh(passage, rarity);
  if (others.length === 0 || whole < hardly) return 0;
  const apart = subtract(passage, text);
  return Math.max(...others.map((other) => weighCommon(apart, other, rarity))) / whole;
}

/** The greatest share of a passage that one of some provisions has; each is measured once. */
function makeShares(rarity: Weighing): (passage: Passage, edition: PreparedEdition, places: Iterable<number>, except: number) => number {
  const known = new Map<Passage, Map<number, number>>();
  return (passage, edition, places, except) => {
    let most = 0;
    for (const place of places) {
      if (place === except) continue;
      let own = known.get(passage);
      if (!own) known.set(passage, (own = new Map<number, number>()));
      const share = own.get(place) ?? shareOf(passage, edition.all[place]?.bags, rarity);
      own.set(place, share);
      most = Math.max(most, share);
    }
    return most;
  };
}

/** How alike two provisions are as a whole. */
function makeWholes(
  old: PreparedEdition,
  young: PreparedEdition,
  rarity: Weighing,
): (left: number, right: number) => Pick<CarriedEvidence, 'wordPairs' | 'contained'> {
  const known = new Map<number, Pick<CarriedEvidence, 'wordPairs' | 'contained'>>();
  return (left, right) => {
    const key = left * young.all.length + right;
    const found = known.get(key);
    const [one, other] = [old.all[left]?.bags, young.all[right]?.bags];
    if (found || !one || !other) return found ?? { wordPairs: 0, contained: 0 };
    const pairs = weigh(one.wordPairs, rarity.wordPairs) + weigh(other.wordPairs, rarity.wordPairs);
    const shorter = Math.min(weigh(one.words, rarity.words), weigh(other.words, rarity.words));
    const made = {
      wordPairs: pairs === 0 ? 0 : (2 * weighCommon(one.wordPairs, other.wordPairs, rarity.wordPairs)) / pairs,
      contained: shorter === 0 ? 0 : weighCommon(one.words, other.words, rarity.words) / shorter,
    };
    known.set(key, made);
    return made;
  };
}

/** In common as much as this (in rarity), and the likeness counts half. */
const firmly = 20;
/** From this share on, a passage has a double. */
const doubled = 0.5;
/** In so many old rules in the same words, a passage is a formula ("Then the active player gets priority"). */
const formula = 3;
/** What is missing counts from this weight on. */
const leastMissing = 0.5;

/** What stands in many rules sets none apart: of each rarity, this much is taken away. */
const ordinary = 2;
/** Less than this (of what is left of rarity) sets nothing apart. */
const hardly = 0.5;

/** Half as much again as the share of what stands around an old provision that went to the subsection of a new one. */
function makeTerritory(
  old: PreparedEdition,
  heirs: Int32Array,
  sections: Readonly<Record<'old' | 'young', Int32Array>>,
): (left: number, right: number) => number {
  const count = { section: new Map<string, number>(), parent: new Map<string, number>() };
  const total = { section: new Map<number, number>(), parent: new Map<number, number>() };
  const add = <Key>(map: Map<Key, number>, key: Key): unknown => map.set(key, (map.get(key) ?? 0) + 1);
  for (const place of old.inGroup.numbered) {
    const heir = heirs[place] ?? -1;
    if (heir < 0) continue;
    const to = sections.young[heir] ?? -1;
    const around = { section: sections.old[place] ?? -1, parent: old.all[place]?.parent ?? -1 };
    for (const kind of ['section', 'parent'] as const) {
      add(count[kind], `${around[kind]} ${to}`);
      add(total[kind], around[kind]);
    }
  }
  return (left, right) => {
    const to = sections.young[right] ?? -1;
    const around = { section: sections.old[left] ?? -1, parent: old.all[left]?.parent ?? -1 };
    const share = (kind: 'section' | 'parent'): number =>
      (count[kind].get(`${around[kind]} ${to}`) ?? 0) / (total[kind].get(around[kind]) ?? 1);
    return Math.min(1, 1.5 * Math.max(share('section'), share('parent')));
  };
}

/** How far from where it is expected a part may stand and still be near. */
const reach = 6;

function isBeside(
  old: PreparedEdition,
  young: PreparedEdition,
  left: number,
  right: number,
  heirs: readonly number[],
  ancestors: readonly number[],
): boolean {
  const near = (edition: PreparedEdition, one: number, other: number): boolean => {
    const [parent, around] = [edition.all[one]?.parent ?? -1, edition.all[other]?.parent ?? -1];
    return parent === around || one === around || Math.abs((edition.rank[one] ?? 0) - (edition.rank[other] ?? 0)) <= reach;
  };
  return heirs.some((heir) => near(young, heir, right)) || ancestors.some((ancestor) => near(old, ancestor, left));
}
