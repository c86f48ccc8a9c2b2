import { foldWord, stemWord } from '../wording/stem.ts';
import { baseForm, fixedStem } from './wordForms.ts';

/**
 * From text to the words that are compared. The same function reads entries and queries, so whatever it does to one it does to the other.
 */

/** A word of a text: `word` as compared with what a reader types, `stem` as compared between entries, and where it stands. */
export interface Token {
  readonly word: string;
  readonly stem: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Words that say nothing about what is sought. A query is stripped of them unless nothing else is left. Words with a meaning in the
 * rules ("can't", "may", "instead", "each", "you") stay.
 */
export const commonWords: ReadonlySet<string> = new Set(
  'a an the of to in on at by for from with and or is are was were be been being it its this that these those do does did as if then than so i my me your what which who whose when where how'.split(
    ' ',
  ),
);

/** Words that a question is made of and that say little about what is asked; they count for less beside others. */
export const weakWords: ReadonlySet<string> = new Set(
  [
    'can could may might will would should must get got go goes happen happens make makes need want know work works mean use have has had there any',
    'some still also rule rules no not',
    // Who asks, and of whom.
    'he him his she her we us our they them their someone somebody anyone anybody guy guys thing things stuff im ill',
    'just yes ok please about up out off let lets say says said while after before now dont doesnt didnt isnt',
  ]
    .join(' ')
    .split(' '),
);

/** `{2/W}`; `+1/+1`, `4/4`, `−X/−0`; a word or number. */
const symbol = String.raw`\{[^{}\s]{1,14}\}`;
const amount = String.raw`[+\-−–]?(?:\d{1,3}|[xyzXYZ*])`;
const size = String.raw`(?<![\p{L}\p{N}/])${amount}\/${amount}(?![\p{L}\p{N}/])`;
const wordShape = new RegExp(String.raw`${symbol}|${size}|[\p{L}\p{N}]+(?:['’][\p{L}]+)?`, 'gu');

/** Whether a token is a symbol or a size, which have no forms and no near spellings. */
export const isSign = (word: string): boolean => /[{/]/.test(word);

/**
 * The words of a text, in order. `Two-Headed` is two words; a possessive loses its ending; `can't` stays one word, and so do the symbol `{T}`
 * and the size `+1/+1`.
 */
export function tokenize(text: string): readonly Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(wordShape)) {
    const [typed] = match;
    const word = isSign(typed) ? typed.toLowerCase().replace(/[−–]/g, '-') : foldWord(typed);
    tokens.push({ word, stem: stemOf(word), start: match.index, end: match.index + typed.length });
  }
  return tokens;
}

/** `moving` is of `move`, since of `mov` it would be `movving`; four letters are too few for the stem to see that. */
const shortWord = /^([^aeiou][aeiou][^aeiouwxy])(?:ing|ed)$/;

/** The stem of a word as `tokenize` gives it. */
export function stemOf(word: string): string {
  return isSign(word) ? word : (fixedStem(word) ?? stemWord(baseForm(word) ?? word.replace(shortWord, '$1e')));
}

/** The words of a query that say what is sought; all of them when it has no other. */
export function contentTokens(tokens: readonly Token[]): readonly Token[] {
  const content = tokens.filter((token) => !commonWords.has(token.word));
  return content.length > 0 ? content : tokens;
}
