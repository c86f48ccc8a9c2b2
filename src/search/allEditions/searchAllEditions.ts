/** Searches all editions of a document at once: provisions that had all words of a query at the same time, with the editions in which they did. */
import { parseQuery } from '../parseQuery.ts';
import { commonWords, contentTokens, tokenize, type Token } from '../tokens.ts';
import type { Span, WordsOverTime } from './wordsOverTime.ts';

export interface TimedHit {
  /** Place of the lineage. */
  readonly lineage: number;
  /** The last heading that it had. */
  readonly title?: string;
  /** In order and never touching: in the editions between them a word was missing. */
  readonly spans: readonly Span[];
}

export interface TimedAnswer {
  /** Words that were sought, as they were typed. */
  readonly sought: readonly string[];
  /** Those of them that stand in no edition. */
  readonly unknown: readonly string[];
  /** Words that say nothing (`the`) where the query has no other, or would leave them out: where those stood is not kept. */
  readonly unsought: readonly string[];
  /** Phrases of several words: where a word stood is kept, not behind which other, so that their words are sought and left out instead. */
  readonly loosened: readonly string[];
  readonly total: number;
  readonly hits: readonly TimedHit[];
}

/**
 * All words are demanded, in any form and order: what stood there is a fact, and no near word is taken for another. Phrases are sought as their
 * words, which is said; what a minus leaves out is left out, of a phrase what has all of its words. Headings that have the words go first, then what has few others, then what had them longest.
 */
export function searchAllEditions(
  words: WordsOverTime,
  text: string,
  { from = 0, limit = 20 }: { readonly from?: number; readonly limit?: number } = {},
): TimedAnswer {
  const query = parseQuery(text);
  const parts = query.kind === 'words' ? query.parts : [{ kind: 'word', text, without: false } as const];
  const tokensOf = (without: boolean): readonly Token[] =>
    parts.filter((part) => part.without === without).flatMap((part) => tokenize(part.text));
  const isCommon = ({ word }: Token): boolean => commonWords.has(word);
  const asked = uniqueOf(contentTokens(tokensOf(false)));
  const sought = asked.filter((token) => !isCommon(token));
  const left = parts.filter(({ without }) => without).map(({ text: each }) => uniqueOf(tokenize(each)));
  const unknown = sought.filter(({ stem }) => !words.spans.has(stem));
  const found = sought.length === 0 || unknown.length > 0 ? [] : findTogether(words, sought, left);
  const lengths = countStems(words);
  const scored = found.map((hit) => ({ hit, score: scoreHit(words, hit, sought, lengths[hit.lineage] ?? 1) }));
  scored.sort((a, b) => b.score - a.score || a.hit.lineage - b.hit.lineage);
  return {
    sought: sought.map(({ word }) => word),
    unknown: unknown.map(({ word }) => word),
    unsought: [...asked, ...left.flat()].filter(isCommon).map(({ word }) => word),
    loosened: parts.filter(({ kind, text: each }) => kind === 'phrase' && tokenize(each).length > 1).map(({ text: each }) => each),
    total: scored.length,
    hits: scored.slice(from, from + limit).map(({ hit }) => hit),
  };
}

const uniqueOf = (tokens: readonly Token[]): readonly Token[] => [...new Map(tokens.map((token) => [token.stem, token])).values()];

function findTogether({ spans, lives }: WordsOverTime, sought: readonly Token[], left: readonly (readonly Token[])[]): readonly TimedHit[] {
  const spansOf = (lineage: number, [first, ...rest]: readonly Token[]): readonly Span[] => {
    const own = (token: Token | undefined): readonly Span[] => spans.get(token?.stem ?? '')?.get(lineage) ?? [];
    return rest.reduce((together, token) => intersect(together, own(token)), own(first));
  };
  // Where words that say nothing stood is not kept: a phrase is left out where its other words stand.
  const leaving = left.map((tokens) => tokens.filter(({ word }) => !commonWords.has(word)));
  return [...(spans.get(sought[0]?.stem ?? '')?.keys() ?? [])].flatMap((lineage) => {
    const kept = leaving.reduce((still, tokens) => subtract(still, spansOf(lineage, tokens)), spansOf(lineage, sought));
    const title = lives[lineage]?.title;
    return kept.length === 0 ? [] : [{ lineage, ...(title === undefined ? {} : { title }), spans: kept }];
  });
}

export function intersect(left: readonly Span[], right: readonly Span[]): readonly Span[] {
  return left.flatMap((one) =>
    right.flatMap((other) => {
      const span = { from: Math.max(one.from, other.from), to: Math.min(one.to, other.to) };
      return span.from < span.to ? [span] : [];
    }),
  );
}

export function subtract(left: readonly Span[], right: readonly Span[]): readonly Span[] {
  return right.reduce<readonly Span[]>(
    (rest, { from, to }) =>
      rest.flatMap((span) =>
        [
          { from: span.from, to: Math.min(span.to, from) },
          { from: Math.max(span.from, to), to: span.to },
        ].filter((part) => part.from < part.to),
      ),
    left,
  );
}

const stemCounts = new WeakMap<WordsOverTime, readonly number[]>();

/** How many different words each lineage had in all. */
function countStems(words: WordsOverTime): readonly number[] {
  const known = stemCounts.get(words);
  if (known) return known;
  const counts = words.lives.map(() => 0);
  for (const ofStem of words.spans.values()) for (const lineage of ofStem.keys()) counts[lineage] = (counts[lineage] ?? 0) + 1;
  stemCounts.set(words, counts);
  return counts;
}

function scoreHit({ editions }: WordsOverTime, { title = '', spans }: TimedHit, sought: readonly Token[], length: number): number {
  const inTitle = new Set(tokenize(title).map(({ stem }) => stem));
  const named = sought.filter(({ stem }) => inTitle.has(stem)).length / sought.length;
  const stood = spans.reduce((sum, { from, to }) => sum + to - from, 0) / editions.length;
  return 4 * named + sought.length / Math.sqrt(length) + 0.2 * stood;
}
