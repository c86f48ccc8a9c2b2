/**
 * The words of a query as they are looked up: numbers among them in whatever form, words that were joined (`firststrike`) and words that were
 * divided (`death touch`).
 */
import { parseNumberQuery } from '../corpus/lookup/numberQuery.ts';
import type { SearchIndex } from './openIndex.ts';
import type { QueryPart } from './parseQuery.ts';
import { findSaying } from './playerWords.ts';
import { commonWords, isSign, tokenize, weakWords } from './tokens.ts';
import { knowSlips, mendSlips } from './mendSlips.ts';
import { nearWords } from './slips.ts';
import type { TypedToken } from './typedToken.ts';

/** Those of the parts that are not left out, in order; `unfinished`: the last may still be typed. */
export function readTokens(index: SearchIndex, parts: readonly QueryPart[], unfinished: boolean): readonly TypedToken[] {
  const tokens: TypedToken[] = [];
  for (let at = 0; at < parts.length; at += 1) {
    const part = parts[at];
    if (!part || part.without) continue;
    const found = findNumber(index, parts, at);
    const lastPart = at + (found?.length ?? 1) - 1;
    const typed = parts
      .slice(at, lastPart + 1)
      .map(({ text }) => text)
      .join(' ');
    const isLoose = part.kind === 'word';
    if (found)
      for (const token of tokenize(found.number)) tokens.push({ ...token, part: at, lastPart, typed, isLoose, number: found.number });
    else
      for (const token of tokenize(part.text))
        tokens.push({ ...token, part: at, lastPart, typed: part.text.slice(token.start, token.end), isLoose });
    at = lastPart;
  }
  return mendSlips(
    index,
    joinDivided(index, tokens).flatMap((token) => divideJoined(index, token)),
    unfinished,
  );
}

/** So many parts can be one number: `rule 702 19 b`. */
const longestNumber = 4;

/**
 * The longest number that begins at a part. One with its dot is a number whether the edition has it or not; in any other form (`7045j`,
 * `704-5 j`, `rule 613`) only one that it has, where it cannot be meant otherwise.
 */
function findNumber(
  index: SearchIndex,
  parts: readonly QueryPart[],
  at: number,
): { readonly number: string; readonly length: number } | undefined {
  for (let length = Math.min(longestNumber, parts.length - at); length >= 1; length -= 1) {
    const run = parts.slice(at, at + length);
    if (!run.every(({ kind, without }) => kind === 'word' && !without)) continue;
    const text = run.map((part) => part.text).join(' ');
    const found = /\d/.test(text) ? parseNumberQuery(text) : undefined;
    if (found === undefined || found.to !== undefined) continue;
    const { number } = found;
    const isPlain = length === 1 && text.includes('.');
    if (number.includes('.') && isPlain) return { number, length };
    if (!index.byId.has(number) || (length > 1 && endsInWord(run, at + length === parts.length))) continue;
    const ends = { isFirst: at === 0, isLast: at + length === parts.length };
    if (number.includes('.') ? !isWord(index, text) : isHeadingNumber(index, number, text, ends)) return { number, length };
  }
  return undefined;
}

/** Whether the last part is rather a word than the letter of a number: `704.5 a creature`. */
const endsInWord = (run: readonly QueryPart[], isEnd: boolean): boolean => !isEnd && /^[ai]$/i.test(run.at(-1)?.text ?? '');

const isWord = ({ ownWords }: SearchIndex, text: string): boolean => ownWords.stemOf.has(text.toLowerCase());

const headingLead = /^(?:cr|comp(?:rehensive)?\s+rules?|r|(?:sub-?)?rules?|(?:sub-?)?sections?|sec|chapters?|ch|[§#])[\s.:]*\d/i;

/**
 * `rule 613` is called so; or `613` stands at an end of the query and the edition has no such amount. A figure alone is a section only where the
 * query begins with it (`section 5 steps`): cards have chapters too.
 */
function isHeadingNumber(
  index: SearchIndex,
  number: string,
  text: string,
  { isFirst, isLast }: { readonly isFirst: boolean; readonly isLast: boolean },
): boolean {
  if (headingLead.test(text)) return number.length > 1 || isFirst;
  return number.length === 3 && (isFirst || isLast) && !index.amounts.has(number);
}

/** A word is joined only to one that stands in two places at least. */
const leastKnown = 2;

/** Two words that are one here: `death touch`, `non-land`. */
function joinDivided(index: SearchIndex, tokens: readonly TypedToken[]): readonly TypedToken[] {
  const joined: TypedToken[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const [token, next] = [tokens[at], tokens[at + 1]];
    if (!token) continue;
    const word = next && isPair(index, token, next) ? token.word + next.word : undefined;
    const stem = word === undefined ? undefined : index.ownWords.stemOf.get(word);
    if (!next || word === undefined || stem === undefined) {
      joined.push(token);
      continue;
    }
    const typed = token.part === next.part ? `${token.typed}-${next.typed}` : `${token.typed} ${next.typed}`;
    joined.push({ ...token, word, stem, end: next.end, lastPart: next.lastPart, typed, mended: { how: 'joined', words: word } });
    at += 1;
  }
  return joined;
}

function isPair({ ownWords }: SearchIndex, token: TypedToken, next: TypedToken): boolean {
  const isOpen = ({ isLoose, number, word }: TypedToken): boolean =>
    isLoose && number === undefined && /^\p{L}+$/u.test(word) && !commonWords.has(word) && !weakWords.has(word);
  return isOpen(token) && isOpen(next) && (ownWords.weightOf.get(token.word + next.word) ?? 0) >= leastKnown;
}

const shortestPart = 3;
/** No three words of the rules together are longer. */
const longestJoined = 45;

/** A word that is nowhere, and that two or more words of the edition make: `firststrike`. Not one that is rather a slip of a word. */
function divideJoined(index: SearchIndex, token: TypedToken): readonly TypedToken[] {
  const { word, stem, isLoose, number } = token;
  const { vocabulary, playerWords, initials } = index;
  if (!isLoose || number !== undefined || word.length < 2 * shortestPart || word.length > longestJoined || !/^\p{L}+$/u.test(word))
    return [token];
  if (vocabulary.stemOf.has(word) || vocabulary.stems.has(stem) || vocabulary.contractions.has(word) || initials.has(word)) return [token];
  if (findSaying(playerWords, [token], 0, vocabulary) || nearWords(knowSlips(index), word).some(({ distance }) => distance === 1))
    return [token];
  const words = divide(index, word);
  if (!words) return [token];
  const mended = { how: 'corrected', words: words.join(' ') } as const;
  return words.map((each) => ({ ...token, word: each, stem: index.ownWords.stemOf.get(each) ?? each, mended }));
}

/** The division into the fewest words, of those the one whose rarest word is commonest. */
function divide({ ownWords: { stemOf, weightOf } }: SearchIndex, word: string, most = 3): readonly string[] | undefined {
  const isKnown = (part: string): boolean => part.length >= shortestPart && stemOf.has(part) && !isSign(part);
  const weigh = (parts: readonly string[]): number => Math.min(...parts.map((part) => weightOf.get(part) ?? 0));
  const divideIn = (rest: string, parts: number): readonly (readonly string[])[] => {
    if (parts === 1) return isKnown(rest) ? [[rest]] : [];
    return Array.from({ length: rest.length }, (_, at) => [rest.slice(0, at), rest.slice(at)] as const).flatMap(([head, tail]) =>
      isKnown(head) ? divideIn(tail, parts - 1).map((more) => [head, ...more]) : [],
    );
  };
  for (let parts = 2; parts <= most; parts += 1) {
    const [best] = divideIn(word, parts).toSorted((a, b) => weigh(b) - weigh(a));
    if (best) return best;
  }
  return undefined;
}
