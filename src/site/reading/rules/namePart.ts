/** What a part of an edition is called: its number and heading, or from where to where it goes and what it is a part of. */
import type { LoadedEntry } from '../../../corpus/loadedEntry.ts';
import { ancestorsOf, headingOf, type EditionView } from '../../frame/library/edition.ts';
import type { Part } from '../../frame/library/parts.ts';

export interface PartName {
  readonly number: string;
  readonly heading: string;
  /** The heading that the whole page stands under: of a section's first part the section, of a part with one heading that one. */
  readonly own?: LoadedEntry;
}

export function namePart(view: EditionView, part: Part): PartName {
  const [first] = part;
  const last = part.at(-1) ?? first;
  if (last === first || first.kind === 'section') return { number: first.number, heading: headingOf(first) ?? '', own: first };
  const above = ancestorsOf(view, first).at(-1);
  return { number: `${first.number}–${last.number}`, heading: (above && headingOf(above)) ?? headingOf(first) ?? '' };
}
