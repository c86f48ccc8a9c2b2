/** The words of a name, among which name stickers stand (123.6). */

/** Whatever spaces part; a blank line is none (123.6a). */
export const countWords = (parts: readonly string[]): number => parts.filter((part) => /[^_]/.test(part)).length;

/** A name with a word behind so many others, or behind all where there are fewer. */
export function withWord(name: string, word: string, after: number): string {
  const parts = name.split(' ').filter(Boolean);
  const at = parts.findIndex((_, place) => countWords(parts.slice(0, place)) >= after);
  return parts.toSpliced(at < 0 ? parts.length : at, 0, word).join(' ');
}
