/** Wordings of the Comprehensive Rules that a rulings summary quotes: it names them as their author, with the day of each. */
import type { LoadedEntry } from '../../corpus/readCorpus.ts';
import type { IsoDate } from '../../model/edition.ts';

/** The day whose rules an entry quotes; undefined for a ruling of someone else's. */
export function quotedDay({ author, date }: Pick<LoadedEntry, 'author' | 'date'>): IsoDate | undefined {
  return author !== undefined && /^comprules$/i.test(author) ? date : undefined;
}
