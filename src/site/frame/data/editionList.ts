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

/** Raised whenever an older script could misread a list, shard or catalogue. */
export const dataFormat = 2;

export interface EditionList {
  readonly format: typeof dataFormat;
  readonly key: EditionKey;
  readonly entries: readonly EntryRow[];
}

/** Id; kind, as its place in `entryKinds`; how far above its parent stands in the list, or 0; id of the wording, or nothing; what few entries have. */
export type EntryRow = readonly [id: EntryId, kind: number, above: number, wording: WordingId | '', more?: MoreOfEntry];

export interface MoreOfEntry {
  readonly title?: string;
  /** Where the wording serves as one: so short that it is read as a title. */
  readonly heading?: string;
  /** Where it is not the id. */
  readonly number?: string;
  readonly meant?: string;
  /** Where it is no entry of this list. */
  readonly parent?: EntryId;
  readonly examples?: readonly WordingId[];
}

/** Makes the list of an edition. `idOf` names a wording that is not empty. */
export function makeEditionList(
  key: EditionKey,
  entries: readonly LoadedEntry[],
  idOf: (wording: readonly Inline[]) => WordingId,
): EditionList {
  const places = new Map<EntryId, number>();
  entries.forEach(({ id }, place) => {
    if (!places.has(id)) places.set(id, place);
  });
  const toRow = (entry: LoadedEntry, at: number): EntryRow => {
    const { id, kind, number, title, meant, parent, wording, examples } = entry;
    const heading = title === undefined ? headingOf(entry) : undefined;
    const place = parent === undefined ? undefined : places.get(parent);
    const above = place === undefined ? 0 : at - place;
    const more: MoreOfEntry = {
      ...(title === undefined ? {} : { title }),
      ...(heading === undefined ? {} : { heading }),
      ...(number === id ? {} : { number }),
      ...(meant === undefined ? {} : { meant }),
      ...(parent === undefined || above !== 0 ? {} : { parent }),
      ...(examples.length === 0 ? {} : { examples: examples.map(idOf) }),
    };
    const row = [id, entryKinds.indexOf(kind), above, wording.length === 0 ? '' : idOf(wording)] as const;
    return Object.keys(more).length === 0 ? row : [...row, more];
  };
  return { format: dataFormat, key, entries: entries.map(toRow) };
}

/** The entries of a list; the inverse of makeEditionList, but for what a list does not carry: lines, authors, days and notes. */
export function readEditionList({ entries }: EditionList, findWording: (id: WordingId) => readonly Inline[]): readonly LoadedEntry[] {
  return entries.map(([id, kind, above, wording, more = {}], at): LoadedEntry => {
    const parent = above === 0 ? more.parent : entries[at - above]?.[0];
    return {
      id,
      kind: entryKinds[kind] ?? 'note',
      number: more.number ?? id,
      ...(more.title === undefined ? {} : { title: more.title }),
      ...(more.meant === undefined ? {} : { meant: more.meant }),
      ...(parent === undefined ? {} : { parent }),
      wording: wording === '' ? [] : findWording(wording),
      examples: (more.examples ?? []).map(findWording),
      lines: [0, 0],
    };
  });
}

/** The entries of a list without their texts, a heading as its title: what entries are called and where they stand. */
export function readEntryNames(list: EditionList): readonly LoadedEntry[] {
  return readEditionList(
    { ...list, entries: list.entries.map(([id, kind, above, , more = {}]) => nameRow(id, kind, above, more)) },
    () => [],
  );
}

function nameRow(id: EntryId, kind: number, above: number, more: MoreOfEntry): EntryRow {
  const title = more.title ?? more.heading;
  return [id, kind, above, '', { ...more, examples: [], ...(title === undefined ? {} : { title }) }];
}
