/**
 * What documents are called. Those of Magic are known here; other games come with the corpus, and in a browser with the catalogue, and are learnt
 * from there before anything is said of them. One that nobody has told of yet is called by its id.
 */
import type { Game } from '../../../corpus/games.ts';
import { isGame, type DocumentId, type GameId, type MagicDocumentId } from '../../../model/edition.ts';

interface DocumentNames {
  readonly title: string;
  /** In tabs and menus. */
  readonly tab: string;
  /** In a citation. */
  readonly work: string;
}

const ofMagic: Readonly<Record<MagicDocumentId, DocumentNames>> = {
  'comprehensive-rules': { title: 'Comprehensive Rules', tab: 'Rules', work: 'CR' },
  rulebook: { title: 'Rulebook', tab: 'Rulebook', work: 'Rulebook' },
  'rulings-summary': { title: 'General Rulings Summary', tab: 'Rulings', work: 'Rulings Summary' },
  handbook: { title: 'Handbook', tab: 'Handbook', work: 'Handbook' },
  'tournament-rules': { title: 'Tournament Rules', tab: 'Tournament Rules', work: 'MTR' },
  'penalty-guide': { title: 'Infraction Procedure Guide', tab: 'Infraction Procedure Guide', work: 'IPG' },
};

/** How a game is called; a browser is told no more. */
export type NamedGame = Pick<Game, 'id' | 'title' | 'short'> & Partial<Pick<Game, 'credits' | 'terms'>>;

const ofGames = new Map<GameId, DocumentNames & Pick<NamedGame, 'credits' | 'terms'>>();

/** Takes note of games. @throws Error, with the place, when one has the name of a document of Magic: readers could not tell them apart. */
export function learnGames(games: readonly NamedGame[] = []): void {
  const taken = new Set(Object.values(ofMagic).flatMap(({ title, tab, work }) => [title, tab, work].map((name) => name.toLowerCase())));
  for (const { id, title, short, ...whose } of games) {
    const same = [title, short].find((name) => taken.has(name.toLowerCase()));
    if (same !== undefined)
      throw new Error(
        `content/games/${id.slice('game-'.length)}.yaml: expected a title and short that no document of Magic has, found ${same}`,
      );
    ofGames.set(id, { title, tab: short, work: short, ...whose });
  }
}

function find(document: DocumentId): DocumentNames {
  if (!isGame(document)) return ofMagic[document];
  return ofGames.get(document) ?? { title: document, tab: document, work: document };
}

/** Whose the text of a game is and on what terms, as its description says; undefined of one that was not described here. */
export const findTerms = (document: GameId): Pick<Game, 'credits' | 'terms'> | undefined => {
  const { credits, terms } = ofGames.get(document) ?? {};
  return credits === undefined || terms === undefined ? undefined : { credits, terms };
};

export const nameDocument = (document: DocumentId): string => find(document).title;
/** In the middle of a sentence: `the Comprehensive Rules`; a game is called by its name alone. */
export const nameInText = (document: DocumentId): string => (isGame(document) ? nameDocument(document) : `the ${nameDocument(document)}`);
export const nameTab = (document: DocumentId): string => find(document).tab;
export const nameWork = (document: DocumentId): string => find(document).work;
