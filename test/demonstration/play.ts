/** Plays a scenario given as data, for tests. */
import type { ReadDemonstration } from '../../src/demonstration/inBrowser.ts';
import { ownRunner, playScenario } from '../../src/demonstration/playing/playText.ts';
import { readValue } from '../../src/demonstration/format/readValue.ts';
import { refusedResult, type ScenarioResult } from '../../src/demonstration/playing/runScenario.ts';

export function play(value: Readonly<Record<string, unknown>>, edition?: string): ScenarioResult {
  const read = readValue({ id: 'test', edition: '2011-02-04', ...value });
  return read.kind === 'scenario' ? playScenario(read.scenario, edition) : refusedResult(read.id, read.edition, read.refusal.unsupported);
}

/** A demonstration given as data, as the player has it, with texts that are read as they are asked for. */
export function readForPlayer(value: Readonly<Record<string, unknown>>): ReadDemonstration {
  const read = readValue({ id: 'test', edition: '2021-04-22', ...value });
  if (read.kind === 'refused') throw read.refusal;
  return { scenario: read.scenario, texts: ownRunner.texts };
}

/** What a result says in short: `passed`, the keys that failed, or the places that were refused. */
export function verdict({ passed, failures, unsupported }: ScenarioResult): string {
  if (unsupported.length > 0) return `refused ${unsupported.map(({ path }) => path).join(', ')}`;
  return passed ? 'passed' : `failed ${failures.map(({ key }) => key).join(', ')}`;
}

export const creature = (ref: string, controller: string, pt = '2/2', more: Readonly<Record<string, unknown>> = {}) => ({
  ref,
  name: ref,
  controller,
  type: 'Creature — Bear',
  pt,
  ...more,
});
