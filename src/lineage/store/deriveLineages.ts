/** From a corpus of editions to what it says about lineages: alignments of neighbours, lineages, witnesses. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EditionRecord, Manifest } from '../../corpus/format.ts';
import { corpusFormat } from '../../corpus/format.ts';
import { lineagesFile } from '../../corpus/facts.ts';
import { fingerprintFiles } from '../../corpus/ingest/fingerprint.ts';
import { openCorpus, type Corpus, type LoadedEntry } from '../../corpus/readCorpus.ts';
import { readEraForms } from '../../corpus/vocabulary.ts';
import { makeCanonicalJson, makeCanonicalLines } from '../../corpus/store/canonicalJson.ts';
import { errorCode } from '../../corpus/store/corpusFiles.ts';
import { claimCache, removeOtherGenerations } from '../../corpus/store/keptFile.ts';
import type { DerivedFile } from '../../corpus/store/writeCorpus.ts';
import { unchanging } from '../../model/alignment.ts';
import { listDocuments, type DocumentId, type IsoDate } from '../../model/edition.ts';
import { makeBagger } from '../bags.ts';
import { followChain } from '../chain.ts';
import { eraFormsOf, makeFolder } from '../foldWording.ts';
import { type SentencesOf, traceFlows } from '../handedOn.ts';
import type { Reading } from '../preparedEdition.ts';
import { toProvisionIds } from '../provision.ts';
import { applyRegister, emptyRegister, parseRegister } from '../register.ts';
import { alignAll } from './alignAll.ts';
import type { AlignTask } from './alignTask.ts';
import { alignmentPath, lineagesPath, type Witness, witnessPath } from './format.ts';
import { findKeptPlace, keepFiles, loadKeptFiles } from './keptFiles.ts';
import { quotedDay } from './quotedRules.ts';

export interface DeriveOptions {
  readonly contentFolder: string;
  /** Where alignments, and the files made of them, are kept between runs. */
  readonly cacheFolder: string;
  /** Files and folders that decide what is made of a corpus: the code. */
  readonly decidedBy: readonly string[];
  readonly report?: (done: number, of: number) => void;
}

/** Makes the files about lineages for the editions that lie in a corpus folder. The bytes depend on corpus and content alone. */
export async function deriveLineages(corpusFolder: string, options: DeriveOptions): Promise<readonly DerivedFile[]> {
  const { contentFolder, cacheFolder, decidedBy } = options;
  const corpus = openCorpus(corpusFolder);
  const vocabulary = [join(contentFolder, 'vocabulary.yaml'), join(contentFolder, 'overrides', lineagesFile)];
  const fingerprint = await fingerprintFiles([...decidedBy, ...vocabulary]);
  await claimCache(cacheFolder);
  const registers = join(contentFolder, 'lineages');
  const place = await findKeptPlace(corpusFolder, corpus.manifest, { cacheFolder, fingerprint, registers });
  const kept = await loadKeptFiles(place);
  const files = kept ?? (await makeFiles(corpus, fingerprint, options));
  await removeOtherGenerations(cacheFolder, fingerprint);
  if (!kept) await keepFiles(place, files);
  return files;
}

async function makeFiles(
  corpus: Corpus,
  fingerprint: string,
  { contentFolder, cacheFolder, report = () => undefined }: DeriveOptions,
): Promise<readonly DerivedFile[]> {
  const documents = listDocuments(corpus.manifest.editions)
    .map((document) => listNeighbours(corpus.manifest, document))
    .filter(({ chain }) => chain.length > 0);
  const partial = listPartial(corpus);
  const tasks = [...documents.flatMap(({ pairs }) => pairs), ...partial.flatMap(({ parts }) => parts.map(({ task }) => task))];
  const alignments = await alignAll(tasks, { corpusFolder: corpus.folder, contentFolder, cacheFolder, fingerprint }, report);

  const files: DerivedFile[] = [];
  let at = 0;
  for (const { document, chain, pairs } of documents) {
    const own = alignments.slice(at, (at += pairs.length));
    const [first, ...later] = chain;
    if (!first) continue;
    const lineages = followChain({
      first: { date: first.date, provisions: toProvisionIds(corpus.loadEdition(first.key)) },
      later: later.flatMap(({ date }, step) => {
        const alignment = own[step];
        return alignment === undefined ? [] : [{ date, alignment }];
      }),
    });
    const traced = { ...lineages, flows: traceFlows(lineages, ...readSentences(corpus, chain, contentFolder)) };
    const named = applyRegister(traced, await loadRegister(contentFolder, document));
    files.push({
      path: lineagesPath(document),
      text: `{"document":"${document}","editions":${makeCanonicalJson(named.editions)},"flows":${makeCanonicalLines(named.flows)},\n"format":${corpusFormat},"lineages":${makeCanonicalLines(named.lineages)}}\n`,
    });
    later.forEach(({ date }, step) => {
      const { links = [], removed = [], added = [] } = own[step] ?? {};
      const head = { added, document, format: corpusFormat, from: chain[step]?.date };
      files.push({
        path: alignmentPath(document, date),
        text: `${makeCanonicalJson(head).slice(0, -1)},"links":${makeCanonicalLines(links)},\n"removed":${makeCanonicalJson(removed)},"to":"${date}"}\n`,
      });
    });
  }
  for (const { record, document, parts } of partial) {
    const witnesses = parts.flatMap(({ edition }): Witness[] => {
      const { links = [] } = alignments[at++] ?? {};
      return links.flatMap((link) =>
        link.heir ? [{ entry: link.new, edition, witnessOf: link.old, score: link.score, agrees: unchanging.has(link.difference) }] : [],
      );
    });
    files.push({
      path: witnessPath(record.key),
      text: `{"document":"${document}","format":${corpusFormat},"key":${JSON.stringify(record.key)},"witnesses":${makeCanonicalLines(witnesses)}}\n`,
    });
  }
  return files;
}

/** The sentences of each entry, and all those of the newest edition, by which it is told how rare a word is. */
function readSentences(
  corpus: Corpus,
  chain: readonly EditionRecord[],
  contentFolder: string,
): [SentencesOf, Reading['bag'], Iterable<readonly string[]>] {
  const [first] = chain;
  const eraForms = first ? eraFormsOf(first.document, readEraForms(contentFolder)) : [];
  const [fold, bag] = [makeFolder(eraForms), makeBagger()];
  const wordings = new Map<number, ReadonlyMap<string, LoadedEntry>>();
  const entriesOf = (place: number): ReadonlyMap<string, LoadedEntry> => {
    const known = wordings.get(place);
    const made = known ?? new Map(corpus.loadEdition(chain[place]?.key ?? '').map((entry) => [entry.id, entry]));
    wordings.set(place, made);
    return made;
  };
  const last = chain.at(-1);
  const common = last ? corpus.loadEdition(last.key).map((entry) => fold(entry.wording).stems) : [];
  return [(edition, entry) => fold(entriesOf(edition).get(entry)?.wording ?? []).sentences, bag, common];
}

interface Neighbours {
  readonly document: DocumentId;
  /** Whole editions, the oldest first; of two sources of one edition the more complete. */
  readonly chain: readonly EditionRecord[];
  readonly pairs: readonly AlignTask[];
}

function listNeighbours({ editions }: Manifest, document: DocumentId): Neighbours {
  const chain = editions.filter((record) => record.document === document && record.extent === 'whole' && record.mainSource === undefined);
  const pairs = chain.slice(1).map((record, before): AlignTask => ({ old: chain[before]?.key ?? record.key, new: record.key }));
  return { document, chain, pairs };
}

interface Partial {
  readonly record: EditionRecord;
  readonly document: DocumentId;
  readonly parts: readonly { readonly task: AlignTask; readonly edition: IsoDate }[];
}

/** Sources that hold a part of an edition, and those of other documents that quote the Comprehensive Rules by day. */
function listPartial(corpus: Corpus): readonly Partial[] {
  const document: DocumentId = 'comprehensive-rules';
  const { chain } = listNeighbours(corpus.manifest, document);
  const inForce = (day: IsoDate): EditionRecord | undefined => chain.findLast(({ date }) => date <= day);
  return corpus.manifest.editions.flatMap((record): Partial[] => {
    // Another whole source of an edition says on its own page where it differs; a history need not repeat it rule by rule.
    const isPart = record.document === document && record.extent !== 'whole';
    const days = isPart ? [record.date] : record.document === 'rulings-summary' ? listQuotedDays(corpus, record) : [];
    const parts = days.flatMap((day): Partial['parts'] => {
      const edition = inForce(day);
      if (!edition) return [];
      return [{ task: { old: edition.key, new: record.key, part: true, ...(isPart ? {} : { on: day }) }, edition: edition.date }];
    });
    return parts.length === 0 ? [] : [{ record, document, parts }];
  });
}

/** Days of the wordings that a summary quotes from the Comprehensive Rules. */
function listQuotedDays(corpus: Corpus, { key }: EditionRecord): IsoDate[] {
  return [...new Set(corpus.loadEdition(key).flatMap((entry) => quotedDay(entry) ?? []))].toSorted();
}

async function loadRegister(contentFolder: string, document: DocumentId) {
  try {
    return parseRegister(await readFile(join(contentFolder, 'lineages', `${document}.txt`), 'utf8'));
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return emptyRegister;
    throw error;
  }
}
