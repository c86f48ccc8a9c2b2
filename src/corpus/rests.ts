/** What an entry of the handbook restates: the official entries that must be read again with it when they change. */
import type { Entry, EntryId, Rests } from '../model/entry.ts';
import type { IsoDate } from '../model/edition.ts';

/**
 * What an entry rests on, as its chapter has it: the official entry of its own number or headword, unless the term is the handbook's own, and
 * those that it names. Undefined for a heading without text, and for a term of its own that names none.
 */
export function restsOf({
  number,
  title,
  text,
  from,
  until,
  formerly,
  beside,
}: Pick<Entry, 'number' | 'title' | 'text' | 'from' | 'until' | 'formerly' | 'beside'>): Rests | undefined {
  const own = text === '' || beside?.ours === true ? undefined : ownId({ number, title });
  const on = [...new Set([...(own === undefined ? [] : [own]), ...(beside?.restsOn ?? [])])];
  if (on.length === 0) return undefined;
  return {
    on,
    ...(until === undefined ? {} : { before: until }),
    ...(from === undefined ? {} : { from }),
    ...(formerly === undefined || own === undefined ? {} : { formerly }),
  };
}

const ownId = ({ number, title }: { readonly number: string; readonly title: string | undefined }): EntryId | undefined =>
  number !== '' ? number : title === undefined ? undefined : `glossary:${title}`;

/** The number an entry bore on a day. */
export function numberOn({ number, formerly }: Pick<Entry, 'number' | 'formerly'>, date: IsoDate): string {
  return formerly?.find((was) => date < was.until)?.number ?? number;
}
