/** What the commands about lineages have in common: the chain of editions of a document, and entries in it by what someone typed. */
import type { EditionRecord } from '../../src/corpus/format.ts';
import { findEdition } from '../../src/corpus/lookup/findEdition.ts';
import { findEntries, findNear, parseQuestion } from '../../src/corpus/lookup/findEntries.ts';
import { type Corpus, type LoadedEntry, openCorpus } from '../../src/corpus/readCorpus.ts';
import { recoverFolder } from '../../src/corpus/store/publishFolder.ts';
import { readEraForms } from '../../src/corpus/vocabulary.ts';
import { makeWording } from '../../src/corpus/wording/parseWording.ts';
import { makeBagger } from '../../src/lineage/bags.ts';
import { eraFormsOf, makeFolder } from '../../src/lineage/foldWording.ts';
import { type PreparedEdition, prepareEdition, type Reading } from '../../src/lineage/preparedEdition.ts';
import { toProvisions } from '../../src/lineage/provision.ts';
import { type DocumentLineages, loadLineages } from '../../src/lineage/store/readLineages.ts';
import { documentIds, isGame, toDocumentId, type DocumentId, type IsoDate } from '../../src/model/edition.ts';
import { learnGames } from '../../src/site/frame/labels/documentNames.ts';
import { parseDay, UsageError } from './command.ts';
import type { Desk } from './desk.ts';
import { tellGap } from './gaps.ts';

export interface Chain {
  readonly corpus: Corpus;
  readonly lineages: DocumentLineages;
  /** The edition in force on a day, the newest without one. @throws UsageError when none was, or when it is not here. */
  readonly findRecord: (day?: IsoDate) => EditionRecord;
  /** An edition with its place, ready to be compared with others of the chain. What wordings of several have in common is worked out once. */
  readonly prepare: (record: EditionRecord) => { readonly place: number; readonly edition: PreparedEdition };
}

/** What opens the chain of a document for a command. */
export type OpenChain = (desk: Desk, wanted?: string) => Promise<Chain>;

/** The document that `--document` names. @throws UsageError for one that there is not, and for a game that the corpus has not. */
export function chooseDocument({ manifest }: Corpus, wanted: string | undefined): DocumentId | undefined {
  if (wanted === undefined) return undefined;
  const games = (manifest.games ?? []).map(({ id }) => id);
  const named = toDocumentId(wanted);
  return named !== undefined && (!isGame(named) || games.includes(named)) ? named : refuseDocument(wanted, games);
}

function refuseDocument(wanted: string, games: readonly DocumentId[]): never {
  throw new UsageError(`--document ${wanted}: there is no such document`, `one of ${[...documentIds, ...games].join(', ')}`);
}

/** The document that is meant when none is named: the Comprehensive Rules, in a corpus without them the handbook. */
export async function openChain(desk: Desk, wanted?: string): Promise<Chain> {
  if (wanted !== undefined && toDocumentId(wanted) === undefined) refuseDocument(wanted, []);
  await recoverFolder({ path: desk.corpusFolder });
  const corpus = openCorpus(desk.corpusFolder);
  learnGames(corpus.manifest.games);
  const named = chooseDocument(corpus, wanted);
  const order: readonly DocumentId[] = named === undefined ? ['comprehensive-rules', 'handbook'] : [named];
  for (const document of order) {
    const lineages = loadLineages(corpus, document);
    if (lineages) return { corpus, lineages, findRecord: makeFinder(corpus, lineages), prepare: makePrepare(corpus, lineages, desk) };
  }
  throw new UsageError(`the corpus holds no edition of ${order.join(' or ')}`, 'concordance ingest --from DIR reads documents');
}

function makePrepare(corpus: Corpus, lineages: DocumentLineages, { contentFolder }: Desk): Chain['prepare'] {
  let reading: Reading | undefined;
  return ({ key, date }) => {
    reading ??= { fold: makeFolder(eraFormsOf(lineages.document, readEraForms(contentFolder))), bag: makeBagger() };
    return { place: lineages.placeOf(date) ?? 0, edition: prepareEdition(toProvisions(corpus.loadEdition(key)), reading) };
  };
}

function makeFinder(corpus: Corpus, { document, editions }: DocumentLineages): Chain['findRecord'] {
  return (day) => {
    const record = findEdition(corpus.manifest, document, day);
    const gap = tellGap(corpus.manifest, document, day);
    if (gap) throw new UsageError(gap.line, gap.hint);
    if (!record || !editions.includes(record.date)) {
      throw new UsageError(`no edition of ${document} was in force on ${day ?? 'any day'}`, `the first is of ${editions[0] ?? ''}`);
    }
    return record;
  };
}

/** The editions in force on the days of two arguments. @throws UsageError */
export function findTwo({ findRecord }: Chain, positionals: readonly string[]): readonly [EditionRecord, EditionRecord] {
  const [old = '', young = ''] = positionals;
  if (old === '' || young === '') throw new UsageError('name two editions, OLD and NEW', 'for example 2009-05-01 2009-07-11');
  return [findRecord(parseDay(old, 'OLD')), findRecord(parseDay(young, 'NEW'))];
}

export type Found =
  { readonly kind: 'found'; readonly entry: LoadedEntry } | { readonly kind: 'missing'; readonly near: readonly LoadedEntry[] };

/** The entry of an edition that someone's words mean. */
export function findOne({ corpus }: Chain, record: EditionRecord, asked: string): Found {
  const entries = corpus.loadEdition(record.key);
  const question = parseQuestion(asked);
  const [entry] = findEntries(entries, question);
  return entry ? { kind: 'found', entry } : { kind: 'missing', near: findNear(entries, question) };
}

/** Text of an entry as printed, its title first when it has one. */
export function printedText({ title, wording }: LoadedEntry): string {
  const text = makeWording(wording);
  return title === undefined || title === text ? text : text === '' ? title : `${title}\n${text}`;
}

/** How an entry is called: its number, a term by its headword. */
export const nameOf = ({ id, number, title }: LoadedEntry): string => number || (title ?? id);
