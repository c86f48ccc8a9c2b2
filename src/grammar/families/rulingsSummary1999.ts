/**
 * The General Rulings Summary as it was until 1999: lettered sections, numbered topics, rulings under them.
 *
 *     A - Abilities                          section
 *     A.1 - General Rulings on Abilities     topic: subsection
 *     A.1.1 - An "ability" is … [Author 02/03/98]
 *     A.1.Ruling.1 - …                       rulings, of the topic's text and on it
 *     Note - See …                           note on the topic above it
 *
 * All are rulings: the summary puts them together itself, and says of each who gave it. A ruling that lists cards is a `list`.
 */
import type { VFile } from 'vfile';
import { appendAll } from '../blocks.ts';
import type { SourceText } from '../../model/source.ts';
import type { Block, ContentsItem, EntryNode, Example, RulesTree } from '../../model/tree.ts';
import { claim, entry, example, finishTree, isDefined, report } from '../build.ts';
import { type TextLine, textLines } from '../lines.ts';
import type { FamilyGrammar } from './family.ts';
import { creditsOf, releaseDate } from './rulingsSummary/attributions.ts';
import { checkLetteredNumbers, type LetteredNumber, parseLetteredNumber } from './rulingsSummary/letteredNumber.ts';
import { isHeading, isTitle } from './titles.ts';
import { asChildren, claimMatter, claimParagraphs, claimTitle, isCardList } from './rulingsSummary/wording.ts';
import { makeRulingsSummary1999, type RulingsSummary1999Layout } from './rulingsSummary/make1999.ts';

export type { RulingsSummary1999Layout } from './rulingsSummary/make1999.ts';

//   A.1.1 - …      o A.1.Ruling.1 - …      Note - …      Example: …
const start =
  /^(?:([o+*•○°])\s+)?(?:([A-Z](?:\.\d{1,3}){0,2}[a-z]?|[A-Z]\.\d{1,3}\.Rulings?\.\d{1,3})(\s+-{1,2})(?=\s|$)|(Note)(\s+-{1,2})(?=\s|$)|(Examples?:))/;

interface Start {
  readonly line: TextLine;
  readonly index: number;
  readonly number: LetteredNumber | undefined;
  readonly sign: 'number' | 'note' | 'example';
  /** Offsets: of the number or sign, behind it, and of the wording. */
  readonly at: number;
  readonly behind: number;
  readonly wording: number;
}

function findStart(line: TextLine, index: number): Start | undefined {
  const match = start.exec(line.value);
  if (!match) return undefined;
  const [whole, mark, printed, , note] = match;
  const number = printed === undefined ? undefined : parseLetteredNumber(printed);
  const sign = printed !== undefined ? 'number' : note !== undefined ? 'note' : 'example';
  if (sign === 'number' && !number) return undefined;
  const rest = line.value.slice(whole.length).trim();
  // A wrapped line may begin with a lone letter and a dash; a heading is short and no sentence, a section's has capitals.
  if (number?.depth === 1 && !isTitle(rest)) return undefined;
  if (number?.depth === 2 && !isHeading(rest)) return undefined;
  const lead = mark === undefined ? 0 : whole.indexOf(printed ?? note ?? 'Example', mark.length);
  const at = line.start + lead;
  return { line, index, number, sign, at, behind: at + (printed ?? note ?? whole.slice(lead)).length, wording: line.start + whole.length };
}

const isContentsLine = (line: TextLine): boolean => /^table of contents\b/i.test(line.value);
const isBackLine = (line: TextLine): boolean => /^(?:index|acknowledge?ments(?: and disclaimers?)?):?$/i.test(line.value);

/** The parts of the document as ranges of lines: what stands before the entries, and what stands behind them. */
function findParts(lines: readonly TextLine[], starts: readonly Start[]): { contents: number; body: number; back: number } {
  const contents = lines.findIndex(isContentsLine);
  const first = starts.find((found) => found.sign === 'number' && found.index > contents);
  let body = first?.index ?? lines.length;
  if (contents >= 0) {
    // The list of contents ends where a number comes again, or where there is a ruling.
    const listed = new Set<string>();
    const again = starts.find((found) => {
      if (found.index < contents || !found.number) return false;
      const over = found.number.depth === 3 || listed.has(found.number.number);
      listed.add(found.number.number);
      return over;
    });
    body = again?.index ?? lines.length;
  }
  const last = starts.findLast((found) => found.number?.depth === 3)?.index ?? body;
  const back = lines.findIndex((line, index) => index > Math.max(body, last) && isBackLine(line));
  return { contents: contents >= 0 && contents < body ? contents : body, body, back: back < 0 ? lines.length : back };
}

function readTree(source: SourceText, file: VFile): RulesTree {
  const lines = textLines(source);
  const starts = lines.map(findStart).filter(isDefined);
  const parts = findParts(lines, starts);
  const offsetOf = (index: number): number => lines[index]?.start ?? source.text.length;
  const blocks: (Block | undefined)[] = [claimMatter(source, 'frontMatter', 0, offsetOf(parts.contents))];
  const items: ContentsItem[] = starts
    .filter((found) => found.index > parts.contents && found.index < parts.body)
    .map((found) => ({
      number: found.number?.number ?? '',
      title: source.text.slice(found.wording, found.line.end).trim().replace(/ ?:$/, ''),
    }))
    .filter((item) => item.number !== '');
  blocks.push(claimMatter(source, 'contents', offsetOf(parts.contents), offsetOf(parts.body), items));
  const entries = readEntries(
    source,
    starts.filter((found) => found.index >= parts.body && found.index < parts.back),
    offsetOf(parts.back),
  );
  appendAll(blocks, entries);
  // The index and the acknowledgements are each a piece of back matter.
  const backs = lines.flatMap((line, index) => (index >= parts.back && isBackLine(line) ? [index] : []));
  appendAll(
    blocks,
    backs.map((from, place) => claimMatter(source, 'backMatter', offsetOf(from), offsetOf(backs[place + 1] ?? lines.length))),
  );
  const date = releaseDate(source.text.slice(0, offsetOf(parts.contents)));
  const tree: Omit<RulesTree, 'position'> = {
    type: 'document',
    document: 'rulings-summary',
    family: 'rulings-summary-1999',
    extent: 'whole',
    ...(date ? { date, dateFrom: 'document' as const } : {}),
    children: blocks.filter(isDefined),
  };
  const finished = finishTree(source, tree, file);
  checkLetteredNumbers(entries, file);
  checkContents(items, entries, file);
  return finished;
}

function readEntries(source: SourceText, starts: readonly Start[], end: number): EntryNode[] {
  const entries: EntryNode[] = [];
  let topic: string | undefined;
  let pending: { node: () => EntryNode; examples: Example[] } | undefined;
  const flush = (): void => {
    if (pending) entries.push(pending.node());
    pending = undefined;
  };
  starts.forEach((found, index) => {
    const until = starts[index + 1]?.line.start ?? end;
    if (found.sign === 'example') {
      const marker = claim(source, 'marker', found.at, found.behind);
      if (pending && marker) pending.examples.push(example([marker, ...asChildren(claimParagraphs(source, found.behind, until))]));
      return;
    }
    flush();
    const { number } = found;
    const mark = claim(source, 'marker', found.line.start, found.at);
    const sign = claim(source, number ? 'number' : 'marker', found.at, found.behind);
    const dash = claim(source, 'marker', found.behind, found.wording);
    const lead = [mark, sign, dash].filter(isDefined);
    if (number && number.depth < 3) {
      const title = claimTitle(source, found.wording, found.line.end);
      const text = asChildren(claimParagraphs(source, found.line.end, until));
      if (number.depth === 2) topic = number.number;
      const properties = {
        number: number.number,
        ...(title ? { title: title.title } : {}),
        ...(number.parent === undefined ? {} : { parent: number.parent }),
      };
      const examples: Example[] = [];
      pending = {
        examples,
        node: () =>
          entry(number.depth === 1 ? 'section' : 'subsection', properties, [...lead, ...(title ? [title.leaf] : []), ...text, ...examples]),
      };
      return;
    }
    const paragraphs = claimParagraphs(source, found.wording, until);
    const leaves = paragraphs.flat();
    const parent = number ? number.parent : topic;
    const properties = { ...(number ? { number: number.number } : {}), ...(parent === undefined ? {} : { parent }), ...creditsOf(leaves) };
    const kind = !number ? 'note' : isCardList(leaves) ? 'list' : 'ruling';
    const examples: Example[] = [];
    pending = { examples, node: () => entry(kind, properties, [...lead, ...asChildren(paragraphs), ...examples]) };
  });
  flush();
  return entries;
}

/** The list of contents and the headings say the same, but for the words of some titles. */
function checkContents(items: readonly ContentsItem[], entries: readonly EntryNode[], file: VFile): void {
  const titles = new Map(items.map((item) => [item.number, item.title]));
  if (titles.size === 0) return;
  for (const node of entries) {
    if (node.type !== 'section' && node.type !== 'subsection') continue;
    const { number = '', title = '' } = node;
    const listed = titles.get(number);
    if (listed === undefined)
      report(
        file,
        'warning',
        'heading-unlisted',
        node.position,
        `Unexpected heading "${title}" of ${number}, expected one that the contents list`,
      );
    else if (listed !== title)
      report(
        file,
        'info',
        'heading-differs',
        node.position,
        `Unexpected heading "${title}" of ${number}, expected "${listed}" as in the contents`,
      );
    titles.delete(number);
  }
  const [missing] = titles.keys();
  const last = entries[entries.length - 1];
  if (missing !== undefined && last) {
    report(
      file,
      'warning',
      'heading-missing',
      last.position,
      `Unexpected end, expected a heading ${[...titles.keys()].join(', ')} as in the contents`,
    );
  }
}

function recognises(source: SourceText): number {
  const head = source.text.slice(0, 400_000);
  const rulings = head.match(/^[ \t]*(?:[o+*•○°][ \t]+)?[A-Z]\.\d{1,3}\.(?:Rulings?\.)?\d{1,3} - \S/gm)?.length ?? 0;
  const topics = head.match(/^[ \t]*[A-Z]\.\d{1,3} - [A-Z"']/gm)?.length ?? 0;
  if (rulings >= 5 && topics >= 1) return 0.95;
  return rulings >= 2 ? 0.7 : rulings + topics >= 3 ? 0.5 : 0;
}

/** Guarantees: never throws; every ruling's parent is its topic, every topic's its section; notes hang on the topic above them. */
export const rulingsSummary1999: FamilyGrammar<RulingsSummary1999Layout> = {
  family: 'rulings-summary-1999',
  recognises,
  read: readTree,
  make: makeRulingsSummary1999,
};
