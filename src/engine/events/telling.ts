/** What is told of a game. */
import type { Concept } from '../concepts/concepts.ts';
import type { PlayerId } from '../state/state.ts';

/** Something that happened, in words and with the rules that it rests on. */
export interface Telling {
  /** `cast`, `damage`, `dies`: for programs. */
  readonly event: string;
  /** Whose doing it is, where programs ask. */
  readonly player?: PlayerId;
  /** One sentence for people. */
  readonly text: string;
  readonly cites: readonly Concept[];
}
