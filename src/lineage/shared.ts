/**
 * A statement that several rules of one list made, each for itself ("That player gets priority after this special action"), and that one
 * rule makes for all of them afterwards: whoever made it goes there, though what each said of its own matter did not come along.
 */
import { subtract, weigh, weighCommon } from './bags.ts';
import type { DividedLink } from './divide.ts';
import type { PairedUp } from './pairUp.ts';
import { compare, makeLister, type Passage } from './passages.ts';
import type { PreparedEdition, Reading } from './preparedEdition.ts';
import { judge } from './weights.ts';

/** How alike a statement is to that of the rule known to have gone there, and how alike that one to the one made for all. */
const sameForm = 0.6;
const carried = 0.38;
/** So many others must have made it. */
const fewest = 2;
/** Of the one made for all, no more may be said of the known rule alone. */
const ownMatter = 0.1;
/** How sure such a link is. */
const sureOfShared = 0.6;

interface Found {
  readonly passage: Passage;
  readonly alike: number;
}

/** Finds the other rules of a list whose statement went where a known link leads. */
export function findShared(
  old: PreparedEdition,
  young: PreparedEdition,
  { rarity, weigh: weighPair }: PairedUp,
  bag: Reading['bag'],
  known: readonly (readonly [old: number, young: number])[],
): readonly DividedLink[] {
  const [listOld, listYoung] = [makeLister(old, rarity, bag), makeLister(young, rarity, bag)];
  const heirsOf = new Map([...Map.groupBy(known, ([left]) => left)].map(([left, pairs]) => [left, pairs.map(([, right]) => right)]));
  const nearest = (passage: Passage, among: readonly Passage[]): Found | undefined =>
    among
      .map((other) => ({ passage: other, alike: compare(passage, other, rarity).alike }))
      .reduce<Found | undefined>((best, each) => (best && best.alike >= each.alike ? best : each), undefined);
  const partnersOf = (left: number, except: number): readonly number[] => (heirsOf.get(left) ?? []).filter((right) => right !== except);
  /** Whether a passage is less like all that its rule kept than it is like another. */
  const isGone = (said: Passage, alike: number, partners: readonly number[]): boolean =>
    (nearest(said, partners.flatMap(listYoung))?.alike ?? 0) < alike;
  /** Whether a rule has a partner that is more like it than this one: what it said for itself went there. */
  const hasBetter = (left: number, right: number): boolean =>
    partnersOf(left, right).some((other) => judge(weighPair(left, other)) > judge(weighPair(left, right)));
  const isUnchanged = (left: number): boolean =>
    (heirsOf.get(left) ?? []).some((right) => old.all[left]?.folded.typography === young.all[right]?.folded.typography);
  const links = known.flatMap(([left, right]): DividedLink[] => {
    const one = old.all[left];
    if (one?.group !== 'numbered' || !hasBetter(left, right)) return [];
    const siblings = (old.all[one.parent]?.children ?? []).filter((place) => place !== left && !isUnchanged(place));
    if (siblings.length < fewest) return [];
    const statements = listYoung(right).flatMap((made) =>
      listOld(left).flatMap((form) => {
        const { alike } = compare(form, made, rarity);
        return alike >= carried && isGone(form, alike, partnersOf(left, right)) ? [{ made, form }] : [];
      }),
    );
    return statements.flatMap(({ made, form }): DividedLink[] => {
      const others = siblings.filter((place) => {
        const said = heirsOf.get(place)?.includes(right) ? undefined : nearest(form, listOld(place));
        if (!said || said.alike < sameForm || !isGone(said.passage, said.alike, partnersOf(place, right))) return false;
        const alone = subtract(made.bags.words, old.all[place]?.bags.words ?? made.bags.words);
        const own = weighCommon(alone, one.bags.words, rarity.words) / (weigh(made.bags.words, rarity.words) || 1);
        return own <= ownMatter;
      });
      return others.length < fewest ? [] : others.map((place) => ({ old: place, young: right, share: sureOfShared }));
    });
  });
  return links;
}
