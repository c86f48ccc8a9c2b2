/**
 * How an edition under its date is divided into pages: parts, each of neighbouring subsections or keywords of one section, that are about as
 * long as a reader scrolls through and a phone loads at once. Where a page each made 300 files of an edition, these are 10 to 40.
 * docs/decisions/parts.md says why. The division goes by what stands under what and by nothing else, so that it is the same in the build,
 * in the browser and at every later build: an address that was noted stays that of a page.
 */
import type { LoadedEntry } from '../../../corpus/loadedEntry.ts';
import type { EntryId } from '../../../model/entry.ts';

/** Sections, subsections and keywords on one page, in order; its address is that of the first. */
export type Part = readonly [LoadedEntry, ...LoadedEntry[]];

/** As many entries as a page may have, if more than one heading is on it. Never changed: addresses go by it. */
const mostEntries = 100;

/**
 * Divides the headings of an edition, in their order. A section begins a part, and so does what is no keyword behind keywords and the other
 * way round, so that the keywords of a subsection stand by themselves. `countUnder` is the number of entries that stand under a heading and
 * under none below it.
 */
export function divideIntoParts(headings: readonly LoadedEntry[], countUnder: (heading: LoadedEntry) => number): readonly Part[] {
  const parts: [LoadedEntry, ...LoadedEntry[]][] = [];
  let size = 0;
  let group: EntryId | undefined;
  for (const heading of headings) {
    const own = 1 + countUnder(heading);
    const kin = heading.kind === 'rule' ? heading.parent : undefined;
    const last = parts.at(-1);
    if (last && heading.kind !== 'section' && kin === group && size + own <= mostEntries) {
      last.push(heading);
      size += own;
    } else {
      parts.push([heading]);
      size = own;
    }
    group = kin;
  }
  return parts;
}
