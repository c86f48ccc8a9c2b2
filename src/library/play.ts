import { playText, type PlayedScenario } from '../demonstration/playing/playText.ts';
import type { IsoDate } from '../model/edition.ts';

export type { PlayedScenario };

export interface PlayOptions {
  /** The day whose rules are played by, in place of each scenario's own. */
  readonly edition?: IsoDate | (string & {});
}

/**
 * Plays every scenario of a text (YAML documents, or JSON a line each; docs/scenarios.md has their keys) and says of each what happened, step by
 * step with the rules it rests on (`result.trace`), whether it came as expected (`result.passed`, `result.failures`), and what of it the engine
 * cannot read or do (`result.unsupported`). Never throws: what cannot be read is a result too.
 */
export function play(scenarios: string, { edition }: PlayOptions = {}): readonly PlayedScenario[] {
  return playText(scenarios, edition);
}
