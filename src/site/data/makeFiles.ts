/** Makes the files of /data/v1/: each an address, a shape and what stands in it. */
import type { Corpus } from '../../corpus/readCorpus.ts';
import { openCalendar } from '../../corpus/lookup/openCalendar.ts';
import { citationsOf, makeEntryIndex } from '../../corpus/wording/resolve.ts';
import { makeWording } from '../../corpus/wording/parseWording.ts';
import { toEntry } from '../../corpus/loadedEntry.ts';
import { changeKinds, countChanges, listChanges, type Change } from '../../lineage/changes.ts';
import { type DocumentLineages, loadLineages } from '../../lineage/store/readLineages.ts';
import { isGame, listDocuments, type DocumentId, type GameId, type PolicyId } from '../../model/edition.ts';
import type { EditionRecord } from '../../corpus/format.ts';
import { toLink } from '../frame/addresses/siteRoot.ts';
import { makeAddress } from '../frame/addresses/addresses.ts';
import { listViews, type Library } from '../frame/library/library.ts';
import { nameDocument } from '../frame/labels/labels.ts';
import { listCards } from '../policy/lists/listedCards.ts';
import { makePenaltyTable } from '../policy/penalties.ts';
import type { Demonstrations } from '../examples/demonstrations.ts';
import { dataOf } from '../examples/dataAddress.ts';
import { playOnce } from '../examples/plays.ts';
import { listEditions, listHeld, makeLineageRecords, partOf } from './lineageRecords.ts';
import { isInOrder } from './printOrder.ts';
import { allCredits, allTerms, creditsOf, termsOf } from './terms.ts';
import { type Body, dataVersion, type EditionRow, type LineageRecord, makeSchema, type ShapeName, shapes } from './shapes.ts';

export interface PublicFile {
  /** From the root of the site: `/data/v1/editions.json`. */
  readonly path: string;
  readonly json: string;
}

/** All that is known of one document, for the files and for the downloads. */
export interface DocumentData {
  readonly document: DocumentId;
  readonly editions: readonly EditionRow[];
  readonly records: readonly LineageRecord[];
  readonly lineages: DocumentLineages;
  readonly changes: readonly Body<'changes'>[];
}

export const dataFolder = `/data/v${dataVersion}`;
export const indexPath = `${dataFolder}/index.json`;
export const schemaPath = (name: ShapeName): string => `${dataFolder}/schema/${name}.json`;

/** A file with its head. What it holds is checked against its shape in tests, not here: the types hold it to that already. */
export function writeFile<Name extends ShapeName>(
  name: Name,
  path: string,
  { credits, terms }: { readonly credits: readonly string[]; readonly terms: string },
  body: Body<Name>,
): PublicFile {
  const head = { $schema: toLink(schemaPath(name)), version: dataVersion, credits, terms };
  return { path, json: JSON.stringify({ ...head, ...body }) };
}

export const makeSchemaFiles = (games: readonly GameId[] = []): readonly PublicFile[] =>
  (Object.keys(shapes) as ShapeName[]).map((name) => ({
    path: schemaPath(name),
    json: JSON.stringify(makeSchema(name, games), undefined, 1),
  }));

/** The documents that the corpus holds whole editions of, each with its lineages. */
export function readDocuments(library: Library): readonly DocumentData[] {
  const { corpus } = library;
  return listDocuments(corpus.manifest.editions).flatMap((document): DocumentData[] => {
    const lineages = loadLineages(corpus, document);
    if (!lineages) return [];
    const records = listEditions(corpus, document);
    return [
      {
        document,
        editions: records.map((record) => makeEditionRow(library, record)),
        records: makeLineageRecords(corpus, lineages),
        lineages,
        changes: makeChanges(corpus, lineages),
      },
    ];
  });
}

function makeEditionRow(library: Library, record: EditionRecord): EditionRow {
  const { corpus } = library;
  const { document, date, set, title, source, counts, key } = record;
  const until = openCalendar(corpus.manifest, document).endOf(date);
  const page = findPage(library, record);
  const ids = corpus.loadEdition(key).map(({ id }) => id);
  return {
    date,
    ...(until === undefined ? {} : { until }),
    ...(set === undefined ? {} : { set }),
    ...(title === undefined ? {} : { title }),
    ...(page === undefined ? {} : { page }),
    source: { sha256: source.sha256, bytes: source.bytes, format: source.format, extent: source.extent },
    counts: { ...counts },
    ...(isInOrder(ids) ? {} : { order: ids }),
  };
}

/** Where people read an edition: as pages of its own, or on one. */
function findPage({ editions, documents }: Library, record: EditionRecord): string | undefined {
  const view = editions.find((each) => each.record === record);
  if (view) return makeAddress({ kind: 'contents', edition: view.address });
  return documents.some((each) => each.record === record) ? makeAddress({ kind: 'document', key: record.key }) : undefined;
}

/** What each edition changed, by years, the oldest first. */
function makeChanges({ manifest }: Corpus, lineages: DocumentLineages): readonly Body<'changes'>[] {
  const { document, editions } = lineages;
  const calendar = openCalendar(manifest, document);
  const told = editions.flatMap((edition, place): Body<'changes'>['editions'] => {
    const [since, alignment] = [editions[place - 1], lineages.loadAlignment(edition)];
    if (since === undefined || !alignment) return [];
    const changes = listChanges(alignment);
    const missing = calendar.gapBefore(edition)?.missing.map(({ date, set }) => ({ date, ...(set === undefined ? {} : { set }) }));
    const counts = countChanges(changes);
    return [
      {
        edition,
        since,
        ...(missing === undefined ? {} : { missing }),
        counts: Object.fromEntries(changeKinds.map((kind) => [kind, counts[kind]])) as typeof counts,
        changes: Object.fromEntries([...Map.groupBy(changes, ({ kind }) => kind)].map(([kind, own]) => [kind, own.map(writeChange)])),
      },
    ];
  });
  return [...Map.groupBy(told, ({ edition }) => edition.slice(0, 4))].map(([year, own]) => ({ document, year, editions: own }));
}

/** By kind, since the name of the kind would be a fifth of all. */
type ToldChanges = Body<'changes'>['editions'][number]['changes'];

function writeChange({
  kind,
  old,
  new: heirs,
  moved,
  difference,
  score,
  because,
  wentTo,
  cameFrom,
}: Change): NonNullable<ToldChanges[keyof ToldChanges]>[number] {
  const isSaid = kind === 'moved' || kind === 'moved+edited';
  return {
    ...(old.length === 0 ? {} : { old: [...old] }),
    ...(heirs.length === 0 ? {} : { new: [...heirs] }),
    ...(moved && !isSaid ? { moved } : {}),
    ...(difference === 'list' ? { list: true } : {}),
    ...(score === 1 ? {} : { score }),
    ...(because === 'identical' ? {} : { because }),
    ...(wentTo.length === 0 ? {} : { wentTo: [...wentTo] }),
    ...(cameFrom.length === 0 ? {} : { cameFrom: [...cameFrom] }),
  };
}

/** The files of one document; the first says where the others are. */
export function makeDocumentFiles(
  library: Library,
  { document, editions, records, lineages, changes }: DocumentData,
): readonly PublicFile[] {
  const { corpus } = library;
  const folder = `${dataFolder}/${document}`;
  const own = { credits: creditsOf(document), terms: termsOf(document) };
  const parts = [...Map.groupBy(records, (record) => partOf(record, document))].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const lineagePath = (part: string): string => `${folder}/lineages/${part}.json`;
  const changePath = (year: string): string => `${folder}/changes/${year}.json`;
  // A document of one edition has it whole in its lineages, and of the handbook beside official documents nobody asks as much.
  const isAsked = document !== 'handbook' || library.current?.record.document === document;
  const told = isAsked ? changes : [];
  const newest = isAsked && editions.length > 1 ? listEditions(corpus, document).at(-1) : undefined;
  const newestPath = `${folder}/newest.json`;
  const missing = (corpus.manifest.missing ?? []).filter((edition) => edition.document === document);
  return [
    writeFile('editions', `${folder}/editions.json`, own, {
      document,
      editions: [...editions],
      missing: missing.map(({ date, set }) => ({ date, ...(set === undefined ? {} : { set }) })),
      parts: parts.map(([name, held]) => ({ name, lineages: toLink(lineagePath(name)), holds: [...listHeld(held)] })),
      changes: told.map(({ year }) => ({ year, changes: toLink(changePath(year)) })),
      ...(newest === undefined ? {} : { newest: toLink(newestPath) }),
    }),
    ...parts.map(([part, held]) => writeFile('lineages', lineagePath(part), own, { document, part, lineages: held })),
    ...told.map((year) => writeFile('changes', changePath(year.year), own, year)),
    ...(newest === undefined ? [] : [writeFile('newest', newestPath, own, makeNewest(corpus, newest, lineages))]),
  ];
}

function makeNewest(corpus: Corpus, { key, document, date }: EditionRecord, lineages: DocumentLineages): Body<'newest'> {
  const loaded = corpus.loadEdition(key);
  const index = makeEntryIndex(loaded.map(toEntry));
  const place = lineages.placeOf(date) ?? -1;
  return {
    document,
    edition: date,
    entries: loaded.map(({ id, kind, parent, title, wording, examples, author, date: made, meant, note }) => {
      const cites = [wording, ...examples].flatMap((each) => citationsOf(each, index));
      const lineage = lineages.lineages[lineages.index.lineageOf(place, id) ?? -1]?.id;
      return {
        id,
        kind,
        ...(parent === undefined ? {} : { parent }),
        ...(title === undefined ? {} : { title }),
        ...(wording.length === 0 ? {} : { text: makeWording(wording) }),
        ...(examples.length === 0 ? {} : { examples: examples.map(makeWording) }),
        ...(cites.length === 0 ? {} : { cites: cites.map(({ text, targets }) => ({ text, targets: [...targets] })) }),
        ...(author === undefined ? {} : { author }),
        ...(made === undefined ? {} : { date: made }),
        ...(meant === undefined ? {} : { meant }),
        ...(note === undefined ? {} : { note }),
        ...(lineage === undefined ? {} : { lineage }),
      };
    }),
  };
}

/** Lists of cards and penalties; none of a library without policy. */
export function makePolicyData(library: Library): { readonly banned?: Body<'banned'>; readonly penalties?: Body<'penalties'> } {
  const rules = listViews(library, 'tournament-rules');
  const guide = listViews(library, 'penalty-guide');
  const histories = library.histories.get('penalty-guide');
  const { cards } = listCards(library);
  const table = histories && makePenaltyTable(guide, histories);
  return {
    ...(cards.length === 0
      ? {}
      : {
          banned: {
            editions: rules.map(({ record }) => record.date).toSorted(),
            cards: cards.map(({ name, href, alsoPrinted, near, runs, summaries }) => ({
              name,
              page: href,
              ...(alsoPrinted.length === 0 ? {} : { alsoPrinted: [...alsoPrinted] }),
              ...(near.length === 0 ? {} : { near: [...near] }),
              listed: runs.map(({ kind, format, from, to, gone, notes }) => ({
                list: kind,
                format,
                from,
                to,
                ...(gone === undefined ? {} : { gone }),
                ...(notes.length === 0 ? {} : { notes: [...notes] }),
              })),
              ...(summaries.length === 0
                ? {}
                : {
                    summaries: summaries.map(({ kind, format, view, entry, note }) => ({
                      list: kind,
                      format,
                      edition: view.record.date,
                      entry: entry.id,
                      ...(entry.author === undefined ? {} : { author: entry.author }),
                      ...(entry.date === undefined ? {} : { date: entry.date }),
                      ...(note === undefined ? {} : { note }),
                    })),
                  }),
            })),
          },
        }),
    ...(table === undefined || table.rows.length === 0
      ? {}
      : {
          penalties: {
            days: [...table.days],
            infractions: table.rows.map(({ id, name, cells }) => ({
              lineage: id,
              name,
              penalties: cells.map((cell) =>
                cell ? { number: cell.number, ...(cell.penalty === undefined ? {} : { penalty: cell.penalty }) } : null,
              ),
            })),
          },
        }),
  };
}

/** Every Example once, and what demonstrates it, played. */
export function makeExamplesData(library: Library, { all, listed }: Demonstrations): Body<'examples'> {
  return {
    examples: listed.flatMap(({ document, examples }) =>
      examples.map(({ edition, rule, ordinal, lineage, state: { kind: state, ...more } }) => {
        const id = library.histories.get(document)?.lineages[lineage ?? -1]?.id;
        return {
          document,
          edition,
          rule,
          ordinal,
          ...(id === undefined ? {} : { lineage: id }),
          state,
          ...('by' in more ? { by: [...more.by] } : {}),
          ...('reason' in more ? { reason: more.reason } : {}),
        };
      }),
    ),
    demonstrations: all.map(({ scenario, href }) => {
      const { passed, length: steps } = playOnce(scenario);
      return {
        id: scenario.id,
        ...(scenario.title === undefined ? {} : { title: scenario.title }),
        edition: scenario.edition,
        page: href,
        scenario: dataOf(href),
        outcome: { passed, steps },
      };
    }),
  };
}

/** What there is besides documents. */
export interface Besides {
  readonly banned?: Body<'banned'>;
  readonly penalties?: Body<'penalties'>;
  readonly examples: Body<'examples'>;
  /** With whose they are. */
  readonly rulings?: { readonly credits: readonly string[]; readonly body: Body<'rulings'> };
  readonly feeds: Body<'index'>['feeds'];
  readonly downloads: Body<'index'>['downloads'];
}

/** All files that are JSON, the index first. */
export function makeDataFiles(
  library: Library,
  documents: readonly DocumentData[],
  { banned, penalties, examples, rulings, feeds, downloads }: Besides,
): readonly PublicFile[] {
  const paths = {
    banned: `${dataFolder}/policy/banned.json`,
    penalties: `${dataFolder}/policy/penalties.json`,
    examples: `${dataFolder}/examples.json`,
    rulings: `${dataFolder}/rulings.json`,
  };
  const ids = documents.map(({ document }) => document);
  const listing = ids.filter((document) => document === 'tournament-rules' || document === 'rulings-summary');
  const ofPolicy = (document: PolicyId) => ({ credits: creditsOf(document), terms: termsOf(document) });
  return [
    writeFile(
      'index',
      indexPath,
      { credits: allCredits(ids), terms: allTerms(ids) },
      {
        documentation: toLink('/data/'),
        documents: documents.map(({ document }) => ({
          document,
          title: nameDocument(document),
          editions: toLink(`${dataFolder}/${document}/editions.json`),
        })),
        ...(banned ? { banned: toLink(paths.banned) } : {}),
        ...(penalties ? { penalties: toLink(paths.penalties) } : {}),
        examples: toLink(paths.examples),
        ...(rulings ? { rulings: toLink(paths.rulings) } : {}),
        feeds,
        downloads,
        schemas: Object.fromEntries((Object.keys(shapes) as ShapeName[]).map((name) => [name, toLink(schemaPath(name))])),
      },
    ),
    ...documents.flatMap((document) => makeDocumentFiles(library, document)),
    ...(banned ? [writeFile('banned', paths.banned, { credits: allCredits(listing), terms: allTerms(listing) }, banned)] : []),
    ...(penalties ? [writeFile('penalties', paths.penalties, ofPolicy('penalty-guide'), penalties)] : []),
    writeFile('examples', paths.examples, { credits: allCredits([]), terms: allTerms([]) }, examples),
    ...(rulings
      ? [
          writeFile(
            'rulings',
            paths.rulings,
            { credits: [...rulings.credits, ...creditsOf('rulings-summary')], terms: termsOf('rulings-summary') },
            rulings.body,
          ),
        ]
      : []),
    ...makeSchemaFiles(ids.filter(isGame)),
  ];
}
