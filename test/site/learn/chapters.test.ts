import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readFacts } from '../../../src/corpus/facts.ts';
import { readHandbook } from '../../../src/corpus/readHandbook.ts';
import { ownRunner } from '../../../src/demonstration/playing/playText.ts';
import { makeQuestion } from '../../../src/demonstration/practice/question.ts';
import { readChapters } from '../../../src/site/learn/readChapters.ts';
import { listScenarios } from '../../demonstration/ownDemonstrations.ts';

const content = join(import.meta.dirname, '../../../content');
const folder = join(content, 'handbook');
const handbook = readHandbook(
  readdirSync(folder).map((file) => ({ file, bytes: readFileSync(join(folder, file)) })),
  readFacts(content),
).at(-1)!;
const texts = new Map(handbook.entries.map(({ id, text }) => [id, text]));
const scenarios = new Map(listScenarios().map((scenario) => [scenario.id, scenario]));
const chapters = readChapters(content);

describe('the chapters to learn from', () => {
  it('are twelve, each once', () => {
    expect(chapters.length).toBe(12);
    expect(new Set(chapters.map(({ id }) => id)).size).toBe(12);
  });

  it.each(chapters.map((chapter) => [chapter.id, chapter] as const))(
    '%s has entries with a text, demonstrations, and three questions',
    (_, chapter) => {
      expect(chapter.steps.filter((id) => (texts.get(id) ?? '') === '')).toEqual([]);
      expect(chapter.examples.filter((id) => !scenarios.has(id))).toEqual([]);
      expect(chapter.practice.length).toBe(3);
      expect(chapter.practice.filter((id) => !makeQuestion(scenarios.get(id)!, ownRunner, []))).toEqual([]);
    },
  );

  it('repeat no entry of another', () => {
    const all = chapters.flatMap(({ steps }) => steps);
    expect(all.filter((id, at) => all.indexOf(id) !== at)).toEqual([]);
  });
});

it('refuses a chapter that is not whole, with the place', () => {
  expect(() => readChapters(join(import.meta.dirname, 'faulty'))).toThrow('learn.yaml, record 1: expected steps, a list of numbers');
});
