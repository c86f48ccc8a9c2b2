/** Who cites whom inside one edition, and where its terms are used. Found when a page of the edition first asks, then kept. */
import type { LoadedEntry } from '../../../corpus/readCorpus.ts';
import { citationsOf } from '../../../corpus/wording/resolve.ts';
import { mentionedIn } from '../../../corpus/wording/terms.ts';
import type { EntryId } from '../../../model/entry.ts';
import type { EditionView } from '../../frame/library/edition.ts';

type Uses = ReadonlyMap<EntryId, readonly LoadedEntry[]>;

const citing = new WeakMap<EditionView['entries'], Uses>();
const mentioning = new WeakMap<EditionView['entries'], Uses>();

/** The entries that cite one, by number, within a range, or by headword: each once, in the order of the edition, never the entry itself. */
export function citingOf(view: EditionView, id: EntryId): readonly LoadedEntry[] {
  return keep(citing, view, findCited).get(id) ?? [];
}

/** The entries in whose text or Examples a term stands: each once, in the order of the edition, never the term itself. */
export function mentioningOf(view: EditionView, term: EntryId): readonly LoadedEntry[] {
  return keep(mentioning, view, findMentioned).get(term) ?? [];
}

type Find = (view: EditionView, entry: LoadedEntry) => ReadonlySet<EntryId>;

function keep(kept: WeakMap<EditionView['entries'], Uses>, view: EditionView, find: Find): Uses {
  const known = kept.get(view.entries);
  if (known) return known;
  const uses = new Map<EntryId, LoadedEntry[]>();
  for (const entry of view.entries) {
    for (const id of find(view, entry)) {
      if (id === entry.id) continue;
      const list = uses.get(id);
      if (list) list.push(entry);
      else uses.set(id, [entry]);
    }
  }
  kept.set(view.entries, uses);
  return uses;
}

function findCited({ entryIndex }: EditionView, { wording, examples }: LoadedEntry): ReadonlySet<EntryId> {
  const citations = [wording, ...examples].flatMap((each) => citationsOf(each, entryIndex));
  return new Set(citations.flatMap(({ targets }) => targets));
}

const findMentioned: Find = ({ termIndex }, entry) => mentionedIn(entry, termIndex);

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
