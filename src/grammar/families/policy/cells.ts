/**
 * Penalties that stand beside a heading, in a box or a cell of their own:
 *
 *     2.1. Game Play Error — Missed Trigger<tab>Penalty        2.1. …<tab>Penalty Warning        2.1. …<tab>No Penalty
 *     Warning*
 */
import type { TextLine } from '../../lines.ts';

/** A line of a policy document. `cell`: it stood behind a tab, and is a penalty or the word. */
export interface PolicyLine extends TextLine {
  readonly cell?: true;
}

const penalty = /^(?:No Penalty|Caution|Warning|Game Loss|Match Loss|Disqualification)\*?$/;

/** Whether a line is the name of a penalty and no more. */
export const isPenalty = (line: string): boolean => penalty.test(line);

const beside = /^(\d.*\S)\t+\s*(?:(Penalty)(?:\s+(\S.*))?|((?:No Penalty|Caution|Warning|Game Loss|Match Loss|Disqualification)\*?))$/;

/** What the pages of 2000 have at their head and foot: the name of the game, and the sections on the page. */
const runningHead = /^(?:MAGIC: ?THE ?GATHERING|\d{3}\.-\d{3}\.)$/;

/** Sets what stands beside a heading on lines of its own. All offsets stay. */
export function splitCells(lines: readonly TextLine[]): readonly PolicyLine[] {
  return lines.flatMap((line): readonly PolicyLine[] => {
    if (runningHead.test(line.value)) return [{ ...line, hint: { ...line.hint, furniture: true } }];
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
