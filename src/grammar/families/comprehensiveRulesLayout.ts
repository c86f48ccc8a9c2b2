import type { Block, EntryNode, Example, Leaf, Matter, Paragraph, RulesTree } from '../../model/tree.ts';
import { makePrintedNumber } from '../constructs/number.ts';
import { paragraphsOf, textOfLeaves } from '../text.ts';
import { wrap } from '../wrap.ts';
import { makeMatterLines } from './writing.ts';

/** How an edition is set. Each edition of the archive is a point in this space; `layouts` names those that occur. */
export interface ComprehensiveLayout {
  /** Columns at which paragraphs are hard-wrapped; undefined: a paragraph is a line. */
  readonly width?: number;
  /** Whether a blank line stands between paragraphs. */
  readonly blankLines: boolean;
  /** What stands before each paragraph. */
  readonly indent: string;
  /** What introduces an Example. */
  readonly exampleMark: string;
  /** Rows of signs above and below headings. */
  readonly dividers: boolean;
  /** What stands before each line of a glossary definition. */
  readonly definitionIndent: string;
  /** Whether further paragraphs of a definition follow without blank line, indented by five spaces (2001 to May 2009). */
  readonly indentedParagraphs: boolean;
}

const plain: ComprehensiveLayout = {
  blankLines: true,
  indent: '',
  exampleMark: 'Example:',
  dividers: false,
  definitionIndent: '',
  indentedParagraphs: false,
};

/** The layouts of the archive: 1999, 2001 and late 2003, since 2004, a repost, a blog post, a copy without blank lines. */
export const layouts: Readonly<Record<'banners' | 'wrapped' | 'lines' | 'repost' | 'blog' | 'dense', ComprehensiveLayout>> = {
  banners: { ...plain, width: 78, exampleMark: 'EXAMPLE:', dividers: true, definitionIndent: '  ' },
  wrapped: { ...plain, width: 100, indentedParagraphs: true },
  lines: plain,
  repost: { ...plain, indent: '\u00a0 ' },
  blog: { ...plain, width: 100, blankLines: false },
  dense: { ...plain, blankLines: false },
};

/** Writes a tree in the layout. Paragraphs are kept apart only as far as the layout can show it: a dense one shows lines. */
export function makeComprehensiveRules(tree: RulesTree, layout: ComprehensiveLayout): string {
  return tree.children
    .map((block) => makeBlock(block, layout))
    .filter((text) => text !== '')
    .join(layout.blankLines ? '\n\n' : '\n')
    .concat('\n');
}

const gap = (layout: ComprehensiveLayout): string => (layout.blankLines ? '\n\n' : '\n');

function makeParagraph(text: string, layout: ComprehensiveLayout, indent = layout.indent, opening = ''): string {
  const lines = wrap(text, layout.width === undefined ? undefined : layout.width - indent.length, opening.length);
  return opening + lines.map((line) => indent + line).join('\n');
}

function makeBlock(block: Block, layout: ComprehensiveLayout): string {
  switch (block.type) {
    case 'contents':
      return makeContents(block);
    case 'frontMatter':
    case 'backMatter':
    case 'furniture':
      return makeMatter(block, layout);
    case 'partHeading':
      return makeHeading(textOfLeaves(block.children), layout, 78);
    case 'section':
      return makeEntry(block, layout, 78);
    case 'subsection':
      return makeEntry(block, layout, 0);
    case 'term':
      return makeTerm(block, layout);
    case 'rule':
    case 'subrule':
    case 'ruling':
    case 'note':
    case 'list':
      return makeEntry(block, layout);
    default:
      return '';
  }
}

/** A heading with its rows of signs: as long as itself when `row` is 0, of fixed length and on both sides otherwise. */
function makeHeading(text: string, layout: ComprehensiveLayout, row: number): string {
  const line = layout.indent + text;
  if (!layout.dividers) return line;
  return row === 0 ? `${line}\n${'-'.repeat(Math.max(3, text.length))}` : `${'-'.repeat(row)}\n${line}\n${'-'.repeat(row)}`;
}

const makeContents = (contents: Matter): string =>
  ['Contents', ...(contents.items ?? []).map(({ number, title }) => `${makePrintedNumber(number)} ${title}`)].join('\n');

function makeMatter(block: Matter, layout: ComprehensiveLayout): string {
  if (block.type === 'furniture') return makeMatterLines(block).join('\n');
  return paragraphsOf(block.children)
    .map((text) => makeParagraph(text, layout))
    .join(gap(layout));
}

const makeChild = (child: Leaf | Paragraph | Example, layout: ComprehensiveLayout): string | undefined => {
  if (child.type === 'paragraph') return makeParagraph(textOfLeaves(child.children), layout);
  if (child.type === 'example') return makeParagraph(`${layout.exampleMark} ${paragraphsOf(child.children).join(' ')}`, layout);
  return undefined;
};

function makeEntry(node: EntryNode, layout: ComprehensiveLayout, row?: number): string {
  const number = makePrintedNumber(node.number ?? '');
  const [first, ...rest] = node.children.filter((child) => child.type !== 'layout' && child.type !== 'number' && child.type !== 'marker');
  const isText = first?.type === 'paragraph';
  const opening = isText ? `${number} ${textOfLeaves(first.children)}` : number;
  const head = row === undefined ? makeParagraph(opening, layout) : makeHeading(opening, layout, row);
  const others = (isText || !first ? rest : [first, ...rest]).map((child) => makeChild(child, layout)).filter((text) => text !== undefined);
  // Examples stand directly below their rule.
  return [head, ...others].reduce((text, next) => `${text}${next.trimStart().startsWith(layout.exampleMark) ? '\n' : gap(layout)}${next}`);
}

function makeTerm(node: EntryNode, layout: ComprehensiveLayout): string {
  const headword = node.children.find((child) => child.type === 'headword');
  const paragraphs = node.children.flatMap((child, index, all) => {
    if (child.type !== 'paragraph' && child.type !== 'example') return [];
    const text =
      child.type === 'example' ? `${layout.exampleMark} ${paragraphsOf(child.children).join(' ')}` : textOfLeaves(child.children);
    const isFirst = all.findIndex((other) => other.type === 'paragraph' || other.type === 'example') === index;
    const opening = layout.indentedParagraphs && !isFirst && child.type === 'paragraph' ? '     ' : '';
    return [makeParagraph(text, layout, layout.definitionIndent || layout.indent, opening)];
  });
  const name = layout.indent + (headword?.type === 'headword' ? headword.value : (node.title ?? ''));
  // Wrapped layouts need a blank line, or an indent, between the paragraphs of a definition; others set them line below line.
  const between = layout.width !== undefined && !layout.indentedParagraphs && layout.blankLines ? '\n\n' : '\n';
  return [name, paragraphs.join(between)].filter((part) => part !== '').join('\n');
}
