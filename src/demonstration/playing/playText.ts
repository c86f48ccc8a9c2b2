/** Scenarios of a text, played with the engine's own readers and rule numbers. */
import { citesOf } from '../../engine/concepts/numbers.ts';
import { rare } from '../../engine/turn/rare.ts';
import { keepReadings } from '../position/keptReadings.ts';
import { cardTexts } from '../position/readCardTexts.ts';
import { readScenarios } from '../format/readScenarios.ts';
import { refusedResult, type Runner, runScenario, type ScenarioResult } from './runScenario.ts';
import { toIsoDate } from '../../model/edition.ts';
import type { Scenario } from '../format/scenario.ts';

export interface PlayedScenario {
  readonly title?: string;
  readonly result: ScenarioResult;
}

/** Plays every scenario of a text, each under its own edition or the given one; what is given and is no day is refused. Never throws. */
export function playText(text: string, edition?: string): readonly PlayedScenario[] {
  return readScenarios(text).map((read) => {
    if (read.kind === 'refused') return { result: refusedResult(read.id, edition ?? read.edition, read.refusal.unsupported) };
    if (edition !== undefined && toIsoDate(edition) === undefined) {
      const unsupported = [{ path: 'edition', phrase: edition, reason: 'it is no day, YYYY-MM-DD' }];
      return { result: refusedResult(read.scenario.id, edition, unsupported) };
    }
    const { title } = read.scenario;
    return { ...(title === undefined ? {} : { title }), result: playScenario(read.scenario, edition) };
  });
}

/** The engine's own readers of card text, which know the texts of all demonstrations once they were read, its own table of rule numbers, and all that few games do. */
export const ownRunner: Runner = { texts: keepReadings(cardTexts, 5_000).texts, citesOf, rare };

export function playScenario(scenario: Scenario, edition?: string): ScenarioResult {
  return runScenario(scenario, { ...ownRunner, ...(edition === undefined ? {} : { edition }) });
}
