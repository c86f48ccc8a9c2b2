/** Who cites whom inside one edition, and where its terms are used. Found when a page of the edition first asks, then kept. */
import type { LoadedEntry } from '../corpus/readCorpus.ts';
import { citationsOf } from '../corpus/wording/resolve.ts';
import { markTerms } from '../corpus/wording/terms.ts';
import type { EntryId } from '../model/entry.ts';
import type { EditionView } from './edition.ts';

interface Uses {
  readonly citing: ReadonlyMap<EntryId, readonly LoadedEntry[]>;
  readonly mentioning: ReadonlyMap<EntryId, readonly LoadedEntry[]>;
}

const kept = new WeakMap<EditionView, Uses>();

/** The entries that cite one, by number, within a range, or by headword: each once, in the order of the edition, never the entry itself. */
export function citingOf(view: EditionView, id: EntryId): readonly LoadedEntry[] {
  return usesIn(view).citing.get(id) ?? [];
}

/** The entries in whose text or Examples a term stands: each once, in the order of the edition, never the term itself. */
export function mentioningOf(view: EditionView, term: EntryId): readonly LoadedEntry[] {
  return usesIn(view).mentioning.get(term) ?? [];
}

function usesIn(view: EditionView): Uses {
  const known = kept.get(view);
  if (known) return known;
  const found = findUses(view);
  kept.set(view, found);
  return found;
}

function findUses(view: EditionView): Uses {
  const citing = new Map<EntryId, LoadedEntry[]>();
  const mentioning = new Map<EntryId, LoadedEntry[]>();
  const add = (into: Map<EntryId, LoadedEntry[]>, id: EntryId, entry: LoadedEntry): void => {
    if (id === entry.id) return;
    const list = into.get(id);
    if (list) list.push(entry);
    else into.set(id, [entry]);
  };
  for (const entry of view.entries) {
    const wordings = [entry.wording, ...entry.examples];
    const targets = new Set(wordings.flatMap((wording) => citationsOf(wording, view.entryIndex)).flatMap((citation) => citation.targets));
    for (const id of targets) add(citing, id, entry);
    const seen = new Set<EntryId>([entry.id]);
    for (const wording of wordings) markTerms(wording, view.termIndex, { seen });
    for (const id of seen) add(mentioning, id, entry);
  }
  return { citing, mentioning };
}

export interface PlaceGroup {
  /** The subsection or section that the entries stand in; absent for entries under no heading, and for terms. */
  readonly heading?: LoadedEntry;
  readonly entries: readonly LoadedEntry[];
}

/** Groups entries by the subsection they stand in, in their order. */
export function groupByPlace(view: EditionView, entries: readonly LoadedEntry[]): readonly PlaceGroup[] {
  const groups = new Map<LoadedEntry | undefined, LoadedEntry[]>();
  for (const entry of entries) {
    const heading = placeOf(view, entry);
    const group = groups.get(heading);
    if (group) group.push(entry);
    else groups.set(heading, [entry]);
  }
  return [...groups].map(([heading, members]) => ({ ...(heading ? { heading } : {}), entries: members }));
}

function placeOf(view: EditionView, entry: LoadedEntry): LoadedEntry | undefined {
  const passed = new Set<LoadedEntry>();
  let at: LoadedEntry | undefined = entry;
  while (at && !passed.has(at) && at.kind !== 'section' && at.kind !== 'subsection') {
    passed.add(at);
    at = at.parent === undefined ? undefined : view.findEntry(at.parent);
  }
  return at && !passed.has(at) ? at : undefined;
}
