/** What is searched for, as the search page keeps it in its address: `/search/?q=trample&kind=rule&under=702&names=1&all=1&page=2&edition=2009-05-01`. */
import { parseKindFilter, type KindFilter } from '../../search/kinds.ts';

export interface SearchState {
  /** As typed. */
  readonly text: string;
  readonly kind?: KindFilter;
  /** Only what stands under the entry of this number. */
  readonly under?: string;
  readonly namesOnly: boolean;
  /** Only what has all words. */
  readonly allWords?: true;
  /** From 2; the first is not named. */
  readonly page?: number;
  /** Which edition, as the catalogue names it, `allEditions` or `allDocuments`; absent for the current one. */
  readonly edition?: string;
}

/** The name of all editions at once, in addresses and forms. */
export const allEditions = 'all';
/** The name of all documents at once, each in its newest edition. */
export const allDocuments = 'documents';

/** What an address asks for that there is not: a filter by its name, and what it was said to be. */
export interface UnknownPart {
  readonly name: string;
  readonly value: string;
}

const switches = ['names', 'all'] as const;
const underShape = /^\d{1,3}(?:\.\d{1,3}[a-z]{0,2})?$/;
const pageShape = /^[1-9]\d{0,5}$/;

/** Reads the part of an address from its question mark. What is missing or unknown is as if it were not there. */
export function parseSearchAddress(search: string): SearchState {
  const values = new URLSearchParams(search);
  const kind = parseKindFilter(values.get('kind'));
  const edition = values.get('edition') ?? '';
  const under = values.get('under') ?? '';
  const page = pageShape.test(values.get('page') ?? '') ? Number(values.get('page')) : 1;
  return {
    text: values.get('q') ?? '',
    ...(kind === undefined ? {} : { kind }),
    ...(underShape.test(under) ? { under } : {}),
    namesOnly: values.get('names') === '1',
    ...(values.get('all') === '1' ? { allWords: true } : {}),
    ...(page < 2 ? {} : { page }),
    ...(edition === '' ? {} : { edition }),
  };
}

/** The filters of an address that parseSearchAddress passes over; whether there is such an edition it cannot know. */
export function findUnknownParts(search: string): readonly UnknownPart[] {
  const values = new URLSearchParams(search);
  const isKnown = (name: string, value: string): boolean =>
    value === '' ||
    (name === 'kind'
      ? parseKindFilter(value) !== undefined
      : name === 'under'
        ? underShape.test(value)
        : name === 'page'
          ? pageShape.test(value)
          : value === '1' || value === '0');
  return ['kind', 'under', ...switches, 'page'].flatMap((name) => {
    const value = values.get(name) ?? '';
    return isKnown(name, value) ? [] : [{ name, value }];
  });
}

/** Writes it; empty when nothing is sought and nothing chosen. The inverse of parseSearchAddress. */
export function makeSearchAddress({ text, kind, under, namesOnly, allWords, page, edition }: SearchState): string {
  const values = new URLSearchParams();
  if (text.trim() !== '') values.set('q', text);
  if (kind !== undefined) values.set('kind', kind);
  if (under !== undefined) values.set('under', under);
  if (namesOnly) values.set('names', '1');
  if (allWords) values.set('all', '1');
  if (page !== undefined && page > 1) values.set('page', String(page));
  if (edition !== undefined) values.set('edition', edition);
  const written = values.toString();
  return written === '' ? '' : `?${written}`;
}

/** What the fields that are no search page's carry with the query: a number is to be opened, not listed. */
export const goName = 'go';

/** The same as makeSearchAddress, of a search whose number is opened at once. */
export function makeGoAddress(state: SearchState): string {
  const values = new URLSearchParams(makeSearchAddress(state));
  values.set(goName, '1');
  return `?${values.toString()}`;
}

/** Whether an address asks to open a number at once. */
export function asksToGo(search: string): boolean {
  return new URLSearchParams(search).get(goName) === '1';
}
