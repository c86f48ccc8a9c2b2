/**
 * The demonstrations of content/demonstrations. Their YAML is 1.7 s of processor time in a new process and 0.6 s in one that has read it before, and a dozen files
 * of tests want it: it is read once in each process, and whoever asks gets a copy, so that what one test keeps by a scenario no other sees.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { readValue } from '../../src/demonstration/format/readValue.ts';
import type { Scenario } from '../../src/demonstration/format/scenario.ts';
import type { Plain } from './deletions.ts';

const folder = join(import.meta.dirname, '../../content/demonstrations');

let read: readonly Plain[] | undefined;

/** As plain data, file by file in the order of their names. */
export function listDocuments(): readonly Plain[] {
  read ??= readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .toSorted()
    .flatMap((file) => parseAllDocuments(readFileSync(join(folder, file), 'utf8')).map((document) => document.toJS() as Plain));
  return structuredClone(read);
}

/** As scenarios, in the same order. @throws ScenarioRefusal where one cannot be read */
export const listScenarios = (): readonly Scenario[] =>
  listDocuments().map((document) => {
    const scenario = readValue(document);
    if (scenario.kind === 'refused') throw scenario.refusal;
    return scenario.scenario;
  });
