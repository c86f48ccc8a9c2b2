/** A document on one page in its sections and what they are divided into, in the order of print. */
import type { LoadedEntry } from '../../corpus/readCorpus.ts';
import { partTitles } from '../frame/labels/labels.ts';
import { headwordOf } from '../reading/glossary/glossary.ts';

export interface DocumentSection {
  /** Absent for what stands before the first heading. */
  readonly heading?: LoadedEntry;
  readonly parts: readonly DocumentPart[];
}

/** What stands under one heading of a subsection, or under none. */
export interface DocumentPart {
  readonly heading?: LoadedEntry;
  readonly entries: readonly LoadedEntry[];
}

/** Divides where print does: what a partial copy leaves out is no reason to put an entry elsewhere. Every entry is in the result once. */
export function arrangeDocument(entries: readonly LoadedEntry[]): readonly DocumentSection[] {
  const sections: { heading?: LoadedEntry; parts: { heading?: LoadedEntry; entries: LoadedEntry[] }[] }[] = [];
  for (const entry of entries) {
    if (entry.kind === 'section' || entry.kind === 'appendix') {
      sections.push({ heading: entry, parts: [] });
      continue;
    }
    if (sections.length === 0) sections.push({ parts: [] });
    const parts = sections.at(-1)?.parts ?? [];
    if (entry.kind === 'subsection' || entry.kind === 'infraction') parts.push({ heading: entry, entries: [] });
    else if (parts.length === 0) parts.push({ entries: [entry] });
    else parts.at(-1)?.entries.push(entry);
  }
  return sections;
}

/** What the contents list below a section: its subsections; of a glossary, which has none, its headwords. */
export function listBelow({ parts }: DocumentSection): readonly LoadedEntry[] {
  return parts.flatMap(({ heading, entries }) => (heading ? [heading] : entries.filter(({ kind }) => kind === 'term')));
}

/** The heading or headword of an entry, where it has one. */
export function titleOf(entry: LoadedEntry): string | undefined {
  return entry.title ?? (entry.kind === 'term' ? headwordOf(entry) : partTitles[entry.kind]);
}

/**
 * Whether an entry answers a question, as its number says: `A.2.Ruling.1`. The other entries of a summary of rulings state how it is, though
 * all are of the kind.
 */
export function isRuling({ kind, number }: LoadedEntry): boolean {
  return kind === 'ruling' && /\.Ruling\.\d+$/.test(number);
}
