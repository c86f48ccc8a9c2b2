/** The kinds that a reader may keep to. A titled rule (702.19) is a rule and a heading. */
import type { SearchDocument, SearchKind } from './documents.ts';

export const kindFilters = ['rule', 'example', 'glossary', 'heading', 'ruling'] as const;
export type KindFilter = (typeof kindFilters)[number];

/** Reads the name of a filter; undefined for anything else. */
export function parseKindFilter(text: string | null | undefined): KindFilter | undefined {
  return kindFilters.find((filter) => filter === text);
}

const filterOf: Readonly<Record<SearchKind, KindFilter>> = {
  section: 'heading',
  subsection: 'heading',
  rule: 'rule',
  subrule: 'rule',
  example: 'example',
  term: 'glossary',
  ruling: 'ruling',
  note: 'rule',
  list: 'rule',
};

export function isOfKind({ kind, title }: Pick<SearchDocument, 'kind' | 'title'>, filter: KindFilter): boolean {
  return filterOf[kind] === filter || (filter === 'heading' && kind === 'rule' && title !== undefined);
}
