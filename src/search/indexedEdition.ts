/**
 * An edition as the search indexes it: which words stand where how often, without the texts. This is what travels to a phone; the texts come
 * behind it, of the answers alone.
 */
import { parseRuleNumber } from '../model/ruleNumber.ts';
import type { SearchDocument, SearchFile } from './documents.ts';
import type { PlayerWord } from './playerWords.ts';
import { invert, lengthOf, type Bag, type Posting, type Postings } from './postings.ts';
import { foldQuestions, placesOfQuestions, weighQuestions, type IndexedQuestions } from './indexQuestions.ts';
import { commonWords, stemOf, tokenize, type Token } from './tokens.ts';

/** What can be found, without its texts. */
export interface IndexedDocument extends Pick<SearchDocument, 'id' | 'kind' | 'title' | 'parent' | 'cites' | 'toldCites'> {
  readonly hasText: boolean;
}

/** Those of a stem; undefined where it may stand and that is not here yet. */
export type PostingsOf = (field: BagField, stem: string) => readonly Posting[] | undefined;

/** Fields besides headings: the text; questions that the entry answers, and words in which others say it, both of the handbook. */
export const bagFields = ['body', 'asks', 'told'] as const;
export type BagField = (typeof bagFields)[number];

/** A word of the edition with the number of its places on a scale of doublings: 1 for one place, 2 for two or three, 3 for four to seven. */
export interface IndexedWord {
  readonly word: string;
  /** In headings (which count five times) and texts; 0 for a word that only the handbook has. */
  readonly own: number;
  /** In these and in what the handbook tells. */
  readonly all: number;
}

export interface IndexedEdition {
  /** Key of the edition. */
  readonly edition: string;
  readonly documents: readonly IndexedDocument[];
  /** How many words each document has in a field, those that say nothing (`the`) left out. */
  readonly lengths: Readonly<Record<'body' | 'told', readonly number[]>>;
  readonly questions: IndexedQuestions;
  /** In alphabetical order. */
  readonly words: readonly IndexedWord[];
  /** Of these words and of what else stands in a field (figures, numbers of rules), in alphabetical order. */
  readonly stems: readonly string[];
  /** Figures of three digits that count something and are not always the number of a rule. */
  readonly amounts: readonly string[];
  readonly playerWords: readonly PlayerWord[];
}

/** With all that stands in its fields. */
export interface WholeEdition extends IndexedEdition {
  readonly postings: Readonly<Record<BagField, Postings>>;
}

/** Texts of documents by their places. Undefined for one that is not here yet. */
export type TextOf = (place: number) => string | undefined;

/** Counts the words of a collected edition. */
export function indexEdition({ edition, documents, playerWords }: SearchFile): WholeEdition {
  const bodies = documents.map(({ text }) => tokenize(text));
  const counts = documents.map((document) => document.asks?.length ?? 0);
  const asks = documents.flatMap((document) => (document.asks ?? []).map(tokenize));
  const told = documents.map((document) => tokenize(document.told ?? ''));
  const titles = documents.map(({ title = '' }) => tokenize(title));
  const bags = { body: bodies.map(makeBag), asks: asks.map(makeBag), told: told.map(makeBag) };
  const postings = { body: invert(bags.body), asks: invert(bags.asks), told: invert(bags.told) };
  const placeOf = placesOfQuestions(counts);
  const inTitles = invert(titles.map(makeBag));
  const weights = weighQuestions(asks, documents.length, (stem) =>
    Math.max(
      ...[inTitles, postings.body].map((lists) => lists.get(stem)?.length ?? 0),
      foldQuestions(postings.asks.get(stem) ?? [], placeOf).length,
    ),
  );
  const words = countWords(titles, bodies, [...asks, ...told]);
  return {
    edition,
    documents: documents.map(({ id, kind, title, parent, cites, toldCites, text }) => ({
      id,
      kind,
      ...(title === undefined ? {} : { title }),
      ...(parent === undefined ? {} : { parent }),
      ...(cites === undefined ? {} : { cites }),
      ...(toldCites === undefined ? {} : { toldCites }),
      hasText: text !== '',
    })),
    lengths: { body: bags.body.map(lengthOf), told: bags.told.map(lengthOf) },
    questions: { counts, weights },
    words,
    stems: listStems(words, listBareStems(words, Object.values(postings))),
    amounts: findAmounts(bodies),
    playerWords,
    postings,
  };
}

/** What stands in the fields of an edition of which all is here. */
export const openPostings =
  ({ postings }: Pick<WholeEdition, 'postings'>): PostingsOf =>
  (field, stem) =>
    postings[field].get(stem) ?? [];

function makeBag(tokens: readonly Token[]): Bag {
  const bag = new Map<string, number>();
  for (const { word, stem } of tokens) if (!commonWords.has(word)) bag.set(stem, (bag.get(stem) ?? 0) + 1);
  return bag;
}

const weightOfTitle = 5;

function countWords(
  titles: readonly (readonly Token[])[],
  bodies: readonly (readonly Token[])[],
  told: readonly (readonly Token[])[],
): readonly IndexedWord[] {
  const counts = new Map<string, { own: number; all: number }>();
  const count = (lists: readonly (readonly Token[])[], own: number, all: number): void => {
    for (const { word } of lists.flat()) {
      if (/^\d/.test(word) && parseRuleNumber(word)) continue;
      const known = counts.get(word) ?? { own: 0, all: 0 };
      counts.set(word, { own: known.own + own, all: known.all + all });
    }
  };
  count(titles, weightOfTitle, weightOfTitle);
  count(bodies, 1, 1);
  count(told, 0, 1);
  return [...counts]
    .map(([word, { own, all }]) => ({ word, own: toScale(own), all: toScale(all) }))
    .sort((a, b) => (a.word < b.word ? -1 : 1));
}

const toScale = (count: number): number => (count === 0 ? 0 : Math.floor(Math.log2(count)) + 1);

const citing = /^(?:rules?|sections?|to|through|\d+\w*)$/;

/** A figure counts something where nothing before it says that it is the number of a rule: `rules 601 and 602`. */
function findAmounts(bodies: readonly (readonly Token[])[]): readonly string[] {
  const amounts = new Set<string>();
  for (const tokens of bodies)
    tokens.forEach(({ word }, at) => {
      const before = tokens[at - 1]?.word ?? '';
      const isJoined = /^(?:and|or)$/.test(before) && /^\d/.test(tokens[at - 2]?.word ?? '');
      if (/^\d{3}$/.test(word) && !isJoined && !citing.test(before)) amounts.add(word);
    });
  return [...amounts].sort();
}

/** Stems of fields that no word of the list has: figures, numbers of rules. */
export function listBareStems(words: readonly Pick<IndexedWord, 'word'>[], fields: readonly Postings[]): readonly string[] {
  const known = new Set(words.map(({ word }) => stemOf(word)));
  return [...new Set(fields.flatMap((postings) => [...postings.keys()].filter((stem) => !known.has(stem))))].sort();
}

/** The stems of words together with those of none, in the order in which they are packed. */
export function listStems(words: readonly Pick<IndexedWord, 'word'>[], bare: readonly string[]): readonly string[] {
  return [...new Set([...words.map(({ word }) => stemOf(word)), ...bare])].sort();
}
