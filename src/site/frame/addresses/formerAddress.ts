/**
 * Addresses of editions that are no pages, or no longer: those of rules (`/2009-07-11/704.5j`), and of subsections, keywords, whole sections
 * and terms that stood alone under the date of an edition before that was divided into parts (library/parts.ts). Works in a browser too.
 */
import type { IsoDate } from '../../../model/edition.ts';
import type { CatalogueEntry } from '../data/catalogue.ts';
import type { EditionView } from '../library/edition.ts';
import { makeAddress, makeAnchor, makeTermAnchor, parseAddress, type EditionAddress } from './addresses.ts';
import { parseNumberAddress, type NumberAddress } from './numberAddress.ts';

/** The number that an address names, also that of a section as one page. */
export function readFormerNumber(path: string): NumberAddress | undefined {
  return parseNumberAddress(path.replace(/(?<=\/\d{1,3}\/)all\/$/, ''));
}

/** A term that had a page of its own under the date of its edition: its place in the glossary of that edition. */
export function leadToTerm(path: string): string | undefined {
  const address = parseAddress(path);
  if (address?.kind !== 'term' || address.edition.date === undefined) return undefined;
  return makeAddress({ kind: 'glossary', edition: address.edition, anchor: makeTermAnchor(address.slug) });
}

/**
 * The edition that an address means: the newest without a day, and with its own day as it stands under that. The handbook stood under days
 * beside the official text too: what is meant then is the edition of that time, beside which a reader asks for its words.
 */
export function findMeant(
  { document, date }: Pick<NumberAddress, 'document' | 'date'>,
  editions: readonly CatalogueEntry[],
): { readonly entry: CatalogueEntry; readonly address: EditionAddress } | undefined {
  const work = document ?? editions[0]?.document;
  const entry =
    editions.find(
      (each) => each.document === work && each.list !== undefined && (date === undefined ? each.until === undefined : each.date === date),
    ) ?? (document === 'handbook' && date !== undefined ? findInForce(editions, date) : undefined);
  return entry && { entry, address: date === undefined ? entry.address : { ...entry.address, date: entry.date } };
}

/** The edition of the site's main document that was in force on a day. */
function findInForce(editions: readonly CatalogueEntry[], day: IsoDate): CatalogueEntry | undefined {
  const main = editions.filter((each) => each.document === editions[0]?.document && each.list !== undefined);
  return main.find(({ date, until }) => date <= day && (until === undefined || day < until));
}

/** Where a number stands in an edition, or what the hash of its former address names there: a rule of it, or an Example. */
export function findPlaceOf(view: Pick<EditionView, 'entries' | 'hrefOf'>, number: string, hash: string): string | undefined {
  const anchor = decode(hash.slice(1)).replace(/-example-\d+$/, '');
  const named = anchor === '' ? undefined : view.entries.find(({ id }) => makeAnchor(id) === anchor);
  return (named && view.hrefOf(named.id)?.replace(/(?:#.*)?$/, hash)) ?? view.hrefOf(number);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
