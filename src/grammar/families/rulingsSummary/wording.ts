/**
 * What stands behind a number of a rulings summary: a title, or wording with attributions in it, over one line or several.
 */
import type { SourceText } from '../../../model/source.ts';
import type { ContentsItem, EntryNode, Leaf, Matter, MatterType, Paragraph } from '../../../model/tree.ts';
import { claim, matter, paragraph } from '../../build.ts';
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
  // A slice, so that the search for the next seam ends where the wording does.
  const slice = text.slice(start, end);
  seam.lastIndex = 0;
  for (let match = seam.exec(slice); match; match = seam.exec(slice)) {
    const [sign] = match;
    const from = start + match.index;
    const behind = from + sign.length;
    const bracket = sign.startsWith('[');
    if (bracket && !isAttribution(text, from, behind)) {
      // A bracket of the wording may hold a line end.
      seam.lastIndex = match.index + 1;
      continue;
    }
    const before = claim(source, 'text', at, from);
    push(before);
    at = behind;
    if (bracket) push(claim(source, 'attribution', from, behind));
    else if (/^[-=_]/.test(sign)) push(claim(source, 'layout', from, behind));
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
  const text = leaves.filter((leaf) => leaf.type === 'text').map((leaf) => leaf.value);
  return /\b(?:banned|restricted)\b[^:]{0,300}: *[A-Z]/.test(text.join(' '));
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

/** Claims a title and gives it without the colon that print puts behind some. No wording: the title of an entry says it. */
export function claimTitle(source: SourceText, start: number, end: number): { leaf: Leaf; title: string } | undefined {
  const leaf = claim(source, 'headword', start, end);
  return leaf ? { leaf, title: leaf.value.replace(/\s+/g, ' ').replace(/ ?:$/, '') } : undefined;
}

/** Examples of an entry as they are written, each with the word that introduces it. */
export function examplesLines(node: EntryNode): string[] {
  return node.children.flatMap((child) => (child.type === 'example' ? [`Example: ${makeWording(child.children).join(' ')}`] : []));
}
