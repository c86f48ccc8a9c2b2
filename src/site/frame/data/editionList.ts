/**
 * An edition as the browser gets it: its entries with the ids of their wordings, which lie in shards that editions share
 * (wordingShards.ts). Made at build, read by the search and by comparisons.
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

/**
 * Id and id of the wording, or nothing, with a space between; of a term `:` and its headword for the id, which begins with no colon else. Then
 * what does not follow from the id: there are three hundred thousand rows.
 */
export type EntryRow = string | readonly [named: string, more: MoreOfEntry];

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
  readonly examples?: readonly WordingId[];
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

/** Makes the list of an edition. `idOf` names a wording that is not empty, by a name without spaces. */
export function makeEditionList(
  key: EditionKey,
  entries: readonly LoadedEntry[],
  idOf: (wording: readonly Inline[]) => WordingId,
): EditionList {
  const toRow = (entry: LoadedEntry): EntryRow => {
    const { id, kind, number, title, meant, parent, wording, examples } = entry;
    const said = readId(id);
    const heading = title === undefined ? headingOf(entry) : undefined;
    const more: MoreOfEntry = {
      ...(kind === said.kind ? {} : { kind: entryKinds.indexOf(kind) }),
      ...(title === said.title ? {} : { title: title ?? null }),
      ...(heading === undefined ? {} : { heading }),
      ...(number === said.number ? {} : { number }),
      ...(meant === undefined ? {} : { meant }),
      ...(parent === said.parent ? {} : { parent: parent ?? null }),
      ...(examples.length === 0 ? {} : { examples: examples.map(idOf) }),
    };
    const name = id.startsWith(glossary) ? id.slice(glossary.length - 1) : id;
    const named = `${name} ${wording.length === 0 ? '' : idOf(wording)}`;
    return Object.keys(more).length === 0 ? named : [named, more];
  };
  return { format: dataFormat, key, entries: entries.map(toRow) };
}

interface ReadRow {
  readonly id: EntryId;
  readonly wording: WordingId | '';
  readonly more: MoreOfEntry;
}

function readRow(row: EntryRow): ReadRow {
  const [named, more] = typeof row === 'string' ? [row, {}] : row;
  const at = named.lastIndexOf(' ');
  const name = named.slice(0, at);
  return { id: name.startsWith(':') ? glossary + name.slice(1) : name, wording: named.slice(at + 1) as WordingId | '', more };
}

function toEntry({ id, more }: ReadRow, wording: readonly Inline[], examples: LoadedEntry['examples']): LoadedEntry {
  const said = readId(id);
  const { kind, title = said.title, number = said.number, meant, parent = said.parent } = more;
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

/** The entries of a list; the inverse of makeEditionList, but for what a list does not carry: lines, authors, days and notes. */
export function readEditionList({ entries }: EditionList, findWording: (id: WordingId) => readonly Inline[]): readonly LoadedEntry[] {
  return entries.map((each) => {
    const row = readRow(each);
    return toEntry(row, row.wording === '' ? [] : findWording(row.wording), (row.more.examples ?? []).map(findWording));
  });
}

/** The entries of a list without their texts, a heading as its title: what entries are called and where they stand. */
export function readEntryNames({ entries }: EditionList): readonly LoadedEntry[] {
  return entries.map((each) => {
    const row = readRow(each);
    const { title, heading } = row.more;
    return toEntry(title === undefined && heading !== undefined ? { ...row, more: { ...row.more, title: heading } } : row, [], []);
  });
}
