/** What of a wording counts when two are compared. */
import { foldWord, stemWord } from '../wording/stem.ts';
import { foldTypography } from '../wording/typography.ts';
import type { EraForms } from '../corpus/vocabulary.ts';
import { isGame, type DocumentId } from '../model/edition.ts';
import type { Inline } from '../model/wording.ts';

/** One wording at three depths; where one of them is equal, the next is too. */
export interface FoldedWording {
  /** Without what belongs to the setting: shapes of quotation marks, dashes and spaces, italics, the era's way of writing a symbol. Citations are `§`. */
  readonly typography: string;
  /** Its words in order, in lower case and without punctuation. Citations are left out. */
  readonly words: readonly string[];
  /** The stems of its words in order, without punctuation, each phrase of an era as one. Citations are left out. */
  readonly stems: readonly string[];
  /** The same by sentences, paragraphs, and clauses of lists inside a sentence. */
  readonly sentences: readonly (readonly string[])[];
}

const citationSign = '§';

/** What editions of a document called the same thing: what is known of the words of Magic says nothing of another game. */
export const eraFormsOf = (document: DocumentId, forms: EraForms): EraForms => (isGame(document) ? [] : forms);

/** Folds wordings with the vocabulary of all eras; remembers each, since editions share most of them. */
export function makeFolder(eras: EraForms): (wording: readonly Inline[], title?: string) => FoldedWording {
  const phrases = indexPhrases(eras);
  const foldStems = (text: string): readonly string[] => foldPhrases(stemsOf(text), phrases);
  const foldWhole = remember((typography) => ({ typography, words: wordsOf(typography), stems: foldStems(typography) }));
  // Paragraphs are no typography: two settings of one text may have other sentences.
  const foldSentences = remember((printed) =>
    cutSentences(printed)
      .flatMap(cutList)
      .map((passage) => foldStems(foldSetting(passage))),
  );
  const fold = (wording: readonly Inline[], title: string): FoldedWording => {
    const printed = joinInlines(wording);
    const typography = `${title === '' ? '' : `${foldSetting(title)} ${citationSign} `}${foldSetting(printed)}`;
    return { ...foldWhole(typography), sentences: foldSentences(printed) };
  };
  // A corpus has each wording once, in whatever editions it stands.
  const known = new WeakMap<readonly Inline[], Map<string, FoldedWording>>();
  return (wording, title = '') => {
    const byTitle = known.get(wording) ?? new Map<string, FoldedWording>();
    known.set(wording, byTitle);
    const folded = byTitle.get(title) ?? fold(wording, title);
    byTitle.set(title, folded);
    return folded;
  };
}

function remember<Made>(make: (text: string) => Made): (text: string) => Made {
  const known = new Map<string, Made>();
  return (text) => {
    const made = known.get(text) ?? make(text);
    known.set(text, made);
    return made;
  };
}

function joinInlines(wording: readonly Inline[]): string {
  let text = '';
  for (const inline of wording) {
    if (inline.kind === 'citation') text += citationSign;
    else if (inline.kind === 'symbol') text += inline.symbol;
    else if (inline.kind === 'emphasis') text += joinInlines(inline.children);
    else text += inline.value;
  }
  return text;
}

const foldSetting = (text: string): string => foldTypography(text).trim();

/** At line ends and behind a stop, with the bracket or quotation mark that closes there. Looks back from white space alone, which bounds its time. */
function cutSentences(text: string): string[] {
  return text.split(/\n|(?=\s)(?<=[.!?:;]["'\u201d\u2019)]*)\s+/).filter((sentence) => /\p{L}/u.test(sentence));
}

/** `(1) `, `(6a) `, `(b) ` before a clause, and `2) ` behind a stop: how a sentence numbers a list. */
const listMark = /(?:(?:^|\s)(?:and|or))?(?:^|\s)\((?:\d{1,2}[a-z]?|[a-h])\)\s|(?:(?:^|(?<=[,;:])\s+)(?:(?:and|or)\s+)?)\d{1,2}\)\s/g;
/** The comma behind a clause that ends with a citation. */
const citedClause = /(?<=\(see \(?§[^()]*\)),\s+(?:and\s+)?/g;
/** Fewer than this are no list. */
const fewestCited = 2;

/** The clauses of a list inside a sentence, with what stands before it; a sentence without a list as it is. */
function cutList(sentence: string): string[] {
  const marked = sentence.split(listMark);
  const clauses = marked.flatMap((part) => {
    const cited = part.split(citedClause);
    return cited.length > fewestCited ? cited : [part];
  });
  return clauses.length < 2 ? [sentence] : clauses.filter((clause) => /\p{L}/u.test(clause));
}

const wordShape = /\{[^{}\s]{1,9}\}|[\p{L}\p{N}]+(?:'\p{L}+)?|[+-]\d+\/[+-]\d+/gu;

const wordsOf = (text: string): string[] => (text.match(wordShape) ?? []).map((word) => word.toLowerCase());

function stemsOf(text: string): string[] {
  return (text.match(wordShape) ?? []).map((word) => (word.startsWith('{') ? word : stemWord(foldWord(word))));
}

interface Phrase {
  readonly stems: readonly string[];
  readonly meaning: string;
}

function indexPhrases(eras: EraForms): ReadonlyMap<string, readonly Phrase[]> {
  const phrases = eras.flatMap((forms) =>
    forms.map((form): Phrase => ({ stems: stemsOf(form), meaning: stemsOf(forms[0] ?? '').join('_') })),
  );
  const byFirst = Map.groupBy(phrases, ({ stems }) => stems[0] ?? '');
  for (const list of byFirst.values()) list.sort((a, b) => b.stems.length - a.stems.length);
  return byFirst;
}

function foldPhrases(stems: readonly string[], phrases: ReadonlyMap<string, readonly Phrase[]>): string[] {
  const folded: string[] = [];
  for (let at = 0; at < stems.length;) {
    const stem = stems[at] ?? '';
    const found = phrases.get(stem)?.find((phrase) => phrase.stems.every((part, ahead) => stems[at + ahead] === part));
    folded.push(found?.meaning ?? stem);
    at += found?.stems.length ?? 1;
  }
  return folded;
}
