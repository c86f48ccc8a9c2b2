import type { LoadedEntry } from '../../../corpus/loadedEntry.ts';

const charactersOfLine = 66;
/** The space above a paragraph, in lines. */
const above = 1.4;

/** Sizes above this have no class of their own. */
const largest = 20;

/**
 * How long they are together, at least: the next half power of two of lines, at most the largest that there is. For the class of what is laid out when it
 * comes into sight (late.css).
 */
export function sizeOf(entries: readonly LoadedEntry[]): number {
  const lines = entries.reduce(
    (sum, { wording, examples }) =>
      sum + [wording, ...examples].reduce((all, text) => all + above + Math.ceil(lengthOf(text) / charactersOfLine), 0),
    2,
  );
  return Math.min(largest, Math.ceil(2 * Math.log2(lines)));
}

function lengthOf(wording: LoadedEntry['wording']): number {
  return wording.reduce((sum, inline) => sum + ('value' in inline ? inline.value.length : lengthOf(inline.children)), 0);
}
