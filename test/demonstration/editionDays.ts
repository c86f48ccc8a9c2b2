/** Days of the whole editions of the Comprehensive Rules, oldest first, as content/editions.yaml knows them: for tests without documents. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

interface Known {
  readonly document: string;
  readonly date: string;
  readonly sources?: readonly { readonly extent?: string }[];
}
const read = parse(readFileSync(new URL('../../content/editions.yaml', import.meta.url), 'utf8')) as
  readonly Known[] | { readonly editions: readonly Known[] };
const all = 'editions' in read ? read.editions : read;

export const wholeEditions: readonly string[] = [
  ...new Set(
    all
      .filter(({ document, sources = [] }) => document === 'comprehensive-rules' && sources.some(({ extent }) => extent === 'whole'))
      .map(({ date }) => date),
  ),
].toSorted();
