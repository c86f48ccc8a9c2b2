/** Plays a scenario given as data, for tests. */
import { playScenario } from '../../src/demonstration/playText.ts';
import { readValue } from '../../src/demonstration/readValue.ts';
import { refusedResult, type ScenarioResult } from '../../src/demonstration/runScenario.ts';

export function play(value: Readonly<Record<string, unknown>>, edition?: string): ScenarioResult {
  const read = readValue({ id: 'test', edition: '2011-02-04', ...value });
  return read.kind === 'scenario' ? playScenario(read.scenario, edition) : refusedResult(read.id, read.edition, read.refusal.unsupported);
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
