/** What changed most, what is new and what never changed, among the rules and terms of the newest edition of a document. */
import type { IsoDate } from '../../../model/edition.ts';
import type { LoadedEntry } from '../../../corpus/loadedEntry.ts';
import { makeWording } from '../../../corpus/wording/parseWording.ts';
import { ancestorsOf, headingOf, type EditionView } from '../../frame/library/edition.ts';
import { isChange } from '../../../lineage/changes.ts';
import type { DocumentHistories } from '../../frame/library/lineages.ts';

/** An entry of today with what its lineage tells. */
export interface Lived {
  readonly entry: LoadedEntry;
  readonly history: string;
  /** Places of editions: the first that has it, and those that changed what it says. */
  readonly since: number;
  readonly changes: readonly number[];
  /** Differences of any kind: of number, setting and vocabulary too. */
  readonly steps: number;
}

/** Reads the life of every entry of an edition that has a text or a heading, in the order of the edition. */
export function listLived(view: EditionView, histories: DocumentHistories): readonly Lived[] {
  return view.entries.flatMap((entry): Lived[] => {
    const known = histories.historyOf(view.record.date, entry.id);
    const steps = histories.lineages[known?.lineage ?? -1]?.steps;
    const [first] = steps ?? [];
    if (!known || !steps || !first) return [];
    return [
      {
        entry,
        history: known.href,
        since: first.edition,
        changes: steps.filter(isChange).map(({ edition }) => edition),
        // A step that says what joined a text is no difference of it.
        steps: steps.filter(({ entry, difference }, at) => at > 0 && (difference !== 'none' || entry !== steps[at - 1]?.entry)).length,
      },
    ];
  });
}

/** Those with the most changes, the most first; none that had no change. */
export function listMostAmended(lived: readonly Lived[], count: number): readonly Lived[] {
  return lived
    .filter(({ changes }) => changes.length > 0)
    .toSorted((a, b) => b.changes.length - a.changes.length || (b.changes.at(-1) ?? 0) - (a.changes.at(-1) ?? 0))
    .slice(0, count);
}

/** Those that came in last, the newest first, without what came in together with the entry that it stands under. */
export function listNewest(lived: readonly Lived[], count: number): readonly Lived[] {
  const since = new Map(lived.map((each) => [each.entry.id, each.since]));
  return lived
    .filter(({ entry, since: own }) => own > 0 && (entry.parent === undefined || since.get(entry.parent) !== own))
    .toSorted((a, b) => b.since - a.since)
    .slice(0, count);
}

/** Those with a text that has always said what it says, the oldest first, of one age those with the fewest differences of any kind. */
export function listNeverChanged(lived: readonly Lived[]): readonly Lived[] {
  return lived
    .filter(({ entry, changes }) => changes.length === 0 && entry.wording.length > 0 && headingOf(entry) !== makeWording(entry.wording))
    .toSorted((a, b) => a.since - b.since || a.steps - b.steps);
}

/** The changes of all that stands under one entry today, edition by edition. */
export interface Strip {
  readonly entry: LoadedEntry;
  readonly history?: string;
  /** By the place of the edition. */
  readonly changes: readonly number[];
}

export interface SectionStrips {
  readonly section: LoadedEntry;
  readonly strips: readonly Strip[];
}

/** A strip for each subsection, by section; what came in later than the first edition counts as a change of its edition. */
export function makeStrips(view: EditionView, lived: readonly Lived[], editions: readonly IsoDate[]): readonly SectionStrips[] {
  const histories = new Map(lived.map(({ entry, history }) => [entry.id, history]));
  const bySubsection = Map.groupBy(
    lived,
    ({ entry }) => [...ancestorsOf(view, entry), entry].find(({ kind }) => kind === 'subsection')?.id,
  );
  const stripOf = (entry: LoadedEntry): Strip => {
    const changes = editions.map(() => 0);
    for (const { since, changes: own } of bySubsection.get(entry.id) ?? [])
      for (const place of since > 0 ? [since, ...own] : own) changes[place] = (changes[place] ?? 0) + 1;
    const history = histories.get(entry.id);
    return { entry, ...(history === undefined ? {} : { history }), changes };
  };
  return view.roots
    .filter(({ kind }) => kind === 'section')
    .map((section) => ({
      section,
      strips: view
        .childrenOf(section.id)
        .filter(({ kind }) => kind === 'subsection')
        .map(stripOf),
    }))
    .filter(({ strips }) => strips.length > 0);
}

/** Those with the most changes, the most first. */
export function listMostChanged(sections: readonly SectionStrips[], count: number): readonly Strip[] {
  return sections
    .flatMap(({ strips }) => strips)
    .filter((strip) => countAll(strip) > 0)
    .toSorted((a, b) => countAll(b) - countAll(a))
    .slice(0, count);
}

export const countAll = ({ changes }: Strip): number => changes.reduce((sum, each) => sum + each, 0);

/** Shades by the fewest changes that have them: the higher, the taller and darker. */
export const shades = [1, 2, 5, 10] as const;

/** The cells of a strip as the outline of an SVG path for each shade, an edition a unit wide; empty for a shade that it has not. */
export function drawStrip(changes: readonly number[]): readonly string[] {
  return shades.map((least, shade) =>
    changes
      .flatMap((count, place) => {
        const above = shades[shade + 1] ?? Infinity;
        const height = 2 * (shade + 1);
        return count >= least && count < above ? [`M${place} 8v-${height}h.9v${height}z`] : [];
      })
      .join(''),
  );
}
