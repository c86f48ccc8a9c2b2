/** The order of questions that one rule decides. */
import { describe, expect, it } from 'vitest';
import { keepApart } from '../../../src/site/practice/keepApart.ts';

/** `707.3 easy`: the rule and the level; a question without a rule is `- easy`. */
const question = (id: number, text: string) => {
  const [rule = '', level = ''] = text.split(' ');
  const deciding = rule === '-' ? {} : { deciding: { cites: [{ number: rule }] } };
  return { id, level: level as 'easy' | 'hard', isSoToday: true, scenario: { edition: '2026-01-16' }, ...deciding };
};
const order = (...texts: readonly string[]) => keepApart(texts.map((text, at) => question(at, text))).map(({ id }) => id);

describe('questions that one rule decides', () => {
  it.each([
    ['have another between them', ['707.3 easy', '707.3 easy', '707.8a easy'], [0, 2, 1]],
    ['stay where they are where others stand between them', ['707.3 easy', '707.8a easy', '707.3 easy'], [0, 1, 2]],
    ['follow each other where there is no other', ['707.3 easy', '707.3 easy'], [0, 1]],
    ['take none from another level', ['707.3 easy', '707.3 easy', '707.8a hard'], [0, 1, 2]],
    ['are kept apart across levels', ['707.3 easy', '707.3 hard', '707.8a hard'], [0, 2, 1]],
    ['are none where nothing decides them', ['- easy', '- easy', '707.3 easy'], [0, 1, 2]],
  ])('%s', (_, given, expected) => {
    expect(order(...given)).toEqual(expected);
  });
});
