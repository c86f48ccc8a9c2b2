/** Where a game begins. */
import type { Step } from '../state/state.ts';

/** How the game is begun in the middle of a turn. */
export interface Beginning {
  /** `mulligan`: opening hands are drawn, then the turn begins. */
  readonly step: Step | 'mulligan';
  readonly attackersDeclared: boolean;
  readonly blockersDeclared: boolean;
}
