/** The cards that lists name, each with its page. */
import { listViews, type Library } from '../../frame/library/library.ts';
import { makeAddress, makeSlugs } from '../../frame/addresses/addresses.ts';
import { foldName } from './cardNames.ts';
import { findListedCards, type CardHistory } from './cardHistories.ts';
import type { SummaryList } from './summaryLists.ts';

export interface CardPage extends CardHistory {
  /** Of its page: unlike that of any other. */
  readonly slug: string;
  readonly href: string;
}

export interface ListedCardPages {
  /** By name. */
  readonly cards: readonly CardPage[];
  readonly summaryLists: readonly SummaryList[];
  /** By a name as any list prints it. */
  readonly find: (name: string) => CardPage | undefined;
}

const known = new WeakMap<Library, ListedCardPages>();

/** The cards of a library, the same on every call of a build. */
export function listCards(library: Library): ListedCardPages {
  const made = known.get(library) ?? makePages(library);
  known.set(library, made);
  return made;
}

function makePages(library: Library): ListedCardPages {
  const summaries = library.documents.filter(({ record }) => record.document === 'rulings-summary').map(({ view }) => view);
  const { cards: histories, summaryLists } = findListedCards(listViews(library, 'tournament-rules'), summaries);
  const slugs = makeSlugs(histories.map(({ name }) => name.replace(/æ/gi, 'ae')));
  const cards = histories.map((history, at): CardPage => {
    const slug = slugs[at] ?? '';
    return { ...history, slug, href: makeAddress({ kind: 'policy', part: 'banned', name: slug }) };
  });
  const byName = new Map(cards.map((card) => [foldName(card.name), card]));
  return { cards, summaryLists, find: (name) => byName.get(foldName(name)) };
}
