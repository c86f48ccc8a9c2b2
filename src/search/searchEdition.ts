/** The search: one function for the page, the dialog and the command line. */
import type { SearchDocument, SearchKind } from './documents.ts';
import { isOfKind, type KindFilter } from './kinds.ts';
import { makePartFilter } from './matchParts.ts';
import { parseNumberQuery } from '../corpus/lookup/numberQuery.ts';
import type { SearchIndex } from './openIndex.ts';
import { parseQuery, type Query, type WordQuery } from './parseQuery.ts';
import { rankNumber } from './rankNumbers.ts';
import { rankWords, readQuery, type Ranked } from './rankWords.ts';
import { makeMarks, makeSnippet, type Mark, type Snippet } from './snippet.ts';

export interface SearchOptions {
  readonly kind?: KindFilter;
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
  /** Words of the title to highlight. */
  readonly titleMarks: readonly Mark[];
  /** Headings above, nearest last: `Additional Rules`, `State-Based Actions`. */
  readonly place: readonly string[];
  readonly snippet: Snippet;
}

export interface SearchAnswer {
  readonly query: Query;
  readonly hits: readonly SearchHit[];
  /** Results in all, those above the limit too. */
  readonly total: number;
  /** Stems of the words that were sought, for marking them where a result leads; none for a number. */
  readonly sought: readonly string[];
  /** The number that the query asks for and the edition lacks. */
  readonly missing?: string;
}

/**
 * Searches one edition. A number goes first, by itself or among words; of a rule and its Examples only the better is given, unless Examples
 * are asked for. An empty query finds nothing, nor does one that only leaves out. Pure: the same index, query and options give the same.
 */
export function answerQuery(index: SearchIndex, text: string, options: SearchOptions = {}): SearchAnswer {
  const { kind, namesOnly = false, limit = 20 } = options;
  const query = parseQuery(text);
  const { ranked, missing } = rank(index, query, namesOnly);
  const kept = ranked.filter(({ place }) => {
    const document = index.documents[place];
    return document !== undefined && (kind === undefined || isOfKind(document, kind));
  });
  const folded = kind === 'example' ? kept : foldExamples(index, kept);
  const sought = findSought(index, query);
  const hits = folded.slice(0, limit).flatMap(({ place, score }) => {
    const document = index.documents[place];
    return document ? [makeHit(index, document, score, sought)] : [];
  });
  return { query, hits, total: folded.length, sought: [...sought], ...(missing === undefined ? {} : { missing }) };
}

/** The hits of an answer alone. */
export function searchEdition(index: SearchIndex, text: string, options: SearchOptions = {}): readonly SearchHit[] {
  return answerQuery(index, text, options).hits;
}

function rank(index: SearchIndex, query: Query, namesOnly: boolean): { readonly ranked: readonly Ranked[]; readonly missing?: string } {
  if (query.kind === 'words') return { ranked: rankMixed(index, query, namesOnly) };
  const { places, found } = rankNumber(index, query.number);
  const ranked = places.map((place, at) => ({ place, score: 1 / (at + 1) }));
  const kept = namesOnly ? ranked.filter(({ place }) => index.documents[place]?.title !== undefined) : ranked;
  return { ranked: kept, ...(found ? {} : { missing: query.number.number }) };
}

/** Words; the rules whose numbers stand among them go first, in their order. */
function rankMixed(index: SearchIndex, query: WordQuery, namesOnly: boolean): readonly Ranked[] {
  const numbered = query.parts.flatMap(({ kind, text, without }) => {
    const number = kind === 'word' && !without && text.includes('.') ? parseNumberQuery(text)?.number : undefined;
    return number === undefined ? [] : (index.byId.get(number) ?? []);
  });
  const allows = makePartFilter(index, query, namesOnly);
  const ranked = rankWords(index, query, namesOnly).filter(({ place }) => allows(place));
  if (numbered.length === 0) return ranked;
  const top = ranked[0]?.score ?? 0;
  const first = [...new Set(numbered)].filter(allows).map((place, at) => ({ place, score: top + numbered.length - at }));
  return [...first, ...ranked.filter(({ place }) => !numbered.includes(place))];
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

function makeHit(index: SearchIndex, document: SearchDocument, score: number, sought: ReadonlySet<string>): SearchHit {
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
    titleMarks: makeMarks(document.title ?? '', sought),
    place,
    snippet: makeSnippet(textOf(index, document), sought),
  };
}

/** The text to show of a document; of a heading without text, what stands first under it. */
function textOf(index: SearchIndex, document: SearchDocument): string {
  if (document.text !== '' || document.kind === 'section') return document.text;
  const [first] = index.children.get(index.byId.get(document.id.toLowerCase()) ?? -1) ?? [];
  return first === undefined ? '' : (index.documents[first]?.text ?? '');
}

/** Stems to highlight: what the words may mean, for a number none. */
function findSought(index: SearchIndex, query: Query): ReadonlySet<string> {
  if (query.kind === 'number') return new Set();
  return new Set(readQuery(index, query).flatMap(({ meant }) => meant.map(({ stem }) => stem)));
}
