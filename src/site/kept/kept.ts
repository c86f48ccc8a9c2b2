/**
 * What a reader keeps: bookmarks, notes, reading lists, and the rules picked for an answer. Plain data; each function gives a new one and
 * leaves out what nothing needs any more. It lies in the reader's browser alone (keptStore.ts) and in files (keptJson.ts, keptMarkdown.ts).
 */

/** An entry as it stood when it was kept, so that it can be read wherever the site is built without its edition. */
export interface KeptEntry {
  /** Its address in its edition for ever, from the root of the site: `/2026-01-16/7/#704.5j`. Names the entry. */
  readonly place: string;
  /** As citations have it: `CR`; what number or headword; what the document is: `effective 2026-01-16`. */
  readonly work: string;
  readonly name: string;
  readonly standing: string;
  /** Its text, in one line, without Examples. */
  readonly words: string;
  /** The day on which it was kept. */
  readonly kept: string;
  readonly note?: string;
}

export interface ReadingList {
  readonly name: string;
  readonly places: readonly string[];
}

export interface Kept {
  /** Each place once; in no order. */
  readonly entries: readonly KeptEntry[];
  /** Places of entries, in the reader's order. */
  readonly marks: readonly string[];
  readonly sheet: readonly string[];
  /** Each name once. */
  readonly lists: readonly ReadingList[];
}

/** A row of kept entries: bookmarks, the answer sheet, or a reading list by its name. */
export type Row = 'marks' | 'sheet' | { readonly list: string };

/** More than that is nobody's; a file with more is refused whole. */
export const limits = { entries: 5_000, lists: 200, listName: 80, note: 10_000, line: 500, words: 50_000 } as const;

export const nothingKept: Kept = { entries: [], marks: [], sheet: [], lists: [] };

export const placesIn = (kept: Kept, row: Row): readonly string[] =>
  typeof row === 'string' ? kept[row] : (kept.lists.find(({ name }) => name === row.list)?.places ?? []);

export const findEntry = (kept: Kept, place: string): KeptEntry | undefined => kept.entries.find((entry) => entry.place === place);

/** The rows that an entry is in. */
export function rowsOf(kept: Kept, place: string): readonly Row[] {
  const named = (['marks', 'sheet'] as const).filter((row) => kept[row].includes(place));
  return [...named, ...kept.lists.flatMap(({ name, places }) => (places.includes(place) ? [{ list: name }] : []))];
}

/** The entries of a row, in its order. */
export function entriesIn(kept: Kept, row: Row): readonly KeptEntry[] {
  const byPlace = new Map(kept.entries.map((entry) => [entry.place, entry]));
  return placesIn(kept, row).flatMap((place) => byPlace.get(place) ?? []);
}

/** Entries with a note that are in no row. */
export function listNoted(kept: Kept): readonly string[] {
  return kept.entries.filter(({ place, note }) => note !== undefined && rowsOf(kept, place).length === 0).map(({ place }) => place);
}

/** Puts an entry into a row, at its end unless told where. What is known of the entry stays; a list that is not there is made. */
export function putIn(kept: Kept, entry: KeptEntry, row: Row, at?: number): Kept {
  if (placesIn(kept, row).includes(entry.place)) return kept;
  const made = typeof row === 'string' || kept.lists.some(({ name }) => name === row.list) ? kept : addList(kept, row.list);
  const places = placesIn(made, row);
  return setPlaces(withEntry(made, entry), row, places.toSpliced(at ?? places.length, 0, entry.place));
}

export function takeOut(kept: Kept, place: string, row: Row): Kept {
  const places = placesIn(kept, row).filter((each) => each !== place);
  return tidy(setPlaces(kept, row, places));
}

/** Moves an entry of a row up (-1) or down (1), as far as there is room. */
export function moveIn(kept: Kept, place: string, row: Row, by: number): Kept {
  const places = placesIn(kept, row);
  const at = places.indexOf(place);
  const to = Math.min(Math.max(at + by, 0), places.length - 1);
  return at < 0 || to === at ? kept : setPlaces(kept, row, places.toSpliced(at, 1).toSpliced(to, 0, place));
}

/** Writes a note; an empty one is none. `before` is the one from which it was changed: where another was kept meanwhile, both stand. */
export function setNote(kept: Kept, entry: KeptEntry, text: string, before?: string): Kept {
  const known = findEntry(kept, entry.place);
  const [there, own] = [known?.note ?? '', tidyNote(text)];
  const isOthers = before !== undefined && there !== '' && there !== tidyNote(before);
  const note = isOthers ? tidyNote(joinNotes(there, own === '' ? undefined : own) ?? '') : own;
  if (note === (known?.note ?? '')) return kept;
  const { note: _before, ...rest } = known ?? entry;
  return tidy(replaceEntry(kept, note === '' ? rest : { ...rest, note }));
}

/** Puts another entry in the place of one wherever that is: the same rule in another edition. Its note goes along. */
export function replacePlace(kept: Kept, place: string, by: KeptEntry): Kept {
  const { note } = findEntry(kept, place) ?? {};
  const swap = (places: readonly string[]): readonly string[] => [...new Set(places.map((each) => (each === place ? by.place : each)))];
  const without: Kept = {
    entries: kept.entries.filter((entry) => entry.place !== place),
    marks: swap(kept.marks),
    sheet: swap(kept.sheet),
    lists: kept.lists.map(({ name, places }) => ({ name, places: swap(places) })),
  };
  const known = findEntry(without, by.place) ?? by;
  const joined = joinNotes(known.note, note);
  return tidy(replaceEntry(without, joined === undefined ? known : { ...known, note: joined }));
}

export function addList(kept: Kept, asked: string): Kept {
  const name = tidyLine(asked).slice(0, limits.listName).trim();
  return name === '' || kept.lists.some((list) => list.name === name) ? kept : { ...kept, lists: [...kept.lists, { name, places: [] }] };
}

/** Renames a list. A name that another list has, or none, changes nothing. */
export function renameList(kept: Kept, from: string, asked: string): Kept {
  const to = tidyLine(asked).slice(0, limits.listName).trim();
  if (to === '' || kept.lists.some(({ name }) => name === to)) return kept;
  return { ...kept, lists: kept.lists.map((list) => (list.name === from ? { ...list, name: to } : list)) };
}

export function removeList(kept: Kept, name: string): Kept {
  return tidy({ ...kept, lists: kept.lists.filter((list) => list.name !== name) });
}

/** Puts back what was taken out of one state, into a later one, where it was: the entry with its note, the row and the place in it. */
export function restore(later: Kept, before: Kept, places: readonly string[]): Kept {
  const entries = places.flatMap((place) => findEntry(before, place) ?? []);
  // Who stood first goes back first, so that the others find their places.
  const put = entries
    .flatMap((entry) => rowsOf(before, entry.place).map((row) => ({ entry, row, at: placesIn(before, row).indexOf(entry.place) })))
    .toSorted((one, other) => one.at - other.at)
    .reduce((kept, { entry, row, at }) => putIn(kept, entry, row, at), later);
  return entries.reduce(
    (kept, entry) =>
      entry.note === undefined || findEntry(kept, entry.place)?.note !== undefined ? kept : setNote(kept, entry, entry.note),
    put,
  );
}

/** Takes a `replacePlace` back, in a later state. A note that was written since stays with the entry that had come. */
export function undoReplace(later: Kept, before: Kept, place: string, by: KeptEntry): Kept {
  const undone = restore(takeOutEverywhere(later, by.place), before, [by.place, place]);
  const [now, then] = [later, replacePlace(before, place, by)].map((kept) => findEntry(kept, by.place)?.note);
  return now === undefined || now === then ? undone : setNote(undone, by, joinNotes(findEntry(undone, by.place)?.note, now) ?? '');
}

/** Puts a list back at its place, with its entries. */
export function restoreList(later: Kept, before: Kept, name: string): Kept {
  const at = before.lists.findIndex((list) => list.name === name);
  const isThere = at < 0 || later.lists.some((list) => list.name === name);
  const made = isThere ? later : { ...later, lists: later.lists.toSpliced(at, 0, { name, places: [] }) };
  return restore(made, before, placesIn(before, { list: name }));
}

/** Takes an entry out of every row, and its note. */
export function takeOutEverywhere(kept: Kept, place: string): Kept {
  const out = rowsOf(kept, place).reduce((state, row) => takeOut(state, place, row), kept);
  return { ...out, entries: out.entries.filter((entry) => entry.place !== place) };
}

/** All of both, each once: rows go on with what the other has more, two notes of one entry stand below each other. */
export function mergeKept(own: Kept, other: Kept): Kept {
  const known = new Map(own.entries.map((entry) => [entry.place, entry]));
  for (const entry of other.entries) {
    const mine = known.get(entry.place);
    const note = joinNotes(mine?.note, entry.note);
    known.set(entry.place, { ...(mine ?? entry), ...(note === undefined ? {} : { note }) });
  }
  const join = (one: readonly string[], two: readonly string[]): readonly string[] => [...new Set([...one, ...two])];
  const names = join(
    own.lists.map(({ name }) => name),
    other.lists.map(({ name }) => name),
  );
  return {
    entries: [...known.values()],
    marks: join(own.marks, other.marks),
    sheet: join(own.sheet, other.sheet),
    lists: names.map((list) => ({ name: list, places: join(placesIn(own, { list }), placesIn(other, { list })) })),
  };
}

/** A note that has the other in it stands for both, so that the same file read twice adds nothing. */
function joinNotes(one: string | undefined, two: string | undefined): string | undefined {
  if (one === undefined || two === undefined) return one ?? two;
  return one.includes(two) ? one : two.includes(one) ? two : `${one}\n\n${two}`;
}

/** One line, no white space at its ends. */
export const tidyLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

export const tidyNote = (text: string): string => text.replace(/\r\n?/g, '\n').trim().slice(0, limits.note).trim();

function setPlaces(kept: Kept, row: Row, places: readonly string[]): Kept {
  if (typeof row === 'string') return { ...kept, [row]: places };
  return { ...kept, lists: kept.lists.map((list) => (list.name === row.list ? { ...list, places } : list)) };
}

const withEntry = (kept: Kept, entry: KeptEntry): Kept =>
  findEntry(kept, entry.place) ? kept : { ...kept, entries: [...kept.entries, entry] };

const replaceEntry = (kept: Kept, entry: KeptEntry): Kept => ({
  ...kept,
  entries: [...kept.entries.filter(({ place }) => place !== entry.place), entry],
});

/** Leaves out entries that are in no row and have no note. */
function tidy(kept: Kept): Kept {
  const needed = new Set([...kept.marks, ...kept.sheet, ...kept.lists.flatMap(({ places }) => places)]);
  return { ...kept, entries: kept.entries.filter(({ place, note }) => note !== undefined || needed.has(place)) };
}
