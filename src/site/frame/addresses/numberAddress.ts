/**
 * Addresses that name a rule: `/613.7c`, `/702.9b/`, `/2009-07-11/502.33`, `/handbook/704.5`. Most rules have no page of their own; whoever
 * serves the site, or the page for missing addresses, leads from such an address to the page that the rule stands on.
 */
import { numbersAbove, parseNumberQuery } from '../../../corpus/lookup/numberQuery.ts';
import { toDocumentId, toIsoDate, type DocumentId, type IsoDate } from '../../../model/edition.ts';

export interface NumberAddress {
  readonly document?: DocumentId;
  readonly date?: IsoDate;
  readonly number: string;
}

/** Reads a path from the root of the site; undefined when it is none of a number. */
export function parseNumberAddress(path: string): NumberAddress | undefined {
  const segments = path.split('/').flatMap((segment) => (segment === '' ? [] : [decode(segment)]));
  const document = toDocumentId(segments[0]);
  const afterDocument = document === undefined ? segments : segments.slice(1);
  const date = toIsoDate(afterDocument[0] ?? '');
  const [written, ...more] = date === undefined ? afterDocument : afterDocument.slice(1);
  const asked = written === undefined || more.length > 0 ? undefined : parseNumberQuery(written.replace(/\.html$/, ''));
  if (!asked || asked.to !== undefined) return undefined;
  return { ...(document === undefined ? {} : { document }), ...(date === undefined ? {} : { date }), number: asked.number };
}

/** The paths of the pages that a rule may stand on, the nearest first, with its anchor: `/2009-07-11/702.9/#702.9b`. */
export function listRulePages({ document, date, number }: NumberAddress): readonly { readonly page: string; readonly anchor?: string }[] {
  const root = `/${document === undefined ? '' : `${document}/`}${date === undefined ? '' : `${date}/`}`;
  return [
    { page: `${root}${number}/` },
    ...numbersAbove(number)
      .filter((above) => above.length > 1)
      .map((above) => ({ page: `${root}${above}/`, anchor: number })),
  ];
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
