/** What is searched for, as the search page keeps it in its address: `/search/?q=trample&kind=rule&names=1&edition=2009-05-01`. */
import { parseKindFilter, type KindFilter } from '../search/kinds.ts';

export interface SearchState {
  /** As typed. */
  readonly text: string;
  readonly kind?: KindFilter;
  readonly namesOnly: boolean;
  /** Which edition, as `SearchAsset.value` names it; absent for the current one. */
  readonly edition?: string;
}

/** Reads the part of an address from its question mark. What is missing or unknown is as if it were not there. */
export function parseSearchAddress(search: string): SearchState {
  const values = new URLSearchParams(search);
  const kind = parseKindFilter(values.get('kind'));
  const edition = values.get('edition') ?? '';
  return {
    text: values.get('q') ?? '',
    ...(kind === undefined ? {} : { kind }),
    namesOnly: values.get('names') === '1',
    ...(edition === '' ? {} : { edition }),
  };
}

/** Writes it; empty when nothing is sought and nothing chosen. The inverse of parseSearchAddress. */
export function makeSearchAddress({ text, kind, namesOnly, edition }: SearchState): string {
  const values = new URLSearchParams();
  if (text.trim() !== '') values.set('q', text);
  if (kind !== undefined) values.set('kind', kind);
  if (namesOnly) values.set('names', '1');
  if (edition !== undefined) values.set('edition', edition);
  const written = values.toString();
  return written === '' ? '' : `?${written}`;
}
