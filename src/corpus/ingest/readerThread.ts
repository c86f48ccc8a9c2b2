/**
 * A thread that reads documents, and is ended when one costs more than a document may: whatever a file does to the parsers, it costs its
 * own reading and nothing else.
 */
import { Worker } from 'node:worker_threads';
import { codeFile } from '../packageFolder.ts';
import { errorCode } from '../store/corpusFiles.ts';
import { type Limits, usualLimits } from './limits.ts';
import type { WorkerAnswer, WorkerSetup, WorkerTask } from './readerWorker.ts';

/** The thread is gone; the next task starts another. The reason completes "FILE: ...". */
interface Died {
  readonly kind: 'died';
  readonly reason: string;
}

export type ThreadAnswer = WorkerAnswer | Died;

/** How long loading the reader takes there. On a slower machine documents have as much more time, up to ten times. */
const usualStart = 0.3;

interface Started {
  readonly worker: Worker;
  /** How many times longer than usual this machine takes. */
  readonly slowness: number;
}

/** How often a thread at work is looked at, in milliseconds. */
const beat = 100;

/** Where a thread's time cannot be told from the clock (before Node 24.6), the clock, with room for a busy machine. */
const clockFactor = 4;

export class ReaderThread {
  readonly #setup: WorkerSetup;
  readonly #limits: Limits;
  #worker: Promise<Started | ThreadAnswer> | undefined;
  #closed = false;

  constructor(setup: WorkerSetup, limits: Limits = usualLimits) {
    this.#setup = setup;
    this.#limits = limits;
  }

  /** Gives the thread a task and waits for its answer. One task at a time. Never throws. */
  async ask(task: WorkerTask): Promise<ThreadAnswer> {
    this.#worker ??= start(this.#setup, this.#limits);
    const started = await this.#worker;
    if ('kind' in started) return this.#forget(started);
    const answer = await this.#askWorker(started, task);
    return answer.kind === 'died' ? this.#forget(answer) : answer;
  }

  /** Ends the thread, in the middle of a task too. */
  async close(): Promise<void> {
    this.#closed = true;
    const started = await this.#worker;
    if (started && !('kind' in started)) await started.worker.terminate();
  }

  #forget(answer: ThreadAnswer): ThreadAnswer {
    this.#worker = undefined;
    return answer;
  }

  async #askWorker({ worker, slowness }: Started, task: WorkerTask): Promise<ThreadAnswer> {
    // What is read of several files together takes as long as they would one by one.
    const seconds = this.#limits.seconds * slowness * ('files' in task ? Math.max(1, task.files.length) : 1);
    // Listened for before anything is waited for: a thread that ends meanwhile says so once.
    const answered = answerOf(worker);
    const used = await readClock(worker);
    const over = { time: false, memory: false };
    const watch = setInterval(() => {
      void Promise.all([used(), readBuffers(worker)]).then(([now, bytes]) => {
        if (over.time || over.memory) return;
        over.time = now >= seconds;
        over.memory = bytes > this.#limits.megabytes * 1024 * 1024;
        if (over.time || over.memory) void worker.terminate();
      });
    }, beat);
    try {
      worker.postMessage(task);
      const answer = await answered;
      if (answer.kind !== 'died') return answer;
      if (this.#closed) return { kind: 'died', reason: 'was not reached' };
      if (over.memory) return { kind: 'died', reason: tooMuchMemory };
      return over.time
        ? { kind: 'died', reason: `takes too long to read: more than ${seconds.toFixed(1)} seconds, which no rules document does` }
        : answer;
    } finally {
      clearInterval(watch);
    }
  }
}

/**
 * So much may what is new take, of which most is a document's tree and is gone with it: with a quarter of it a tenth of the time went into carrying along
 * what lives a second.
 */
const newMegabytes = 128;

/** Starts a thread and waits until its reader is loaded, which is no document's fault and has no limit. */
async function start(setup: WorkerSetup, { megabytes }: Limits): Promise<Started | ThreadAnswer> {
  const worker = new Worker(codeFile('./readerWorker', import.meta.url), {
    workerData: setup,
    resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: newMegabytes },
  });
  // On a busy machine it may be ready before its clock is read.
  const answered = answerOf(worker);
  const used = await readClock(worker);
  const answer = await answered;
  return answer.kind === 'ready' ? { worker, slowness: Math.min(10, Math.max(1, (await used()) / usualStart)) } : answer;
}

/** The next thing that a worker says, or how it ended. */
function answerOf(worker: Worker): Promise<ThreadAnswer> {
  return new Promise((resolve) => {
    const settle = (answer: ThreadAnswer): void => {
      // Our own alone: whoever ends the worker meanwhile waits for its exit too.
      worker.off('message', settle).off('error', onError).off('exit', onExit);
      resolve(answer);
    };
    const onError = (error: unknown): void => settle({ kind: 'died', reason: describeEnd(error) });
    const onExit = (): void => settle({ kind: 'died', reason: 'could not be read; this is a fault of Concordance (its reader ended)' });
    worker.on('message', settle).on('error', onError).on('exit', onExit);
  });
}

const tooMuchMemory = 'takes too much memory to read, more than any rules document does';

function describeEnd(error: unknown): string {
  return errorCode(error) === 'ERR_WORKER_OUT_OF_MEMORY'
    ? tooMuchMemory
    : `could not be read; this is a fault of Concordance (${String(error)})`;
}

/**
 * Bytes in buffers of a thread, which its limit of memory does not count: what a stream of a PDF unpacks to is there. 0 where it cannot be told
 * (before Node 24.0).
 */
async function readBuffers(worker: Worker): Promise<number> {
  if (typeof worker.getHeapStatistics !== 'function') return 0;
  const { external_memory: bytes } = await worker.getHeapStatistics().catch(() => ({ external_memory: 0 }));
  return bytes;
}

/** Seconds that a thread has worked since now. */
async function readClock(worker: Worker): Promise<() => Promise<number>> {
  if (typeof worker.cpuUsage !== 'function') {
    const begin = performance.now();
    return () => Promise.resolve((performance.now() - begin) / 1000 / clockFactor);
  }
  const read = async (): Promise<number> => {
    // A thread that has ended meanwhile has nothing more to say.
    const { user, system } = await worker.cpuUsage().catch(() => ({ user: 0, system: 0 }));
    return (user + system) / 1e6;
  };
  const begin = await read();
  return async () => (await read()) - begin;
}
