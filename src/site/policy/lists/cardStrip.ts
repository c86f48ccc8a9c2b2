/** When a card was listed, as a strip: years from left to right, a bar for each run of editions, a mark for each list of a rulings summary. */
import type { IsoDate } from '../../../model/edition.ts';
import type { CardHistory, ListedRun, SummaryPlace } from './cardHistories.ts';
import { foldName } from './cardNames.ts';

/** Whole years, the last one included. */
export interface Years {
  readonly first: number;
  readonly last: number;
}

/** The lists of one kind and format that have a card. */
export interface CardRow {
  readonly kind: ListedRun['kind'];
  readonly format: string;
  readonly runs: readonly ListedRun[];
  readonly summaries: readonly SummaryPlace[];
}

/** What a card stands on, a row for each kind and format, those first that have it longest ago. */
export function listRows({ runs, summaries }: Pick<CardHistory, 'runs' | 'summaries'>): readonly CardRow[] {
  const keyOf = ({ kind, format }: { readonly kind: string; readonly format: string }): string => `${kind} ${foldName(format)}`;
  const rows = Map.groupBy(
    [...runs.map((run) => ({ run, key: keyOf(run) })), ...summaries.map((place) => ({ place, key: keyOf(place) }))],
    ({ key }) => key,
  );
  const made = [...rows.values()].flatMap((parts) => {
    const own = parts.flatMap((part) => ('run' in part ? [part.run] : []));
    const told = parts.flatMap((part) => ('place' in part ? [part.place] : []));
    const named = own.at(-1) ?? told[0];
    return named ? [{ kind: named.kind, format: named.format, runs: own, summaries: told }] : [];
  });
  return made.toSorted((a, b) => (beginOf(a) < beginOf(b) ? -1 : 1));
}

const beginOf = ({ runs, summaries }: CardRow): string =>
  [...runs.map(({ from }) => from), ...summaries.map(({ view }) => view.record.date)].toSorted()[0] ?? '';

/** The years in which anything here lists any card; undefined where nothing does. */
export function yearsOf(cards: readonly Pick<CardHistory, 'runs' | 'summaries'>[]): Years | undefined {
  const days = cards.flatMap(({ runs, summaries }) => [
    ...runs.flatMap(({ from, to }) => [from, to]),
    ...summaries.map(({ view }) => view.record.date),
  ]);
  const years = days.map((day) => Number(day.slice(0, 4)));
  return years.length === 0 ? undefined : { first: Math.min(...years), last: Math.max(...years) };
}

/** The width of a strip, in the units of what is drawn. */
export const stripWidth = 1000;
/** A run of one edition is to be seen, too. */
const narrowest = 6;

export interface StripMark {
  readonly x: number;
  readonly width: number;
}

/** The bars and marks of a row. A bar reaches from the first to the last edition that lists the card: between them there may have been others. */
export function drawRow(
  { runs, summaries }: CardRow,
  years: Years,
): { readonly bars: readonly StripMark[]; readonly marks: readonly StripMark[] } {
  const at = (day: IsoDate): number => {
    const [year, month, date] = day.split('-').map(Number);
    const whole = (year ?? 0) - years.first + ((month ?? 1) - 1) / 12 + ((date ?? 1) - 1) / 372;
    return (whole / (years.last + 1 - years.first)) * stripWidth;
  };
  const mark = (from: IsoDate, to: IsoDate): StripMark => {
    const width = Math.max(narrowest, at(to) - at(from));
    return { x: Number(Math.min(at(from), stripWidth - width).toFixed(1)), width: Number(width.toFixed(1)) };
  };
  return {
    bars: runs.map(({ from, to }) => mark(from, to)),
    marks: summaries.map(({ view }) => mark(view.record.date, view.record.date)),
  };
}
