/** How play changed from edition to edition: the days on which a point of the rules began to stand otherwise. */
import type { Concept } from '../../engine/concepts/concepts.ts';
import { citesOf } from '../../engine/concepts/numbers.ts';
import { eraPoints, type EraPointId } from '../../engine/eras.ts';
import { eraWords } from '../telling/eraWords.ts';

/** A point as it stood for a time, in words, with what it rests on. */
export interface Stood {
  readonly concept: Concept;
  readonly sentence: string;
}

export interface Turn {
  readonly point: EraPointId;
  readonly title: string;
  /** Of the edition under which it is played so first. */
  readonly day: string;
  readonly now: Stood;
  readonly before: Stood;
}

/** The numbers of the rules that it rests on, as an edition has them. */
export const numbersOf = ({ concept }: Stood, edition: string): readonly string[] => citesOf(concept, edition);

/** All of them, the newest first; what changed on one day in the order of the rules. */
export function listTurns(): readonly Turn[] {
  const turns = eraPoints.flatMap(({ id, variants }) => {
    const [title, ...says] = eraWords[id];
    return variants.flatMap(({ from: day }, at): Turn[] => {
      const [now, before] = [says[at], says[at + 1]];
      if (day === '' || !now || !before) return [];
      const stood = ([concept, sentence]: typeof now): Stood => ({ concept, sentence });
      return [{ point: id, title, day, now: stood(now), before: stood(before) }];
    });
  });
  return turns.toSorted((one, other) => (one.day < other.day ? 1 : one.day > other.day ? -1 : 0));
}
