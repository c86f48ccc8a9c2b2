/** The official texts that the register of editions knows, and what each is called when it lies in content/documents. */
import type { DocumentId, IsoDate } from '../../model/edition.ts';
import type { Facts } from '../facts.ts';

/** One edition of a document that others publish. */
export interface OfficialText {
  readonly document: DocumentId;
  readonly date: IsoDate;
  /** Where it was published; undefined when the register does not know. */
  readonly address?: string;
  /** SHA-256 of each form in which the whole of it has been read before. Empty: it never was. */
  readonly checksums: ReadonlySet<string>;
}

/** Every text of the register but our own, oldest first, those of one day by document. */
export function findOfficialTexts({ byEdition, bySource }: Facts): readonly OfficialText[] {
  return [...byEdition.values()]
    .filter(({ document }) => document !== 'handbook')
    .map(({ document, date, address }) => ({
      document,
      date,
      ...(address === undefined ? {} : { address }),
      checksums: new Set(
        [...bySource].flatMap(([sha256, source]) =>
          source.document === document && source.date === date && source.extent === 'whole' ? [sha256] : [],
        ),
      ),
    }))
    .toSorted((left, right) => (makeOrder(left) < makeOrder(right) ? -1 : 1));
}

const makeOrder = ({ date, document }: OfficialText): string => `${date} ${document}`;

/** The newest Comprehensive Rules of the register. */
export function findLatest(texts: readonly OfficialText[]): OfficialText | undefined {
  return texts.findLast(({ document }) => document === 'comprehensive-rules');
}

/** The days of editions nearest to a day that has none, in order of date. */
export function findNearDates(texts: readonly OfficialText[], day: IsoDate, count = 3): readonly IsoDate[] {
  const away = (date: IsoDate): number => Math.abs(Date.parse(date) - Date.parse(day));
  return [...new Set(texts.map(({ date }) => date))]
    .toSorted((left, right) => away(left) - away(right))
    .slice(0, count)
    .toSorted();
}

/** `comprehensive-rules-2009-07-11.txt`. The ending is the address's own when it is one that documents have. */
export function makeFileName({ document, date, address }: OfficialText): string {
  const ending = /\.(?:txt|docx?|rtf|pdf|html?)$/i.exec(pathOf(address))?.[0].toLowerCase() ?? '.txt';
  return `${document}-${date}${ending}`;
}

function pathOf(address: string | undefined): string {
  return address !== undefined && URL.canParse(address) ? new URL(address).pathname : '';
}
