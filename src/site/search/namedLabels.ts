/** Every word of ours about a query that is the name of a document or of a time. */
import type { NamedWork, Named } from '../../search/readNamed.ts';
import type { FoundNamed, Shelved } from '../../search/findNamed.ts';
import { sayDay } from '../frame/labels/days.ts';
import { nameInText } from '../frame/labels/documentNames.ts';

const nameWorkInText = (work: Exclude<NamedWork, 'rules'>): string =>
  work === 'judging-at-regular' ? 'Judging at Regular' : nameInText(work);

export const namedLabels = {
  document: 'Document',
  edition: 'Edition',
  /** What a query was read as; of one that is a number too, both. */
  read: ({ typed, work, day }: Named, number?: string) =>
    number === undefined
      ? `“${typed}” was read as the name of ${day === undefined ? 'a document' : work === undefined ? 'a time' : 'an edition'}.`
      : `“${typed}” may be the name of a time or the number ${number}.`,
  nothingElse: (words: string) => `Nothing else here says “${words}”.`,
  /** Of an edition whose end nobody knows no more is said than that it is the last one here. */
  why: ({ edition, isNewest }: Extract<FoundNamed<Shelved>, { readonly kind: 'edition' }>, day: string | undefined) =>
    day === undefined || isNewest
      ? 'The newest one here.'
      : edition.until === undefined
        ? `The last one here by ${sayDay(day)}.`
        : `In force on ${sayDay(day)}.`,
  absent: (work: Exclude<NamedWork, 'rules'>) => `There is no edition of ${nameWorkInText(work)} here.`,
  gap: (work: Exclude<NamedWork, 'rules'>, day: string) => `Of ${sayDay(day)} there is no edition of ${nameWorkInText(work)} here.`,
  before: 'The last one before:',
  after: 'The first one after:',
} as const;
