/** All rulings of a corpus and of content/rulings, each placed under the rule it speaks of, or left unplaced with the reason. Node only. */
import type { EditionRecord } from '../corpus/format.ts';
import { isEdition } from '../corpus/lookup/openCalendar.ts';
import type { Corpus, LoadedEntry } from '../corpus/readCorpus.ts';
import { loadWitnesses } from '../lineage/store/readLineages.ts';
import { quotedDay } from '../lineage/store/quotedRules.ts';
import type { IsoDate } from '../model/edition.ts';
import type { EntryId } from '../model/entry.ts';
import { readAuthors } from './authors.ts';
import { openOfficial, type Official } from './official.ts';
import { readOwnFiles } from './ownRulings.ts';
import { readOwn } from './placeOwn.ts';
import { toPlaces } from './places.ts';
import { foldText, placeNumbered } from './placeNumbered.ts';
import { listNear, placeTopic, type Placing } from './placeTopics.ts';
import { lineagesOf, newestFirst, type Ruling, type RulingKind, type RulingPlace } from './ruling.ts';
import { readTopics, type ReviewedTopic } from './topics.ts';

export interface Rulings {
  /** Absent when the corpus has no edition of the Comprehensive Rules. */
  readonly official?: Official;
  /** In the order of their documents, the oldest summary first, our own last. */
  readonly all: readonly Ruling[];
  readonly find: (id: string) => Ruling | undefined;
  /** Those that speak of a lineage, or of what went into it, the newest first. */
  readonly of: (lineage: number) => readonly Ruling[];
  /** Those of an entry of an edition; of what went into it, from the edition on in which that is there. */
  readonly ofEntry: (date: IsoDate, id: EntryId) => readonly Ruling[];
  /** Where the topics of the summaries belong, by `rulings-summary/1999-04-21/A.20`. */
  readonly topics: ReadonlyMap<string, readonly RulingPlace[]>;
}

/** Opens the rulings. @throws ContentError on a fault of content/rulings, CorpusError on a broken corpus. */
export function openRulings(corpus: Corpus, contentFolder: string): Rulings {
  const official = openOfficial(corpus);
  const reviewed = readTopics(contentFolder);
  const witnesses = new Map(loadWitnesses(corpus).map(({ key, witnesses: own }) => [key, own]));
  const topics = new Map<string, readonly RulingPlace[]>();
  const summaries = corpus.manifest.editions
    .filter(({ document }) => document === 'rulings-summary')
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))
    .flatMap((record) => {
      const entries = corpus.loadEdition(record.key);
      const place = official ? placeIn(official, record, entries, { reviewed, witnesses, topics }) : () => undefined;
      return readSummary(record, entries, place, official);
    });
  const own = official ? readOwn(contentFolder, official) : [];
  const all = [...summaries, ...own];
  const byId = new Map(all.map((ruling) => [ruling.id, ruling]));
  const byLineage = Map.groupBy(
    all.flatMap((ruling) => lineagesOf(ruling).map((lineage) => ({ lineage, ruling }))),
    ({ lineage }) => lineage,
  );
  const of = (lineage: number): readonly Ruling[] => (byLineage.get(lineage) ?? []).map(({ ruling }) => ruling).toSorted(newestFirst);
  return {
    ...(official ? { official } : {}),
    all,
    find: (id) => byId.get(id),
    of,
    ofEntry: (date, id) => {
      const place = official?.placeOf(date);
      const lineage = place === undefined ? undefined : official?.index.lineageOf(place, id);
      if (lineage === undefined || place === undefined) return [];
      const isThere = ({ places }: Ruling): boolean =>
        places.some(
          ({ lineage: own, carried = [] }) => own === lineage || carried.some((to) => to.lineage === lineage && to.since <= place),
        );
      return of(lineage).filter(isThere);
    },
    topics,
  };
}

/** Whether openRulings would find any, told without placing them. @throws ContentError, CorpusError as it does. */
export function hasRulings(corpus: Corpus, contentFolder: string): boolean {
  const { editions } = corpus.manifest;
  const isTold = editions
    .filter(({ document }) => document === 'rulings-summary')
    .some(({ key }) => corpus.readEdition(key).some(isOfSummary));
  if (isTold) return true;
  return (
    editions.some((record) => record.document === 'comprehensive-rules' && isEdition(record)) &&
    readOwnFiles(contentFolder).some(({ rulings }) => rulings.length > 0)
  );
}

interface Known {
  readonly reviewed: readonly ReviewedTopic[];
  readonly witnesses: ReadonlyMap<string, Parameters<typeof placeNumbered>[2]>;
  readonly topics: Map<string, readonly RulingPlace[]>;
}

/** Tells of each entry of a summary where it belongs. A summary with letters is placed by its topics, another by its numbers. */
function placeIn(
  official: Official,
  { key, date, source }: EditionRecord,
  entries: readonly LoadedEntry[],
  { reviewed, witnesses, topics }: Known,
): (entry: LoadedEntry) => Placing {
  if (source.family !== 'rulings-summary-1999') {
    const place = placeNumbered(official, entries, witnesses.get(key) ?? [], date);
    return place;
  }
  const near = listNear(official, date);
  const decided = reviewed.filter(({ summary }) => summary === date);
  const placings = new Map(
    entries.filter(({ kind }) => kind === 'subsection').map((topic) => [topic.id, placeTopic(official, topic, near, decided)] as const),
  );
  for (const [id, placing] of placings) if ('spots' in placing) topics.set(`${key}/${id}`, toPlaces(official, placing.spots, date));
  return ({ parent = '' }) => placings.get(parent) ?? { unplaced: 'unnamed' };
}

const toldKinds: ReadonlySet<LoadedEntry['kind']> = new Set(['ruling', 'note', 'list', 'rule', 'subrule', 'term', 'section', 'subsection']);

const isOfSummary = ({ wording, kind }: LoadedEntry): boolean => wording.length > 0 && toldKinds.has(kind);

function readSummary(
  { key, date: version }: EditionRecord,
  entries: readonly LoadedEntry[],
  place: (entry: LoadedEntry) => Placing | undefined,
  official: Official | undefined,
): readonly Ruling[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return entries.flatMap((entry): Ruling[] => {
    if (!isOfSummary(entry)) return [];
    const placing = place(entry);
    const date = entry.date;
    const isQuoted = quotedDay(entry) !== undefined;
    const places = official && placing && 'spots' in placing ? toPlaces(official, placing.spots, date ?? version, isQuoted) : [];
    const topic = findTopic(entry, byId);
    const kind: RulingKind = isQuoted ? 'wording' : entry.kind === 'note' || entry.kind === 'list' ? entry.kind : 'ruling';
    const agrees = isQuoted && places.some(({ edition, entry: id }) => isAlike(entry, official?.findEntry(edition, id)));
    return [
      {
        id: `${key}/${entry.id}`,
        source: key,
        version,
        kind,
        entry,
        authors: readAuthors(entry.author ?? '').ids,
        ...(topic ? { topic } : {}),
        ...(date === undefined ? {} : { date }),
        places,
        ...(places.length > 0 ? {} : { unplaced: placing && 'unplaced' in placing ? placing.unplaced : 'unnamed' }),
        ...(isQuoted ? { agrees } : {}),
      },
    ];
  });
}

const isAlike = (entry: LoadedEntry, official: LoadedEntry | undefined): boolean =>
  official !== undefined && foldText(entry) === foldText(official);

/** The nearest heading above. */
function findTopic({ parent }: LoadedEntry, byId: ReadonlyMap<EntryId, LoadedEntry>): Ruling['topic'] {
  const above = parent === undefined ? undefined : byId.get(parent);
  if (!above) return undefined;
  return above.title === undefined ? findTopic(above, byId) : { id: above.id, title: above.title };
}
