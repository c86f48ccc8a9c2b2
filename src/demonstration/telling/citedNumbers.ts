/** The rule numbers that a trace can cite. */
import type { Concept } from '../../engine/concepts/concepts.ts';
import { concepts } from '../../engine/concepts/concepts.ts';
import { citesOf } from '../../engine/concepts/numbers.ts';

/** Numbers of all concepts under the edition in force on a day, each once. */
export function citedNumbers(day: string): readonly string[] {
  return [...new Set(concepts.flatMap((concept: Concept) => citesOf(concept, day)))];
}
