/** The beginning of what a page says, for search engines and for chats that show where a link leads. */

import type { EntryId } from '../../model/entry.ts';
import type { LoadedEntry } from '../loadedEntry.ts';
import { makePlainWording } from './parseWording.ts';

const most = 160;

/** The text of an entry, or of the first under it that has one, cut behind a word. Undefined where nothing under it has a text. */
export function findFirstWords(
  view: { readonly childrenOf: (id: EntryId) => readonly LoadedEntry[] },
  entry: LoadedEntry,
): string | undefined {
  const text = makePlainWording(entry.wording).replace(/\s+/g, ' ').trim();
  // A keyword's heading may be its whole text.
  if (text.length > 50) return cutText(text);
  for (const child of view.childrenOf(entry.id)) {
    const found = child.id === entry.id ? undefined : findFirstWords(view, child);
    if (found !== undefined) return found;
  }
  return text === '' ? undefined : text;
}

/** A text in one line, cut behind a word where it is long. */
export function cutText(long: string): string {
  const text = long.replace(/\s+/g, ' ').trim();
  return text.length <= most ? text : `${text.slice(0, most).replace(/[\s,;:.]+\S*$/, '')} …`;
}
