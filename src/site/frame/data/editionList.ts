/**
 * An edition as the browser gets it: the list of its entries, and beside it the ids of their wordings, which lie in shards that editions share
 * (wordingShards.ts). Made at build. The list alone says what is where, for whoever follows a number; searching and comparing ask for both.
 */
import type { EditionKey, WordingId } from '../../../corpus/format.ts';
import type { LoadedEntry } from '../../../corpus/loadedEntry.ts';
import type { EntryId } from '../../../model/entry.ts';
import { entryKinds } from '../../../model/tree.ts';
import type { Inline } from '../../../model/wording.ts';
import { headingOf } from '../library/edition.ts';
import { dataFormat } from './dataFormat.ts';

export interface EditionList {
  readonly format: typeof dataFormat;
  readonly key: EditionKey;
  readonly entries: readonly EntryRow[];
}

/** Which wordings the entries of a list have, in its order. */
export interface WordingList {
  readonly format: typeof dataFormat;
  readonly key: EditionKey;
  /** Of each entry the id of its wording, or nothing, and those of its Examples, with a space before each. */
  readonly entries: readonly string[];
}

/**
 * The id; of a term `:` and its headword, since no id begins with a colon. Then what does not follow from the id: there are three hundred
 * thousand rows.
 */
export type EntryRow = string | readonly [name: string, more: MoreOfEntry];

/** Null where there is none, although the id says so. */
export interface MoreOfEntry {
  /** Its place in `entryKinds`. */
  readonly kind?: number;
  readonly title?: string | null;
  /** Where the wording serves as one: so short that it is read as a title. */
  readonly heading?: string;
  readonly number?: string;
  readonly meant?: string;
  readonly parent?: EntryId | null;
}

const glossary = 'glossary:';
const numbered = /^(?:(\d)|(\d)\d\d|(\d{3})\.\d+|(\d{3}\.\d+)[a-z]+)$/;

/** What an id says of its entry: `704.5j` is a subrule under 704.5, `glossary:Mana` the term "Mana". */
function readId(id: EntryId): Pick<LoadedEntry, 'kind' | 'number' | 'title' | 'parent'> {
  if (id.startsWith(glossary)) return { kind: 'term', number: '', title: id.slice(glossary.length) };
  const [, section, above, subsection, rule] = numbered.exec(id) ?? [];
  if (section !== undefined) return { kind: 'section', number: id };
  if (above !== undefined) return { kind: 'subsection', number: id, parent: above };
  if (subsection !== undefined) return { kind: 'rule', number: id, parent: subsection };
  return rule === undefined ? { kind: 'note', number: id } : { kind: 'subrule', number: id, parent: rule };
}

/** Makes the list of an edition. */
export function makeEditionList(key: EditionKey, entries: readonly LoadedEntry[]): EditionList {
  const toRow = (entry: LoadedEntry): EntryRow => {
    const { id, kind, number, title, meant, parent } = entry;
    const said = readId(id);
    const heading = title === undefined ? headingOf(entry) : undefined;
    const more: MoreOfEntry = {
      ...(kind === said.kind ? {} : { kind: entryKinds.indexOf(kind) }),
      ...(title === said.title ? {} : { title: title ?? null }),
      ...(heading === undefined ? {} : { heading }),
      ...(number === said.number ? {} : { number }),
      ...(meant === undefined ? {} : { meant }),
      ...(parent === said.parent ? {} : { parent: parent ?? null }),
    };
    const name = id.startsWith(glossary) ? id.slice(glossary.length - 1) : id;
    return Object.keys(more).length === 0 ? name : [name, more];
  };
  return { format: dataFormat, key, entries: entries.map(toRow) };
}

/** Makes what stands beside the list of an edition. `idOf` names a wording that is not empty, by a name without spaces. */
export function makeWordingList(
  key: EditionKey,
  entries: readonly LoadedEntry[],
  idOf: (wording: readonly Inline[]) => WordingId,
): WordingList {
  const toRow = ({ wording, examples }: LoadedEntry): string =>
    [wording.length === 0 ? '' : idOf(wording), ...examples.map(idOf)].join(' ');
  return { format: dataFormat, key, entries: entries.map(toRow) };
}

function toEntry(row: EntryRow, wording: readonly Inline[], examples: LoadedEntry['examples'], titled: boolean): LoadedEntry {
  const [name, more] = typeof row === 'string' ? [row, {} as MoreOfEntry] : row;
  const id = name.startsWith(':') ? glossary + name.slice(1) : name;
  const said = readId(id);
  const { kind, title = (titled ? more.heading : undefined) ?? said.title, number = said.number, meant, parent = said.parent } = more;
  return {
    id,
    kind: kind === undefined ? said.kind : (entryKinds[kind] ?? 'note'),
    number,
    ...(title === undefined || title === null ? {} : { title }),
    ...(meant === undefined ? {} : { meant }),
    ...(parent === undefined || parent === null ? {} : { parent }),
    wording,
    examples,
    lines: [0, 0],
  };
}

/**
 * The entries of a list with their wordings; the inverse of the two that make them, but for what is not carried: lines, authors, days and notes.
 * @throws Error when the two are not of one edition
 */
export function readEditionList(
  list: EditionList,
  wordings: WordingList,
  findWording: (id: WordingId) => readonly Inline[],
): readonly LoadedEntry[] {
  if (list.key !== wordings.key || list.entries.length !== wordings.entries.length)
    throw new Error(
      `The list of ${list.key} has ${list.entries.length} entries, the wordings of ${wordings.key} are ${wordings.entries.length}.`,
    );
  return list.entries.map((row, at) => {
    const [wording = '', ...examples] = (wordings.entries[at] ?? '').split(' ') as (WordingId | '')[];
    return toEntry(row, wording === '' ? [] : findWording(wording), (examples as WordingId[]).map(findWording), false);
  });
}

/** The entries of a list without their texts, a heading as its title: what entries are called and where they stand. */
export const readEntryNames = ({ entries }: EditionList): readonly LoadedEntry[] => entries.map((row) => toEntry(row, [], [], true));
