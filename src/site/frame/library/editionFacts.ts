/** What the library knows of each edition, shown or not: the edition pages and the table of editions are made of it. */
import type { EditionRecord } from '../../../corpus/format.ts';
import { openCalendar } from '../../../corpus/lookup/openCalendar.ts';
import type { IsoDate } from '../../../model/edition.ts';
import { makeAddress, type EditionAddress } from '../addresses/addresses.ts';
import type { Library } from './library.ts';

export interface EditionFacts {
  /** The source that is taken. */
  readonly record: EditionRecord;
  /** Of its own page below /editions/; always with its date. */
  readonly address: EditionAddress;
  /** The first day of the edition after it, whether that was read or is only known. */
  readonly until?: IsoDate;
  /** Where its text can be read, if the site shows it. */
  readonly href?: string;
  /** Less complete sources of the same edition. */
  readonly others: readonly { readonly record: EditionRecord; readonly href?: string }[];
}

/** Every edition once, the newest first. */
export function makeEditionFacts(library: Library): readonly EditionFacts[] {
  const records = [...library.corpus.manifest.editions].sort((a, b) => (a.date < b.date ? 1 : -1));
  return records
    .filter(({ mainSource }) => mainSource === undefined)
    .map((record): EditionFacts => {
      const { document, date, key } = record;
      const until = openCalendar(library.corpus.manifest, document).endOf(date);
      const others = records.filter(({ mainSource }) => mainSource === key).map((other) => ({ record: other, ...hrefTo(library, other) }));
      return {
        record,
        address: addressOf(library, record),
        ...(until === undefined ? {} : { until }),
        ...hrefTo(library, record),
        others,
      };
    });
}

/** The edition of a record in the addresses below /editions/: always with its date, and with its document unless that is the main one. */
export function addressOf({ current }: Library, { document, date }: EditionRecord): EditionAddress {
  return { ...(document === current?.record.document ? {} : { document }), date };
}

function hrefTo(library: Library, record: EditionRecord): { readonly href?: string } {
  const view = library.editions.find((edition) => edition.record === record);
  if (view) return { href: makeAddress({ kind: 'contents', edition: view.address }) };
  const shown = library.documents.some((document) => document.record === record);
  return shown ? { href: makeAddress({ kind: 'document', key: record.key }) } : {};
}
