/**
 * What stands behind a number of a rulings summary: wording with attributions in it, over one line or several, and titles.
 */
import type { SourceText } from '../../../model/source.ts';
import { type Block, type ContentsItem, entryKinds, type EntryNode, type Leaf, type Matter, matterTypes, type MatterType, type Paragraph } from '../../../model/tree.ts';
import { claim, matter, paragraph } from '../../build.ts';
import { textOfLeaves } from '../../text.ts';
import { isAttribution, makeAttribution } from './attributions.ts';

//                    [a bracket]        a row: ------ ======        a line end
const seam = /\[[^\][]{2,90}\]|(?<!\S)(?:-{4,}|={4,}|_{4,})(?!\S)|\r\n|\r|\n/g;

/** Claims the wording from start to end: a list of paragraphs (which blank lines divide), each a list of leaves. Rows become layout. */
export function claimParagraphs(source: SourceText, start: number, end: number): Leaf[][] {
  const { text } = source;
  const paragraphs: Leaf[][] = [];
  let leaves: Leaf[] = [];
  let at = start;
  let blank = true;
  const push = (leaf: Leaf | undefined): void => {
    if (leaf) leaves.push(leaf);
  };
  seam.lastIndex = start;
  for (let match = seam.exec(text); match && match.index < end; match = seam.exec(text)) {
    const [sign] = match;
    const behind = match.index + sign.length;
    const bracket = sign.startsWith('[');
    if (behind > end || (bracket && !isAttribution(text, match.index, behind))) {
      // A bracket of the wording may hold a line end.
      seam.lastIndex = match.index + 1;
      continue;
    }
    const before = claim(source, 'text', at, match.index);
    push(before);
    at = behind;
    if (bracket) push(claim(source, 'attribution', match.index, behind));
    else if (/^[-=_]/.test(sign)) push(claim(source, 'layout', match.index, behind));
    else {
      if (blank && !before && leaves.length > 0) {
        paragraphs.push(leaves);
        leaves = [];
      }
      blank = true;
      continue;
    }
    blank = false;
  }
  push(claim(source, 'text', at, end));
  if (leaves.length > 0) paragraphs.push(leaves);
  return paragraphs;
}

/** Children for an entry or Example: the first paragraph as loose leaves, further ones as paragraphs. */
export function asChildren(paragraphs: readonly Leaf[][]): (Leaf | Paragraph)[] {
  return paragraphs.flatMap((leaves, index): (Leaf | Paragraph)[] => (index === 0 ? leaves : [paragraph(leaves)]));
}

/** Matter around the entries. Undefined when nothing but white space stands there. */
export function claimMatter(source: SourceText, type: MatterType, start: number, end: number, items?: ContentsItem[]): Matter | undefined {
  const children = claimParagraphs(source, start, end).map((leaves) => paragraph(leaves));
  return children.length > 0 ? matter(type, children, items) : undefined;
}

/**
 * Whether a wording is a list of banned or restricted cards:
 *
 *     Some cards are 'banned' so that none may appear … These cards are: [Update 03/01/99] Amulet of Quoz, Darkpact
 */
export function isCardList(leaves: readonly Leaf[]): boolean {
  return /\b(?:banned|restricted)\b[^:]{0,300}: *[A-Z]/.test(textOfLeaves(leaves));
}

const connectives = new Set(['with', 'from', 'into', 'onto', 'over', 'than', 'that', 'about', 'before', 'after', 'between', 'through', 'under']);

/** Whether a text has the form of a heading: short, no sentence, every word of weight with a capital. `Play As A...` and `Attack!` are. */
export function isTitle(text: string, longest = 70): boolean {
  if (text.length > longest || !/^["'(A-Z\d]/.test(text)) return false;
  if (/[,;]$|[^.]\.$|[.!?:]["')]*\s+\S/.test(text.replace(/(?: \.)+$/, '...').replace(/: The /g, ' The '))) return false;
  return text.split(/[\s/]+|--/).every((word) => {
    const letters = word.replace(/[^A-Za-z'-]/g, '').replace(/^['-]+/, '');
    return letters.length < 4 || /^[A-Z]/.test(letters) || connectives.has(letters);
  });
}

/** Whether what stands behind a heading's number is its title, whatever its capitals: `Step 0: Declaring the attack`. */
export function isHeading(text: string, longest = 90): boolean {
  return text !== '' && text.length <= longest && !/[^.]\.$|[,;!?]$|[^.\s]\.["')]*\s+\S|\[[^\]]*\d\]/.test(text.replace(/(?: \.)+$/, '...'));
}

/** Leaves of a kind that a node holds, its Examples apart. */
export const leavesOf = (node: EntryNode | Matter): Leaf[] =>
  node.children.flatMap((child) => (child.type === 'paragraph' ? child.children : child.type === 'example' ? [] : [child]));

/** Writes wording and attributions in order, paragraphs as separate strings. */
export function makeWording(children: readonly (Leaf | Paragraph)[]): string[] {
  const written = (leaves: readonly Leaf[]): string =>
    leaves
      .filter((leaf) => leaf.type === 'text' || leaf.type === 'attribution')
      .map((leaf) => leaf.value.replace(/\s+/g, ' '))
      .join(' ');
  const loose = written(children.filter((child) => child.type !== 'paragraph'));
  const further = children.filter((child) => child.type === 'paragraph').map((child) => written(child.children));
  return [loose, ...further].filter((text) => text !== '');
}

/** The paragraphs of an entry as they are written; its author and date go behind them when no attribution in it says them. */
export function makeEntryWording(node: EntryNode, style: 'american' | 'year first'): string[] {
  const paragraphs = makeWording(node.children.filter((child) => child.type !== 'example'));
  const credited = leavesOf(node).some((leaf) => leaf.type === 'attribution');
  if (!credited && node.author !== undefined && node.date !== undefined && paragraphs.length > 0) {
    paragraphs.push(`${paragraphs.pop() ?? ''} ${makeAttribution({ author: node.author, date: node.date }, style)}`);
  }
  return paragraphs;
}

/** Breaks a text into lines of at most `width` columns, at spaces alone. */
export function wrap(text: string, width: number | undefined): string {
  if (width === undefined) return text;
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines[lines.length - 1];
    if (line !== undefined && line.length + 1 + word.length <= width) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines.join('\n');
}

/** Claims a title and gives it without the colon that print puts behind some. No wording: the title of an entry says it. */
export function claimTitle(source: SourceText, start: number, end: number): { leaf: Leaf; title: string } | undefined {
  const leaf = claim(source, 'marker', start, end);
  return leaf ? { leaf, title: leaf.value.replace(/\s+/g, ' ').replace(/ ?:$/, '') } : undefined;
}


/** Examples of an entry as they are written, each with the word that introduces it. */
export function examplesLines(node: EntryNode): string[] {
  return node.children.flatMap((child) => (child.type === 'example' ? [`Example: ${makeWording(child.children).join(' ')}`] : []));
}

/** Lines of matter as they are written: a blank line in front of each paragraph but the first, each leaf on its own line. */
export function makeMatterLines(node: Matter): string[] {
  const lines: string[] = [];
  for (const child of node.children) {
    const leaves = child.type === 'paragraph' ? child.children : [child];
    const written = leaves.filter((leaf) => leaf.type !== 'layout' || leaf.value.trim() !== '').map((leaf) => leaf.value);
    if (child.type === 'paragraph' && lines.length > 0) lines.push('');
    lines.push(...written);
  }
  return lines;
}

const matters: ReadonlySet<string> = new Set(matterTypes);
const kinds: ReadonlySet<string> = new Set(entryKinds);
export const isMatter = (node: Block): node is Matter => matters.has(node.type);
export const isEntry = (node: Block): node is EntryNode => kinds.has(node.type);
