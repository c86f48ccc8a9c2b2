/** What is kept as JSON: in the browser's storage and in files. What is read is checked: a fault is one line, and nothing is taken. */
import { limits, tidyLine, tidyNote, type Kept, type KeptEntry, type ReadingList } from './kept.ts';

/** The form of the data; a later one that older pages cannot read gets the next number. */
export const keptVersion = 1;
const kind = 'concordance-kept';

/** What was read, or what is wrong with it. */
export type ReadKept = { readonly kept: Kept } | { readonly fault: string };

export const makeKeptJson = (kept: Kept, space?: number): string =>
  JSON.stringify({ kind, version: keptVersion, ...kept }, undefined, space);

class Fault extends Error {}

function fail(place: string, expected: string): never {
  throw new Fault(`${place}: ${expected} was expected.`);
}

/** Reads a file or what is stored. Whatever it is given, it gives data or a fault. */
export function readKeptJson(text: string): ReadKept {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return { fault: 'It is no JSON.' };
  }
  try {
    return { kept: readAll(data) };
  } catch (error) {
    if (error instanceof Fault) return { fault: error.message };
    throw error;
  }
}

function readAll(data: unknown): Kept {
  const file = readObject(data, 'the file');
  if (file['kind'] !== kind) throw new Fault('It is no file of things kept here.');
  if (typeof file['version'] === 'number' && file['version'] > keptVersion)
    throw new Fault(`It is of a newer form (${file['version']}) than this page can read (${keptVersion}).`);
  if (file['version'] !== keptVersion) fail('version', String(keptVersion));
  const entries = readList(file['entries'], 'entries', limits.entries, readEntry);
  const known = new Set<string>();
  entries.forEach(({ place }, at) => (known.has(place) ? fail(`entries[${at}].place`, 'another place than before') : known.add(place)));
  const readPlaces = (value: unknown, place: string): readonly string[] => {
    const places = readList(value, place, limits.entries, (each, at) => readText(each, at, limits.line));
    const strange = places.findIndex((each, at) => !known.has(each) || places.indexOf(each) < at);
    return strange < 0 ? places : fail(`${place}[${strange}]`, 'a place of one of the entries, once');
  };
  const lists = readList(file['lists'], 'lists', limits.lists, (value, place): ReadingList => {
    const list = readObject(value, place);
    return { name: readLine(list['name'], `${place}.name`, limits.listName), places: readPlaces(list['places'], `${place}.places`) };
  });
  lists.forEach(({ name }, at) => {
    if (lists.findIndex((list) => list.name === name) < at) fail(`lists[${at}].name`, 'another name than before');
  });
  return { entries, marks: readPlaces(file['marks'], 'marks'), sheet: readPlaces(file['sheet'], 'sheet'), lists };
}

function readEntry(value: unknown, at: string): KeptEntry {
  const entry = readObject(value, at);
  const line = (name: string, most: number = limits.line): string => readLine(entry[name], `${at}.${name}`, most, true);
  const place = readText(entry['place'], `${at}.place`, limits.line);
  if (!isPlace(place)) fail(`${at}.place`, 'an address of this site, from its root');
  const kept = line('kept');
  if (!isDay(kept)) fail(`${at}.kept`, 'a day such as 2026-01-16');
  const name = readLine(entry['name'], `${at}.name`, limits.line);
  const { note } = entry;
  const read = { place, work: line('work'), name, standing: line('standing'), words: line('words', limits.words), kept };
  if (note === undefined) return read;
  const text = readText(note, `${at}.note`, limits.note);
  return text === '' || text !== tidyNote(text) ? fail(`${at}.note`, 'a text without white space at its ends') : { ...read, note: text };
}

/** A path of this site with an anchor or without: never another site, never a script. */
export const isPlace = (text: string): boolean => /^\/(?!\/)[^\s\\"<>]*$/.test(text);

export const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text);

function readObject(value: unknown, place: string): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : fail(place, 'an object');
}

function readList<Member>(
  value: unknown,
  place: string,
  most: number,
  read: (member: unknown, place: string) => Member,
): readonly Member[] {
  if (!Array.isArray(value)) return fail(place, 'a list');
  if (value.length > most) fail(place, `at most ${most} members`);
  return value.map((member, at) => read(member, `${place}[${at}]`));
}

function readText(value: unknown, place: string, most: number): string {
  if (typeof value !== 'string') return fail(place, 'a text');
  return value.length > most ? fail(place, `a text of at most ${most} signs`) : value;
}

function readLine(value: unknown, place: string, most: number, mayBeEmpty = false): string {
  const text = readText(value, place, most);
  return text !== tidyLine(text) || (text === '' && !mayBeEmpty) ? fail(place, 'a line of text') : text;
}
