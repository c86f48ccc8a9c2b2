/** The sections of the Tournament Rules that define a format, each followed through its editions, and what the rulings summaries say of it. */
import type { LoadedEntry } from '../../corpus/readCorpus.ts';
import { makePlainWording } from '../../corpus/wording/parseWording.ts';
import type { IsoDate } from '../../model/edition.ts';
import { makeSlugs } from '../frame/addresses/addresses.ts';
import type { EditionView } from '../frame/library/edition.ts';
import { listViews, type Library } from '../frame/library/library.ts';
import type { DocumentHistories } from '../frame/library/lineages.ts';
import { foldName } from './lists/cardNames.ts';

//   Standard Format Deck Construction / Vintage Tournament Format / Block Constructed Deck Formats
const constructed = /^(.+?)(?: Tournament| Deck)? Formats?(?: Deck Construction)?$/i;
//   Rules for Sealed Deck Tournaments / Team Rochester Draft Tournaments / Two-Headed Giant Constructed Rules
const played = /^(?:Rules for )?((?!Card Use).*\b(?:Sealed[ -]Deck|Draft|Constructed|Limited))(?: Tournaments?)?(?: Rules)?$/i;

// Sanctioned Formats / Tournament Formats: sections about formats at large.
const general = /^(?:(?:other|sanctioned|supported|tournament|match|casual|deck|play)\b\s*)+$/i;

/** Which format a title is of: `Standard` of `Standard (Type 2) Tournament Format`; undefined for any other title. */
export function formatNamed(title: string): string | undefined {
  const match = constructed.exec(title) ?? (/(?:tournaments|rules)$/i.test(title) ? played.exec(title) : null);
  const name = match?.[1]?.replace(/\s*\([^)]*\)/, '').trim();
  return name === undefined || general.test(name) ? undefined : name;
}

/** Neighbouring editions that have the section under one number. */
export interface FormatRun {
  readonly number: string;
  readonly from: IsoDate;
  readonly to: IsoDate;
  /** The section in the first and in the last of them. */
  readonly hrefs: readonly [first: string | undefined, last: string | undefined];
}

/** What neighbouring editions say alike of a format, in the words of the last of them. */
export interface FormatText extends Omit<FormatRun, 'number' | 'hrefs'> {
  readonly view: EditionView;
  readonly entry: LoadedEntry;
}

export interface FormatRow {
  /** Of its page: unlike that of any other. */
  readonly slug: string;
  /** As the last edition that has it says. */
  readonly name: string;
  /** What earlier ones called it. */
  readonly formerly: readonly string[];
  readonly history?: string;
  /** The newest first. */
  readonly runs: readonly FormatRun[];
  /** What the editions say of it, the newest first. */
  readonly texts: readonly FormatText[];
  /** Whether the newest edition here has it. */
  readonly newest: boolean;
  /** Sections of rulings summaries of the same name. */
  readonly summaries: readonly FormatSection[];
}

/** A section of a rulings summary, with what stands under it. */
export interface FormatSection {
  readonly number: string;
  readonly date: IsoDate;
  readonly href?: string;
  readonly view: EditionView;
  readonly entries: readonly LoadedEntry[];
}

interface Found {
  readonly view: EditionView;
  readonly entry: LoadedEntry;
}

/** The formats of views of the Tournament Rules, in any order: those of the newest edition in its order, then those that ended, the last first. */
export function findFormats(
  views: readonly EditionView[],
  histories: DocumentHistories,
  summaries: readonly EditionView[],
): readonly FormatRow[] {
  const ordered = views.toSorted((a, b) => (a.record.date < b.record.date ? -1 : 1));
  const found = new Map<number, (Found | undefined)[]>();
  const places = ordered.flatMap((view, at) => {
    const place = histories.placeOf(view.record.date);
    return view.entries.flatMap((entry) => {
      const lineage = place === undefined ? undefined : histories.index.lineageOf(place, entry.id);
      return lineage === undefined || entry.kind !== 'subsection' ? [] : [{ at, lineage, found: { view, entry } }];
    });
  });
  for (const {
    lineage,
    found: { entry },
  } of places)
    if (formatNamed(entry.title ?? '') !== undefined) found.set(lineage, Array<Found | undefined>(ordered.length).fill(undefined));
  for (const { at, lineage, found: each } of places) {
    const cells = found.get(lineage);
    if (cells) cells[at] = each;
  }
  const rows = [...found].map(([lineage, cells]) => {
    const names = cells.flatMap((cell) => formatNamed(cell?.entry.title ?? '') ?? []).reverse();
    const [name = '', ...others] = [...Map.groupBy(names, foldName).values()].flatMap(([newest]) => newest ?? []);
    const all = new Set(names.map(foldName));
    const history = histories.hrefOf(lineage);
    const last = cells.findLastIndex((cell) => cell !== undefined);
    const row: Omit<FormatRow, 'slug'> = {
      name,
      formerly: others,
      ...(history === undefined ? {} : { history }),
      runs: toRuns(cells).toReversed(),
      texts: toTexts(cells).toReversed(),
      newest: last === ordered.length - 1,
      summaries: summaries.flatMap((view) => findInSummary(view, all)),
    };
    const order = ordered[last]?.entries.findIndex(({ id }) => id === cells[last]?.entry.id) ?? 0;
    return { row, last, order };
  });
  const inOrder = rows.toSorted((a, b) => b.last - a.last || a.order - b.order).map(({ row }) => row);
  const slugs = makeSlugs(inOrder.map(({ name }) => name));
  return inOrder.map((row, at) => ({ slug: slugs[at] ?? '', ...row }));
}

/** Where it says something else from edition to edition, or is not there in between. */
function toTexts(cells: readonly (Found | undefined)[]): readonly FormatText[] {
  const texts: { from: IsoDate; last: Found; words: string; at: number }[] = [];
  for (const [at, cell] of cells.entries()) {
    if (!cell) continue;
    const words = makePlainWording(cell.entry.wording).replace(/\s+/g, ' ');
    const text = texts.at(-1);
    if (text && text.at === at - 1 && text.words === words) [text.last, text.at] = [cell, at];
    else texts.push({ from: cell.view.record.date, last: cell, words, at });
  }
  return texts.map(({ from, last }) => ({ from, to: last.view.record.date, ...last }));
}

function toRuns(cells: readonly (Found | undefined)[]): readonly FormatRun[] {
  const runs: { number: string; first: Found; last: Found; at: number }[] = [];
  for (const [at, cell] of cells.entries()) {
    if (!cell) continue;
    const run = runs.at(-1);
    if (run && run.at === at - 1 && run.number === cell.entry.number) [run.last, run.at] = [cell, at];
    else runs.push({ number: cell.entry.number, first: cell, last: cell, at });
  }
  return runs.map(({ number, first, last }) => ({
    number,
    from: first.view.record.date,
    to: last.view.record.date,
    hrefs: [first.view.hrefOf(first.entry.id), last.view.hrefOf(last.entry.id)],
  }));
}

const listed = new WeakMap<Library, readonly FormatRow[]>();

/** The formats of a library, the same on every call of a build; none where the Tournament Rules are not followed through editions. */
export function listFormats(library: Library): readonly FormatRow[] {
  const known = listed.get(library);
  if (known) return known;
  const histories = library.histories.get('tournament-rules');
  const summaries = library.documents.filter(({ record }) => record.document === 'rulings-summary').map(({ view }) => view);
  const made = histories ? findFormats(listViews(library, 'tournament-rules'), histories, summaries) : [];
  listed.set(library, made);
  return made;
}

function findInSummary(view: EditionView, names: ReadonlySet<string>): FormatRow['summaries'] {
  return view.entries.flatMap(({ id, kind, title, number }) => {
    const name = kind === 'subsection' ? formatNamed(title ?? '') : undefined;
    if (name === undefined || !names.has(foldName(name))) return [];
    const href = view.hrefOf(id);
    const below = view.entries.filter(({ parent }) => parent === id);
    const entries = [...view.entries.filter((entry) => entry.id === id), ...below].filter(({ wording }) => wording.length > 0);
    return [{ number, date: view.record.date, ...(href === undefined ? {} : { href }), view, entries }];
  });
}
