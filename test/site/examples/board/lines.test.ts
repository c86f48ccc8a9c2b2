import { describe, expect, it } from 'vitest';
import { type Box, shapeLine } from '../../../../src/site/examples/board/lines.ts';

const origin = { left: 0, top: 0 };
const card = (left: number, top: number): Box => ({ left, top, width: 100, height: 140 });

/** The first and the last point of a line. */
function endsOf({ path }: { readonly path: string }): readonly [{ x: number; y: number }, { x: number; y: number }] {
  const numbers = path.match(/-?[\d.]+/g)?.map(Number) ?? [];
  const [x1 = NaN, y1 = NaN] = numbers;
  const [x2 = NaN, y2 = NaN] = numbers.slice(-2);
  return [
    { x: x1, y: y1 },
    { x: x2, y: y2 },
  ];
}

describe('a line between two cards', () => {
  const [upper, lower] = [card(0, 0), card(60, 146)];
  it.each([
    ['that is below', upper, lower, 1],
    ['that is above', lower, upper, 0],
  ])('stops at the upper edge of the one %s, where its name begins, and is still long enough to be seen', (_, one, other, at) => {
    const ends = endsOf(shapeLine(one, other, origin));
    expect(ends[at]?.y).toBeCloseTo(lower.top, 0);
    expect(ends[1 - at]?.y).toBeLessThan(upper.top + upper.height);
    expect(Math.hypot(ends[1].x - ends[0].x, ends[1].y - ends[0].y)).toBeGreaterThanOrEqual(35.5);
  });

  it('that stand apart goes from edge to edge', () => {
    const [from, to] = endsOf(shapeLine(card(0, 0), card(0, 400), origin));
    expect([from.y, to.y]).toEqual([140, 400]);
  });
});
