/**
 * The language of queries: what a reader types into the field.
 *
 *     trample deathtouch        words, in any order; the more of them an entry has, the sooner it comes
 *     "combat damage"           these words in this order, whatever their case and the punctuation between them (“curly” quotes too)
 *     -planeswalker  -"end of"  not this word in any of its forms, not this phrase
 *     702.19b damage            a number among words goes first
 *     702.19b   702.19.         nothing but a number: corpus/lookup/numberQuery.ts; a final stop means the rule alone
 */
import { makeNumberQuery, parseNumberQuery, type NumberQuery } from '../corpus/lookup/numberQuery.ts';

export interface QueryPart {
  readonly kind: 'word' | 'phrase';
  /** A word has no white space, no quotes and no leading minus; a phrase no quotes, and single blanks only. */
  readonly text: string;
  /** Entries that have it are left out. */
  readonly without: boolean;
}

export interface WordQuery {
  readonly kind: 'words';
  readonly parts: readonly QueryPart[];
  /** The reader may still be typing the last part: a word with nothing behind it, or a phrase that is not closed. */
  readonly unfinished: boolean;
}

export type Query = { readonly kind: 'number'; readonly number: NumberQuery } | WordQuery;

const quotes = '"“”„«»';
const partShape = new RegExp(`([-–−]?)[${quotes}]([^${quotes}]*)([${quotes}]?)|([^\\s${quotes}]+)`, 'gu');

/** A minus leaves out what begins with a letter: `-1/-1` and `-X/-0` are counters, not wishes. */
const exclusion = /^[-–−](?=\p{L})(?!.*\/)/u;

/** Reads any text; nothing is refused. */
export function parseQuery(text: string): Query {
  const words = parseWords(text);
  // A pair of quotes with nothing between them must not make words of a number.
  const number = parseNumberQuery(text) ?? parseNumberQuery(makeQuery(words));
  return number ? { kind: 'number', number } : words;
}

/** Reads any text as words, also one that is a number. */
export function parseWords(text: string): WordQuery {
  const parts: QueryPart[] = [];
  let unfinished = false;
  for (const match of text.matchAll(partShape)) {
    const [whole, minus = '', phrase, end, word] = match;
    const atEnd = match.index + whole.length === text.length;
    const part = phrase === undefined ? toWord(word ?? '') : toPhrase(phrase, minus !== '');
    if (part.text === '') continue;
    parts.push(part);
    unfinished = atEnd && (phrase === undefined || end === '');
  }
  return { kind: 'words', parts, unfinished };
}

/** Writes a query; reading it again gives the same one. */
export function makeQuery(query: Query): string {
  if (query.kind === 'number') return makeNumberQuery(query.number);
  const { parts, unfinished } = query;
  const written = parts.map(({ kind, text, without }, at) => {
    const close = unfinished && at === parts.length - 1 ? '' : '"';
    return `${without ? '-' : ''}${kind === 'phrase' ? `"${text}${close}` : text}`;
  });
  return written.join(' ') + (unfinished || parts.at(-1)?.kind !== 'word' ? '' : ' ');
}

function toWord(text: string): QueryPart {
  return exclusion.test(text) ? { kind: 'word', text: text.slice(1), without: true } : { kind: 'word', text, without: false };
}

function toPhrase(text: string, without: boolean): QueryPart {
  return { kind: 'phrase', text: text.replace(/\s+/g, ' ').trim(), without };
}
