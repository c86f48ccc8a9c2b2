/** A worker of the ReaderPool: reads files, packs what they hold, and answers with the short reading alone. */
import { createHash } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import { describeFailure } from './failures.ts';
import { readBytes } from './readBytes.ts';
import type { NamedBytes, Reader, ReadResult } from './reader.ts';
import { type Reading, writeReading } from './readings.ts';

export interface WorkerSetup {
  readonly reader: string;
  readonly contentFolder: string;
}

/** A document, the pages of one in order, or all files of the handbook together. */
export interface ReadTask {
  readonly kind: 'document' | 'pages' | 'handbook';
  readonly files: readonly { readonly path: string; readonly name: string; readonly sha256: string }[];
  /** Where the reading is to be kept, without extension. */
  readonly keepAt: string;
  /** For the order of work: large ones first. */
  readonly bytes: number;
}

/** `failed` is what no document can cause: the reader cannot be loaded, the disk is full. */
export type WorkerAnswer = { readonly kind: 'read'; readonly reading: Reading } | { readonly kind: 'failed'; readonly reason: string };

const passOver = (reason: string): Reading => ({ kind: 'passedOver', reason, problem: true });

async function readAll(files: ReadTask['files']): Promise<{ read: NamedBytes[] } | { refused: string }> {
  const read: NamedBytes[] = [];
  for (const { path, name, sha256 } of files) {
    const result = await readBytes(path);
    if (result.kind === 'refused') return { refused: result.reason };
    if (createHash('sha256').update(result.bytes).digest('hex') !== sha256) return { refused: 'changed while it was being read' };
    read.push({ file: name, bytes: result.bytes });
  }
  return { read };
}

function readWith(reader: Reader, task: ReadTask, files: readonly NamedBytes[], facts: unknown): ReadResult {
  if (task.kind === 'handbook') return { kind: 'editions', editions: reader.readHandbook(files, facts) };
  if (task.kind === 'pages') return reader.readPages(files, facts);
  const [file] = files;
  if (!file) throw new Error('a document is one file');
  return reader.readDocument(file.file, file.bytes, facts);
}

async function work(reader: Reader, facts: unknown, task: ReadTask): Promise<WorkerAnswer> {
  const files = await readAll(task.files);
  if ('refused' in files) return { kind: 'read', reading: passOver(files.refused) };
  let result: ReadResult;
  try {
    result = readWith(reader, task, files.read, facts);
  } catch (error) {
    // No text may make a reader throw. If one does, it is our fault and not the end of the run; it is not kept.
    return { kind: 'read', reading: passOver(`could not be read; this is a fault of Concordance (${describeFailure(error)})`) };
  }
  try {
    return { kind: 'read', reading: await writeReading(task.keepAt, result, reader.parseWording) };
  } catch (error) {
    return { kind: 'failed', reason: `what was read could not be kept: ${describeFailure(error)}` };
  }
}

const setup = workerData as WorkerSetup;
const started = (async () => {
  const reader = (await import(setup.reader)) as Reader;
  return { reader, facts: await reader.readFacts(setup.contentFolder) };
})();
// Reported with the first task; without this the worker would die of it before.
started.catch(() => undefined);

parentPort?.on('message', (task: ReadTask) => {
  void started
    .then(({ reader, facts }) => work(reader, facts, task))
    .catch((error: unknown): WorkerAnswer => ({ kind: 'failed', reason: describeFailure(error) }))
    .then((answer) => parentPort?.postMessage(answer));
});
