import type { EntryNode, RulesTree } from '../../../model/tree.ts';
import { examplesOf, textOfEntry } from '../../text.ts';
import { isEntry, isMatter } from '../../blocks.ts';
import { makeMatterLines } from '../writing.ts';

export interface Rulebook1997Layout {
  /** Spaces in front of the lines of a list. */
  readonly indent: number;
}

/** Writes a tree as the rulebook of 1997 is laid out: headings directly above their text, blank lines between paragraphs. */
export function makeRulebook1997(tree: RulesTree, layout: Rulebook1997Layout): string {
  const lines: string[] = [];
  let under = false;
  /** A blank line, but none below a heading. */
  const put = (...block: readonly string[]): void => {
    if (!under && lines.length > 0) lines.push('');
    lines.push(...block);
    under = false;
  };
  for (const node of tree.children) {
    if (isMatter(node)) put(...makeMatterLines(node));
    if (!isEntry(node)) continue;
    if (node.title !== undefined) {
      put(node.type === 'section' && node.number !== '0' ? `Section ${node.number ?? ''}: ${node.title}` : node.title);
      under = true;
    }
    textOfEntry(node)
      .split('\n')
      .filter((text) => text !== '')
      .forEach((text, index) => put(index > 0 && node.title === undefined ? `${' '.repeat(layout.indent)}${text}` : text));
    for (const text of examplesOf(node)) put('EXAMPLE', text);
    for (let lost = lostExamples(node); lost > 0; lost -= 1) put('EXAMPLE');
  }
  return `${lines.join('\n')}\n`;
}

const lostExamples = (node: EntryNode): number => node.children.filter((child) => child.type === 'marker').length;
