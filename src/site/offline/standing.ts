/** How what is kept stands to what the site has. */
import type { IsoDate } from '../../model/edition.ts';
import type { KeptEdition, Latest } from './latest.ts';

export type Standing =
  | { readonly kind: 'latest' }
  /** The site was built anew, or has an edition that is not in force yet. */
  | { readonly kind: 'newer'; readonly made: IsoDate }
  /** The edition that is kept is in force no more, since that day. */
  | { readonly kind: 'superseded'; readonly since: IsoDate };

/** `today`: of the reader. An edition supersedes another of its document, from the day on which it is in force. */
export function compareKept(
  kept: { readonly build: string; readonly edition?: KeptEdition },
  latest: Pick<Latest, 'build' | 'made' | 'edition'>,
  today: IsoDate,
): Standing {
  if (kept.build === latest.build) return { kind: 'latest' };
  const [one, other] = [kept.edition, latest.edition];
  if (one && other?.document === one.document && other.date > one.date && other.date <= today)
    return { kind: 'superseded', since: other.date };
  return { kind: 'newer', made: latest.made };
}
