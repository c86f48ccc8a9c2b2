/** What runs in a ReaderThread: reads files, and either keeps what they hold and answers with the short reading alone, or answers with all. */
import '../../model/groupBy.ts';
import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { type GameId } from '../../model/edition.ts';
import { describeFailure } from './failures.ts';
import type { PageSigns } from '../../sources/pages.ts';
import { type FilePath, readBytes } from './readBytes.ts';
import type { NamedBytes, Reader, ReadResult } from './reader.ts';
import { type Reading, writeReading } from './readings.ts';

export interface WorkerSetup {
  readonly reader: string;
  readonly contentFolder: string;
}

/** A document, the pages of one in order, a document of another game, or all files of the handbook together. */
export type ReadTask = FilesTask &
  ({ readonly kind: 'document' | 'pages' | 'handbook' } | { readonly kind: 'game'; readonly game: GameId });

interface FilesTask {
  readonly files: readonly { readonly path: FilePath; readonly name: string; readonly sha256: string }[];
  /** Where the reading is to be kept, without extension. */
  readonly keepAt: string;
  /** For the order of work: large ones first. */
  readonly bytes: number;
}

/** A file whose page signs are asked for. */
export interface SignsTask {
  readonly kind: 'signs';
  readonly path: FilePath;
}

/** Bytes that are read at once, nothing of which is kept. */
export interface WholeTask {
  readonly kind: 'whole';
  readonly file: string;
  readonly bytes: Uint8Array;
}

export type WorkerTask = ReadTask | SignsTask | WholeTask;

/** `failed` is what no document can cause: the reader cannot be loaded, the disk is full. */
export type WorkerAnswer =
  /** The reader is loaded, and tasks can be given. */
  | { readonly kind: 'ready' }
  | { readonly kind: 'read'; readonly reading: Reading }
  | { readonly kind: 'signs'; readonly signs: PageSigns | undefined }
  | { readonly kind: 'whole'; readonly result: ReadResult }
  | { readonly kind: 'failed'; readonly reason: string };

const passOver = (reason: string): Reading => ({ kind: 'passedOver', reason, problem: true });

async function readAll(files: ReadTask['files']): Promise<{ read: NamedBytes[] } | { refused: string }> {
  const read: NamedBytes[] = [];
  for (const { path, name, sha256 } of files) {
    const result = await readBytes(toPath(path));
    if (result.kind === 'refused') return { refused: result.reason };
    if (createHash('sha256').update(result.bytes).digest('hex') !== sha256) return { refused: 'changed while it was being read' };
    read.push({ file: name, bytes: result.bytes });
  }
  return { read };
}

async function readWith(reader: Reader, task: ReadTask, files: readonly NamedBytes[], facts: unknown): Promise<ReadResult> {
  if (task.kind === 'handbook') return { kind: 'editions', editions: reader.readHandbook(files, facts) };
  if (task.kind === 'pages') return reader.readPages(files, facts);
  const [file] = files;
  if (!file) throw new Error('a document is one file');
  return task.kind === 'game'
    ? reader.readGameDocument(file.file, file.bytes, facts, task.game, basename(file.file))
    : reader.readDocument(file.file, file.bytes, facts);
}

const faultOf = (error: unknown): string => `could not be read; this is a fault of Concordance (${describeFailure(error)})`;

async function work(reader: Reader, facts: unknown, task: WorkerTask): Promise<WorkerAnswer> {
  if (task.kind === 'whole') return { kind: 'whole', result: await readWhole(reader, task, facts) };
  if (task.kind === 'signs') {
    const read = await readBytes(toPath(task.path));
    return { kind: 'signs', signs: read.kind === 'refused' ? undefined : await reader.describePage(read.bytes) };
  }
  const files = await readAll(task.files);
  if ('refused' in files) return { kind: 'read', reading: passOver(files.refused) };
  let result: ReadResult;
  try {
    result = await readWith(reader, task, files.read, facts);
  } catch (error) {
    // No text may make a reader throw. If one does, it is our fault and not the end of the run; it is not kept.
    return { kind: 'read', reading: passOver(faultOf(error)) };
  }
  try {
    return { kind: 'read', reading: await writeReading(task.keepAt, result, reader.parseWording) };
  } catch (error) {
    return { kind: 'failed', reason: `what was read could not be kept: ${describeFailure(error)}` };
  }
}

async function readWhole(reader: Reader, { file, bytes }: WholeTask, facts: unknown): Promise<ReadResult> {
  try {
    return await reader.readDocument(file, bytes, facts);
  } catch (error) {
    return { kind: 'passedOver', reason: faultOf(error), problem: true };
  }
}

/** A path of bytes has lost its kind on the way between threads. */
const toPath = (path: FilePath): FilePath => (typeof path === 'string' ? path : Buffer.from(path));

const setup = workerData as WorkerSetup;
const answer = (given: WorkerAnswer): void => parentPort?.postMessage(given);

try {
  const reader = (await import(setup.reader)) as Reader;
  const facts = await reader.readFacts(setup.contentFolder);
  parentPort?.on('message', (task: WorkerTask) => {
    void work(reader, facts, task)
      .catch((error: unknown): WorkerAnswer => ({ kind: 'failed', reason: describeFailure(error) }))
      .then(answer);
  });
  answer({ kind: 'ready' });
} catch (error) {
  answer({ kind: 'failed', reason: describeFailure(error) });
}
