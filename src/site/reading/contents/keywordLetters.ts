/** The keywords of a subsection by their first letters, as one looks for them who knows the name alone. */
import type { LoadedEntry } from '../../../corpus/readCorpus.ts';
import { headingOf, type EditionView } from '../../frame/library/edition.ts';
import { foldText } from '../../frame/browser/foldText.ts';

export interface Keyword {
  readonly entry: LoadedEntry;
  readonly name: string;
}

export interface KeywordLetter {
  readonly letter: string;
  /** In the order of their names. */
  readonly keywords: readonly Keyword[];
}

/** Empty for a subsection none of whose rules has a page of its own. */
export function groupKeywords(view: EditionView, subsection: LoadedEntry): readonly KeywordLetter[] {
  const keywords = view
    .childrenOf(subsection.id)
    .filter((child) => child.kind === 'rule' && view.hasPage(child.id))
    .map((entry): Keyword => ({ entry, name: headingOf(entry) ?? entry.number }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
  const letters = Map.groupBy(keywords, ({ name }) => /[a-z]/.exec(foldText(name).slice(0, 1))?.[0]?.toUpperCase() ?? '#');
  return [...letters].map(([letter, found]) => ({ letter, keywords: found }));
}
