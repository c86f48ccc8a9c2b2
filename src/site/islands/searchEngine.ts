/** The search itself, in a worker or, where there are none, beside the page: loads an edition once, opens its index once, answers. */
import type { KindFilter } from '../../search/kinds.ts';
import { openIndex, type SearchIndex } from '../../search/openIndex.ts';
import { answerQuery, type SearchHit } from '../../search/searchEdition.ts';
import { loadSearchFile } from './loadEdition.ts';

export interface SearchRequest {
  /** How addresses name the edition or document; empty for the current edition. */
  readonly edition: string;
  readonly text: string;
  readonly kind?: KindFilter | undefined;
  readonly namesOnly: boolean;
  readonly limit: number;
}

export interface ClientHit extends SearchHit {
  readonly href: string;
}

export interface Answer {
  readonly hits: readonly ClientHit[];
  readonly total: number;
  /** Stems that were sought, for marking them where a result leads. */
  readonly sought: readonly string[];
  /** A number that was asked for and does not exist. */
  readonly missing?: string;
  /** When filters left nothing: the results without them. */
  readonly unfiltered?: number;
  /** Whether the query has phrases or exclusions, and whether it has anything to find. */
  readonly strict: boolean;
  readonly empty: boolean;
}

export interface SearchEngine {
  /** Loads and opens an edition, so that the first answer need not wait for it. Rejects when it cannot be had; the next call tries again. */
  readonly prepare: (edition: string) => Promise<void>;
  readonly answer: (request: SearchRequest) => Promise<Answer>;
}

interface Opened {
  readonly index: SearchIndex;
  /** Address of each document. */
  readonly addresses: readonly string[];
}

/** Of so many editions the index is kept: one is some 30 MB. */
const mostOpen = 2;

export function makeEngine(): SearchEngine {
  const opened = new Map<string, Promise<Opened>>();
  const open = (edition: string): Promise<Opened> => {
    const known = opened.get(edition) ?? openEdition(edition);
    // The last used goes last, so that the first is the one to forget.
    opened.delete(edition);
    opened.set(edition, known);
    for (const oldest of [...opened.keys()].slice(0, -mostOpen)) opened.delete(oldest);
    known.catch(() => opened.delete(edition));
    return known;
  };
  return {
    prepare: async (edition) => {
      await open(edition);
    },
    answer: async (request) => answer(await open(request.edition), request),
  };
}

async function openEdition(value: string): Promise<Opened> {
  const file = await loadSearchFile(value);
  return { index: openIndex(file), addresses: file.addresses };
}

function answer({ index, addresses }: Opened, { text, kind, namesOnly, limit }: SearchRequest): Answer {
  const { query, hits, total, sought, missing } = answerQuery(index, text, { ...(kind === undefined ? {} : { kind }), namesOnly, limit });
  const isFiltered = kind !== undefined || namesOnly;
  const parts = query.kind === 'words' ? query.parts : [];
  return {
    hits: hits.map((hit) => ({ ...hit, href: addresses[index.byId.get(hit.id.toLowerCase()) ?? -1] ?? '/' })),
    total,
    sought,
    ...(missing === undefined ? {} : { missing }),
    ...(total === 0 && isFiltered ? { unfiltered: answerQuery(index, text).total } : {}),
    strict: parts.some((part) => part.without || part.kind === 'phrase'),
    empty: parts.every((part) => part.without) && query.kind === 'words',
  };
}
