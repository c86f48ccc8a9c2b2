/** Whether Markdown with links put in says what it said without them. Proved by reading both, and not by rules of our own about Markdown. */
import type { Nodes } from 'mdast';
import { parseMarkdown, type MarkdownBlock } from '../sources/parsedMarkdown.ts';
import { spanOf, type Span } from './hidden.ts';

/** A link of ours: where it goes in the text, and what is written there instead. */
export interface PutLink extends Span {
  readonly written: string;
}

/**
 * The blocks of a text in which links change more than that there is a link now, in its order; all of it when its blocks are others.
 * `linked` is `text` with the links, which are in its order too.
 */
export function findChanged(text: string, linked: string, links: readonly PutLink[]): readonly Span[] {
  if (links.length === 0) return [];
  const [before, after] = [parseMarkdown(text), parseMarkdown(linked)];
  if (!before || !after || before.blocks.length !== after.blocks.length) return [{ start: 0, end: text.length }];
  const starts = new Set<number>();
  let grown = 0;
  for (const { start, end, written } of links) {
    starts.add(start + grown);
    grown += written.length - (end - start);
  }
  let next = 0;
  return before.blocks.flatMap((block, at) => {
    const span = spanOf(block.node, block.shift);
    const first = next;
    while ((links[next]?.start ?? Infinity) < span.end) next += 1;
    const other = after.blocks[at];
    const read = other && describe(other, starts);
    return read?.links === next - first && read.said === describe(block, new Set()).said ? [] : [span];
  });
}

/** All that a block says, as one text: its nodes with what they hold, without the links that begin at some places; and how many those are. */
function describe({ node: block, shift }: MarkdownBlock, starts: ReadonlySet<number>): { readonly said: string; readonly links: number } {
  const parts: string[] = [];
  let links = 0;
  const left: (Nodes | string)[] = [block];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    if (typeof next === 'string') parts.push(next);
    else if (next.type === 'text') parts.push(next.value);
    else {
      const isOurs = next.type === 'link' && starts.has(spanOf(next, shift).start);
      if (isOurs) links += 1;
      else {
        parts.push(`\0${JSON.stringify(next, (key, value: unknown) => (key === 'position' || key === 'children' ? undefined : value))}`);
        left.push('\0');
      }
      if ('children' in next) left.push(...next.children.toReversed());
    }
  }
  return { said: parts.join(''), links };
}
