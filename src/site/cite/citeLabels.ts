/** Words of ours about a text that is checked; what is said of its citations is in src/citing/tell.ts. */
import type { CitedDocument } from '../../citing/mention.ts';
import { documentNames } from '../../citing/tell.ts';
import { makeCount } from '../frame/labels/labels.ts';

export const citeLabels = {
  title: 'Check a text of yours',
  about: 'Paste a text: which rules, policy and terms it cites, what these meant on its day, and what they are now.',
  private: 'The text stays in this browser: nothing of it is sent anywhere.',
  text: 'Your text',
  day: 'Day of the text',
  dayHint: 'For what a number meant then. Without a day, one that the text says it is of is taken.',
  terms: 'Terms of the glossary too',
  check: 'Check',
  needsScript: 'This needs JavaScript. The command concordance cite does the same at a terminal.',
  empty: 'Paste a text first.',
  tooLong: (characters: number, most: number) =>
    `The text has ${characters.toLocaleString('en-US')} characters; at most ${most.toLocaleString('en-US')} are checked at once.`,
  checking: 'Reading the text and the editions it is of …',
  failed: 'The editions could not be loaded. Try again in a moment.',
  notShown: (document: CitedDocument, date: string) =>
    `An answer needs the edition of the ${documentNames[document]} of ${date}, and this site has no pages of it.`,
  unreadable: (reason: string) => `The text cannot be read: it is Markdown with ${reason}.`,
  tooLongBeside: (most: number) =>
    `The part of this browser that reads long texts does not answer, and on the page itself at most ${most.toLocaleString('en-US')} characters are read at once. Check the text in parts, or load the page anew.`,
  found: (numbers: number, terms: number) =>
    numbers + terms === 0
      ? 'Nothing is cited that this site knows.'
      : [...(numbers > 0 ? [makeCount(numbers, 'citation')] : []), ...(terms > 0 ? [makeCount(terms, 'term')] : [])].join(' and ') +
        ' found.',
  dayOf: (text: string, date: string) => `The text says that it is of ${text === date ? date : `${text} (${date})`}.`,
  noDay: 'Of which day is the text? None is given, and it does not say for sure.',
  noDayPast: 'Its numbers are told in whatever edition had them.',
  use: (date: string) => `Take ${date}`,
  citations: 'Citations',
  glossary: 'Terms of the glossary',
  absent: 'That document is not here.',
  history: 'history',
  inAll: (count: number) => `${makeCount(count, 'rule')} in all`,
  markdown: 'The same as Markdown, with links',
  copy: 'Copy the Markdown',
  copied: 'Copied.',
  notCopied: 'It could not be copied; select it and copy it by hand.',
} as const;
