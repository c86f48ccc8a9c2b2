/** The glossary in letters. */
import type { LoadedEntry } from '../../../corpus/readCorpus.ts';

export interface Letter {
  /** `A`; `#` for headwords that begin with no letter. */
  readonly letter: string;
  readonly anchor: string;
  readonly terms: readonly LoadedEntry[];
}

/** Headword of a term. */
export function headwordOf(term: LoadedEntry): string {
  return term.title ?? term.id.replace(/^glossary:/, '');
}

/** Groups terms by first letter, letters in alphabetical order, terms in the order of the source. */
export function groupTerms(terms: readonly LoadedEntry[]): readonly Letter[] {
  const groups = new Map<string, LoadedEntry[]>();
  for (const term of terms) {
    const first = /\p{L}|\p{N}/u.exec(headwordOf(term))?.[0].normalize('NFD').charAt(0).toUpperCase() ?? '#';
    const letter = /[A-Z]/.test(first) ? first : '#';
    const group = groups.get(letter);
    if (group) group.push(term);
    else groups.set(letter, [term]);
  }
  return [...groups]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([letter, members]) => ({ letter, anchor: letter === '#' ? 'letter-other' : `letter-${letter.toLowerCase()}`, terms: members }));
}
