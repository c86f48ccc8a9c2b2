/**
 * Penalties that stand beside a heading, in a box or a cell of their own:
 *
 *     2.1. Game Play Error — Missed Trigger<tab>Penalty        2.1. …<tab>Penalty Warning        2.1. …<tab>No Penalty
 *     Warning*
 *
 * In a plain text spaces stand for the tab.
 */
import type { TextLine } from '../../lines.ts';

/** A line of a policy document. `cell`: it stood behind a tab, and is a penalty or the word. */
export interface PolicyLine extends TextLine {
  readonly cell?: true;
}

const penalty = /^(?:No Penalty|Caution|Warning|Game Loss|Match Loss|Disqualification)\*?$/;

/** Whether a line is the name of a penalty and no more. */
export const isPenalty = (line: string): boolean => penalty.test(line);

const beside =
  /^(\d.*\S)(?:\t+\s*| {3,})(?:(Penalty)(?:\s+(\S.*))?|((?:No Penalty|Caution|Warning|Game Loss|Match Loss|Disqualification)\*?))$/;

/** What the pages of 2000 have at their head and foot: the name of the game, and the sections on the page. */
const runningHead = /^(?:MAGIC: ?THE ?GATHERING|\d{3}\.-\d{3}\.)$/;

const pageNumber = /(?:^|\s)page (\d{1,3})(?: of \d{1,3})?$/i;
const longestFoot = 120;

/** Heads and feet of a text that has no pages: lines that end with the number of the page and are alike but for it, as the numbers rise. */
function findFeet(lines: readonly TextLine[]): ReadonlySet<TextLine> {
  const feet = lines.flatMap((line) => {
    const match = line.value.length <= longestFoot ? pageNumber.exec(line.value) : null;
    return match ? [{ line, words: line.value.slice(0, match.index).trim(), page: Number(match[1]) }] : [];
  });
  const alike = [...Map.groupBy(feet, ({ words }) => words).values()];
  const rising = alike.filter((group) => group.length >= 2 && group.every(({ page }, at) => at === 0 || page > (group[at - 1]?.page ?? 0)));
  return new Set(rising.flat().map(({ line }) => line));
}

/** Sets what stands beside a heading on lines of its own, and marks heads and feet of pages. All offsets stay. */
export function splitCells(lines: readonly TextLine[]): readonly PolicyLine[] {
  const feet = findFeet(lines);
  return lines.flatMap((line): readonly PolicyLine[] => {
    if (runningHead.test(line.value) || feet.has(line)) return [{ ...line, hint: { ...line.hint, furniture: true } }];
    const match = beside.exec(line.value);
    if (!match) return [line];
    const [, own = '', ...cells] = match;
    let from = own.length;
    const pieces = cells.flatMap((value): readonly PolicyLine[] => {
      if ((value as string | undefined) === undefined) return [];
      const at = line.value.indexOf(value, from);
      from = at + value.length;
      return [{ ...line, value, start: line.start + at, end: line.start + from, opens: false, cell: true }];
    });
    // The penalty of a heading in bold may be in another type.
    return [{ ...line, value: own, end: line.start + own.length, hint: { ...line.hint, bold: true } }, ...pieces];
  });
}
