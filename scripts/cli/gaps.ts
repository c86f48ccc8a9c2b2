/** What commands say of a day whose edition is known and not here. */
import type { Manifest } from '../../src/corpus/format.ts';
import { openCalendar } from '../../src/corpus/lookup/openCalendar.ts';
import type { DocumentId, IsoDate } from '../../src/model/edition.ts';

export interface ToldGap {
  readonly line: string;
  /** The editions on both sides that are here. */
  readonly hint: string;
}

/** Undefined where the edition of that day is here, or where none was in force. */
export function tellGap(manifest: Manifest, document: DocumentId, day: IsoDate | undefined): ToldGap | undefined {
  const found = day === undefined ? undefined : openCalendar(manifest, document).on(day);
  if (found?.kind !== 'gap') return undefined;
  const { date, set } = found.edition;
  const { before, until } = found.gap;
  const sides = [before, until].filter((side) => side !== undefined);
  return {
    line: `the edition of ${document} in force on ${day ?? ''}, that of ${date}${set === undefined ? '' : ` (${set})`}, is not here`,
    hint: sides.length < 2 ? `the nearest one here is of ${sides[0] ?? ''}` : `the ones before and after it are of ${sides.join(' and ')}`,
  };
}
