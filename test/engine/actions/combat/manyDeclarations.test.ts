/** More declarations than are listed: the first ones are given, and each of them may be made. */
import { describe, expect, it } from 'vitest';
import { listSome } from '../../../../src/engine/events/question.ts';
import { fight } from './fight.ts';

const crowd = (of: string, count: number) => Array.from({ length: count }, (_, at) => ({ ref: `${of}${at}`, of, pt: [1, 1] as const }));

describe('a declaration among very many', () => {
  it.each([
    ['2026-01-16', 16],
    ['2009-10-01', 17],
    ['2004-06-01', 18],
  ])('of attackers is written as others are (%s, %d creatures)', (day, count) => {
    const f = fight({ day, things: crowd('A', count), step: 'declare attackers' });
    const question = f.pending();
    const { answers, all } = question ? listSome(question) : { answers: [], all: true };
    expect(all).toBe(false);
    expect(answers.slice(0, 300).filter((answer) => question?.judge(answer).legal !== true)).toEqual([]);
  });

  it.each([
    ['2026-01-16', 9, 3],
    ['2016-01-16', 12, 2],
    ['2005-10-01', 8, 4],
  ])('of blockers is written as others are (%s, %d blockers, %d attackers)', (day, count, attackers) => {
    const f = fight({ day, things: [...crowd('A', attackers), ...crowd('B', count)], step: 'declare attackers' });
    f.answer(Object.fromEntries(crowd('A', attackers).map(({ ref }) => [`${ref}.0`, 'B'])));
    while (f.pending()?.kind === 'priority') f.answer('pass');
    const question = f.pending();
    expect(question?.kind).toBe('blockers');
    const { answers, all } = question ? listSome(question) : { answers: [], all: true };
    expect(all).toBe(false);
    expect(answers.slice(0, 300).filter((answer) => question?.judge(answer).legal !== true)).toEqual([]);
    // A single attacker that is blocked is named without a list around it.
    expect(
      answers
        .slice(0, 300)
        .flatMap((answer): readonly unknown[] => Object.values(answer))
        .filter((each) => Array.isArray(each) && each.length === 1),
    ).toEqual([]);
  });
});
