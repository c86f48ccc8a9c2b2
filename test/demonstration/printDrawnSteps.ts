/**
 * Steps drawn at random of demonstrations, each played under an edition that is drawn too, with the rules that they cite in full: for judging
 * whether a citation decides, is beside the point, or is wrong. No part of the tests; run it with
 *
 *     npx node test/demonstration/printDrawnSteps.ts SEED [STEPS]
 *
 * SEED is any word, STEPS 60 unless told. The corpus must have the official texts.
 */
import { join } from 'node:path';
import { openCorpus } from '../../src/corpus/readCorpus.ts';
import { makeWording } from '../../src/corpus/wording/parseWording.ts';
import { findBeginning } from '../../src/demonstration/editions/beginnings.ts';
import { readDemonstrations } from '../../src/demonstration/examples/readDemonstrations.ts';
import type { Scenario } from '../../src/demonstration/format/scenario.ts';
import { runScenario, type ScenarioResult } from '../../src/demonstration/playing/runScenario.ts';
import { keepReadings } from '../../src/demonstration/position/keptReadings.ts';
import { cardTexts } from '../../src/demonstration/position/readCardTexts.ts';
import { citesOf } from '../../src/engine/concepts/numbers.ts';
import { rare } from '../../src/engine/turn/rare.ts';
import { chanceFrom } from '../engine/randomCards/chance.ts';

const [seed, count = '60'] = process.argv.slice(2);
const steps = Number(count);
if (seed === undefined || !Number.isInteger(steps)) throw new Error('npx node test/demonstration/printDrawnSteps.ts SEED [STEPS]');
const root = join(import.meta.dirname, '../..');
const corpus = openCorpus(process.env['CONCORDANCE_CORPUS'] ?? join(root, 'build/corpus'));
const editions = corpus.manifest.editions.filter(({ document, extent }) => document === 'comprehensive-rules' && extent === 'whole');
const scenarios = readDemonstrations(join(root, 'content')).map(({ scenario }) => scenario);
const chance = chanceFrom(seed);

/** What a rule says in an edition, in one line. */
function wordingOf(date: string, number: string): string {
  const record = editions.find((each) => each.date === date);
  const entry = record && corpus.loadEdition(record.key).find(({ id }) => id === number);
  return entry ? `${entry.title ?? ''} ${makeWording(entry.wording)}`.trim().replaceAll('\n', ' ') : 'not there';
}

/** Plays a scenario under an edition; undefined where it cannot be played under it, or nothing happens in it. */
function playUnder(scenario: Scenario, edition: string): ScenarioResult | undefined {
  const readings = keepReadings(cardTexts);
  const result = runScenario(scenario, { texts: readings.texts, citesOf, rare, edition, playOut: edition !== scenario.edition });
  const beginning = findBeginning(scenario, readings.kept());
  if (result.unsupported.length > 0 || result.trace.length === 0) return undefined;
  return beginning && edition < beginning.day ? undefined : result;
}

for (let drawn = 0; drawn < steps;) {
  const scenario = chance.one(scenarios);
  const edition = chance.one(editions)?.date;
  const result = scenario && edition && playUnder(scenario, edition);
  if (!result) continue;
  const at = chance.number(result.trace.length);
  const step = result.trace[at];
  if (!step) continue;
  drawn += 1;
  console.log(`\n${drawn}. ${scenario.id} under ${edition} (written for ${scenario.edition}), step ${at + 1} of ${result.trace.length}`);
  for (const { action, text } of result.trace.slice(Math.max(0, at - 3), at)) console.log(`     before, action ${action}: ${text}`);
  console.log(`   ${step.action}: ${step.text}`);
  for (const cite of step.cites) console.log(`     ${cite}: ${wordingOf(edition, cite)}`);
}
