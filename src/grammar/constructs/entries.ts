import type { EntryNode, Matter, MatterType } from '../../model/tree.ts';
import { appendAll } from '../blocks.ts';
import { claim, entry, isDefined, matter } from '../build.ts';
import type { TextLine } from '../lines.ts';
import { textOfLeaves } from '../text.ts';
import { isFurniture } from './furniture.ts';
import type { PrintedNumber } from './number.ts';
import { assemble, type Surroundings } from './paragraphs.ts';

/** Longest heading in the archive is 53 characters; a sentence without a stop that is longer is no heading. */
const longestTitle = 90;

/** The heading a first line is, when it is one: short and no sentence. */
export function titleOf(text: string): string | undefined {
  if (text.length === 0 || text.length > longestTitle) return undefined;
  return /[.:;,?][”"’)\]]*$/.test(text) && !/(?:etc|\bvs)\.$/.test(text) ? undefined : plainTitle(text);
}

/** The heading with which an entry begins, if it begins with one. */
export function headingIn(children: EntryNode['children']): string | undefined {
  const first = children.find((child) => child.type === 'paragraph');
  return first && titleOf(textOfLeaves(first.children));
}

/** A heading or headword as a name: without the underscores of italics, spaces folded. */
export function plainTitle(text: string): string {
  return text
    .replace(/_([^_]+)_/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The entry that begins with a printed number, and the page furniture that follows it, if any. */
export function readEntry(
  lines: readonly TextLine[],
  printed: PrintedNumber,
  around: Surroundings,
): { node: EntryNode; rest: readonly TextLine[] } {
  const cut = lines.findIndex((line, index) => index > 0 && isFurniture(line));
  const own = cut < 0 ? lines : lines.slice(0, cut);
  const start = own[0]?.start ?? 0;
  const from = start + printed.length;
  const children: EntryNode['children'] = [claim(around.source, 'number', start, from)].filter(isDefined);
  appendAll(children, assemble(own, from, around));
  const title = headingIn(children);
  // `215. This section is now empty. …` keeps a number without being a heading: a note in its place.
  const kind = printed.kind === 'subsection' && title === undefined ? 'note' : printed.kind;
  const node = entry(kind, { number: printed.number, ...(title === undefined || printed.kind === 'subrule' ? {} : { title }) }, children);
  return { node, rest: cut < 0 ? [] : lines.slice(cut) };
}

/** Matter out of lines; undefined when there are none. */
export function readMatter(
  type: MatterType,
  lines: readonly TextLine[],
  around: Surroundings,
  items?: Matter['items'],
): Matter | undefined {
  const first = lines[0];
  if (!first) return undefined;
  const children: Matter['children'] =
    type === 'contents' || type === 'furniture'
      ? lines.map((line) => claim(around.source, line.divider ? 'layout' : 'text', line.start, line.end)).filter(isDefined)
      : assemble(lines, first.start, around).flatMap((child): Matter['children'] => (child.type === 'example' ? child.children : [child]));
  return matter(type, children, items);
}
