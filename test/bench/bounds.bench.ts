/**
 * How long it takes until each scenario that would go on for ever, or grow without end, is played or refused. No part of the tests; run it with
 *
 *     npx node test/bench/bounds.bench.ts
 *
 * Target: what is refused is refused within a second of the processor.
 */
import { playScenario } from '../../src/demonstration/playing/playText.ts';
import { readValue } from '../../src/demonstration/format/readValue.ts';
import { stresses } from '../demonstration/stress.ts';

for (const { name, value } of stresses) {
  const begun = process.cpuUsage();
  const read = readValue({ id: 'stress', edition: '2011-02-04', ...value });
  const [gap] = read.kind === 'refused' ? read.refusal.unsupported : playScenario(read.scenario).unsupported;
  const milliseconds = process.cpuUsage(begun).user / 1000;
  console.log(`${name.padEnd(72)} ${milliseconds.toFixed(0).padStart(6)} ms  ${gap?.reason ?? 'played'}`);
}
