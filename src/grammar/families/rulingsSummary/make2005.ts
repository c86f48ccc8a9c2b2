import type { RulesTree } from '../../../model/tree.ts';
import { examplesLines, makeEntryWording } from './wording.ts';
import { isEntry, isMatter } from '../../blocks.ts';
import { makeMatterLines, wrap } from '../writing.ts';

export interface RulingsSummary2005Layout {
  /** The whole text on one line, an entry on each line, or lines broken at `width` columns. */
  readonly lines: 'one' | 'entries' | 'wrapped';
  readonly width?: number;
}

const row = '-'.repeat(78);

/** Writes a tree as the summary of 2005 is laid out, on one line or on many. */
export function makeRulingsSummary2005(tree: RulesTree, layout: RulingsSummary2005Layout): string {
  const lines: string[] = [];
  for (const node of tree.children) {
    if (isMatter(node)) lines.push(...makeMatterLines(node).filter((line) => line !== ''));
    if (!isEntry(node)) continue;
    const mark = node.changed === true ? '+ ' : '';
    const head = `${mark}${node.type === 'note' ? 'Note' : (node.number ?? 'Note')}`;
    const wording = makeEntryWording(node, 'year first').join(' ');
    if (node.title !== undefined) {
      lines.push(`${head} - ${node.title}`);
      if (node.type === 'section') lines.push(row);
      if (wording !== '') lines.push(wording);
    } else lines.push(`${head} - ${wording}`);
    lines.push(...examplesLines(node));
  }
  if (layout.lines === 'one') return lines.join(' ');
  return `${lines.map((line) => wrap(line, layout.lines === 'wrapped' ? (layout.width ?? 78) : undefined)).join('\n')}\n`;
}
