import { availableParallelism } from 'node:os';
import { IngestFailure } from './failures.ts';
import type { ReaderChoice } from './reader.ts';
import { ReaderThread, type ThreadAnswer } from './readerThread.ts';
import type { ReadTask, WorkerTask } from './readerWorker.ts';
import type { Reading } from './readings.ts';

/**
 * Reads files on all cores and answers with a reading for each task, in the order of the tasks. A document that takes its thread down
 * (out of time or memory) is passed over, and a new thread goes on. Throws IngestFailure when reading is impossible altogether.
 */
export async function readOnAllCores(
  tasks: readonly ReadTask[],
  choice: ReaderChoice,
  contentFolder: string,
  onRead: (task: ReadTask) => void,
): Promise<readonly Reading[]> {
  // The largest first, so that no core is left alone with one at the end.
  const answers = await askOnAllCores(
    tasks.toSorted((left, right) => right.bytes - left.bytes),
    choice,
    contentFolder,
    onRead,
  );
  return tasks.map((task): Reading => {
    const answer = answers.get(task);
    if (answer?.kind === 'read') return answer.reading;
    return { kind: 'passedOver', reason: answer?.kind === 'died' ? answer.reason : 'was not reached', problem: true };
  });
}

/** Gives tasks to threads on all cores, in their order, and collects the answers. @throws IngestFailure as readOnAllCores does. */
export async function askOnAllCores<Task extends WorkerTask>(
  tasks: readonly Task[],
  { module, limits, workers }: ReaderChoice,
  contentFolder: string,
  onAnswer: (task: Task) => void = () => undefined,
): Promise<ReadonlyMap<Task, ThreadAnswer>> {
  const answers = new Map<Task, ThreadAnswer>();
  const waiting = tasks.toReversed();
  const count = Math.min(Math.max(1, workers ?? availableParallelism()), tasks.length);
  const threads = Array.from({ length: count }, () => new ReaderThread({ reader: module.href, contentFolder }, limits));
  const run = async (thread: ReaderThread): Promise<void> => {
    for (let task = waiting.pop(); task; task = waiting.pop()) {
      const answer = await thread.ask(task);
      if (answer.kind === 'failed') throw new IngestFailure(`Reading stopped: ${answer.reason}. The last corpus is as it was.`);
      answers.set(task, answer);
      onAnswer(task);
    }
  };
  try {
    await Promise.all(threads.map(run));
  } finally {
    // After a failure the other threads must not go on with what is left.
    waiting.length = 0;
    await Promise.all(threads.map((thread) => thread.close()));
  }
  return answers;
}
