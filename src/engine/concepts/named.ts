/** Concepts by the name of what the engine does: an action, a keyword, an event that an ability waits for. */
import type { Concept } from './concepts.ts';

/** The concept of that name in a family. There may be none; then it has no numbers (numbers.ts), and nothing is cited. */
export const conceptNamed = (family: 'action' | 'cast' | 'keyword' | 'tokens' | 'trigger', name: string): Concept =>
  `${family}.${name.replace(/[ -](\w)/g, (_, letter: string) => letter.toUpperCase())}` as Concept;
