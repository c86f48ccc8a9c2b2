/** Forms of words that the stem alone does not bring together, each with the word that it is a form of. */
import { stemWord } from '../wording/stem.ts';

const irregular: Readonly<Record<string, string>> = {
  be: 'been',
  become: 'became',
  begin: 'began begun',
  bring: 'brought',
  buy: 'bought',
  choose: 'chose chosen',
  come: 'came',
  deal: 'dealt',
  die: 'dice',
  draw: 'drew drawn',
  fight: 'fought',
  find: 'found',
  get: 'got gotten',
  give: 'gave given',
  go: 'went gone',
  have: 'had having',
  hold: 'held',
  keep: 'kept',
  know: 'knew known',
  leave: 'left',
  lose: 'lost losing',
  make: 'made making',
  pay: 'paid',
  see: 'saw seen',
  show: 'shown',
  spend: 'spent',
  steal: 'stole stolen',
  strike: 'struck',
  take: 'took taken taking',
  tell: 'told',
  tie: 'tying',
  use: 'used using',
  win: 'won winning',
  write: 'wrote written writing',
};

/** `dies` is a word of the rules' own; the stem would make a die of it, to be rolled. */
const ofItsOwn: ReadonlyMap<string, string> = new Map(['dies', 'died', 'dying'].map((form) => [form, 'dies']));

const baseOf: ReadonlyMap<string, string> = new Map(
  Object.entries(irregular).flatMap(([base, forms]) => forms.split(' ').map((form) => [form, base])),
);

/** The word that a form is one of; undefined for a word whose stem says it. */
export const baseForm = (word: string): string | undefined => baseOf.get(word);

/** The stem of a word that must not be stemmed. */
export const fixedStem = (word: string): string | undefined => ofItsOwn.get(word);

/** Players write figures where the rules write words, and the other way round. */
const figures: Readonly<Record<string, string>> = {
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  second: '2nd',
  third: '3rd',
  fourth: '4th',
};

const kin: ReadonlyMap<string, readonly [stem: string, sureness: number]> = new Map([
  ['die', ['dies', 0.9]],
  ['dies', ['die', 0.4]],
  ['died', ['die', 0.4]],
  ['dying', ['die', 0.4]],
  ...Object.entries(figures).flatMap(([word, figure]): (readonly [string, readonly [string, number]])[] => [
    [word, [figure, 0.8]],
    [figure, [stemWord(word), 0.8]],
  ]),
]);

/** A stem that a word may mean beside its own, and how surely: who types "die" may mean either. */
export const kinOf = (word: string): readonly [stem: string, sureness: number] | undefined => kin.get(word);
