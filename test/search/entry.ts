import type { SearchableEntry } from '../../src/search/documents.ts';

/** An entry to search; a term has no number. */
export function entry(id: string, kind: SearchableEntry['kind'], more: Partial<SearchableEntry> = {}): SearchableEntry {
  return { id, kind, number: kind === 'term' ? '' : id, text: '', examples: [], ...more };
}
