/** The editions of each document on a line of time, with how much each holds and how much it changed; and the figure drawn of it. */
import type { EditionRecord } from '../../../corpus/format.ts';
import type { DocumentId, IsoDate } from '../../../model/edition.ts';
import type { Library } from '../../frame/library/library.ts';
import { isEdition, openCalendar } from '../../../corpus/lookup/openCalendar.ts';
import type { Gap } from '../../../model/calendar.ts';
import { countSubstance } from '../../../lineage/changes.ts';
import { findPair, type EditionPair } from '../pairs.ts';

export interface TimelineEdition {
  readonly record: EditionRecord;
  /** Rules, terms and headings; no Examples. */
  readonly entries: number;
  /** Absent of the oldest. */
  readonly pair?: EditionPair;
  /** The gap that it ends: its changes came in on some day of it, or on its own. */
  readonly gap?: Gap;
  /** Changes of what the rules say. */
  readonly substance: number;
}

export interface DocumentTimeline {
  readonly document: DocumentId;
  /** The oldest first. */
  readonly editions: readonly TimelineEdition[];
  /** Behind the newest one, if later editions are known. */
  readonly lastGap?: Gap;
}

/** The whole editions of each document that has lineages. */
export function makeTimeline(library: Library): readonly DocumentTimeline[] {
  return [...library.histories].map(([document]): DocumentTimeline => {
    const calendar = openCalendar(library.corpus.manifest, document);
    const lastGap = calendar.gaps.find(({ until }) => until === undefined);
    const editions = library.corpus.manifest.editions
      .filter((record) => record.document === document && isEdition(record))
      .toSorted((a, b) => (a.date < b.date ? -1 : 1))
      .map((record): TimelineEdition => {
        const pair = findPair(library, record);
        const gap = calendar.gapBefore(record.date);
        const { sections, subsections, rules, subrules, glossary, rulings } = record.counts;
        return {
          record,
          entries: sections + subsections + rules + subrules + glossary + rulings,
          ...(pair ? { pair } : {}),
          ...(gap ? { gap } : {}),
          substance: pair ? countSubstance(pair.counts) : 0,
        };
      });
    return { document, editions, ...(lastGap ? { lastGap } : {}) };
  });
}

/** A chart in a box of its own units: x grows with time, y downwards. */
export interface Chart {
  readonly width: number;
  readonly height: number;
  /** Where the bars stand. */
  readonly floor: number;
  readonly bars: readonly { readonly x: number; readonly y: number; readonly height: number; readonly edition: TimelineEdition }[];
  /** Points of the line of entries. */
  readonly line: string;
  readonly years: readonly { readonly x: number; readonly year: number }[];
}

const box = { width: 1000, height: 220, floor: 195, top: 15, left: 8, right: 8 } as const;

/**
 * Draws editions as bars and a line. The square root of the changes is the height of a bar, so that an edition that rewrote everything
 * does not flatten the others. Bars of editions with changes are at least 1 high.
 */
export function drawTimeline(editions: readonly TimelineEdition[]): Chart {
  const days = editions.map(({ record }) => toDays(record.date));
  const [first = 0, last = 0] = [days[0], days.at(-1)];
  const most = Math.max(1, ...editions.map(({ substance }) => substance));
  const mostEntries = Math.max(1, ...editions.map(({ entries }) => entries));
  const x = (day: number): number => round(box.left + ((day - first) / Math.max(1, last - first)) * (box.width - box.left - box.right));
  const reach = box.floor - box.top;
  const bars = editions.map((edition, at) => {
    const height = edition.substance === 0 ? 0 : round(Math.max(1, Math.sqrt(edition.substance / most) * reach));
    return { x: x(days[at] ?? 0), y: round(box.floor - height), height, edition };
  });
  const line = editions.map(({ entries }, at) => `${x(days[at] ?? 0)},${round(box.floor - (entries / mostEntries) * reach)}`).join(' ');
  const [firstYear, lastYear] = [editions[0], editions.at(-1)].map((edition) => Number(edition?.record.date.slice(0, 4) ?? 0));
  const years = Array.from({ length: Math.max(0, (lastYear ?? 0) - (firstYear ?? 0)) }, (_, at) => (firstYear ?? 0) + 1 + at)
    .filter((year) => year % 5 === 0)
    .map((year) => ({ x: x(toDays(`${year}-01-01` as IsoDate)), year }));
  return { width: box.width, height: box.height, floor: box.floor, bars, line, years };
}

const toDays = (date: IsoDate): number => Date.parse(`${date}T00:00:00Z`) / 86_400_000;
const round = (value: number): number => Math.round(value * 10) / 10;
