/** Releases of the game as names of times: the rules of a day are known by the cards that came with them, `M10`, `Zendikar`. */
import type { Release } from '../model/calendar.ts';
import type { IsoDate } from '../model/edition.ts';

export interface FoundRelease {
  /** So many words name it. */
  readonly length: number;
  /** The days of its editions, the oldest first; one at least. */
  readonly days: readonly IsoDate[];
}

const longestName = 6;

/**
 * The release that the words from a place on name, the longest name first: `Magic 2010`, `10th Edition`, `M10`. A code of letters alone must be
 * typed in capitals: `all` is a word. Undefined where two releases have that name.
 */
export function findRelease(releases: readonly Release[], words: readonly string[], from: number): FoundRelease | undefined {
  const byName = openNames(releases);
  for (let length = Math.min(longestName, words.length - from); length >= 1; length -= 1) {
    const run = words.slice(from, from + length);
    const text = run.join(' ');
    const isCode = length === 1 && releases.some(({ code }) => code === text.toUpperCase());
    if (isCode && !/\d/.test(text) && text !== text.toUpperCase()) continue;
    const found = run.includes('') ? undefined : byName.get(foldRelease(text));
    if (found) return { length, days: found.map(({ date }) => date).toSorted() };
  }
  return undefined;
}

const opened = new WeakMap<readonly Release[], ReadonlyMap<string, readonly Release[]>>();

/** Releases by each of their names; a name that two have is none. */
function openNames(releases: readonly Release[]): ReadonlyMap<string, readonly Release[]> {
  const known = opened.get(releases);
  if (known) return known;
  const byName = new Map<string, Release[]>();
  for (const release of releases)
    for (const name of new Set(namesOf(release).map(foldRelease))) byName.set(name, [...(byName.get(name) ?? []), release]);
  const sure = new Map([...byName].filter(([, [first, ...others]]) => others.every(({ code }) => code === first?.code)));
  opened.set(releases, sure);
  return sure;
}

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];

/** As players shorten them: without `Core Set` and `Classic`, with figures for words. */
function namesOf({ code, name }: Release): readonly string[] {
  const short = name.replace(/ core set$/i, '').replace(/^classic /i, '');
  const counted = short.replace(/^\w+/, (word) => {
    const at = ordinals.indexOf(word.toLowerCase());
    return at < 0 ? word : `${at + 1}th`;
  });
  return [code, name, short, counted];
}

const foldRelease = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
