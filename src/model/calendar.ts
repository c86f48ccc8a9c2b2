/**
 * The days of a document: which edition was in force when, of the editions that are here to be read and of those that are only known. A
 * known edition that is not here is a gap, and what is said across it must say so.
 */
import type { EditionId, IsoDate } from './edition.ts';

/** An edition that is known to have been, whether or not it is here. */
export interface KnownEdition extends EditionId {
  /** Name of the release it accompanied. */
  readonly set?: string;
}

/** A release of the game, and the day of an edition that came with it; one may have two. */
export interface Release {
  /** As players shorten it: `M10`. */
  readonly code: string;
  readonly name: string;
  readonly date: IsoDate;
}

/** Days on which editions were in force that are known and not here. */
export interface Gap {
  /** The first of those days. */
  readonly from: IsoDate;
  /** The first day of the edition here that ends the gap; absent behind the newest one. */
  readonly until?: IsoDate;
  /** The last edition here before the gap; absent before the oldest one. */
  readonly before?: IsoDate;
  /** The editions that are not here, the oldest first; one at least. */
  readonly missing: readonly KnownEdition[];
}

/** What was in force on a day: an edition here, a gap, or nothing yet. */
export type InForce =
  | { readonly kind: 'edition'; readonly date: IsoDate }
  | { readonly kind: 'gap'; readonly gap: Gap; readonly edition: KnownEdition }
  | { readonly kind: 'none' };

export interface Calendar {
  /** Days of the editions that are here, the oldest first. */
  readonly here: readonly IsoDate[];
  /** The oldest first. Empty for a document of which nothing is here: where nothing is said, nothing is missing. */
  readonly gaps: readonly Gap[];
  /** The first day after a day on which another edition came into force, here or not; undefined where none is known. */
  readonly endOf: (day: IsoDate) => IsoDate | undefined;
  /** The gap that an edition ends: what stands in it for the first time came in on a day between the edition before and its own. */
  readonly gapBefore: (date: IsoDate) => Gap | undefined;
  readonly on: (day: IsoDate) => InForce;
}

/** Makes the calendar of one document from the days of its editions that are here and the known ones that are not, both in any order. */
export function makeCalendar(here: readonly IsoDate[], known: readonly KnownEdition[]): Calendar {
  const days = [...new Set(here)].toSorted();
  const missing = days.length === 0 ? [] : known.filter(({ date }) => !days.includes(date)).toSorted(byDate);
  const all = [...new Set([...days, ...missing.map(({ date }) => date)])].toSorted();
  const gaps = [...Map.groupBy(missing, ({ date }) => days.findLastIndex((day) => day < date)).entries()].map(([at, editions]): Gap => {
    const [before, until] = [days[at], days[at + 1]];
    return {
      from: editions[0]?.date ?? ('' as IsoDate),
      ...(until === undefined ? {} : { until }),
      ...(before === undefined ? {} : { before }),
      missing: editions,
    };
  });
  const gapBefore = new Map(gaps.flatMap((gap) => (gap.until === undefined ? [] : [[gap.until, gap] as const])));
  return {
    here: days,
    gaps,
    endOf: (day) => all.find((date) => date > day),
    gapBefore: (date) => gapBefore.get(date),
    on: (day) => {
      const date = all.findLast((each) => each <= day);
      if (date === undefined) return { kind: 'none' };
      const gap = gaps.find((each) => each.missing.some((edition) => edition.date === date));
      const edition = gap?.missing.find((each) => each.date === date);
      return gap && edition ? { kind: 'gap', gap, edition } : { kind: 'edition', date };
    },
  };
}

const byDate = (left: KnownEdition, right: KnownEdition): number => (left.date < right.date ? -1 : 1);
