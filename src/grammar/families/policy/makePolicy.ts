/** Writing a tree of tournament policy as such a document is printed: one paragraph a line, or wrapped with blank lines between. */
import type { ContentsItem, EntryNode, RulesTree } from '../../../model/tree.ts';
import { isEntry } from '../../blocks.ts';
import { makeDate } from '../../constructs/dateLine.ts';
import { paragraphsOf, textOfLeaves } from '../../text.ts';
import { wrap } from '../writing.ts';

export interface PolicyLayout {
  /** How many columns; without it a paragraph is a line. */
  readonly width?: number;
  /** What stands behind the number of a subsection: `1.1 Title`, `1.1. Title`. Numbers of three digits always have their stop. */
  readonly stop: '' | '.';
  /** The contents list has page numbers behind dots, behind a tab, or none below the word. */
  readonly contents: 'dots' | 'tab' | 'word';
}

export function makeTournamentPolicy(tree: RulesTree, layout: PolicyLayout): string {
  const head = [tree.title ?? '', ...(tree.date === undefined ? [] : [`Effective ${makeDate(tree.date)}`])].join('\n');
  const blocks = tree.children.flatMap((block): string[] => {
    if (block.type === 'contents') return [makeContents(block.items ?? [], layout)];
    return isEntry(block) ? [makeEntry(block, layout)] : [];
  });
  return `${[head, ...blocks].join('\n\n')}\n`;
}

function makeContents(items: readonly ContentsItem[], { contents, stop }: PolicyLayout): string {
  const line = ({ number, title }: ContentsItem, at: number): string => {
    if (contents === 'word') return `${number} ${title}`;
    return contents === 'dots' ? `${number}${stop} ${title} ${'.'.repeat(20)} ${at + 1}` : `${number}${stop}\t${title}\t${at + 1}`;
  };
  return ['Contents', ...items.map(line)].join('\n');
}

function makeEntry(node: EntryNode, layout: PolicyLayout): string {
  const paragraphs = node.children.flatMap((child, at) => {
    if (child.type === 'paragraph') return [textOfLeaves(child.children)];
    if (child.type !== 'example') return [];
    const text = paragraphsOf(child.children).join(' ');
    return [node.type === 'examples' ? `${letterOf(node, at)}. ${text}` : `Example: ${text}`];
  });
  return [makeHeading(node, layout), ...paragraphs.map((text) => wrap(text, layout.width))].filter((line) => line !== '').join('\n\n');
}

const letterOf = (node: EntryNode, at: number): string =>
  String.fromCharCode('A'.charCodeAt(0) + node.children.slice(0, at).filter(({ type }) => type === 'example').length);

function makeHeading({ type, number = '', title = '' }: EntryNode, { stop }: PolicyLayout): string {
  if (number === '') return title;
  if (type === 'appendix') return `${number} — ${title}`;
  return `${number}${number.includes('.') ? stop : '.'} ${title}`;
}
