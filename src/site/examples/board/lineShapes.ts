/**
 * Shapes of lines, which run where nothing is written: from edge to edge of two cards, or along the lane in the middle of the table and its margin to
 * a player. In pixels from an origin.
 */

export type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

export interface Shape {
  readonly path: string;
  /** Of an arrow, at its end. */
  readonly head: string;
}

/** How a line comes to a player: along the lane at a height, and from there at a distance from the left to the edge of what is the player’s. */
export interface Way {
  readonly lane: number;
  readonly x: number;
  readonly end: number;
}

/** So far from its corner a line leaves a card, if it can. */
const inset = 12;
const headLength = 8;
const corner = 6;

/** Between the edges that face one another, and straight where one card is above the other; two that stand beside each other have a bow over both. */
export function shapeBetween(one: Box, other: Box): Shape {
  const [x1, x2] = facingEnds(one, other);
  const isUp = bottomOf(other) <= middleOf(one);
  if (!isUp && other.top < middleOf(one)) return shapeBow(one, other);
  const [y1, y2] = isUp ? [one.top, bottomOf(other)] : [bottomOf(one), other.top];
  const bend = (y1 + y2) / 2;
  return { path: `M${at(x1, y1)}C${at(x1, bend)} ${at(x2, bend)} ${at(x2, y2)}`, head: shapeHead(x2, y2, isUp ? -1 : 1) };
}

/** From the edge that faces the lane, and around all cards. It leaves beside the middle, where lines from card to card may come. */
export function shapeAround(one: Box, { lane, x, end }: Way): Shape {
  const from = one.left + one.width / 4;
  const start = lane < middleOf(one) ? one.top : bottomOf(one);
  const [first, side, last] = [Math.sign(lane - start) || 1, Math.sign(x - from) || -1, Math.sign(end - lane) || 1];
  const radius = (length: number): number => Math.min(corner, Math.abs(length) / 2);
  const [r1, r2] = [Math.min(radius(lane - start), radius(x - from)), Math.min(radius(end - lane), radius(x - from))];
  return {
    path:
      `M${at(from, start)}V${round(lane - first * r1)}Q${at(from, lane)} ${at(from + side * r1, lane)}` +
      `H${round(x - side * r2)}Q${at(x, lane)} ${at(x, lane + last * r2)}V${round(end)}`,
    head: shapeHead(x, end, last),
  };
}

function shapeBow(one: Box, other: Box): Shape {
  const [x1, x2] = [one.left + one.width / 2, other.left + other.width / 2];
  const top = Math.min(one.top, other.top) - 2 * headLength;
  return { path: `M${at(x1, one.top)}C${at(x1, top)} ${at(x2, top)} ${at(x2, other.top)}`, head: shapeHead(x2, other.top, 1) };
}

/** From left to right where the line leaves the one and comes to the other: at one place if both have it. */
function facingEnds(one: Box, other: Box): readonly [number, number] {
  const [a, b] = [one, other].map(
    ({ left, width }) => [left + Math.min(inset, width / 2), left + width - Math.min(inset, width / 2)] as const,
  );
  if (!a || !b) return [0, 0];
  if (a[1] < b[0]) return [a[1], b[0]];
  if (b[1] < a[0]) return [a[0], b[1]];
  const shared = (Math.max(a[0], b[0]) + Math.min(a[1], b[1])) / 2;
  return [shared, shared];
}

const shapeHead = (x: number, y: number, down: number): string =>
  `M${at(x, y)}L${at(x - headLength / 2, y - down * headLength)} ${at(x + headLength / 2, y - down * headLength)}Z`;

const bottomOf = ({ top, height }: Box): number => top + height;
const middleOf = ({ top, height }: Box): number => top + height / 2;
const round = (value: number): number => Math.round(value * 10) / 10;
const at = (x: number, y: number): string => `${round(x)} ${round(y)}`;
