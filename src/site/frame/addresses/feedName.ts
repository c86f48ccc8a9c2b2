/** What the feed of a page is called, told by its address alone: whoever asks need not make any. */
import { parseAddress } from './addresses.ts';

/** The name that the feed of a page has, whether or not there is one. */
export function nameFeed(path: string): string | undefined {
  const address = parseAddress(path);
  const isNewest =
    address !== undefined && 'edition' in address && address.edition.date === undefined && address.edition.document === undefined;
  switch (address?.kind) {
    case 'timeline':
      return 'editions';
    case 'policy':
      return address.name !== undefined
        ? undefined
        : address.part === 'banned'
          ? 'lists'
          : address.part === undefined
            ? 'policy'
            : undefined;
    case 'contents':
      return isNewest ? 'editions' : undefined;
    case 'glossary':
      return isNewest ? 'glossary' : undefined;
    case 'page':
      return isNewest && /^\d$/.test(address.id) ? `section-${address.id}` : undefined;
    default:
      return undefined;
  }
}
