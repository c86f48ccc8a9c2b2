/** An edition as one page: the order of its parts, the same at build and in the browser. */
import type { LoadedEntry } from '../../../corpus/loadedEntry.ts';
import type { EditionView } from '../../frame/library/edition.ts';
import { sizeOf } from '../../frame/wording/lateSize.ts';
import { groupTerms } from '../glossary/glossary.ts';

/** A section, subsection or keyword with what stands under it and has no page of its own; or a letter of the glossary. */
export interface Chapter {
  /** Absent before what stands under no heading. */
  readonly entry?: LoadedEntry;
  /** Of the glossary. */
  readonly letter?: { readonly letter: string; readonly anchor: string };
  /** Of its heading: 2 for a section. */
  readonly level: 2 | 3 | 4;
  readonly entries: readonly LoadedEntry[];
  /** For keeping its place before it is laid out (lateSize.ts). */
  readonly size: number;
}

type Arranged = Pick<EditionView, 'pages' | 'loose' | 'terms' | 'childrenOf' | 'hasPage' | 'findEntry'>;

export function listChapters(view: Arranged): readonly Chapter[] {
  const below = (entry: LoadedEntry): readonly LoadedEntry[] =>
    view.childrenOf(entry.id).flatMap((child) => (view.hasPage(child.id) ? [] : [child, ...below(child)]));
  const withBelow = (entries: readonly LoadedEntry[]): readonly LoadedEntry[] => entries.flatMap((entry) => [entry, ...below(entry)]);
  const levelOf = ({ kind }: LoadedEntry): Chapter['level'] => (kind === 'section' ? 2 : kind === 'subsection' ? 3 : 4);
  const loose = withBelow(view.loose);
  return [
    ...(loose.length === 0 ? [] : [{ level: 2, entries: loose, size: sizeOf(loose) } as const]),
    ...view.pages.map((entry): Chapter => ({
      entry,
      level: levelOf(entry),
      entries: below(entry),
      size: sizeOf([entry, ...below(entry)]),
    })),
    ...groupTerms(view.terms).map(({ letter, anchor, terms }): Chapter => {
      const entries = withBelow(terms);
      return { letter: { letter, anchor }, level: 3, entries, size: sizeOf(entries) };
    }),
  ];
}
