/** What families share when they make a document. */
import type { Matter } from '../../model/tree.ts';

/** Breaks a text into lines of at most `width` columns, at any space: these readers do not mind what a line begins with. */
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
