/** What is asked of the threads that align editions, and what they answer. */
import type { EditionKey } from '../../corpus/format.ts';
import type { Alignment } from '../../model/alignment.ts';
import type { IsoDate } from '../../model/edition.ts';

/** Two sources to be aligned. `on` limits the younger one to the rules that it quotes of a day: a summary quotes several. */
export interface AlignTask {
  readonly old: EditionKey;
  readonly new: EditionKey;
  readonly on?: IsoDate;
  /** Whether the younger one holds a part alone: then what stayed as it was is told too. */
  readonly part?: true;
}

export interface AlignSetup {
  readonly corpusFolder: string;
  readonly contentFolder: string;
}

/** `at`: the place of the task among all. */
export interface AlignQuestion {
  readonly at: number;
  readonly task: AlignTask;
}

export interface AlignAnswer {
  readonly task: number;
  readonly alignment: Alignment;
}
