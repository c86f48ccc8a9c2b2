/** The points on which editions differ, as they stand on a day. */
import type { Concept } from '../../engine/concepts/concepts.ts';
import { eraPoints, type EraPointId } from '../../engine/eras.ts';
import { eraWords } from '../telling/eraWords.ts';

/** A point as it stands on a day, in words. */
export interface StandingVariant {
  readonly point: EraPointId;
  readonly title: string;
  readonly concept: Concept;
  readonly sentence: string;
}

/** The rules of a day, point by point. */
export function rulesetOn(day: string): readonly StandingVariant[] {
  return eraPoints.flatMap(({ id, variants }) => {
    const [title, ...says] = eraWords[id];
    const [concept, sentence] = says[variants.findIndex(({ from }) => from <= day)] ?? [];
    return concept === undefined || sentence === undefined ? [] : [{ point: id, title, concept, sentence }];
  });
}
