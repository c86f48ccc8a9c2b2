import { describe, expect, it } from 'vitest';
import { listLines } from '../../../../src/site/examples/board/lines.ts';
import { type Box, shapeAround, shapeBetween } from '../../../../src/site/examples/board/lineShapes.ts';
import { playDemonstration } from '../../../../src/demonstration/everyEdition.ts';
import { creature, readForPlayer } from '../../../demonstration/play.ts';

const card = (left: number, top: number): Box => ({ left, top, width: 100, height: 140 });

/** Every point that the path of a line is described by: it stays between them. */
function pointsOf(path: string): readonly { x: number; y: number }[] {
  let [x, y] = [NaN, NaN];
  return [...path.matchAll(/([MCQHV])([^MCQHV]*)/g)].flatMap(([, letter, rest = '']) => {
    const numbers = (rest.match(/-?[\d.]+/g) ?? []).map(Number);
    if (letter === 'H') return [{ x: (x = numbers[0] ?? NaN), y }];
    if (letter === 'V') return [{ x, y: (y = numbers[0] ?? NaN) }];
    return numbers.flatMap((_, at) => (at % 2 === 0 ? [{ x: (x = numbers[at] ?? NaN), y: (y = numbers[at + 1] ?? NaN) }] : []));
  });
}
const isInside = ({ left, top, width, height }: Box, { x, y }: { x: number; y: number }): boolean =>
  x > left && x < left + width && y > top && y < top + height;

describe('a line between two cards', () => {
  const [upper, lower] = [card(0, 0), card(60, 160)];
  it.each([
    ['down', upper, lower, 160],
    ['up', lower, upper, 140],
  ])('goes %s from edge to edge and enters neither, with its head at the other', (_, one, other, end) => {
    const { path, head } = shapeBetween(one, other);
    const points = pointsOf(path);
    expect(points.filter((point) => isInside(one, point) || isInside(other, point))).toEqual([]);
    expect(points.at(-1)?.y).toBe(end);
    expect(pointsOf(head).every(({ y }) => y >= 140 && y <= 160)).toBe(true);
  });

  it('is straight where one is above the other', () => {
    const points = pointsOf(shapeBetween(upper, lower).path);
    expect(new Set(points.map(({ x }) => x)).size).toBe(1);
  });

  it('has a bow over both where they stand beside each other', () => {
    const [left, right] = [card(0, 50), card(120, 50)];
    const points = pointsOf(shapeBetween(left, right).path);
    expect(points.filter((point) => isInside(left, point) || isInside(right, point))).toEqual([]);
    expect(Math.min(...points.map(({ y }) => y))).toBeLessThan(50);
  });
});

describe('a line to a player', () => {
  it('goes around all that lies between: along the lane, and along the margin', () => {
    const attacker = card(200, 200);
    const points = pointsOf(shapeAround(attacker, { lane: 190, x: 6, end: 20 }).path);
    expect(points[0]).toEqual({ x: 225, y: 200 });
    expect(points.at(-1)).toEqual({ x: 6, y: 20 });
    // Above the lane it is nowhere but at the margin.
    expect(points.filter(({ x, y }) => y < 190 && x > 6)).toEqual([]);
  });
});

describe('the lines of a board', () => {
  it('are faded of an attacker that is blocked', () => {
    const { setup, ...rest } = {
      setup: { active: 'A', step: 'declare blockers', attacking: { bear: 'B', lion: 'B' }, blocking: { wall: ['bear'] } },
    };
    const demonstration = readForPlayer({
      ...rest,
      setup: {
        ...setup,
        zones: { battlefield: [creature('bear', 'A', '2/2'), creature('lion', 'A', '2/2'), creature('wall', 'B', '0/4')] },
      },
    });
    expect(listLines(playDemonstration(demonstration).boardAt(0))).toEqual([
      { kind: 'attack', from: 'bear', to: 'B', faded: true },
      expect.objectContaining({ kind: 'attack', from: 'lion', to: 'B' }),
      { kind: 'block', from: 'wall', to: 'bear' },
    ]);
  });
});
