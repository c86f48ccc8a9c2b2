/** Provisions of any edition of a document, whether the site shows that edition or not: what they are called, what they say, where they are. */
import type { EditionRecord } from '../../corpus/format.ts';
import { toEntry, type LoadedEntry } from '../../corpus/readCorpus.ts';
import type { ProvisionId } from '../../lineage/provision.ts';
import type { IsoDate } from '../../model/edition.ts';
import type { EntryId } from '../../model/entry.ts';
import { makePlainWording, makeWording } from '../../corpus/wording/parseWording.ts';
import type { Inline } from '../../model/wording.ts';
import { foldTypography } from '../../wording/typography.ts';
import { repeatsTitle } from '../../search/documents.ts';
import { headingOf, makeExampleHref } from '../frame/library/edition.ts';
import { historyLabels } from './historyLabels.ts';
import { nameEntry } from '../frame/labels/labels.ts';
import { listViews, type Library } from '../frame/library/library.ts';
import type { DocumentHistories } from '../frame/library/lineages.ts';

/** A provision in an edition. */
export interface Reference {
  readonly name: string;
  readonly href?: string;
}

/** A provision as one edition prints it. */
export interface PrintedProvision {
  /** Its number, its headword, or which Example it is of what. */
  readonly name: string;
  /** Heading or headword. */
  readonly title?: string;
  /** The nearest heading: its own, or of what it stands under. */
  readonly heading?: string;
  /** Without heading; marks of italics are left out. */
  readonly text: string;
  /** All of it to the letter, heading and marks too; and as it is but for typography and the numbers of what it cites. */
  readonly letter: string;
  readonly said: string;
  readonly isTerm: boolean;
  readonly parent?: EntryId;
}

/** Editions are named by their place in the chain of the document. */
export interface Provisions {
  readonly recordOf: (place: number) => Pick<EditionRecord, 'date' | 'set'> | undefined;
  readonly find: (place: number, id: ProvisionId) => PrintedProvision | undefined;
  /** All entries of an edition, in its order. */
  readonly entriesOf: (place: number) => ReadonlyMap<EntryId, LoadedEntry>;
  /** Address under the date of the edition; undefined where the site does not show it. */
  readonly hrefOf: (place: number, id: ProvisionId) => string | undefined;
}

/** An id of an Example is that of its entry and the Example's place, from 0. */
export function divideId(id: ProvisionId): { readonly entry: EntryId; readonly example?: number } {
  const [, entry = id, example] = /^(.*)#example-(\d+)$/.exec(id) ?? [];
  return example === undefined ? { entry } : { entry, example: Number(example) - 1 };
}

export function openProvisions(library: Library, { document, editions }: Pick<DocumentHistories, 'document' | 'editions'>): Provisions {
  const { manifest, loadEdition } = library.corpus;
  const whole = manifest.editions.filter(
    (record) => record.document === document && record.extent === 'whole' && record.mainSource === undefined,
  );
  const records = new Map(whole.map((record) => [record.date, record]));
  const views = new Map(listViews(library, document).map((view) => [view.record.date, view.dated ?? view]));
  const indexes = new Map<number, ReadonlyMap<EntryId, LoadedEntry>>();
  const dateAt = (place: number): IsoDate | undefined => editions[place];
  const recordOf = (place: number): EditionRecord | undefined => records.get(dateAt(place) ?? ('' as IsoDate));
  const indexOf = (place: number): ReadonlyMap<EntryId, LoadedEntry> => {
    const known = indexes.get(place);
    if (known) return known;
    const record = recordOf(place);
    const index = new Map((record ? loadEdition(record.key) : []).map((entry) => [entry.id, entry]));
    indexes.set(place, index);
    return index;
  };
  return {
    recordOf,
    entriesOf: indexOf,
    find: (place, id) => printProvision(id, (entry) => indexOf(place).get(entry)),
    hrefOf: (place, id) => {
      const record = recordOf(place);
      const view = record && views.get(record.date);
      const { entry, example } = divideId(id);
      return view && (example === undefined ? view.hrefOf(entry) : makeExampleHref(view, entry, example));
    },
  };
}

/** A provision of a source of entries. */
export function printProvision(id: ProvisionId, find: (entry: EntryId) => LoadedEntry | undefined): PrintedProvision | undefined {
  const { entry: entryId, example } = divideId(id);
  const entry = find(entryId);
  if (!entry) return undefined;
  const name = nameEntry(entry);
  const heading = findHeading(entry, find);
  const shared = { ...(heading === undefined ? {} : { heading }), isTerm: entry.kind === 'term' };
  if (example !== undefined) {
    const wording = entry.examples[example] ?? [];
    const text = makePlainWording(wording);
    const named = historyLabels.exampleOf(example + 1, name);
    return { ...shared, ...printAll('', wording), isTerm: false, name: named, text, parent: entry.id };
  }
  const repeated = entry.kind !== 'term' && repeatsTitle(toEntry(entry));
  return {
    ...shared,
    ...printAll(entry.title ?? '', entry.wording),
    name,
    ...(entry.title === undefined ? {} : { title: entry.title }),
    text: repeated ? '' : makePlainWording(entry.wording),
    ...(entry.parent === undefined ? {} : { parent: entry.parent }),
  };
}

function printAll(title: string, wording: readonly Inline[]): Pick<PrintedProvision, 'letter' | 'said'> {
  return {
    letter: `${title}\n${makeWording(wording)}`,
    said: foldTypography(`${title}\n${makePlainWording(withoutCited(wording))}`),
  };
}

const withoutCited = (wording: readonly Inline[]): readonly Inline[] =>
  wording.map((inline): Inline => {
    if (inline.kind === 'emphasis') return { ...inline, children: withoutCited(inline.children) };
    return inline.kind === 'citation' ? { kind: 'text', value: '§' } : inline;
  });

function findHeading(entry: LoadedEntry, find: (id: EntryId) => LoadedEntry | undefined): string | undefined {
  const seen = new Set<EntryId>();
  for (let at: LoadedEntry | undefined = entry; at && !seen.has(at.id); at = at.parent === undefined ? undefined : find(at.parent)) {
    const heading = headingOf(at);
    if (heading !== undefined) return heading;
    seen.add(at.id);
  }
  return undefined;
}

/** What an edition calls a provision, with its address there. */
export function locate(provisions: Provisions, edition: number, id: ProvisionId): Reference {
  const href = provisions.hrefOf(edition, id);
  return { name: provisions.find(edition, id)?.name ?? id, ...(href === undefined ? {} : { href }) };
}
