/**
 * Where the topics of a summary with letters belong: `A.20 Flying` to the heading and to the term of that name. The summary is older than the
 * Comprehensive Rules; a topic is placed by its name alone, or by a reviewed decision, and what stands under it goes with it.
 */
import { foldName, namesOfHeadword, otherNumbers } from '../corpus/wording/headwords.ts';
import type { LoadedEntry } from '../corpus/readCorpus.ts';
import type { EntryId } from '../model/entry.ts';
import type { IsoDate } from '../model/edition.ts';
import type { Official } from './official.ts';
import type { Proof, Unplaced } from './ruling.ts';
import type { ReviewedTopic } from './topics.ts';

/** An entry of an edition that something speaks of, and what proves it. */
export interface Spot {
  readonly edition: number;
  readonly entry: EntryId;
  readonly proof: Proof;
}

export type Placing = { readonly spots: readonly [Spot, ...Spot[]] } | { readonly unplaced: Unplaced };

/** The first editions printed what the summary speaks of under names of its time; a name in a later one may be of something else. */
const daysAfter = 1000;

/** Places of the editions in which names of a summary are looked up: those of the years after it, or the first one that there is. */
export function listNear({ editions }: Pick<Official, 'editions'>, version: IsoDate): readonly number[] {
  const last = Date.parse(version) + daysAfter * 86_400_000;
  return [...editions.keys()].filter((place) => {
    const date = editions[place] ?? '';
    return date >= version && Date.parse(date) <= last;
  });
}

/** The rule and the term of a topic; each in the first edition that has one of that name. */
export function placeTopic(
  official: Official,
  topic: Pick<LoadedEntry, 'number' | 'title'>,
  near: readonly number[],
  reviewed: readonly ReviewedTopic[],
): Placing {
  const decisions = reviewed.filter((each) => each.topic === topic.number);
  const apart = reviewed.find((each) => each.entry === undefined && isOrHolds(each.topic, topic.number));
  if (decisions.length === 0 && apart) return { unplaced: 'apart' };
  const decided = decisions.flatMap(({ entry, edition }): Spot[] => {
    const place = edition === undefined ? undefined : official.placeOf(edition);
    return entry === undefined || place === undefined || !official.findEntry(place, entry)
      ? []
      : [{ edition: place, entry, proof: 'reviewed' }];
  });
  const names = namesOfTopic(topic.title ?? '');
  const rule = decided.some(({ entry }) => !isTerm(entry)) ? 'none' : findNamed(official, near, names, 'heading');
  const term = decided.some(({ entry }) => isTerm(entry)) ? 'none' : findNamed(official, near, names, 'headword');
  const spots = [
    ...decided.filter(({ entry }) => !isTerm(entry)),
    ...(typeof rule === 'string' ? [] : [rule]),
    ...decided.filter(({ entry }) => isTerm(entry)),
    ...(typeof term === 'string' ? [] : [term]),
  ];
  const [first, ...others] = spots;
  if (first) return { spots: [first, ...others] };
  return { unplaced: rule === 'several' || term === 'several' ? 'ambiguous' : 'unnamed' };
}

const isTerm = (id: EntryId): boolean => id.startsWith('glossary:');

const isOrHolds = (section: string, number: string): boolean => number === section || number.startsWith(`${section}.`);

/** The name itself, then the same in its other number. */
function namesOfTopic(title: string): readonly (readonly string[])[] {
  const name = foldName(title);
  return name === '' ? [] : [[name], otherNumbers(name)];
}

/** The one entry of a name, in the first edition that has any; `several` where that has more than one. */
function findNamed(
  official: Official,
  near: readonly number[],
  names: readonly (readonly string[])[],
  by: 'heading' | 'headword',
): Spot | 'none' | 'several' {
  for (const edition of near) {
    for (const wanted of names) {
      const found = official.entriesAt(edition).filter((entry) => namesOf(entry, by).some((name) => wanted.includes(name)));
      const [first] = found;
      if (found.length > 1) return 'several';
      if (first) return { edition, entry: first.id, proof: by };
    }
  }
  return 'none';
}

/** A headword can stand for several words: `Control/Controller`, `Banding, Bands with Other (Obsolete)`. */
function namesOf({ kind, title, id }: LoadedEntry, by: 'heading' | 'headword'): readonly string[] {
  if (by === 'heading') return (kind === 'rule' || kind === 'subsection') && title !== undefined ? [foldName(title)] : [];
  if (kind !== 'term') return [];
  const headword = title ?? id.replace(/^glossary:/, '');
  return [...namesOfHeadword(headword), ...(headword.includes('/') ? headword.split('/').map(foldName) : [])];
}
