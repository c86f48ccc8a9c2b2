/** Entries of the summary of 2005, from the places where they start. */
import type { VFile } from 'vfile';
import type { SourceText } from '../../../model/source.ts';
import type { EntryKind, EntryNode, Example, Leaf } from '../../../model/tree.ts';
import { claim, entry, example, isDefined, report } from '../../build.ts';
import { creditsOf } from './attributions.ts';
import { type NumberStart, weighBefore } from './starts.ts';
import { order, parentOf, parseSummaryNumber, type SummaryNumber } from './summaryNumber.ts';
import { isHeading, isTitle } from '../titles.ts';
import { asChildren, claimParagraphs, claimTitle, isCardList } from './wording.ts';

interface SignStart {
  readonly sign: 'note' | 'example';
  readonly start: number;
  readonly at: number;
  readonly behind: number;
  readonly content: number;
}

//                     +            Note        -               Example:
const signShape = /(?<!\S)(?:(\+\s+)?(Note)(\s+-{1,2})(?=\s|$)|(Examples?:)(?=\s|$))/g;

/** Notes and Examples between two offsets. They have no number, so each is decided by what stands before it. */
function findSigns(text: string, numbered: NumberStart, end: number): SignStart[] {
  const signs: SignStart[] = [];
  for (const match of text.slice(numbered.content, end).matchAll(signShape)) {
    const [whole, mark = '', note, , word = ''] = match;
    const start = numbered.content + match.index;
    const at = start + mark.length;
    const first = signs.length === 0 && isHeadingNumber(numbered) && isHeading(text.slice(numbered.content, start).trim());
    // A list of names ends in a capitalised word, without a stop.
    if (mark === '' && !first && weighBefore(text, start) < -1) continue;
    signs.push({
      sign: note === undefined ? 'example' : 'note',
      start,
      at,
      behind: at + (note ?? word).length,
      content: start + whole.length,
    });
  }
  return signs;
}

/** Sections, subsections and topics have titles always, rules some. */
const isHeadingNumber = ({ number }: NumberStart): boolean =>
  number.kind === 'section' || number.kind === 'subsection' || number.kind === 'rule';

/**
 * Where the title behind a number ends: at the row or line end below it, or where the entry does. Undefined when wording stands there.
 * A topic of the glossary may have any words as its title, a rule only such as have the form of one.
 */
function titleEnd(text: string, found: NumberStart, end: number): number | undefined {
  if (!isHeadingNumber(found)) return undefined;
  const content = text.slice(found.content, end);
  const lead = /^\s*/.exec(content)?.[0].length ?? 0;
  const row = /\s(?:[-=]{5,})(?=\s|$)/.exec(content)?.index ?? content.length;
  const line = /[\r\n]/.exec(content.slice(lead))?.index ?? content.length;
  const rule = found.number.kind === 'rule';
  const fits = (length: number, form: (title: string) => boolean): boolean =>
    length > lead && form(content.slice(lead, length).replace(/\s+/g, ' ').trim());
  // A long title may have been wrapped, so what stands before the row or the next entry is tried first. Only below the heads of
  // sections is there text without a number: a rule that goes on behind its first line is wrapped wording.
  const whole = rule && !found.number.glossary ? (title: string) => !found.marked && isTitle(title) : isHeading;
  const length = fits(row, whole) ? row : !rule && fits(lead + line, isTitle) ? lead + line : undefined;
  return length === undefined ? undefined : found.content + length;
}

/** Entries in the order of the text, each with its Examples. The last one reaches to `end`. */
export function readSummaryEntries(source: SourceText, starts: readonly NumberStart[], end: number): EntryNode[] {
  const { text } = source;
  const entries: EntryNode[] = [];
  let heading: string | undefined;
  let topic: string | undefined;
  starts.forEach((found, index) => {
    const until = starts[index + 1]?.start ?? end;
    const signs = findSigns(text, found, until);
    const close = (at: number): number => signs[at]?.start ?? until;
    const title = titleEnd(text, found, close(0));
    const named = title === undefined ? undefined : claimTitle(source, found.content, title);
    const paragraphs = claimParagraphs(source, title ?? found.content, close(0));
    const leaves = paragraphs.flat();
    const kind = kindOf(found.number, named !== undefined, leaves);
    const lead = [
      claim(source, 'marker', found.start, found.at),
      claim(source, 'number', found.at, found.behind),
      claim(source, 'marker', found.behind, found.content),
      named?.leaf,
    ].filter(isDefined);
    if (named && kind !== 'section') heading = found.number.number;
    if (kind === 'section') heading = undefined;
    if (kind === 'term') topic = found.number.number;
    const parent = kind === 'subrule' && found.number.glossary ? topic : parentOf(found.number);
    const number = { number: found.number.number, ...(named ? { title: named.title } : {}), ...(parent === undefined ? {} : { parent }) };
    const examples = (from: number): Example[] => {
      const list: Example[] = [];
      for (let at = from; signs[at]?.sign === 'example'; at += 1) {
        const sign = signs[at];
        const marker = sign && claim(source, 'marker', sign.at, sign.behind);
        if (sign && marker) list.push(example([marker, ...asChildren(claimParagraphs(source, sign.content, close(at + 1)))]));
      }
      return list;
    };
    const own = examples(0);
    entries.push(
      entry(kind, { ...number, ...credits(leaves, own), ...(found.marked ? { changed: true } : {}) }, [
        ...lead,
        ...asChildren(paragraphs),
        ...own,
      ]),
    );
    signs.forEach((sign, at) => {
      if (sign.sign !== 'note') return;
      const wording = claimParagraphs(source, sign.content, close(at + 1));
      const marks = [
        claim(source, 'marker', sign.start, sign.at),
        claim(source, 'marker', sign.at, sign.behind),
        claim(source, 'marker', sign.behind, sign.content),
      ];
      const under = heading ?? found.number.number;
      const further = examples(at + 1);
      entries.push(
        entry('note', { parent: under, ...credits(wording.flat(), further), ...(sign.at > sign.start ? { changed: true } : {}) }, [
          ...marks.filter(isDefined),
          ...asChildren(wording),
          ...further,
        ]),
      );
    });
  });
  return entries;
}

/** Author and date of an entry's own wording; where only its last Example has them, they are the whole entry's. */
function credits(leaves: readonly Leaf[], examples: readonly Example[]): ReturnType<typeof creditsOf> {
  const own = creditsOf(leaves);
  const last = examples[examples.length - 1];
  if (own.author !== undefined || !last) return own;
  return creditsOf(last.children.flatMap((child) => (child.type === 'paragraph' ? child.children : [child])));
}

function kindOf(number: SummaryNumber, titled: boolean, leaves: readonly Leaf[]): EntryKind {
  if (number.kind === 'section' || number.kind === 'subsection' || number.kind === 'ruling') return number.kind;
  if (number.glossary) return titled && number.kind === 'rule' ? 'term' : 'subrule';
  return isCardList(leaves) ? 'list' : number.kind;
}

/**
 * Says which numbers are repeated, stand before the one that they follow, or are misprinted. A second wording of another day is no
 * fault: a release of changes may give both.
 */
export function checkSummaryNumbers(entries: readonly EntryNode[], file: VFile): void {
  const seen = new Map<string, EntryNode>();
  let before: SummaryNumber | undefined;
  for (const node of entries) {
    const number = node.number === undefined ? undefined : parseSummaryNumber(node.number);
    if (!number) continue;
    const printed = node.children.find((child): child is Leaf => child.type === 'number');
    const earlier = seen.get(number.number);
    const meant =
      number.glossary && node.type === 'subrule' && node.parent !== undefined
        ? `${node.parent}${/[a-z]$/.exec(number.number)?.[0] ?? 'a'}`
        : number.number;
    if (number.glossary && meant !== number.number && number.kind === 'subrule') {
      report(file, 'warning', 'number-form', node.position, `Unexpected number ${number.number}, expected ${meant}`);
    } else if (earlier && earlier.date !== undefined && node.date !== undefined && earlier.date !== node.date) {
      report(
        file,
        'info',
        'number-repeated',
        node.position,
        `Unexpected number ${number.number} again, expected one wording; these are of ${earlier.date} and ${node.date}`,
      );
    } else if (earlier) {
      report(
        file,
        'warning',
        'number-repeated',
        node.position,
        `Unexpected number ${number.number} again, expected ${meant === number.number ? 'the next one' : meant}`,
      );
    } else if (before && order(before, number) < 0) {
      report(
        file,
        'warning',
        'number-out-of-order',
        node.position,
        `Unexpected number ${number.number}, expected one behind ${before.number}`,
      );
    } else if (printed && printed.value !== number.number) {
      report(file, 'info', 'number-form', printed.position, `Unexpected number ${printed.value}, expected ${number.number} and a dash`);
    }
    if (!earlier) seen.set(number.number, node);
    // A step back is a misprint: the numbers go on from the one before it.
    if (!before || order(before, number) > 0) before = number;
  }
}
