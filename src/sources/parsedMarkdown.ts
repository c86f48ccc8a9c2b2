/** Markdown as it stands: its blocks with their places, for whoever must know what of a text is prose and what must stay as it is written. */
import type { RootContent } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { findExcess } from './entangled.ts';
import { splitFrontMatter } from './frontMatter.ts';
import { editInLinearTime } from './linearEdits.ts';
import { cutMarkdown } from './markdownPieces.ts';

editInLinearTime();
const parser = unified().use(remarkParse);

export interface MarkdownBlock {
  readonly node: RootContent;
  /** What is added to an offset of its nodes for one of the text, in UTF-16 units. */
  readonly shift: number;
}

export interface ParsedMarkdown {
  /** In the order of the text; front matter is none of them. */
  readonly blocks: readonly MarkdownBlock[];
  /** Where front matter ends; 0 without any. */
  readonly body: number;
}

/** Any text is Markdown. Undefined for one that would take too long (findExcess says why). */
export function parseMarkdown(text: string): ParsedMarkdown | undefined {
  if (findExcess(text) !== undefined) return undefined;
  // The parser counts offsets without the mark of byte order.
  const { body } = splitFrontMatter(text.replace(/^\ufeff/, ''));
  const start = text.length - body.length;
  const blocks: MarkdownBlock[] = [];
  let shift = start;
  for (const piece of cutMarkdown(body)) {
    for (const node of parser.parse(piece.text).children) blocks.push({ node, shift });
    shift += piece.text.length;
  }
  return { blocks, body: start };
}
