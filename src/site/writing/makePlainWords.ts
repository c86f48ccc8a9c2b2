/** The data files of plain words: what stands beside each superseded edition, in stretches of editions in which it is the same. */
import { besideEdition } from '../../handbook/beside.ts';
import type { IsoDate } from '../../model/edition.ts';
import type { EntryId } from '../../model/entry.ts';
import type { Inline } from '../../model/wording.ts';
import { dataFormat } from '../frame/data/dataFormat.ts';
import { makeFile, type DataFile } from '../frame/data/makeFile.ts';
import { shardOfPlainWords, type PlainRow, type PlainWordsData } from '../frame/data/plainWordsData.ts';
import { openHandbook } from '../../handbook/openHandbook.ts';
import type { Library } from '../frame/library/library.ts';

interface Stretch {
  readonly id: EntryId;
  readonly from: IsoDate;
  readonly wording: readonly Inline[];
  readonly today: EntryId | undefined;
  until: IsoDate | '';
}

/** By the name of the shard. None without official text, or without superseded editions. */
export function makePlainWords(library: Library): ReadonlyMap<string, DataFile> {
  const stretches = listStretches(library);
  return new Map(
    [...Map.groupBy(stretches, ({ id }) => shardOfPlainWords(id))]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([shard, own]) => [shard, makeFile('/data/plain-words', shard, toData(own))]),
  );
}

function listStretches(library: Library): readonly Stretch[] {
  const official = library.histories.get('comprehensive-rules');
  if (!official) return [];
  const handbook = openHandbook(library.corpus);
  const done: Stretch[] = [];
  let open = new Map<EntryId, Stretch>();
  for (const date of official.editions) {
    const next = new Map<EntryId, Stretch>();
    for (const [id, { entry }] of besideEdition(official, handbook, date)) {
      const today = entry.rests?.before === undefined ? entry.rests?.on[0] : undefined;
      const known = open.get(id);
      if (known && known.today === today && isSameWording(known.wording, entry.wording)) {
        next.set(id, known);
        continue;
      }
      const begun: Stretch = { id, from: date, wording: entry.wording, today, until: '' };
      next.set(id, begun);
      done.push(begun);
    }
    for (const [id, stretch] of open) if (next.get(id) !== stretch) stretch.until = date;
    open = next;
  }
  return done;
}

/** A corpus has each wording once: nearly all that are the same are one object. */
const isSameWording = (one: readonly Inline[], other: readonly Inline[]): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

function toData(stretches: readonly Stretch[]): PlainWordsData {
  const places = new Map<string, number>();
  const texts: (readonly Inline[])[] = [];
  const rows = stretches.map(({ id, from, until, wording, today }): PlainRow => {
    const text = JSON.stringify(wording);
    const place = places.get(text) ?? texts.push(wording) - 1;
    places.set(text, place);
    return today === undefined ? [id, from, until, place] : [id, from, until, place, today];
  });
  return { format: dataFormat, texts, rows };
}
