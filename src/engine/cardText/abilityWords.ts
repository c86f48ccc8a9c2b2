/** Ability words and flavor words: italic, and without meaning for the rules (207.2c, 207.2d, 2025-11-14). */
import { firstEditions } from '../concepts/firstEditions.ts';
import { word } from './syntax.ts';

/** Keywords that became ability words when their rules were taken out of the list of keywords. */
const once: readonly string[] = ['imprint', 'threshold'];
/** A keyword before a dash means something, whichever it is. */
const isKeyword = (text: string): boolean => {
  const name = text.toLowerCase();
  return name === 'to solve' || (/ \d/.test(firstEditions[name] ?? '') && !once.includes(name));
};
const shape = /(?!Threshold — (?!.*seven or more))[A-Z][a-z']+(?: (?:[a-z']+|\d+)){0,3}(?= — )/;

export const abilityWord = word(shape, (text) => (isKeyword(text) ? undefined : text), ['Landfall']);

/** Small words within a title; every other word of one is written with a capital. */
const small = new Set('a an and as at but by for from in is of on or the to up with your'.split(' '));
const isTitle = (text: string): boolean => {
  // What threshold was as a keyword stands above; with a number behind it a word could be a keyword that is newer than what is known here.
  if (/^threshold$/i.test(text) || /\d$/.test(text)) return false;
  const [first = '', ...more] = text.split(' ');
  // One word with a hyphen could be a keyword that is newer than what is known here.
  return (
    /^[A-Z]/.test(first) && (more.length > 0 || !first.includes('-')) && more.every((each) => small.has(each) || /^[A-Z\d]/.test(each))
  );
};
const title = /[A-Z][A-Za-z'-]*(?:,? [A-Za-z'\d-]+){0,8}!?(?= — )/;

/** Flavor words, which may be any: a title, as an ability word is written or with more words. */
export const flavorWord = word(title, (text) => (isKeyword(text) || !isTitle(text) ? undefined : text), ['Cure Wounds', 'Stampede!']);

const begins = new RegExp(`^${shape.source} — `, 'i');

/** The ability word that a line begins with, and the dash behind it; empty where it begins with none. */
export function leadingAbilityWord(line: string): string {
  const found = begins.exec(line)?.[0] ?? '';
  return isKeyword(found.replace(/ — $/, '')) ? '' : found;
}
