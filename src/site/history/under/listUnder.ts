/** What stands under a heading, and what stood there before: a heading says little, its history is that of the rules under it. */
import type { LoadedEntry } from '../../../corpus/readCorpus.ts';
import { makePlainWording } from '../../../corpus/wording/parseWording.ts';
import type { EntryId } from '../../../model/entry.ts';
import type { IsoDate } from '../../../model/edition.ts';
import { headingOf } from '../../frame/library/edition.ts';
import { nameEntry } from '../../frame/labels/labels.ts';
import type { Histories } from '../kin/kinship.ts';
import type { Provisions } from '../provisions.ts';

/** A provision under the heading, as the last edition there that has it under it calls it. */
export interface Member {
  readonly entry: EntryId;
  readonly date: IsoDate;
  readonly name: string;
  /** Its heading, or its first words. */
  readonly about: string;
  /** What it is called in the last edition of the heading, where it stands elsewhere there; undefined where it is not there. */
  readonly elsewhere?: string;
}

export interface Under {
  readonly date: IsoDate;
  readonly now: readonly Member[];
  /** Those that stood under it before, the last to go first. */
  readonly former: readonly Member[];
}

/** The last edition in which something stood under a heading, and its place in that. */
interface Stood {
  readonly place: number;
  readonly order: number;
}

/** By the lineage of a heading, the lineages that ever stood under it. */
export type UnderHeadings = ReadonlyMap<number, ReadonlyMap<number, Stood>>;

export function indexUnder({ editions, index }: Pick<Histories, 'editions' | 'index'>, provisions: Provisions): UnderHeadings {
  const under = new Map<number, Map<number, Stood>>();
  for (const place of editions.keys()) {
    const entries = provisions.entriesOf(place);
    for (const [order, entry] of [...entries.values()].entries()) {
      const host = findHost(entry, entries);
      const lineage = host && index.lineageOf(place, host.id);
      const member = index.lineageOf(place, entry.id);
      if (lineage === undefined || member === undefined) continue;
      const members = under.get(lineage) ?? new Map<number, Stood>();
      members.set(member, { place, order });
      under.set(lineage, members);
    }
  }
  return under;
}

/** The nearest heading above an entry. */
function findHost(entry: LoadedEntry, entries: ReadonlyMap<EntryId, LoadedEntry>): LoadedEntry | undefined {
  const seen = new Set<EntryId>([entry.id]);
  let at = entry.parent === undefined ? undefined : entries.get(entry.parent);
  while (at && headingOf(at) === undefined && !seen.has(at.id)) {
    seen.add(at.id);
    at = at.parent === undefined ? undefined : entries.get(at.parent);
  }
  return at && headingOf(at) !== undefined ? at : undefined;
}

/** Of a heading, whose last edition is `last`; undefined where nothing ever stood under it. */
export function listUnder(
  lineage: number,
  last: number,
  under: UnderHeadings,
  { editions, index }: Pick<Histories, 'editions' | 'index'>,
  provisions: Provisions,
): Under | undefined {
  const date = editions[last];
  const members = under.get(lineage);
  if (!members || date === undefined) return undefined;
  const told = [...members].flatMap(([member, { place, order }]): (Member & Stood)[] => {
    const entryId = index.entryOf(place, member);
    const entries = provisions.entriesOf(place);
    const entry = entryId === undefined ? undefined : entries.get(entryId);
    const day = editions[place];
    if (!entry || day === undefined) return [];
    const later = place === last ? undefined : index.entryOf(last, member);
    const elsewhere = later === undefined ? undefined : provisions.entriesOf(last).get(later);
    return [
      {
        entry: entry.id,
        date: day,
        name: nameEntry(entry),
        about: headingOf(entry) ?? beginOf(makePlainWording(entry.wording)),
        ...(elsewhere ? { elsewhere: nameEntry(elsewhere) } : {}),
        place,
        order,
      },
    ];
  });
  const ordered = told.toSorted((a, b) => b.place - a.place || a.order - b.order);
  return { date, now: ordered.filter(({ place }) => place === last), former: ordered.filter(({ place }) => place !== last) };
}

const longest = 70;

function beginOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= longest ? line : `${line.slice(0, longest).replace(/\s+\S*$/, '')} …`;
}
