/** All pairs of neighbouring editions aligned, on all cores where that is worth it, each pair once: what was aligned before is kept. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Alignment } from '../../model/alignment.ts';
import { codeFile } from '../../corpus/packageFolder.ts';
import { readKept, writeKept } from '../../corpus/store/keptFile.ts';
import { editionPath } from '../../corpus/store/writeCorpus.ts';
import type { EditionKey } from '../../corpus/format.ts';
import type { AlignAnswer, AlignQuestion, AlignSetup, AlignTask } from './alignTask.ts';
import { openAligner } from './makeAligner.ts';
import { shareOut } from './shareOut.ts';

/** Editions of so many bytes are aligned in less time than a thread needs to start. */
const worthAThread = 200_000;
/**
 * So much may live in a thread: one that aligned all 115 editions by itself did with half. Without a bound threads clear away late, and two of them held half a
 * gigabyte more, in no less time.
 */
const mostMegabytes = 800;
/** And so much what is new: with half of it more of it is carried along, which takes a tenth longer. */
const newMegabytes = 96;

/**
 * The alignment of each task, in their order. A little is aligned here, more in threads, one for each core at most; `workers` tells how many, whatever
 * there is to do. `fingerprint` stands for everything but the two editions that decides how they are aligned; under it and their contents an
 * alignment is kept in the cache folder, which can be removed at any time.
 */
export async function alignAll(
  tasks: readonly AlignTask[],
  setup: AlignSetup & { readonly cacheFolder: string; readonly fingerprint: string; readonly workers?: number },
  onAligned: (done: number, of: number) => void,
): Promise<readonly Alignment[]> {
  const sums = new Map<EditionKey, string>();
  const sizes = new Map<EditionKey, number>();
  for (const key of new Set(tasks.flatMap((task) => [task.old, task.new]))) {
    const bytes = await readFile(join(setup.corpusFolder, editionPath(key)));
    sums.set(key, createHash('sha256').update(bytes).digest('hex'));
    sizes.set(key, bytes.length);
  }
  const keyOf = (task: AlignTask): string => {
    const name = createHash('sha256').update([setup.fingerprint, sums.get(task.old), sums.get(task.new), task.on].join(' '));
    return `${setup.fingerprint}/${name.digest('hex').slice(0, 32)}.json`;
  };
  const found = await Promise.all(tasks.map((task) => loadAlignment(setup.cacheFolder, keyOf(task))));
  const missing = tasks.flatMap((task, at) => (found[at] === undefined ? [{ task, at }] : []));
  let done = 0;
  onAligned(done, missing.length);
  await runOnAllCores(
    missing.map(({ task }) => task),
    (task) => (sizes.get(task.old) ?? 0) + (sizes.get(task.new) ?? 0),
    setup,
    async ({ task, alignment }) => {
      const { task: asked, at } = missing[task] ?? {};
      if (asked === undefined || at === undefined) return;
      found[at] = alignment;
      const key = keyOf(asked);
      await writeKept(join(setup.cacheFolder, key), key, Buffer.from(JSON.stringify(alignment)));
      onAligned((done += 1), missing.length);
    },
  );
  return found.map((alignment, at) => {
    // An empty one would say that nothing changed.
    if (alignment === undefined)
      throw new Error(`a thread ended before it had aligned ${tasks[at]?.old ?? ''} and ${tasks[at]?.new ?? ''}`);
    return alignment;
  });
}

/** Undefined when it is not there, or anything is wrong with it: it is made again. */
async function loadAlignment(folder: string, key: string): Promise<Alignment | undefined> {
  const kept = await readKept(join(folder, key), key);
  return kept && (JSON.parse(kept.body.toString('utf8')) as Alignment);
}

/** Each worker begins with a stretch of the list, all about as much to read; which of them is the most work is seen when they are aligned. */
async function runOnAllCores(
  tasks: readonly AlignTask[],
  workOf: (task: AlignTask) => number,
  setup: AlignSetup & { readonly workers?: number },
  onAnswer: (answer: AlignAnswer) => Promise<void>,
) {
  const whole = tasks.reduce((sum, task) => sum + workOf(task), 0);
  const count = Math.min(setup.workers ?? Math.min(availableParallelism(), Math.floor(whole / worthAThread)), tasks.length);
  if (count === 0) {
    if (tasks.length === 0) return;
    const align = openAligner(setup);
    for (const [task, each] of tasks.entries()) await onAnswer({ task, alignment: align(each) });
    return;
  }
  const stretches = Array.from({ length: count }, (): number[] => []);
  let before = 0;
  tasks.forEach((task, at) => {
    stretches[Math.min(count - 1, Math.floor((before / (whole || 1)) * count))]?.push(at);
    before += workOf(task);
  });
  const next = shareOut(stretches);
  const ask = (worker: number): AlignQuestion | undefined => {
    const at = next(worker);
    const task = tasks[at ?? -1];
    return at === undefined || task === undefined ? undefined : { at, task };
  };
  const workers = stretches.map(
    () =>
      new Worker(codeFile('./alignWorker', import.meta.url), {
        workerData: { corpusFolder: setup.corpusFolder, contentFolder: setup.contentFolder } satisfies AlignSetup,
        resourceLimits: { maxOldGenerationSizeMb: mostMegabytes, maxYoungGenerationSizeMb: newMegabytes },
      }),
  );
  try {
    await Promise.all(workers.map((worker, at) => runWorker(worker, () => ask(at), onAnswer)));
  } finally {
    // After a failure the others must not go on.
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

/** Asks a worker one thing after the other, until nothing is left. */
function runWorker(worker: Worker, ask: () => AlignQuestion | undefined, onAnswer: (answer: AlignAnswer) => Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    let writing: Promise<void> = Promise.resolve();
    const go = (): void => {
      const question = ask();
      if (question) worker.postMessage(question);
      else void writing.then(resolve, reject);
    };
    worker.on('message', (answer: AlignAnswer) => {
      writing = writing.then(() => onAnswer(answer));
      // Looked at when the worker is done; until then it is nobody's failure.
      writing.catch(() => undefined);
      go();
    });
    worker.once('error', reject);
    worker.once('exit', () => void writing.then(resolve, reject));
    go();
  });
}
