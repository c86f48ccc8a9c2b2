/** What is said of a point on which editions differ. */
import type { Concept } from '../../engine/concepts/concepts.ts';

/** A title for people, and what each variant says, newest first. */
export type PointWords = readonly [title: string, ...says: readonly (readonly [concept: Concept, sentence: string])[]];
