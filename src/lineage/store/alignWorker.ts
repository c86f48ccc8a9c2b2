/** A thread that aligns a stretch of pairs and posts each alignment. */
import '../../model/groupBy.ts';
import { parentPort, workerData } from 'node:worker_threads';
import { openCorpus } from '../../corpus/readCorpus.ts';
import { readForcedLinks } from '../forced.ts';
import type { AlignAnswer, AlignSetup, AlignTask } from './alignTask.ts';
import { makeAligner } from './makeAligner.ts';

const { corpusFolder, contentFolder, stretch, first } = workerData as AlignSetup & {
  readonly stretch: readonly AlignTask[];
  readonly first: number;
};
const align = makeAligner(openCorpus(corpusFolder), contentFolder, readForcedLinks(contentFolder));
stretch.forEach((task, at) => {
  const answer: AlignAnswer = { task: first + at, alignment: align(task) };
  parentPort?.postMessage(answer);
});
