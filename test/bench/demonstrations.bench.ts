/**
 * How long it takes to play all demonstrations, with their texts read and with the readings that the site keeps, to record one, and to view
 * a step of it; in time of the thread. No part of the tests; run it with
 *
 *     npx node test/bench/demonstrations.bench.ts [runs]
 *
 * Targets: all of them in a warm process 2.5 s, their texts read; a step that is shown 50 ms.
 */
import { cpus } from 'node:os';
import { join } from 'node:path';
import { readDemonstrations } from '../../src/demonstration/examples/readDemonstrations.ts';
import { citesOf } from '../../src/engine/concepts/numbers.ts';
import { rare } from '../../src/engine/turn/rare.ts';
import { recordScenario } from '../../src/demonstration/playing/recording.ts';
import { type Runner, runScenario } from '../../src/demonstration/playing/runScenario.ts';
import { keepReadings } from '../../src/demonstration/position/keptReadings.ts';
import { cardTexts } from '../../src/demonstration/position/readCardTexts.ts';
import { viewBoard } from '../../src/demonstration/telling/boardView.ts';
import { median, timeOf } from './workedFor.ts';

const runs = Number(process.argv[2] ?? 5);
const show = (name: string, milliseconds: number): void => console.log(`${name.padEnd(44)} ${milliseconds.toFixed(1)} ms`);

const ownRunner: Runner = { texts: cardTexts, citesOf, rare };
const scenarios = readDemonstrations(join(import.meta.dirname, '../../content')).map(({ scenario }) => scenario);
const playAll = (runner: Runner) => (): void => {
  for (const scenario of scenarios) runScenario(scenario, runner);
};
const warm = (runner: Runner): number => median(Array.from({ length: runs }, () => timeOf(playAll(runner))));

console.log(`${scenarios.length} demonstrations, ${cpus().length} cores`);
show('all, the first time', timeOf(playAll(ownRunner)));
show('all, once warm, median', warm(ownRunner));
const kept = { ...ownRunner, texts: keepReadings(ownRunner.texts).texts };
playAll(kept)();
show('all, once warm, readings kept, median', warm(kept));
const recordings = scenarios.map((scenario) => recordScenario(scenario, ownRunner));
show('one recorded, median', median(scenarios.map((scenario) => timeOf(() => void recordScenario(scenario, ownRunner)))));
const steps = recordings.flatMap((recording) => recording.steps);
const views = steps.map(({ state }) => timeOf(() => void viewBoard(state)));
show(`a step viewed, median of ${steps.length}`, median(views));
show('a step viewed, the slowest', Math.max(...views));
