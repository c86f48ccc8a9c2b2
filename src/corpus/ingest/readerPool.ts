import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { IngestFailure } from './failures.ts';
import type { ReaderChoice } from './reader.ts';
import type { ReadTask, WorkerAnswer, WorkerSetup } from './readerWorker.ts';
import type { Reading } from './readings.ts';

/**
 * Reads files on all cores and answers with a reading for each task, in the order of the tasks. A document that takes its worker down
 * (out of memory) is passed over, and a new worker goes on. Throws IngestFailure when reading is impossible altogether.
 */
export async function readOnAllCores(
  tasks: readonly ReadTask[],
  choice: ReaderChoice,
  contentFolder: string,
  onRead: (task: ReadTask) => void,
): Promise<readonly Reading[]> {
  const readings = new Map<ReadTask, Reading>();
  // The largest first, so that no core is left alone with one at the end.
  const waiting = tasks.toSorted((left, right) => left.bytes - right.bytes);
  const setup: WorkerSetup = { reader: choice.module.href, contentFolder };
  const workers = new Set<Worker>();

  const runWorker = async (): Promise<void> => {
    let worker: Worker | undefined;
    for (let task = waiting.pop(); task; task = waiting.pop()) {
      worker ??= startWorker(setup, workers);
      const answer = await ask(worker, task);
      if (answer.kind === 'failed') throw new IngestFailure(`Reading stopped: ${answer.reason}. The last corpus is as it was.`);
      if (answer.kind === 'died') worker = undefined;
      readings.set(task, answer.kind === 'read' ? answer.reading : { kind: 'passedOver', reason: answer.reason, problem: true });
      onRead(task);
    }
  };

  try {
    const count = Math.min(Math.max(1, choice.workers ?? availableParallelism()), tasks.length);
    await Promise.all(Array.from({ length: count }, runWorker));
  } finally {
    // After a failure the other workers must not go on with what is left.
    waiting.length = 0;
    await Promise.all([...workers].map((worker) => worker.terminate()));
  }
  return tasks.map((task) => readings.get(task) ?? { kind: 'passedOver', reason: 'was not reached', problem: true });
}

function startWorker(setup: WorkerSetup, workers: Set<Worker>): Worker {
  const worker = new Worker(new URL('./readerWorker.ts', import.meta.url), { workerData: setup });
  workers.add(worker);
  return worker;
}

function ask(worker: Worker, task: ReadTask): Promise<WorkerAnswer | { readonly kind: 'died'; readonly reason: string }> {
  return new Promise((resolve) => {
    const settle = (answer: Parameters<typeof resolve>[0]): void => {
      // Our own alone: whoever ends the worker meanwhile waits for its exit too.
      worker.off('message', settle).off('error', onError).off('exit', onExit);
      resolve(answer);
    };
    const onError = (error: unknown): void =>
      settle({ kind: 'died', reason: `could not be read; this is a fault of Concordance (${String(error)})` });
    const onExit = (): void => settle({ kind: 'died', reason: 'could not be read; this is a fault of Concordance (its reader ended)' });
    worker.on('message', settle).on('error', onError).on('exit', onExit);
    worker.postMessage(task);
  });
}
