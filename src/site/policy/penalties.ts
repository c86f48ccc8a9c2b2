/** What each infraction cost, by edition of the guide: a row for a lineage, a column for each edition that changed any of it. */
import type { LoadedEntry } from '../../corpus/readCorpus.ts';
import { makePlainWording } from '../../corpus/wording/parseWording.ts';
import type { IsoDate } from '../../model/edition.ts';
import type { EditionView } from '../frame/library/edition.ts';
import type { DocumentHistories } from '../frame/library/lineages.ts';

/** A penalty as printed: one at all levels, or one for each level that the guide names. */
export interface Penalty {
  readonly levels: readonly { readonly name: string; readonly value: string }[];
  /** The one penalty where the guide makes no difference between levels. */
  readonly all?: string;
}

const value = /No Penalty|Caution|Warning|Game Loss|Game|Match Loss|Match|Disqualification(?: with(?:out)? prize)?|DQ|N\/A|None/g;
const single = /^(?:No Penalty|Caution|Warning|Game Loss|Match Loss|Disqualification(?: with(?:out)? prize)?|None)$/;
const levelNames = /REL \d|Regular|Competitive|Professional/g;
/** A row of levels has nothing else in it. */
const levelRow = /^(?:(?:REL \d|Regular|Competitive|Professional)\s*)+$/;

/**
 * Reads the text of a penalty. Undefined where its form is not known or a level has no penalty of its own: then nothing is said of what it
 * cost. A star that leads to a note stays out.
 */
export function readPenalty(text: string): Penalty | undefined {
  const lines = text.split('\n').map((line) => line.trim().replace(/\*+$/, ''));
  const all = lines.indexOf('All Levels');
  const row = lines.findIndex((line) => levelRow.test(line));
  if (all >= 0) {
    const [only, ...more] = lines[all + 1]?.match(value) ?? [];
    return only !== undefined && more.length === 0 && lines[all + 1] === only ? { levels: [], all: only } : undefined;
  }
  if (row >= 0) {
    const names = lines[row]?.match(levelNames) ?? [];
    const printed = (lines[row + 1] ?? '').replaceAll('*', '').replace(/\s+/g, ' ');
    const values = printed.match(value) ?? [];
    if (names.length !== values.length || values.join(' ') !== printed) return undefined;
    return { levels: names.map((name, at) => ({ name, value: values[at] ?? '' })) };
  }
  const [first = ''] = lines;
  return single.test(first) ? { levels: [], all: first } : undefined;
}

/** In words: `Warning`; `Regular: Caution; Competitive, Professional: Warning`. Levels that stand side by side with one penalty are said together. */
export function tellPenalty({ levels, all }: Penalty): string {
  if (all !== undefined) return all;
  const runs: { names: string[]; value: string }[] = [];
  for (const { name, value: cost } of levels) {
    const last = runs.at(-1);
    if (last?.value === cost) last.names.push(name);
    else runs.push({ names: [name], value: cost });
  }
  return runs.map(({ names, value: cost }) => `${joinLevels(names)}: ${cost}`).join('; ');
}

/** `REL 1 to 3` of numbered levels, `Competitive, Professional` of others. */
function joinLevels(names: readonly string[]): string {
  const [first = '', last = ''] = [names[0], names.at(-1)];
  if (names.length < 2) return first;
  return first.startsWith('REL ') ? `${first} to ${last.replace('REL ', '')}` : names.join(', ');
}

export interface PenaltyCell {
  readonly number: string;
  readonly href?: string;
  /** In words; absent where the guide has the infraction and its penalty is in no form that is known. */
  readonly penalty?: string;
  /** Whether it says the same as in the column before. */
  readonly same: boolean;
}

export interface PenaltyRow {
  /** Id for an anchor, and what the last edition that has it calls it. */
  readonly id: string;
  readonly name: string;
  readonly history?: string;
  /** One for each column; undefined where that edition lacks the infraction. */
  readonly cells: readonly (PenaltyCell | undefined)[];
}

export interface PenaltyTable {
  /** Days of the editions that are columns, the oldest first: the first of all, and each that changed a penalty or which infractions there are. */
  readonly days: readonly IsoDate[];
  /** Infractions of the newest edition in its order, then those that ended, the last to end first. */
  readonly rows: readonly PenaltyRow[];
  readonly editions: number;
}

interface Found {
  readonly entry: LoadedEntry;
  readonly penalty?: string;
  readonly href?: string;
}

/** Makes the table of views of the guide, in any order. */
export function makePenaltyTable(views: readonly EditionView[], histories: DocumentHistories): PenaltyTable {
  const ordered = views.toSorted((a, b) => (a.record.date < b.record.date ? -1 : 1));
  const places = ordered.flatMap((view, at) => {
    const place = histories.placeOf(view.record.date);
    if (place === undefined) return [];
    return view.entries.flatMap((entry) => {
      const lineage = histories.index.lineageOf(place, entry.id);
      return lineage === undefined ? [] : [{ at, view, entry, lineage }];
    });
  });
  const found = new Map<number, (Found | undefined)[]>();
  for (const { entry, lineage } of places)
    if (entry.kind === 'infraction') found.set(lineage, Array<Found | undefined>(ordered.length).fill(undefined));
  // A section that is an infraction in one edition is looked at in all: what is printed without its box and its definition is there nevertheless.
  for (const { at, view, entry, lineage } of places) {
    const cells = found.get(lineage);
    if (cells) cells[at] = findPenalty(view, entry);
  }
  const isColumn = ordered.map((_, at) => at === 0 || [...found.values()].some((cells) => tell(cells[at]) !== tell(cells[at - 1])));
  const rows = [...found].map(([lineage, cells]) => {
    const last = cells.findLastIndex((cell) => cell !== undefined);
    const shown = cells.filter((_, at) => isColumn[at]);
    return { last, order: orderIn(ordered[last], cells[last]?.entry), row: toRow(lineage, cells[last], shown, histories) };
  });
  return {
    days: ordered.flatMap(({ record }, at) => (isColumn[at] ? [record.date] : [])),
    rows: rows.toSorted((a, b) => b.last - a.last || a.order - b.order).map(({ row }) => row),
    editions: ordered.length,
  };
}

const orderIn = (view: EditionView | undefined, entry: LoadedEntry | undefined): number =>
  view?.entries.findIndex(({ id }) => id === entry?.id) ?? 0;

/** What a cell says, for comparing: an infraction that is not there is another than one whose penalty is not known. */
const tell = (cell: Found | undefined): string => (cell ? (cell.penalty ?? '?') : '');

function findPenalty(view: EditionView, entry: LoadedEntry): Found {
  const own = view.childrenOf(entry.id).find(({ kind }) => kind === 'penalty');
  const penalty = own && readPenalty(makePlainWording(own.wording));
  const href = view.hrefOf(entry.id);
  return { entry, ...(penalty ? { penalty: tellPenalty(penalty) } : {}), ...(href === undefined ? {} : { href }) };
}

function toRow(lineage: number, last: Found | undefined, cells: readonly (Found | undefined)[], histories: DocumentHistories): PenaltyRow {
  const history = histories.hrefOf(lineage);
  return {
    id: histories.lineages[lineage]?.id ?? '',
    name: last?.entry.title ?? last?.entry.number ?? '',
    ...(history === undefined ? {} : { history }),
    cells: cells.map(
      (cell, at): PenaltyCell | undefined =>
        cell && {
          number: cell.entry.number,
          ...(cell.href === undefined ? {} : { href: cell.href }),
          ...(cell.penalty === undefined ? {} : { penalty: cell.penalty }),
          same: at > 0 && cells[at - 1] !== undefined && tell(cells[at - 1]) === tell(cell),
        },
    ),
  };
}
