/** The search: one function for the page, the dialog and the command line. */
import type { SearchDocument, SearchKind } from './documents.ts';
import { parseNumberQuery } from './numbers.ts';
import type { SearchIndex } from './openIndex.ts';
import { rankNumber } from './rankNumbers.ts';
import { rankWords } from './rankWords.ts';
import { makeSnippet, type Snippet } from './snippet.ts';
import { tokenize } from './tokens.ts';
import { findMeant } from './vocabulary.ts';

export interface SearchOptions {
  readonly kind?: SearchKind;
  /** Only headings and headwords. */
  readonly namesOnly?: boolean;
  /** At most so many results; 20 unless told. */
  readonly limit?: number;
}

export interface SearchHit {
  /** Id of the entry, `704.5j`; of an Example, `702.19b#example-1`. */
  readonly id: string;
  readonly kind: SearchKind;
  /** Comparable within one query only. */
  readonly score: number;
  readonly title?: string;
  /** Headings above, nearest last: `Additional Rules`, `State-Based Actions`. */
  readonly place: readonly string[];
  readonly snippet: Snippet;
}

/**
 * Searches one edition. A number goes first, by itself; of a rule and its Examples only the better is given, unless Examples are asked for.
 * An empty query finds nothing. Pure: the same index and query give the same hits.
 */
export function searchEdition(index: SearchIndex, query: string, options: SearchOptions = {}): readonly SearchHit[] {
  const { kind, namesOnly = false, limit = 20 } = options;
  const ranked = rank(index, query, namesOnly).filter(({ place }) => kind === undefined || index.documents[place]?.kind === kind);
  const folded = kind === 'example' ? ranked : foldExamples(index, ranked);
  const stems = stemsOf(index, query);
  return folded.slice(0, limit).flatMap(({ place, score }) => {
    const document = index.documents[place];
    return document ? [makeHit(index, document, score, stems)] : [];
  });
}

/** The number that the query asks for and the edition lacks; undefined when the query is no number or there is such an entry. */
export function findMissingNumber(index: SearchIndex, query: string): string | undefined {
  const number = parseNumberQuery(query);
  return number && !rankNumber(index, number).found ? number.number : undefined;
}

function rank(index: SearchIndex, query: string, namesOnly: boolean): readonly { readonly place: number; readonly score: number }[] {
  const number = parseNumberQuery(query);
  if (number) return rankNumber(index, number).places.map((place, at) => ({ place, score: 1 / (at + 1) }));
  return query.trim() === '' ? [] : rankWords(index, query, namesOnly);
}

function foldExamples<T extends { readonly place: number }>(index: SearchIndex, ranked: readonly T[]): readonly T[] {
  const seen = new Set<string>();
  return ranked.filter(({ place }) => {
    const id = (index.documents[place]?.id ?? '').replace(/#.*$/, '');
    if (seen.has(id)) return false;
    seen.add(id);
    return true;
  });
}

function makeHit(index: SearchIndex, document: SearchDocument, score: number, stems: ReadonlySet<string>): SearchHit {
  const place: string[] = [];
  for (let at = document.parent; at !== undefined; at = index.documents[at]?.parent) {
    const title = index.documents[at]?.title;
    if (title !== undefined) place.unshift(title);
  }
  return {
    id: document.id,
    kind: document.kind,
    score,
    ...(document.title === undefined ? {} : { title: document.title }),
    place,
    snippet: makeSnippet(textOf(index, document), stems),
  };
}

/** The text to show of a document; of a heading without text, what stands first under it. */
function textOf(index: SearchIndex, document: SearchDocument): string {
  if (document.text !== '' || document.kind === 'section') return document.text;
  const [first] = index.children.get(index.byId.get(document.id.toLowerCase()) ?? -1) ?? [];
  return first === undefined ? '' : (index.documents[first]?.text ?? '');
}

/** Stems to highlight: what the words may mean, for a number none. */
function stemsOf(index: SearchIndex, query: string): ReadonlySet<string> {
  if (parseNumberQuery(query)) return new Set();
  return new Set(tokenize(query).flatMap(({ word, stem }) => findMeant(index.vocabulary, word, stem, true).map((meant) => meant.stem)));
}
