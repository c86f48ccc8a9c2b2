/** What can be found: the documents of one edition, with their texts. indexedEdition.ts counts their words. */
import type { Entry, EntryId } from '../model/entry.ts';
import type { EntryKind } from '../model/tree.ts';
import type { PlayerWord } from './playerWords.ts';

export const searchKinds = ['section', 'subsection', 'rule', 'subrule', 'example', 'term', 'ruling', 'note', 'list'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** What the search reads of an entry. Texts are plain, as printed. */
export type SearchableEntry = Pick<Entry, 'id' | 'kind' | 'number' | 'title' | 'parent' | 'text' | 'examples'> & {
  /** Ids of the entries that it cites, in order. */
  readonly cites?: readonly EntryId[];
  /** Ids of the entries that are cited where others tell of it, in order. */
  readonly toldCites?: readonly EntryId[];
  /** Questions that it answers, as players say them. */
  readonly asks?: readonly string[];
  /** Words beside its own in which others say it. */
  readonly told?: string;
};

/** One thing that can be found. */
export interface SearchDocument {
  /** Id of the entry; an Example has `#example-1` behind the id of its rule. */
  readonly id: string;
  readonly kind: SearchKind;
  /** Heading of a section, subsection or titled rule; headword of a term. */
  readonly title?: string;
  /** Place in the file of the document it stands under: the subsection of a rule, the rule of a subrule or Example. */
  readonly parent?: number;
  readonly text: string;
  /** Places of the documents that it points at. */
  readonly cites?: readonly number[];
  /** Places of those that are cited where others tell of it, beyond what it cites itself, what cites it and what it stands under. */
  readonly toldCites?: readonly number[];
  /** Questions that it answers, as players say them. */
  readonly asks?: readonly string[];
  /** Words beside its own in which others say it, each once. */
  readonly told?: string;
}

export interface SearchFile {
  /** Key of the edition. */
  readonly edition: string;
  readonly documents: readonly SearchDocument[];
  readonly playerWords: readonly PlayerWord[];
}

/** The documents of an edition, in its own order, each Example right behind its rule. */
export function collectDocuments(
  edition: string,
  entries: readonly SearchableEntry[],
  playerWords: readonly PlayerWord[] = [],
): SearchFile {
  const places = new Map<EntryId, number>();
  let next = 0;
  for (const entry of entries) {
    places.set(entry.id, next);
    next += 1 + entry.examples.length;
  }
  const citesOf = new Map(entries.map(({ id, cites = [] }) => [id, new Set(cites)]));
  const isNew = (entry: SearchableEntry, id: EntryId): boolean =>
    id !== entry.id && id !== entry.parent && citesOf.get(entry.id)?.has(id) !== true && citesOf.get(id)?.has(entry.id) !== true;
  const documents = entries.flatMap((entry): SearchDocument[] => {
    const own = places.get(entry.id) ?? 0;
    const parent = entry.parent === undefined ? undefined : places.get(entry.parent);
    const cites = placesOf(entry.cites ?? [], places);
    const toldCites = placesOf(
      (entry.toldCites ?? []).filter((id) => isNew(entry, id)),
      places,
    );
    return [
      {
        id: entry.id,
        kind: kindOf(entry.kind),
        ...(entry.title === undefined ? {} : { title: entry.title }),
        ...(parent === undefined ? {} : { parent }),
        text: repeatsTitle(entry) ? '' : entry.text,
        ...(cites.length === 0 ? {} : { cites }),
        ...(toldCites.length === 0 ? {} : { toldCites }),
        ...(entry.asks === undefined ? {} : { asks: entry.asks }),
        ...(entry.told === undefined ? {} : { told: entry.told }),
      },
      ...entry.examples.map((text, at): SearchDocument => ({ id: makeExampleId(entry.id, at), kind: 'example', parent: own, text })),
    ];
  });
  return { edition, documents, playerWords };
}

/** `702.19b#example-1`: the first Example (place 0) of 702.19b. */
export function makeExampleId(id: EntryId, place: number): string {
  return `${id}#example-${place + 1}`;
}

/** Whether the text of a heading is the heading once more, as some sources are read: `702.19. Trample`. */
export function repeatsTitle({ title, text }: { readonly title?: string; readonly text: string }): boolean {
  return title !== undefined && foldTitle(title) === foldTitle(text);
}

function foldTitle(text: string): string {
  return text.replace(/_/g, '').replace(/\s+/g, ' ').trim().replace(/\.$/, '').toLowerCase();
}

const searchedAs: Readonly<Partial<Record<EntryKind, SearchKind>>> = { appendix: 'section', infraction: 'subsection' };

/** What the search takes an entry of any document for; a part of an infraction is text below a heading, as a rule is. */
export function kindOf(kind: EntryKind): SearchKind {
  return searchedAs[kind] ?? searchKinds.find((known) => known === kind) ?? 'rule';
}

function placesOf(ids: readonly EntryId[], places: ReadonlyMap<EntryId, number>): number[] {
  return [...new Set(ids)].flatMap((id) => places.get(id) ?? []);
}
