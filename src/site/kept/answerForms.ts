/** An answer as one text: its rules in their order, each with its words and citation, and the address under which it opens. */
import { toLink } from '../frame/addresses/siteRoot.ts';
import type { Cited } from '../frame/wording/citations.ts';
import { writeCited, type CitedForm } from '../frame/wording/citedForms.ts';
import { makeAddress } from '../frame/addresses/addresses.ts';
import { toAnswerRule, writeRules } from './answerAddress.ts';
import type { KeptEntry } from './kept.ts';

/** The full address of an answer; entries that no address can name are left out. */
export function makeAnswerHref(entries: readonly KeptEntry[], base: string): string {
  const rules = entries.flatMap(({ place }) => toAnswerRule(place) ?? []);
  return new URL(`${makeAddress({ kind: 'answer' })}?rules=${writeRules(rules)}`, base).href;
}

/** An entry as it is cited. */
export function toCited({ place, work, name, standing, words }: KeptEntry, base: string): Cited {
  return { work, name, standing, text: words, href: new URL(toLink(place), base).href };
}

/** As text, Markdown or for a chat with all words; as a link the citations alone above it. */
export function writeAnswer(entries: readonly KeptEntry[], form: CitedForm, base: string): string {
  const href = makeAnswerHref(entries, base);
  if (form === 'link') return [...entries.map(({ work, name, standing }) => `${work} ${name} (${standing})`), href].join('\n');
  const cited = entries.map((entry) => writeCited(toCited(entry, base), form));
  return [...cited, form === 'text' ? href : `<${href}>`].join('\n\n');
}
