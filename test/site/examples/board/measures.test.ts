import { describe, expect, it } from 'vitest';
import { playDemonstration } from '../../../../src/demonstration/everyEdition.ts';
import { longestLine, measureBoard, narrowLines } from '../../../../src/site/examples/board/measures.ts';
import { findRows, type Row } from '../../../../src/site/examples/board/places.ts';
import { creature, readForPlayer } from '../../../demonstration/play.ts';

const row = (...turned: readonly boolean[]): Row => ({
  kind: 'others',
  slots: turned.map((turns) => ({ find: () => undefined, turns, attached: [] })),
});
const upright = (count: number): Row => row(...Array.from({ length: count }, () => false));

describe('a row of cards', () => {
  it.each([
    [7, [7, 4, 3]],
    [2, [2, 1, 1]],
    [1, [1, 1, 1]],
  ])('of %d breaks into lines as long as they have to be', (count, lines) => {
    expect([1, 2, 3].map((each) => longestLine(upright(count), each))).toEqual(lines);
  });

  it('gives a third more to each card that turns, and never parts one', () => {
    expect(longestLine(row(true, true, false, false), 2)).toBeCloseTo(2.7);
    expect(longestLine(row(true, false), 3)).toBeCloseTo(1.35);
  });

  it('has lines on a phone that hold five cards, or two beside another player', () => {
    expect([narrowLines(upright(5), true), narrowLines(upright(6), true)]).toEqual([undefined, '2']);
    expect([narrowLines(upright(2), false), narrowLines(upright(4), false), narrowLines(upright(40), false)]).toEqual([
      undefined,
      '2',
      '4',
    ]);
  });
});

describe('the board', () => {
  const measure = (count: number) => {
    const battlefield = Array.from({ length: count }, (_, at) => creature(`bear${at}`, 'A', '2/2'));
    const board = playDemonstration(readForPlayer({ setup: { zones: { battlefield } } })).boardAt(0);
    return measureBoard(
      [board],
      ['A', 'B'].map((name) => ({ name, rows: findRows([board], name) })),
      0,
    );
  };

  it('likes to be higher when a row breaks into lines: on a phone sooner than at a desk', () => {
    const [few, some, many] = [measure(2), measure(6), measure(9)];
    expect(some.naturalNarrow).toBeGreaterThan(few.naturalNarrow);
    expect(some.natural).toBe(few.natural);
    expect(many.natural).toBeGreaterThan(some.natural);
    expect(many.lines).toEqual([9, 5, 3]);
  });
});
