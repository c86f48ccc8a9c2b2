/**
 * How long it takes to play all demonstrations, to record one, and to view a step of it. No part of the tests; run it with
 *
 *     npx node test/bench/demonstrations.bench.ts [runs]
 *
 * Targets: all of them once, in a process that has just begun, 2 s; a step that is shown 50 ms.
 */
import { cpus } from 'node:os';
import { join } from 'node:path';
import { viewBoard } from '../../src/demonstration/telling/boardView.ts';
import { ownRunner, playScenario } from '../../src/demonstration/playing/playText.ts';
import { readDemonstrations } from '../../src/demonstration/examples/readDemonstrations.ts';
import { recordScenario } from '../../src/demonstration/playing/recording.ts';

const runs = Number(process.argv[2] ?? 5);
const time = (act: () => void): number => {
  const start = performance.now();
  act();
  return performance.now() - start;
};
const median = (times: readonly number[]): number => times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;
const show = (name: string, milliseconds: number): void => console.log(`${name.padEnd(44)} ${milliseconds.toFixed(1)} ms`);

const scenarios = readDemonstrations(join(import.meta.dirname, '../../content')).map(({ scenario }) => scenario);
const playAll = (): void => {
  for (const scenario of scenarios) playScenario(scenario);
};

console.log(`${scenarios.length} demonstrations, ${cpus().length} cores`);
show('all, the first time', time(playAll));
show('all, once warm, median', median(Array.from({ length: runs }, () => time(playAll))));
const recordings = scenarios.map((scenario) => recordScenario(scenario, ownRunner));
show('one recorded, median', median(scenarios.map((scenario) => time(() => void recordScenario(scenario, ownRunner)))));
const steps = recordings.flatMap((recording) => recording.steps);
const views = steps.map(({ state }) => time(() => void viewBoard(state)));
show(`a step viewed, median of ${steps.length}`, median(views));
show('a step viewed, the slowest', Math.max(...views));
