/** Which entry of the handbook tells an official entry of any edition in plain words. */
import type { LoadedEntry } from '../corpus/loadedEntry.ts';
import { numberOn } from '../corpus/rests.ts';
import type { EntryId } from '../model/entry.ts';
import type { IsoDate } from '../model/edition.ts';
import { anchorOf, findLineage, listOutrun, type OfficialText } from './rereading.ts';

/** One text, many editions: the entries that held on each of its days. */
export interface HandbookText {
  /** Oldest first. */
  readonly days: readonly IsoDate[];
  readonly entriesOn: (day: IsoDate) => readonly LoadedEntry[];
}

export interface BesideText {
  /** The day of the handbook's edition. */
  readonly day: IsoDate;
  readonly entry: LoadedEntry;
}

/**
 * What stands beside the entries of an edition: of each entry of the handbook that held on its day, the official entry in the lineage of the one
 * that it is about, which bears one of the numbers of the handbook on the day of the edition where the lineage is looked up. Where no lineage leads
 * there, the number that the handbook gives it on that day counts. What two entries of the handbook would tell is told by neither. Behind the
 * handbook's newest day nothing is told that has been outrun, and nothing at all where the edition of that day is not here to tell it by.
 */
export function besideEdition(official: OfficialText, handbook: HandbookText, date: IsoDate): ReadonlyMap<EntryId, BesideText> {
  const place = official.editions.indexOf(date);
  const day = handbook.days.findLast((each) => each <= date);
  const read = handbook.days.at(-1);
  const found = new Map<EntryId, BesideText | undefined>();
  if (place < 0 || day === undefined || read === undefined || (date > read && !official.editions.includes(read))) return new Map();
  for (const entry of handbook.entriesOn(day)) {
    if (listOutrun(official, entry, read).some((outrun) => outrun.day <= date)) continue;
    const id = findTold(official, entry, read, place);
    if (id !== undefined) found.set(id, found.has(id) ? undefined : { day, entry });
  }
  return new Map([...found].flatMap(([id, text]) => (text ? [[id, text]] : [])));
}

/** The entry of an official edition that an entry of the handbook is about. */
function findTold(official: OfficialText, entry: LoadedEntry, read: IsoDate, place: number): EntryId | undefined {
  const { rests, beside } = entry;
  const [own] = beside?.ours === true ? [] : (rests?.on ?? []);
  if (!rests || own === undefined || entry.wording.length === 0) return undefined;
  const { lineageOf, entryOf } = official.index;
  const anchor = anchorOf(official, rests, read);
  const looked = official.editions[anchor];
  const isHeld = looked !== undefined && (rests.from === undefined || rests.from <= looked);
  const lineage = isHeld ? findLineage(official, anchor, numberOn({ number: own, ...rests }, looked)) : undefined;
  const led = lineage === undefined ? undefined : entryOf(place, lineage);
  if (led !== undefined) return led;
  return lineageOf(place, entry.id) === undefined ? undefined : entry.id;
}
