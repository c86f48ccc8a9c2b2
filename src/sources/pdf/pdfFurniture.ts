/**
 * Heads, feet and numbers of pages, known by coming back: the same words at the same height of page after page, or a number that counts pages. And
 * stamps across a page, wherever they stand.
 */
import type { DrawnLine } from './pdfLines.ts';

/** Furniture stands in these shares of a page, from its top and from its foot. */
const zone = 0.15;
/** In how many pages, each next to the one before or to the one before that (left and right pages differ), words must come back. */
const enough = 3;
/** Points by which the height may differ. */
const tolerance = 4;

/** Of the lines that stand as near to the edge as a head or foot, so many must be heads or feet: text has its own height. */
const ownShare = 0.8;

/** The lines that are furniture. `heights` are those of the pages. */
export function findFurniture(lines: readonly DrawnLine[], heights: readonly number[]): ReadonlySet<DrawnLine> {
  const heightOf = ({ page }: DrawnLine): number => heights[page - 1] ?? 0;
  // A foot is measured from the foot, since pages may differ in height.
  const sides = [
    { fromEdge: ({ y }: DrawnLine) => y, reach: zone },
    { fromEdge: (line: DrawnLine) => heightOf(line) - line.y, reach: zone },
  ];
  const furniture = new Set(lines.filter(({ slanted }) => slanted));
  for (const { fromEdge, reach } of sides) {
    const near = lines.filter((line) => fromEdge(line) < heightOf(line) * reach);
    const recurring = findRecurring(near, Math.max(2, Math.min(enough, heights.length)));
    for (const line of beyondText(near, recurring, fromEdge)) furniture.add(line);
  }
  return furniture;
}

/** The recurring lines that stand nearer to the edge than text does, as far as they are the most there. */
function beyondText(near: readonly DrawnLine[], recurring: ReadonlySet<DrawnLine>, fromEdge: (line: DrawnLine) => number): DrawnLine[] {
  const outward = near.map((line) => ({ line, edge: fromEdge(line), recurs: recurring.has(line) })).toSorted((a, b) => a.edge - b.edge);
  let limit = -1;
  let count = 0;
  for (const [at, { edge, recurs }] of outward.entries()) {
    if (recurs) count += 1;
    const next = outward[at + 1]?.edge ?? Infinity;
    if (next - edge > tolerance && count >= (at + 1) * ownShare) limit = edge;
    if (count < (at + 1) * ownShare && next - edge > tolerance) break;
  }
  return outward.filter(({ edge, recurs }) => recurs && edge <= limit).map(({ line }) => line);
}

function findRecurring(near: readonly DrawnLine[], needed: number): ReadonlySet<DrawnLine> {
  const alike = new Map<string, DrawnLine[]>();
  for (const line of near)
    for (const sign of signsOf(line)) {
      const group = alike.get(sign);
      if (group) group.push(line);
      else alike.set(sign, [line]);
    }
  const found = [...alike.values()].flatMap((group) => inSeries(group, needed));
  return new Set([...found, ...near.filter(({ text }) => /^page \d+ of \d+$/i.test(text))]);
}

/**
 * What a line has in common with its like on other pages: its words, and its words with one number said as so many more than the page's. The
 * number of a rule is none of those: rules count too.
 */
function signsOf({ text, page }: DrawnLine): string[] {
  const numbers = [...text.matchAll(/(?<![\d.])\d+(?!\d|\.\d|\. ?\S)/g)].slice(0, 8);
  const counted = numbers.map(({ 0: digits, index }) => {
    const more = Number(digits) - page;
    return `${text.slice(0, index)}\0${more}\0${text.slice(index + digits.length)}`;
  });
  return [text, ...counted];
}

/** Those that come back at the same height on page after page. */
function inSeries(lines: readonly DrawnLine[], needed: number): DrawnLine[] {
  const found: DrawnLine[] = [];
  let series: DrawnLine[] = [];
  const close = (): void => {
    if (new Set(series.map(({ page }) => page)).size >= needed) found.push(...series);
  };
  for (const line of lines) {
    const before = series.at(-1);
    if (before && (line.page - before.page > 2 || Math.abs(line.y - before.y) > tolerance)) {
      close();
      series = [];
    }
    series.push(line);
  }
  close();
  return found;
}
