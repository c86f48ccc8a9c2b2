/** A thread that aligns the pairs that it is asked for, and answers with each alignment. */
import '../../model/groupBy.ts';
import { parentPort, workerData } from 'node:worker_threads';
import type { AlignAnswer, AlignQuestion, AlignSetup } from './alignTask.ts';
import { openAligner } from './makeAligner.ts';

const align = openAligner(workerData as AlignSetup);
parentPort?.on('message', ({ at, task }: AlignQuestion) => {
  const answer: AlignAnswer = { task: at, alignment: align(task) };
  parentPort?.postMessage(answer);
});
