/**
 * The General Rulings Summary of 2005: the Comprehensive Rules' own numbers, rulings on them, and the glossary as numbered topics.
 *
 *     1 - The Game  ------------           section, underlined
 *     100 - General                        subsection
 *     + 100.1 - … [CompRules 2005/08/01]   rule; `+` marks what this release has changed
 *     Example: … [CompRules 2005/08/01]    Example of the entry before it
 *     502.6 - Landwalk                     rule that is only a title
 *     509.Ruling.1 - … [D'Angelo 2005/10/01]
 *     + Note - Also see Rule …             note on the heading above it
 *     9 - Glossary  ------------
 *     G1.2 - Ability Word                  topic: term
 *     + G1.2a - …                          text of the topic: subrule
 *
 * Texts of topics are subrules and no rulings: they quote the official glossary, as their attribution says, and a ruling is not
 * official text; so they count and are cited as what stands under a numbered heading. Rules that list cards are lists.
 * Line breaks mean nothing here: the copies that are left have none.
 */
import type { VFile } from 'vfile';
import type { SourceText } from '../../model/source.ts';
import type { Block, ContentsItem, EntryNode, RulesTree } from '../../model/tree.ts';
import { finishTree, isDefined } from '../build.ts';
import type { FamilyGrammar } from './family.ts';
import { releaseDate } from './rulingsSummary/attributions.ts';
import { makeRulingsSummary2005, type RulingsSummary2005Layout } from './rulingsSummary/make2005.ts';
import { bestStarts, findCandidates, isUnderlined, type NumberStart } from './rulingsSummary/starts.ts';
import { checkSummaryNumbers, readSummaryEntries } from './rulingsSummary/summaryEntries.ts';
import { claimMatter } from './rulingsSummary/wording.ts';

export type { RulingsSummary2005Layout } from './rulingsSummary/make2005.ts';

const contentsShape = /(?<!\S)Table of Contents:?(?=\s)/i;
//   Acknowledgements and Disclaimers ---------     Index ---------     or alone on a line
const backShape = /(?<!\S)(?:Acknowledge?ments(?: and Disclaimers?)?|Index)(?=\s*(?:[-=]{5,}|[\r\n]))/g;

interface Parts {
  readonly contents: number;
  readonly body: number;
  readonly back: number;
}

/** Where the contents, the entries and the back matter start, and the numbers that start entries. */
function findParts(text: string): { parts: Parts; starts: readonly NumberStart[]; listed: readonly NumberStart[] } {
  const head = contentsShape.exec(text.slice(0, 60_000));
  const candidates = findCandidates(text, head ? head.index + head[0].length : 0, text.length);
  // Contents list the headings that then come again: the entries start with the first section that has a row below it.
  const first = head ? candidates.findIndex((candidate) => isUnderlined(text, candidate)) : -1;
  const body = first < 0 ? candidates : candidates.slice(first);
  let starts = bestStarts(text, body);
  let listed =
    head && first > 0 ? bestStarts(text, findCandidates(text, head.index + head[0].length, candidates[first]?.start ?? 0, true)) : [];
  if (head && first < 0) {
    const seen = new Set<string>();
    const again = starts.findIndex(
      ({ number: { kind, number } }) => (kind === 'section' || kind === 'subsection') && (seen.has(number) || !seen.add(number)),
    );
    if (again > 0) [listed, starts] = [starts.slice(0, again), starts.slice(again)];
  }
  const last = starts[starts.length - 1]?.content ?? 0;
  const back = [...text.matchAll(backShape)].map((match) => match.index).find((at) => at >= last) ?? text.length;
  const from = starts[0]?.start ?? back;
  return { parts: { contents: head && head.index < from ? head.index : from, body: from, back }, starts, listed };
}

function readTree(source: SourceText, file: VFile): RulesTree {
  const { text } = source;
  const { parts, starts, listed } = findParts(text);
  const items: ContentsItem[] = listed.map((start, index) => ({
    number: start.number.number,
    title: text
      .slice(start.content, listed[index + 1]?.start ?? parts.body)
      .replace(/\s+/g, ' ')
      .trim(),
  }));
  const entries: EntryNode[] = readSummaryEntries(source, starts, parts.back);
  const blocks: (Block | undefined)[] = [
    claimMatter(source, 'frontMatter', 0, parts.contents),
    claimMatter(source, 'contents', parts.contents, parts.body, items),
    ...entries,
    claimMatter(source, 'backMatter', parts.back, text.length),
  ];
  const front = text.slice(0, parts.contents);
  const date = releaseDate(front);
  const tree: Omit<RulesTree, 'position'> = {
    type: 'document',
    document: 'rulings-summary',
    family: 'rulings-summary-2005',
    extent: /\bchanges\s+only\b/i.test(front) ? 'changes' : 'whole',
    ...(date ? { date, dateFrom: 'document' as const } : {}),
    children: blocks.filter(isDefined),
  };
  const finished = finishTree(source, tree, file);
  checkSummaryNumbers(entries, file);
  return finished;
}

function recognises(source: SourceText): number {
  const head = source.text.slice(0, 400_000);
  const numbers =
    head.match(/(?<!\S)(?:\d{3}\.\d{1,3}[a-z]?|\d{3}\.(?:\d{1,3}\.)?Rulings?\.\d+|G\d{1,2}\.\d{1,3}[a-z]?) - \S/g)?.length ?? 0;
  const attributions = head.match(/\[[^\][\d]{2,40}[^\][]{0,20}\d{4}\/\d\d\/\d\d\]/g)?.length ?? 0;
  const named = /\bRulings Summary\b/.test(head.slice(0, 2000));
  if (numbers >= 5 && (attributions >= 3 || named)) return 0.95;
  return numbers >= 2 && (attributions >= 1 || named) ? 0.7 : 0;
}

/** Guarantees: never throws; the same entries whatever the line ends are, or if there are none. */
export const rulingsSummary2005: FamilyGrammar<RulingsSummary2005Layout> = {
  family: 'rulings-summary-2005',
  recognises,
  read: readTree,
  make: makeRulingsSummary2005,
};
