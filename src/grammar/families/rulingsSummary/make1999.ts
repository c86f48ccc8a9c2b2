import type { RulesTree } from '../../../model/tree.ts';
import { examplesLines, makeEntryWording } from './wording.ts';
import { isEntry, isMatter } from '../../blocks.ts';
import { makeMatterLines, wrap } from '../writing.ts';

export interface RulingsSummary1999Layout {
  /** Columns at which lines are broken; absent: one line for each entry. */
  readonly width?: number;
  /** Blank lines between entries. */
  readonly spaced?: boolean;
}

/** Writes a tree as the summary of 1999 is laid out: one entry after the other, each on its own line or lines. */
export function makeRulingsSummary1999(tree: RulesTree, layout: RulingsSummary1999Layout): string {
  const blocks: string[] = [];
  const gap = layout.spaced === true ? '\n\n' : '\n';
  for (const node of tree.children) {
    if (isMatter(node)) blocks.push(...makeMatterLines(node));
    if (!isEntry(node)) continue;
    const head = node.type === 'note' ? 'Note' : (node.number ?? 'Note');
    const [first = '', ...further] = makeEntryWording(node, 'american');
    // A heading has its line to itself, whatever its width: what follows it is its text.
    const lead = node.title === undefined ? wrap(`${head} - ${first}`.trimEnd(), layout.width) : `${head} - ${node.title}`;
    if (node.title !== undefined && first !== '') further.unshift(first);
    const paragraphs = [...further, ...examplesLines(node)].map((text) => wrap(text, layout.width));
    blocks.push(
      [lead, ...paragraphs.map((text, index) => (index === 0 && node.title !== undefined ? `\n${text}` : separated(text)))].join(''),
    );
  }
  return `${blocks.join(gap)}\n`;

  function separated(text: string): string {
    return text.startsWith('Example:') ? `\n${text}` : `\n\n${text}`;
  }
}
