/** An edition as one page: the order of its parts, the same at build and in the browser. */
import type { LoadedEntry } from '../../../corpus/loadedEntry.ts';
import type { EditionView } from '../../frame/library/edition.ts';
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
  /** How long it is, for keeping its place before it is laid out: as a power of two of lines. */
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

const charactersOfLine = 66;
/** The space above an entry, in lines. */
const above = 0.6;

function sizeOf(entries: readonly LoadedEntry[]): number {
  const lines = entries.reduce(
    (sum, { wording, examples }) =>
      sum + [wording, ...examples].reduce((all, text) => all + above + Math.ceil(lengthOf(text) / charactersOfLine), 0),
    2,
  );
  return Math.round(Math.log2(lines));
}

function lengthOf(wording: LoadedEntry['wording']): number {
  return wording.reduce((sum, inline) => sum + ('value' in inline ? inline.value.length : lengthOf(inline.children)), 0);
}
