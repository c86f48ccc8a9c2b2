/** The demonstrations that the site shows, and which of them show the Example of a page. */
import {
  type Demonstration,
  documentOf,
  fingerprint,
  type ListedExample,
  listExamples,
  type NotExecutable,
} from '../../demonstration/examples/examples.ts';
import { type DemonstrationFile, readDemonstrations, readNotExecutable } from '../../demonstration/examples/readDemonstrations.ts';
import type { Scenario } from '../../demonstration/format/scenario.ts';
import { makeExampleId } from '../../lineage/provision.ts';
import { isGame, type DocumentId, type IsoDate } from '../../model/edition.ts';
import type { EntryId } from '../../model/entry.ts';
import type { LoadedEntry } from '../../corpus/readCorpus.ts';
import { makeAddress } from '../frame/addresses/addresses.ts';
import type { EditionView } from '../frame/library/edition.ts';
import { type Library, openLibrary } from '../frame/library/library.ts';

/** A scenario with its page. */
export interface ShownDemonstration {
  readonly scenario: Scenario;
  readonly href: string;
  /** The Example that it shows, where the site has the edition that it was made for. */
  readonly example?: PlacedExample;
}

export interface PlacedExample {
  readonly view: EditionView;
  readonly entry: LoadedEntry;
  /** From 0. */
  readonly place: number;
}

export interface DocumentExamples {
  readonly document: DocumentId;
  readonly examples: readonly ListedExample[];
}

export interface Demonstrations {
  readonly all: readonly ShownDemonstration[];
  readonly find: (id: string) => ShownDemonstration | undefined;
  /** The demonstrations of an Example, from 0, of an entry: first those that were made for the very wording. */
  readonly of: (view: EditionView, entry: LoadedEntry, place: number) => readonly ShownDemonstration[];
  /** Every Example of the documents that are shown, each once, with what is known of it. */
  readonly listed: readonly DocumentExamples[];
}

const opened = new WeakMap<Library, Demonstrations>();

/** The demonstrations of a library; the same ones on every call of a build. @throws ContentError when content has one that cannot be read. */
export function openDemonstrations(library: Library = openLibrary()): Demonstrations {
  const found = opened.get(library);
  if (found) return found;
  const scenarios = openFiles(library).map(({ scenario }) => scenario);
  const made = makeDemonstrations(library, scenarios, readNotExecutable(contentFolder()));
  opened.set(library, made);
  return made;
}

const contentFolder = (): string => process.env['CONCORDANCE_CONTENT'] ?? 'content';

const files = new WeakMap<Library, readonly DemonstrationFile[]>();

/** The demonstrations with the files that they stand in, read once in a build. @throws ContentError when content has one that cannot be read. */
export function openFiles(library: Library): readonly DemonstrationFile[] {
  const found = files.get(library) ?? readDemonstrations(contentFolder());
  files.set(library, found);
  return found;
}

export function makeDemonstrations(
  library: Library,
  scenarios: readonly Scenario[],
  notExecutable: readonly NotExecutable[] = [],
): Demonstrations {
  const all = scenarios.map((scenario): ShownDemonstration => {
    const example = placeExample(library, scenario);
    return { scenario, href: makeAddress({ kind: 'demonstration', id: scenario.id }), ...(example === undefined ? {} : { example }) };
  });
  const byId = new Map(all.map((shown) => [shown.scenario.id, shown]));
  const byLineage = new Map([...library.histories.keys()].map((document) => [document, groupByLineage(library, all, document)]));
  let listed: readonly DocumentExamples[] | undefined;
  return {
    all,
    find: (id) => byId.get(id),
    of: (view, entry, place) => {
      const { document, date } = view.record;
      const shown = byLineage.get(document)?.get(lineageOf(library, document, date, entry.id, place) ?? -1) ?? [];
      if (shown.length < 2) return shown;
      const print = fingerprint(entry.examples[place] ?? []);
      const fits = ({ scenario }: ShownDemonstration): boolean => scenario.example?.wording === print;
      return [...shown.filter(fits), ...shown.filter((each) => !fits(each))];
    },
    get listed() {
      // What is played here is Magic.
      listed ??= [...library.histories.keys()]
        .filter((document) => !isGame(document))
        .map((document) => ({
          document,
          examples: listOf(library, document, scenarios, notExecutable),
        }));
      return listed;
    },
  };
}

function lineageOf(library: Library, document: DocumentId, date: IsoDate, entry: EntryId, place: number): number | undefined {
  const histories = library.histories.get(document);
  return histories?.index.lineageOf(histories.placeOf(date) ?? -1, makeExampleId(entry, place));
}

function groupByLineage(
  library: Library,
  all: readonly ShownDemonstration[],
  document: DocumentId,
): ReadonlyMap<number, readonly ShownDemonstration[]> {
  const linked = all.flatMap((shown): (readonly [number, ShownDemonstration])[] => {
    const { example } = shown.scenario;
    if (!example || documentOf(example) !== document) return [];
    const lineage = lineageOf(library, document, example.edition as IsoDate, example.rule, example.ordinal - 1);
    return lineage === undefined ? [] : [[lineage, shown]];
  });
  return new Map([...Map.groupBy(linked, ([lineage]) => lineage)].map(([lineage, pairs]) => [lineage, pairs.map(([, shown]) => shown)]));
}

function placeExample({ editions }: Library, { example }: Scenario): PlacedExample | undefined {
  if (!example) return undefined;
  const view = editions.find(({ record }) => record.document === documentOf(example) && record.date === example.edition);
  const entry = view?.findEntry(example.rule);
  const place = example.ordinal - 1;
  return view && entry && entry.examples[place] ? { view, entry, place } : undefined;
}

function listOf(
  { histories, editions }: Library,
  document: DocumentId,
  scenarios: readonly Scenario[],
  notExecutable: readonly NotExecutable[],
): readonly ListedExample[] {
  const lineages = histories.get(document);
  if (!lineages) return [];
  const views = new Map(editions.filter(({ record }) => record.document === document).map((view) => [view.record.date, view]));
  const demonstrations = scenarios.flatMap(({ id, example }): Demonstration[] => (example ? [{ id, example }] : []));
  const dates = lineages.editions.filter((date) => views.has(date));
  return listExamples(lineages, dates, (date) => views.get(date)?.entries ?? [], demonstrations, notExecutable);
}

/** The edition of the site's main document whose rules were in force on a day; its oldest for a day before all. */
export function findEditionOn({ editions, current }: Library, day: string): EditionView | undefined {
  const own = editions.filter(({ record }) => record.document === current?.record.document);
  return own.find(({ record }) => record.date <= day) ?? own.at(-1);
}
