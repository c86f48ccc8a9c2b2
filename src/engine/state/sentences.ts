/** Small parts of sentences about play, in English. */

/** `A, B and C`; the word for none is the caller's. */
export function listOf(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
}

/** `1 card`, `2 cards`. */
export const countOf = (count: number, one: string, several = `${one}s`): string => `${count} ${count === 1 ? one : several}`;

const vowel = /^(?:[aeiou]|[+-]?8\/|hour)/i;

export const articleOf = (word: string): string => (vowel.test(word) ? 'an' : 'a');

/** `a card`, `an age counter`, `3 cards`. */
export const someOf = (count: number, one: string): string => (count === 1 ? `${articleOf(one)} ${one}` : `${count} ${one}s`);

/** The words of a card, as it says them. */
export const quoted = (text: string): string => `“${text}”`;

/** What an ability says: in the words of a card, or in ours where the rules give it. */
export const saying = ({ text, ours }: { readonly text: string; readonly ours?: true }): string =>
  // What an effect gave stands in the middle of a sentence there.
  ours ? text : quoted(/\.$/.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text);

/** A sentence that begins with a thing: its article becomes large. */
export const capitalised = (text: string): string => text.replace(/^(?:an?|the) /, (word) => word.charAt(0).toUpperCase() + word.slice(1));
