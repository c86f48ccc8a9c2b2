/** What stands in each picture: the kind of page, and a line or two about it. */
import type { PictureKind } from '../../frame/addresses/pictures.ts';

export const pictureWords: Readonly<Record<PictureKind, readonly [title: string, ...lead: readonly string[]]>> = {
  home: ['Every edition', 'read, linked, searched,', 'compared and played'],
  rules: ['Rules', 'every number a link,', 'every edition kept'],
  glossary: ['Glossary', 'what a word means,', 'and where it is used'],
  history: ['History', 'one rule through all editions,', 'word by word'],
  changes: ['Changes', 'what an edition changed,', 'rule by rule'],
  compare: ['Compare', 'any two editions,', 'side by side'],
  examples: ['Examples', 'played step by step,', 'each with its rule'],
  practice: ['Practice', 'a board, a question,', 'and the answer played'],
  documents: ['Documents', 'as they were printed'],
};
