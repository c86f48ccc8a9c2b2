/**
 * Rules whose list became a subsection: `217.6. Stack` had the rules of the stack under it, as `405. Stack` has them since July 2009. Rules
 * and subsections are paired among their own kind alone, since a title is few words and may stand at both depths; what stands under the two
 * tells which of them are one.
 */
import type { DividedLink } from './divide.ts';
import type { PairedUp } from './pairUp.ts';
import type { PreparedEdition } from './preparedEdition.ts';
import { sectionsOf } from './sections.ts';

/** So many of its parts must be there, and at least half of them. */
const fewest = 2;
/** Titles so alike need half of what the subsection took over to be from there; others need all of it. */
const alike = 0.5;
/** How sure such a link is: it rests on the list alone. */
const sureOfList = 0.6;

/** Finds the subsections that the lists of titled rules became, of those rules that nothing carries on. */
export function findRaised(
  old: PreparedEdition,
  young: PreparedEdition,
  { weigh }: Pick<PairedUp, 'weigh'>,
  links: readonly (readonly [old: number, young: number])[],
): readonly DividedLink[] {
  const [heirs, ancestors] = [Map.groupBy(links, ([left]) => left), Map.groupBy(links, ([, right]) => right)];
  const sections = sectionsOf(young);
  return old.inGroup.numbered.flatMap((title): DividedLink[] => {
    const parts = old.all[title]?.children ?? [];
    if (old.all[title]?.provision.title === undefined || heirs.has(title)) return [];
    const homesOf = (part: number): Set<number> => new Set((heirs.get(part) ?? []).map(([, right]) => sections[right] ?? -1));
    const homes = Map.groupBy(
      parts.flatMap((part) => [...homesOf(part)]),
      (home) => home,
    );
    return [...homes].flatMap(([home, { length }]): DividedLink[] => {
      if (young.all[home]?.provision.kind !== 'subsection' || length < fewest || length * 2 < parts.length) return [];
      const taken = young.all[home].children.filter((place) => ancestors.has(place));
      const own = taken.filter((place) => ancestors.get(place)?.some(([left]) => parts.includes(left)));
      const isMost = own.length >= taken.length * (weigh(title, home).words >= alike ? 0.5 : 1);
      return isMost ? [{ old: title, young: home, share: sureOfList }] : [];
    });
  });
}
