/** In which order questions are asked. */
import type { Scenario } from '../../demonstration/format/scenario.ts';

export const levels = ['easy', 'middling', 'hard'] as const;
export type Level = (typeof levels)[number];

/** What the order of questions hangs on. */
export interface OrderedQuestion {
  readonly level: Level;
  /** Whether its rules are those of the newest edition here, or it comes out alike under them. */
  readonly isSoToday: boolean;
  readonly scenario: Pick<Scenario, 'edition'>;
}

/** Who begins to practise meets the rules that are played with, and what is easy. */
export const inOrder = (one: OrderedQuestion, other: OrderedQuestion): number =>
  Number(other.isSoToday) - Number(one.isSoToday) ||
  levels.indexOf(one.level) - levels.indexOf(other.level) ||
  other.scenario.edition.localeCompare(one.scenario.edition);
