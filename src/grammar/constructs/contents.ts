/**
 * The contents list: section and subsection headings in a row, before the first rule, after which the numbers start again.
 *
 *     1. Game Concepts
 *     100. General
 *     …
 *     Glossary
 *     Credits
 */
import type { ContentsItem } from '../../model/tree.ts';
import type { TextLine } from '../lines.ts';
import type { Candidate } from './chain.ts';
import { type PartNames, usualParts } from './parts.ts';

export interface ContentsList {
  /** Indexes of its first line and of the line behind its last. */
  readonly from: number;
  readonly to: number;
  readonly items: ContentsItem[];
}

const rank = ({ printed: { parts } }: Candidate): number => parts.subsection ?? parts.section * 100 - 0.5;

/** Finds the list, if the document has one. `candidates` are all numbers at line starts, in order. */
export function findContents(
  lines: readonly TextLine[],
  candidates: readonly Candidate[],
  { isContentsHeading, isPartName }: PartNames = usualParts,
): ContentsList | undefined {
  const firstRule = candidates.findIndex(({ printed }) => printed.parts.rule !== undefined);
  const headings = firstRule < 0 ? candidates : candidates.slice(0, firstRule);
  let restart = 0;
  headings.forEach((heading, index) => {
    const before = headings[index - 1];
    if (before && rank(heading) <= rank(before)) restart = index;
  });
  const listed = headings.slice(0, restart);
  const first = listed[0];
  const last = listed[listed.length - 1];
  const body = headings[restart];
  if (listed.length < 3 || !first || !last || !body) return undefined;
  let from = first.line;
  for (let at = first.line - 1; at >= Math.max(0, first.line - 3); at -= 1) {
    const value = lines[at]?.value ?? '';
    if (isContentsHeading(value)) from = at;
    else if (from === first.line && !lines[at]?.divider && !isPartName(value)) break;
  }
  let to = last.line + 1;
  for (let line = lines[to]; line && to < body.line && (isPartName(line.value) || line.divider); line = lines[to]) to += 1;
  // A divider below the list belongs to what follows it.
  while (to > last.line + 1 && lines[to - 1]?.divider) to -= 1;
  const items = listed.map(({ printed, line }) => ({
    number: printed.number,
    title: lines[line]?.value.slice(printed.length).trim() ?? '',
  }));
  return { from, to, items };
}
