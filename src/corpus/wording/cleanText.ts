import type { EmphasisSpan } from './spans.ts';

/** Characters that print uses for one meaning. Each is one UTF-16 unit on both sides, so that a place in the clean text is one in the print. */
const meanings: ReadonlyMap<string, string> = new Map(
  (
    [
      ['“”„‟″', '"'],
      ['‘’‚‛′', "'"],
      ['‐‑‒–―−', '-'],
      ['\u00a0\u2002\u2003\u2009\u200a\u202f', ' '],
    ] as const
  ).flatMap(([prints, meaning]) => prints.split('').map((print) => [print, meaning] as const)),
);

const unusual = new RegExp(`[${[...meanings.keys()].join('')}]`, 'g');

/** Stands where a mark of emphasis stood: no letter, so that words end there, and no space, so that they are one phrase. */
export const noMark = '\u2060';

/**
 * The first stage of finding citations: quotes are straight, dashes hyphens, spaces plain, whatever the era's typography; marks of emphasis
 * are gone. The long dash stays: it stands between clauses, where a hyphen stands inside numbers. Guarantees the length of the text and
 * every offset in it.
 */
export function cleanText(text: string, emphases: readonly EmphasisSpan[] = []): string {
  const clean = text.replace(unusual, (character) => meanings.get(character) ?? character);
  if (emphases.length === 0) return clean;
  const characters = clean.split('');
  for (const { open, close } of emphases) characters[open] = characters[close] = noMark;
  return characters.join('');
}
