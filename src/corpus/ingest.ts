/** Reading everything: folders of documents to the corpus. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { KnownEdition } from '../model/calendar.ts';
import { makeEditionKey } from '../model/edition.ts';
import type { PageSigns } from '../sources/pages.ts';
import { ContentError } from './contentError.ts';
import { type Facts, listKnownEditions, readFacts } from './facts.ts';
import { gamesFolder, listGameFiles } from './games.ts';
import type { Manifest, PassedOver } from './format.ts';
import { describeFailure, IngestFailure } from './ingest/failures.ts';
import { dateParts } from './ingest/dateParts.ts';
import { fingerprintFiles } from './ingest/fingerprint.ts';
import { readGameFolder } from './ingest/gameFolder.ts';
import { mayBePage } from './ingest/mayBePage.ts';
import { largestDocument, readBytes, refuseSize } from './ingest/readBytes.ts';
import type { Reader, ReaderChoice } from './ingest/reader.ts';
import { type DocumentFolder, type FolderAccess, type FoundFile, readFolders } from './ingest/readFolder.ts';
import { askOnAllCores, readOnAllCores } from './ingest/readerPool.ts';
import type { ReadTask, SignsTask } from './ingest/readerWorker.ts';
import { type EditionReading, loadContents, loadReading, type Reading } from './ingest/readings.ts';
import { tellSources } from './ingest/tellSources.ts';
import { isEdition } from './lookup/openCalendar.ts';
import { arrangeEditions, type Arrangement, type FoundEdition } from './store/arrangeEditions.ts';
import type { CorpusFiles } from './store/corpusFiles.ts';
import { claimCache, ForeignCache, readKept, removeOtherGenerations, writeKept } from './store/keptFile.ts';
import { type OpenRun, PublishRefusal } from './store/publishFolder.ts';
import { type CorpusContents, openCorpusRun, writeInRun } from './store/writeCorpus.ts';

export interface IngestOptions {
  readonly folders: readonly DocumentFolder[];
  /** Folders within those that hold no documents: what we write ourselves. */
  readonly leaveOut?: readonly string[];
  /** `content/`: its handbook is read, and its facts and reviewed decisions are used. */
  readonly contentFolder: string;
  readonly corpusFolder: string;
  /** Where readings are kept between runs. It can be removed at any time; the corpus will be the same. */
  readonly cacheFolder: string;
  readonly reader: ReaderChoice;
  /** Makes further files of the corpus from its editions: those about lineages, of which this layer knows nothing. */
  readonly derive?: CorpusContents['derive'];
  readonly report?: (progress: IngestProgress) => void;
  /** For tests of disks that fail. */
  readonly files?: CorpusFiles;
  readonly access?: FolderAccess;
}

export interface IngestProgress {
  readonly stage: 'looking' | 'reading' | 'writing';
  readonly done: number;
  readonly of: number;
}

export interface Ingested {
  readonly manifest: Manifest;
  /** Files that were read in this run, and those whose reading was still there. */
  readonly read: number;
  readonly reused: number;
  /** Whether the corpus differs from the one before. */
  readonly changed: boolean;
}

/**
 * Reads the documents of all folders and publishes the corpus. What is in a file that cannot be read, or holds no rules, is in
 * `manifest.passedOver` with a reason, and never keeps another from being read. Throws IngestFailure, with the last corpus as it was,
 * when nothing can be written, a folder of documents is not there, another run is writing, or a folder in the way is not ours.
 */
export async function ingest(options: IngestOptions): Promise<Ingested> {
  let run: OpenRun | undefined;
  try {
    run = await openCorpusRun(options.corpusFolder, options.files);
    await claimCache(options.cacheFolder);
    // What this run is writing may lie in a folder of documents too.
    return await readAndWrite({ ...options, leaveOut: [...(options.leaveOut ?? []), dirname(run.next)] }, run);
  } catch (error) {
    if (error instanceof IngestFailure || error instanceof ContentError) throw error;
    if (error instanceof PublishRefusal || error instanceof ForeignCache) throw new IngestFailure(error.message, { cause: error });
    throw new IngestFailure(`The corpus could not be written: ${describeFailure(error)}. The last one is as it was.`, { cause: error });
  } finally {
    await run?.close();
  }
}

async function readAndWrite(options: IngestOptions, run: OpenRun): Promise<Ingested> {
  const { contentFolder, corpusFolder, cacheFolder, reader, report = () => undefined } = options;
  const decidedBy = [
    ...reader.decidedBy,
    join(contentFolder, 'editions.yaml'),
    join(contentFolder, 'overrides'),
    ...listGameFiles(contentFolder),
  ];
  const fingerprint = await fingerprintFiles(decidedBy);
  const keepAt = join(cacheFolder, fingerprint);

  const facts = readFacts(contentFolder);
  const found = await findTasks(options, facts, keepAt);
  const kept = await Promise.all(found.tasks.map(({ task }) => loadReading(task.keepAt)));
  const wanted = found.tasks.filter((_, index) => kept[index] === undefined).map(({ task }) => task);
  let done = 0;
  report({ stage: 'reading', done, of: wanted.length });
  const fresh = await readOnAllCores(wanted, reader, contentFolder, () =>
    report({ stage: 'reading', done: (done += 1), of: wanted.length }),
  );
  const readings = found.tasks.map(({ task, names }, index) => ({
    task,
    names,
    reading: kept[index] ?? fresh[wanted.indexOf(task)] ?? nothing,
  }));

  const foundEditions = readings.flatMap(({ task, names, reading }) => toFoundEditions(task, names, reading));
  const arrangement = arrangeEditions(await dateParts(foundEditions, (origin) => loadContents(origin.keptAt, origin.edition)));
  const passedOver = [...found.passedOver, ...readings.flatMap(toPassedOver), ...arrangement.passedOver].toSorted(byFile);
  const told = await tellSources(arrangement.editions, (origin) => loadContents(origin.keptAt, origin.edition));
  const editions = told.map(({ record, origin }) => ({
    record,
    load: () => loadContents(origin.keptAt, origin.edition),
  }));
  const { manifest, changed } = await writeInRun(
    run,
    corpusFolder,
    {
      editions,
      missing: findMissing(facts, arrangement),
      games: facts.games,
      passedOver,
      ...(options.derive ? { derive: options.derive } : {}),
    },
    { ...(options.files ? { files: options.files } : {}), report: (written, of) => report({ stage: 'writing', done: written, of }) },
  );
  await removeOtherGenerations(cacheFolder, fingerprint);
  return { manifest, read: wanted.length, reused: found.tasks.length - wanted.length, changed };
}

/** Known editions of which no whole text was found. */
function findMissing(facts: Facts, { editions }: Arrangement<unknown>): readonly KnownEdition[] {
  const here = new Set(editions.filter(({ record }) => isEdition(record)).map(({ record }) => makeEditionKey(record)));
  return listKnownEditions(facts).filter((edition) => !here.has(makeEditionKey(edition)));
}

const nothing: Reading = { kind: 'passedOver', reason: 'was not reached', problem: true };

const byFile = (left: PassedOver, right: PassedOver): number =>
  left.file < right.file ? -1 : left.file > right.file ? 1 : left.reason < right.reason ? -1 : 1;

interface NamedTask {
  readonly task: ReadTask;
  /** All names of these bytes, in order. Empty for the handbook, which names its own files. */
  readonly names: readonly string[];
}

interface FoundTasks {
  readonly tasks: readonly NamedTask[];
  readonly passedOver: readonly PassedOver[];
}

/** One task for each distinct content among the files, one for each file of another game, and one for the handbook. */
async function findTasks(options: IngestOptions, { games }: Facts, keepAt: string): Promise<FoundTasks> {
  const { contentFolder, folders, access, leaveOut = [], report = () => undefined } = options;
  // Documents of other games lie in folders of their own, which say what they are; nowhere else are they taken for anything.
  const ofGames = join(contentFolder, gamesFolder);
  const documents = await readFolders(folders, access, [...leaveOut, ofGames]);
  // Fresh corpora of other projects have no handbook; that is nothing to complain about.
  const handbookFolder = join(contentFolder, 'handbook');
  const handbook = await readFolders(existsSync(handbookFolder) ? [{ path: handbookFolder, prefix: 'content/handbook/' }] : [], access);
  const played = await Promise.all(games.map(async ({ id }) => ({ id, ...(await readGameFolder(ofGames, id, access)) })));
  const passedOver: PassedOver[] = [documents, handbook, ...played].flatMap((each) => each.passedOver);

  const of = [documents, handbook, ...played].reduce((sum, { files }) => sum + files.length, 0);
  let done = 0;
  const check = async (files: readonly FoundFile[]): Promise<CheckedFile[]> => {
    const checked: CheckedFile[] = [];
    for (const file of files) {
      const sum = await checksum(file);
      if ('refused' in sum) passedOver.push({ file: file.name, reason: sum.refused, problem: true });
      else checked.push({ ...file, ...sum });
      report({ stage: 'looking', done: (done += 1), of });
    }
    return checked;
  };

  const tasks: NamedTask[] = [];
  const checked = await check(documents.files);
  const paged = new Set<CheckedFile>();
  for (const pages of await findPages(checked, options, keepAt)) {
    const [first] = pages;
    if (!first) continue;
    const key = createHash('sha256').update(pages.map(({ sha256 }) => sha256).join(' '));
    const bytes = pages.reduce((sum, file) => sum + file.bytes, 0);
    tasks.push({ task: { kind: 'pages', files: pages, keepAt: join(keepAt, `pages-${key.digest('hex')}`), bytes }, names: [first.name] });
    for (const page of pages) paged.add(page);
    passedOver.push(
      ...pages.slice(1).map(({ name }) => ({ file: name, reason: `a further page of ${first.name}, read with it`, problem: false })),
    );
  }
  const single = checked.filter((file) => !paged.has(file));
  for (const [sha256, files] of Map.groupBy(single, (file) => file.sha256)) {
    const [file] = files;
    if (!file) continue;
    const names = [...new Set(files.map(({ name }) => name))];
    tasks.push({ task: { kind: 'document', files: [file], keepAt: join(keepAt, sha256), bytes: file.bytes }, names });
  }
  for (const { id, files } of played)
    for (const file of await check(files)) {
      // What its description says of a file goes by the file's name.
      const key = createHash('sha256').update(`${file.sha256} ${file.name}`).digest('hex');
      tasks.push({
        task: { kind: 'game', game: id, files: [file], keepAt: join(keepAt, `game-${key}`), bytes: file.bytes },
        names: [file.name],
      });
    }
  const chapters = await check(handbook.files.filter(({ name }) => name.endsWith('.md')));
  if (chapters.length > 0) {
    const key = createHash('sha256').update(chapters.map(({ name, sha256 }) => `${sha256} ${name}\n`).join(''));
    const bytes = chapters.reduce((sum, file) => sum + file.bytes, 0);
    const task: ReadTask = { kind: 'handbook', files: chapters, keepAt: join(keepAt, `handbook-${key.digest('hex')}`), bytes };
    tasks.push({ task, names: [] });
  }
  return { tasks, passedOver };
}

interface CheckedFile extends FoundFile {
  readonly sha256: string;
  /** Whether its start speaks of pages. */
  readonly mayBePage: boolean;
}

/** The files that are pages of one document, each group in order. The reader is loaded only when two files speak of pages. */
async function findPages(files: readonly CheckedFile[], options: IngestOptions, keepAt: string): Promise<CheckedFile[][]> {
  const candidates = files.filter((file) => file.mayBePage);
  if (candidates.length < 2) return [];
  const signs = await describePages(candidates, options, keepAt);
  const reader = (await import(options.reader.module.href)) as Reader;
  const byName = new Map(candidates.map((file) => [file.name, file]));
  const named = [...byName.values()].flatMap(({ name, sha256 }) => {
    const found = signs.get(sha256);
    return found ? [{ file: name, signs: found }] : [];
  });
  return reader
    .groupPages(named)
    .map((group) => group.map((name) => byName.get(name)).filter((file) => file !== undefined))
    .filter((group) => group.reduce((sum, { bytes }) => sum + bytes, 0) <= largestDocument);
}

/** What files say of themselves as pages, by their checksums. Kept between runs, as readings are. */
async function describePages(
  files: readonly CheckedFile[],
  { reader, contentFolder }: IngestOptions,
  keepAt: string,
): Promise<ReadonlyMap<string, PageSigns>> {
  const signs = new Map<string, PageSigns>();
  const placeOf = (sha256: string) => ({ path: join(keepAt, `${sha256}.signs`), key: `${basename(keepAt)}/${sha256}.signs` });
  const wanted = new Map<SignsTask, string>();
  for (const { path, sha256 } of new Map(files.map((file) => [file.sha256, file])).values()) {
    const { path: keptPath, key } = placeOf(sha256);
    const kept = await readKept(keptPath, key);
    if (kept) signs.set(sha256, JSON.parse(kept.body.toString('utf8')) as PageSigns);
    else wanted.set({ kind: 'signs', path }, sha256);
  }
  for (const [task, answer] of await askOnAllCores([...wanted.keys()], reader, contentFolder)) {
    const sha256 = wanted.get(task);
    if (answer.kind !== 'signs' || !answer.signs || sha256 === undefined) continue;
    signs.set(sha256, answer.signs);
    const { path, key } = placeOf(sha256);
    await writeKept(path, key, Buffer.from(JSON.stringify(answer.signs)));
  }
  return signs;
}

async function checksum(file: FoundFile): Promise<{ sha256: string; mayBePage: boolean } | { refused: string }> {
  const refused = refuseSize(file.bytes);
  if (refused !== undefined) return { refused };
  const read = await readBytes(file.path);
  if (read.kind === 'refused') return { refused: read.reason };
  return { sha256: createHash('sha256').update(read.bytes).digest('hex'), mayBePage: mayBePage(read.bytes) };
}

interface Origin {
  readonly keptAt: string;
  readonly edition: EditionReading;
}

function toFoundEditions(task: ReadTask, names: readonly string[], reading: Reading): FoundEdition<Origin>[] {
  if (reading.kind !== 'editions') return [];
  return reading.editions.map((edition) => ({
    facts: edition.facts,
    size: edition.size,
    names: names.length === 0 ? [edition.facts.source.file] : names,
    origin: { keptAt: task.keepAt, edition },
  }));
}

function toPassedOver({ task, names, reading }: { task: ReadTask; names: readonly string[]; reading: Reading }): PassedOver[] {
  if (reading.kind === 'editions' && reading.editions.length > 0) return [];
  const { reason, problem } = reading.kind === 'passedOver' ? reading : { reason: 'no edition was found in it', problem: true };
  const files = names.length === 0 ? task.files.map(({ name }) => name) : names;
  return files.map((file) => ({ file, reason, problem }));
}
