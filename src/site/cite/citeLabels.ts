/** Words of ours about a text that is checked; what is said of its citations is in src/citing/tell.ts. */
import type { CitedDocument } from '../../citing/mention.ts';
import { documentNames } from '../../citing/tell.ts';
import { sayDay } from '../frame/labels/days.ts';
import { makeCount } from '../frame/labels/labels.ts';
import { sayFigure } from '../frame/labels/figures.ts';

export const citeLabels = {
  title: 'Check a text of yours',
  about: 'Paste an article or a post. It shows which rules it cites, what they said when it was written, and what they are now.',
  private: 'Your text stays in this browser and is not sent anywhere.',
  text: 'Your text',
  day: 'When it was written',
  dayHint: 'A number may have meant another rule then. Without a day, the one that the text gives is taken.',
  terms: 'Find terms of the glossary too',
  check: 'Check',
  needsScript: 'This needs JavaScript. The command concordance cite does the same at a terminal.',
  empty: 'Paste a text first.',
  tooLong: (characters: number, most: number) =>
    `The text has ${sayFigure(characters)} characters; at most ${sayFigure(most)} are checked at once.`,
  checking: 'Reading the text and the editions …',
  failed: 'The editions could not be loaded. Try again in a moment.',
  notShown: (document: CitedDocument, date: string) =>
    `An answer needs the edition of the ${documentNames[document]} of ${sayDay(date)}, and this site has no pages of it.`,
  unreadable: (reason: string) => `The text cannot be read: it is Markdown with ${reason}.`,
  tooLongBeside: (most: number) =>
    `This browser cannot read long texts in the background, and on the page itself at most ${sayFigure(most)} characters are read at once. Check the text in parts, or load the page anew.`,
  found: (numbers: number, terms: number) =>
    numbers + terms === 0
      ? 'No citation was found that this site knows.'
      : [...(numbers > 0 ? [makeCount(numbers, 'citation')] : []), ...(terms > 0 ? [makeCount(terms, 'term')] : [])].join(' and ') +
        ' found.',
  dayOf: (text: string, date: string) =>
    `The text says that it was written on ${text === date || text === sayDay(date) ? sayDay(date) : `${text} (${sayDay(date)})`}.`,
  noDay: 'When was the text written? No day is given, and the text does not clearly say.',
  noDayPast: 'So each number is looked up in every edition that had it.',
  use: (date: string) => `Take ${sayDay(date)}`,
  citations: 'Citations',
  glossary: 'Terms of the glossary',
  absent: 'That document is not here.',
  history: 'history',
  inAll: (count: number) => `${makeCount(count, 'rule')} in all`,
  markdown: 'Your text as Markdown, with links',
  copy: 'Copy the Markdown',
  copied: 'Copied.',
  notCopied: 'It could not be copied; select it and copy it by hand.',
} as const;
