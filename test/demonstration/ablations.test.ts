/**
 * Each line of card text, each effect and each option of each demonstration is deleted in turn. Where the demonstration still passes, what was
 * deleted is not what it shows: that stands on the list of ablations.yaml with the reason, looked at by a person.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { describe, expect, it } from 'vitest';
import type { CardTexts } from '../../src/demonstration/position/cardTexts.ts';
import { keepReadings } from '../../src/demonstration/position/keptReadings.ts';
import { readScenarios } from '../../src/demonstration/format/readScenarios.ts';
import { ownRunner } from '../../src/demonstration/playing/playText.ts';
import { runScenario } from '../../src/demonstration/playing/runScenario.ts';
import { deletionsOf, type Plain } from './deletions.ts';
import { listDocuments } from './ownDemonstrations.ts';

const documents = listDocuments();

/** Reason, then demonstration, then what is deleted of it. */
const reviewed = parse(readFileSync(join(import.meta.dirname, 'ablations.yaml'), 'utf8')) as Readonly<
  Record<string, Readonly<Record<string, readonly string[]>>>
>;
const listed = Object.values(reviewed).flatMap((demonstrations) =>
  Object.entries(demonstrations).flatMap(([id, deleted]) => deleted.map((each) => `${id}: ${each}`)),
);

/** Whether a demonstration passes without something. What cannot be read or played any more does not. */
function passes(scenario: Plain, texts: CardTexts): boolean {
  const [read] = readScenarios(JSON.stringify(scenario));
  return read !== undefined && read.kind !== 'refused' && runScenario(read.scenario, { ...ownRunner, texts }).passed;
}

const passing = documents.flatMap((document) => {
  // What is left of a demonstration has mostly the same texts, which are read once; no other one wants what was cut.
  const { texts } = keepReadings(ownRunner.texts);
  return deletionsOf(document)
    .filter(({ without }) => passes(without, texts))
    .map(({ id, deleted }) => `${id}: ${deleted}`);
});

describe('what is deleted of a demonstration', () => {
  it('makes it fail, unless it is on the reviewed list', () => {
    expect(passing.filter((each) => !listed.includes(each))).toEqual([]);
  });

  it('is on the list only where the demonstration passes without it', () => {
    expect(listed.filter((each) => !passing.includes(each))).toEqual([]);
  });

  it('is listed once', () => {
    expect(listed.filter((each, at) => listed.indexOf(each) !== at)).toEqual([]);
  });
});
