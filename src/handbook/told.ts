/** What the handbook tells of the entries of an edition, in players' words: so that who asks in those finds the official entry that answers. */
import type { LoadedEntry } from '../corpus/loadedEntry.ts';
import { citationsOf, makeEntryIndex } from '../corpus/wording/resolve.ts';
import { makeWording } from '../corpus/wording/parseWording.ts';
import { toEntry } from '../corpus/loadedEntry.ts';
import type { EntryId } from '../model/entry.ts';
import type { IsoDate } from '../model/edition.ts';
import { besideEdition, type HandbookText } from './beside.ts';
import type { OfficialText } from './rereading.ts';

/** Questions that an entry answers, and other words for what it says. */
export interface Told {
  readonly asks: readonly string[];
  readonly words: readonly string[];
  /** The texts of the handbook themselves: what they cite is read with the entry. */
  readonly wordings: readonly LoadedEntry['wording'][];
  /** The entries that they rest on, the entry itself among them. */
  readonly restsOn: readonly EntryId[];
}

/** All questions that an entry of the handbook answers, in whatever words, and what is said instead of asked. */
export const questionsOf = ({
  beside: { asks = [], alsoAsked = [], alsoSaid = [] } = {},
}: Pick<LoadedEntry, 'beside'>): readonly string[] => [...asks, ...alsoAsked, ...alsoSaid];

/** By the ids of the edition of a day. What players call something is told of the first rule that its term in the handbook cites. */
export function tellEdition(
  official: OfficialText,
  handbook: HandbookText,
  date: IsoDate,
  ids: ReadonlySet<EntryId>,
): ReadonlyMap<EntryId, Told> {
  const told = new Map<EntryId, Told>();
  const add = (id: EntryId, entry: LoadedEntry, words: readonly string[]): void => {
    const { asks = [], words: known = [], wordings = [], restsOn = [] } = told.get(id) ?? {};
    told.set(id, {
      asks: [...asks, ...questionsOf(entry)],
      words: [...known, ...words, makeWording(entry.wording)],
      wordings: [...wordings, entry.wording],
      restsOn: [...restsOn, ...(entry.rests?.on ?? [])],
    });
  };
  for (const [id, { entry }] of besideEdition(official, handbook, date)) add(id, entry, []);
  const day = handbook.days.findLast((each) => each <= date);
  if (day === undefined) return told;
  const entries = handbook.entriesOn(day);
  const index = makeEntryIndex(entries.map(toEntry));
  for (const entry of entries.filter(({ beside }) => beside?.ours === true)) {
    const [cited] = citationsOf(entry.wording, index).flatMap(({ targets }) => targets);
    if (cited !== undefined && ids.has(cited)) add(cited, entry, [entry.title ?? '']);
  }
  return told;
}
