/** A thread that aligns a stretch of pairs and posts each alignment. */
import '../../model/groupBy.ts';
import { parentPort, workerData } from 'node:worker_threads';
import type { AlignAnswer, AlignSetup, AlignTask } from './alignTask.ts';
import { openAligner } from './makeAligner.ts';

const { stretch, first, ...setup } = workerData as AlignSetup & {
  readonly stretch: readonly AlignTask[];
  readonly first: number;
};
const align = openAligner(setup);
stretch.forEach((task, at) => {
  const answer: AlignAnswer = { task: first + at, alignment: align(task) };
  parentPort?.postMessage(answer);
});
