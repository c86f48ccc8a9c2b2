/** Results as they are shown: where they stand, what of their text, and why. */
import type { Scored } from './best.ts';
import type { SearchKind } from './documents.ts';
import type { IndexedDocument } from './indexedEdition.ts';
import type { Reason } from './ledger.ts';
import type { NeededTexts } from './neededTexts.ts';
import type { SearchIndex } from './openIndex.ts';
import { makeMarks, makeSnippet, type Mark, type Snippet } from './snippet.ts';

export interface SearchHit {
  /** Id of the entry, `704.5j`; of an Example, `702.19b#example-1`. */
  readonly id: string;
  readonly kind: SearchKind;
  /** Comparable within one query only. */
  readonly score: number;
  readonly title?: string;
  /** It bears the very name that was typed: of several documents too it is what is sought. */
  readonly bearsName?: true;
  /** Words of the title to highlight. */
  readonly titleMarks: readonly Mark[];
  /** Headings above, nearest last: `Additional Rules`, `State-Based Actions`. */
  readonly place: readonly string[];
  readonly snippet: Snippet;
  /** Where the score comes from, where it was asked for: adding and multiplying up gives it. */
  readonly reasons?: readonly Reason[];
}

/** Reasons of a score to which so much was added for words that stand together. */
export const raise = (reasons: readonly Reason[], adds: number): readonly Reason[] =>
  reasons.length === 0 ? reasons : [...reasons, { what: 'together', of: '', adds, times: 1 }];

/** A place that is to be shown. */
export interface RankedHit {
  readonly place: number;
  readonly score: number;
  readonly reasons: readonly Reason[];
  readonly bearsName?: boolean;
}

/** One with a single reason for its score. */
export const makeRanked = (place: number, score: number, because: Pick<Reason, 'what' | 'of'>): RankedHit => ({
  place,
  score,
  reasons: [{ ...because, adds: score, times: 1 }],
});

/** `explains`: they say where their scores come from. */
export function makeHits(
  index: SearchIndex,
  ranked: readonly RankedHit[],
  sought: ReadonlySet<string>,
  { explains = false }: { readonly explains?: boolean },
  texts: NeededTexts,
): readonly SearchHit[] {
  return ranked.flatMap(({ place, score, reasons, bearsName }) => {
    const document = index.documents[place];
    if (!document) return [];
    const hit = makeHit(index, document, { place, score }, sought, texts);
    return [{ ...hit, ...(bearsName ? { bearsName } : {}), ...(explains ? { reasons } : {}) }];
  });
}

function makeHit(
  index: SearchIndex,
  document: IndexedDocument,
  { place: own, score }: Scored,
  sought: ReadonlySet<string>,
  texts: NeededTexts,
): SearchHit {
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
    titleMarks: makeMarks(document.title ?? '', sought, index.titleOf(own)),
    place,
    snippet: snippetOf(index, document, own, sought, texts),
  };
}

/** The text to show of a document; of a heading without text, what stands first under it. */
function snippetOf(index: SearchIndex, document: IndexedDocument, own: number, sought: ReadonlySet<string>, texts: NeededTexts): Snippet {
  const place = document.hasText || document.kind === 'section' ? own : (index.children.get(own) ?? [])[0];
  return place === undefined ? makeSnippet('', sought) : makeSnippet(texts.textOf(place), sought, texts.tokensOf(place).text);
}
