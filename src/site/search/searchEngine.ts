/** The search itself, in a worker or, where there are none, beside the page: loads an edition once, opens its index once, answers. */
import type { NumberQuery } from '../../corpus/lookup/numberQuery.ts';
import type { KindFilter } from '../../search/kinds.ts';
import { joinAnswers } from '../../search/joinAnswers.ts';
import { openIndex, type SearchIndex } from '../../search/openIndex.ts';
import { parseQuery } from '../../search/parseQuery.ts';
import { findNearNames } from '../../search/findNearNames.ts';
import { answerQuery, lacksNothing, type Lacking, type SearchAnswer, type SearchHit } from '../../search/searchEdition.ts';
import type { LoadedSearch } from '../frame/data/loadedSearch.ts';
import { loadSearch } from '../frame/data/loadSearch.ts';
import { loadSearchList } from '../frame/data/loadSearchList.ts';
import { allDocuments } from './searchAddress.ts';

export interface SearchRequest {
  /** How addresses name the edition or document, or `allDocuments`; empty for the current edition. */
  readonly edition: string;
  readonly text: string;
  readonly kind?: KindFilter | undefined;
  readonly under?: string | undefined;
  readonly namesOnly: boolean;
  readonly allWords: boolean;
  /** So many results are passed over. */
  readonly from: number;
  readonly limit: number;
  /** Hits say where their scores come from. */
  readonly explains?: boolean;
}

export interface ClientHit extends SearchHit {
  readonly href: string;
  /** What it stands in, where several documents were searched. */
  readonly of?: string;
}

/** What one of several documents answered. */
export interface DocumentAnswer extends Pick<SearchAnswer, 'total' | 'followed'> {
  readonly title: string;
}

/** What the search found and what it did. */
export interface Answer extends Pick<SearchAnswer, 'total' | 'coverage' | 'followed' | 'exact' | 'sought' | 'missing' | 'dated' | 'named'> {
  readonly hits: readonly ClientHit[];
  readonly from: number;
  /** The number that was read of the query, when it is nothing else. */
  readonly number?: NumberQuery;
  /** When filters left nothing: the results without them. */
  readonly unfiltered?: number;
  /** When nothing was found: names that are spelled alike. */
  readonly near: readonly { readonly name: string; readonly href: string }[];
  /** Where several documents were searched: each of them. */
  readonly documents?: readonly DocumentAnswer[];
  /** Whether the query has phrases or exclusions, and whether it has anything to find. */
  readonly strict: boolean;
  readonly empty: boolean;
}

export interface SearchEngine {
  /** Loads and opens an edition, so that the first answer need not wait for it. Rejects when it cannot be had; the next call tries again. */
  readonly prepare: (edition: string) => Promise<void>;
  readonly answer: (request: SearchRequest) => Promise<Answer>;
}

interface Opened extends Pick<LoadedSearch, 'addresses' | 'load' | 'loadRest' | 'releases' | 'games'> {
  readonly index: SearchIndex;
}

/** So long after an answer, where none is asked for meanwhile, the rest is loaded: until then the page shows what was found, and may load for it. */
const restAfterMs = 1000;

/** Of so many editions the index is kept, and of all documents while those are searched at once: the largest are some 30 MB. */
const mostOpen = 2;

export function makeEngine(): SearchEngine {
  const opened = new Map<string, Promise<Opened>>();
  const open = (edition: string, most = mostOpen): Promise<Opened> => {
    const known = opened.get(edition) ?? openEdition(edition);
    // The last used goes last, so that the first is the one to forget.
    opened.delete(edition);
    opened.set(edition, known);
    for (const oldest of [...opened.keys()].slice(0, -most)) opened.delete(oldest);
    known.catch(() => opened.delete(edition));
    return known;
  };
  const openAll = async (): Promise<readonly OpenedDocument[]> => {
    const { searches } = await loadSearchList();
    const all = searches.filter(({ isOfAll }) => isOfAll);
    return Promise.all(
      all.map(async ({ value, title, document }) => ({
        title,
        isHandbook: document === 'handbook',
        opened: await open(value, all.length),
      })),
    );
  };
  let rest: ReturnType<typeof setTimeout> | undefined;
  return {
    prepare: async (edition) => {
      await (edition === allDocuments ? openAll() : open(edition));
    },
    answer: async (request) => {
      clearTimeout(rest);
      if (request.edition === allDocuments) return answerAll(await openAll(), request);
      const edition = await open(request.edition);
      const found = await answerWhole(edition, request);
      clearTimeout(rest);
      // Nobody waits for the rest: what does not come is asked for again by whoever needs it.
      if (!savesData()) rest = setTimeout(() => void edition.loadRest().catch(() => undefined), restAfterMs);
      return found;
    },
  };
}

/** Whether the reader has asked the browser to load as little as can be. */
const savesData = (): boolean => (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;

/** An answer may need what is not here yet, and what comes may show that it needs more. @throws Error where it does not come. */
async function answerWhole(opened: Opened, request: SearchRequest): Promise<Answer> {
  for (;;) {
    const { lacking, ...found } = answer(opened, request);
    if (lacksNothing(lacking)) return found;
    await opened.load(lacking);
  }
}

interface OpenedDocument {
  readonly title: string;
  readonly isHandbook: boolean;
  readonly opened: Opened;
}

async function answerAll(all: readonly OpenedDocument[], { from, limit, ...request }: SearchRequest): Promise<Answer> {
  const answers = await Promise.all(all.map(({ opened }) => answerWhole(opened, { ...request, from: 0, limit: from + limit })));
  const { hits, total, totals, sought } = joinAnswers(
    answers.map((answer, at) => ({ ...answer, query: parseQuery(request.text), isHandbook: all[at]?.isHandbook ?? false })),
    { from, limit },
  );
  const [first] = answers;
  return {
    hits: hits.map(({ hit, from: at }) => ({ ...hit, of: all[at]?.title ?? '' })),
    from,
    total,
    followed: [],
    sought,
    documents: answers.map(({ followed }, at) => ({ title: all[at]?.title ?? '', total: totals[at] ?? 0, followed })),
    ...(first?.number === undefined ? {} : { number: first.number }),
    ...(total === 0 && first?.missing !== undefined ? { missing: first.missing } : {}),
    ...(first?.dated === undefined ? {} : { dated: first.dated }),
    ...(first?.named === undefined ? {} : { named: first.named }),
    near: [],
    strict: first?.strict ?? false,
    empty: first?.empty ?? true,
  };
}

async function openEdition(value: string): Promise<Opened> {
  const { edition, postingsOf, textOf, ...loaded } = await loadSearch(value);
  return { index: openIndex(edition, postingsOf, textOf), ...loaded };
}

function answer(
  { index, addresses, releases, games }: Opened,
  { text, kind, under, namesOnly, allWords, from, limit, explains = false }: SearchRequest,
): Answer & Pick<SearchAnswer, 'lacking'> {
  const isNarrowed = kind !== undefined || under !== undefined || namesOnly;
  const options = {
    ...(kind === undefined ? {} : { kind }),
    ...(under === undefined ? {} : { under }),
    explains,
    releases,
    games,
    namesOnly,
    allWords,
    from,
    limit,
  };
  const { query, hits, total, coverage, followed, exact, sought, missing, dated, named, lacking } = answerQuery(index, text, options);
  const parts = query.kind === 'words' ? query.parts : [];
  const empty = parts.every((part) => part.without) && query.kind === 'words';
  const near = total > 0 || (coverage?.withAny ?? 0) > 0 || empty || query.kind === 'number' || named ? [] : findNearNames(index, text);
  const loose = total === 0 && isNarrowed ? answerQuery(index, text, { releases, games }) : undefined;
  const hrefOf = (id: string): string => addresses[index.byId.get(id.toLowerCase()) ?? -1] ?? '/';
  return {
    lacking: loose ? joinLacking(lacking, loose.lacking) : lacking,
    hits: hits.map((hit) => ({ ...hit, href: hrefOf(hit.id) })),
    from,
    total,
    followed,
    sought,
    ...(coverage === undefined ? {} : { coverage }),
    ...(exact === undefined ? {} : { exact }),
    ...(query.kind === 'number' ? { number: query.number } : {}),
    ...(missing === undefined ? {} : { missing }),
    ...(dated === undefined ? {} : { dated }),
    ...(named === undefined ? {} : { named }),
    ...(loose ? { unfiltered: loose.total } : {}),
    near: near.map(({ id, title = id, kind: of }) => ({ name: of === 'term' ? title : `${id} ${title}`, href: hrefOf(id) })),
    strict: parts.some((part) => part.without || part.kind === 'phrase'),
    empty,
  };
}

const joinLacking = (left: Lacking, right: Lacking): Lacking => ({
  stems: [...left.stems, ...right.stems],
  texts: [...left.texts, ...right.texts],
});
