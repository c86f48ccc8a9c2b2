/** What the board of a run asks of the room that it has: how high it likes to be, and how wide its rows are when they break into lines. */
import type { BoardView } from '../../../demonstration/inBrowser.ts';
import { findCards, type Row, type Slot, zonesOfStrip } from './places.ts';

export interface Measures {
  /** In rem: so high it is where there is room. */
  readonly natural: number;
  /** The same on a phone, where rows break into several lines and each zone has its own. */
  readonly naturalNarrow: number;
  /** In cards that stand upright: the longest line when every row is one, when it is two, and when it is three. */
  readonly lines: readonly [one: number, two: number, three: number];
}

/** A player, and the rows of the battlefield that are theirs. */
export interface Side {
  readonly name: string;
  readonly rows: readonly Row[];
}

/** The side of whom the board speaks first is the first; `depth` is of the stack when most lies on it. */
export function measureBoard(boards: readonly BoardView[], sides: readonly Side[], depth: number): Measures {
  const others = sides.length - 1;
  const longest = (lines: number): number => Math.max(1, ...sides.flatMap(({ rows }) => rows.map((row) => longestLine(row, lines))));
  const narrow = sides.map(({ name, rows }, at) => {
    const inLine = inNarrowLine(at === 0 || others === 1);
    // Of cards that are larger than they need to be less stand in a line.
    return stripHeight(boards, name, inLine) + heightOf(rows, (row) => Math.max(11, 7.2 * Math.ceil(longestLine(row, 1) / (0.7 * inLine))));
  });
  return {
    natural: naturalHeight(
      sides.map(({ rows }) => 3 + heightOf(rows, (row) => (longestLine(row, 1) > 6.5 ? 15 : 11))),
      Math.min(1, others),
      depth === 0 ? 0 : 5.5,
    ),
    // Two of the others stand beside one another, and two things on the stack.
    naturalNarrow: naturalHeight(narrow, Math.ceil(others / 2), depth === 0 ? 0 : 0.5 + 3 * Math.ceil(depth / 2)),
    lines: [longest(1), longest(2), longest(3)],
  };
}

/** The sides of all others stand in as many rows as are said. */
const naturalHeight = ([own = 0, ...others]: readonly number[], rows: number, stack: number): number =>
  1.5 + own + Math.max(0, ...others) * rows + stack;

const heightOf = (rows: readonly Row[], ofCards: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + (row.kind === 'lands' ? 3 : ofCards(row)), 0);

/** On a phone each zone has lines of its own, and scrolls when it has more than three. */
const stripHeight = (boards: readonly BoardView[], player: string, inLine: number): number =>
  zonesOfStrip.reduce((sum, zone) => sum + Math.min(3, Math.ceil((findCards(boards, zone, player).length / inLine) * 1.5)) * 1.75, 2);

/** In cards that stand upright: one that is turned needs a third more. */
const widthOf = ({ turns }: Slot): number => (turns ? 1.35 : 1);

/** So wide a row is when it breaks into as many lines: its slots go on in order, and each line takes what fits. */
export function longestLine({ kind, slots }: Row, lines: number): number {
  if (kind === 'lands') return 1;
  const widths = slots.map(widthOf);
  const fits = (width: number): boolean => {
    let [line, used] = [1, 0];
    for (const each of widths) {
      if (used > 0 && used + each > width + 0.001) [line, used] = [line + 1, 0];
      used += each;
    }
    return line <= lines;
  };
  // A wider one takes what a narrower one does, and all are whole twentieths of a card.
  let narrowest = Math.round(20 * widths.reduce((most, each) => Math.max(most, each), 1));
  let widest = Math.max(narrowest, Math.round(20 * widths.reduce((sum, each) => sum + each, 0)));
  while (narrowest < widest) {
    const middle = Math.floor((narrowest + widest) / 2);
    if (fits(middle / 20)) widest = middle;
    else narrowest = middle + 1;
  }
  return widest / 20;
}

/** So many small cards stand in a line on a phone: in all of its width, or in half of it. */
const inNarrowLine = (isWide: boolean): number => (isWide ? 5 : 2);

/** The lines into which a row breaks there, as an attribute that written.css has the value of; absent where it is one. */
export function narrowLines(row: Row, isWide: boolean): string | undefined {
  const lines = Math.min(4, Math.ceil(longestLine(row, 1) / inNarrowLine(isWide)));
  return lines > 1 ? String(lines) : undefined;
}
