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

const begins = new RegExp(`^${shape.source} — `, 'i');

/** The ability word that a line begins with, and the dash behind it; empty where it begins with none. */
export function leadingAbilityWord(line: string): string {
  const found = begins.exec(line)?.[0] ?? '';
  return isKeyword(found.replace(/ — $/, '')) ? '' : found;
}
