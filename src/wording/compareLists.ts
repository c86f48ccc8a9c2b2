import { compareWordings, type CompareOptions, type WordChange } from './compareWordings.ts';
import { findLists, type ListInText } from './findLists.ts';
import { wordsOf } from './words.ts';

/** What became of the members of one list. A member is the same by its name, whatever stands behind it in brackets. */
export interface MembersChange {
  readonly added: readonly string[];
  readonly removed: readonly string[];
  /** Members that stay while their brackets change: `Class (see rule 717)` and `Class (see rule 716)`. */
  readonly altered: readonly { readonly old: string; readonly new: string }[];
  /** How many stay, altered ones too. */
  readonly kept: number;
}

/** A change of texts that hold long lists: what became of each, in the order of the new text, and of the words around them. */
export interface ListChange {
  readonly lists: readonly MembersChange[];
  /** The difference of the texts with `listPlace` in the place of each list told of. */
  readonly frame: readonly WordChange[];
}

export const listPlace = '…';

/** A list is long from so many members on; the same list in the other text may be a little shorter. */
const longList = 8;
const almostLong = 6;

/** Less than this part of the shorter list in common, and they are not the same list. */
const leastInCommon = 1 / 4;

/**
 * The difference of two texts that hold the same long list (or several): members between commas, as in a rule that names all creature
 * types. Undefined when no list is long in either text and found again in the other. The order of members is not told.
 *
 * Guarantees of each list: the old members, without `removed` and with `added`, are the new members (by name, as sets); `kept` and
 * `removed` together are the old ones, `kept` and `added` the new ones. `fold` tells which names count as one.
 */
export function compareLists(old: string, now: string, options: CompareOptions = {}): ListChange | undefined {
  const pairs = pairLists(findNamed(old, options), findNamed(now, options));
  if (pairs.length === 0) return undefined;
  const oldLists = pairs.map(([{ list }]) => list);
  const newLists = pairs.map(([, { list }]) => list);
  return {
    lists: pairs.map(([before, after]) => compareMembers(before.members, after.members)),
    frame: compareWordings(frameOf(old, oldLists), frameOf(now, newLists), options),
  };
}

interface NamedList {
  readonly list: ListInText;
  /** By name. */
  readonly members: ReadonlyMap<string, string>;
}

function findNamed(text: string, { fold = (piece) => piece }: CompareOptions): NamedList[] {
  const nameOf = (member: string): string =>
    wordsOf(member.replace(/\s*\([^()]*\)/g, '') || member)
      .map(fold)
      .join('');
  return findLists(text, almostLong).map((list) => ({
    list,
    members: new Map(list.members.map((member) => [nameOf(member), member])),
  }));
}

/** Lists of both texts that have most members in common, each at most once, in the order of the new text. */
function pairLists(old: readonly NamedList[], now: readonly NamedList[]): (readonly [NamedList, NamedList])[] {
  const left = new Set([...old, ...now]);
  return old
    .flatMap((before) => now.map((after) => ({ before, after, common: countCommon(before, after) })))
    .filter(({ before, after, common }) => common > 0 && isSameLongList(before.members.size, after.members.size, common))
    .sort((a, b) => b.common - a.common)
    .filter(({ before, after }) => left.has(before) && left.has(after) && left.delete(before) && left.delete(after))
    .map(({ before, after }) => [before, after] as const)
    .sort(([, a], [, b]) => a.list.start - b.list.start);
}

const countCommon = (a: NamedList, b: NamedList): number => [...a.members.keys()].filter((name) => b.members.has(name)).length;

const isSameLongList = (old: number, now: number, common: number): boolean =>
  Math.max(old, now) >= longList && common >= leastInCommon * Math.min(old, now);

function compareMembers(old: ReadonlyMap<string, string>, now: ReadonlyMap<string, string>): MembersChange {
  const notIn = (other: ReadonlyMap<string, string>, members: ReadonlyMap<string, string>): string[] =>
    [...members].filter(([name]) => !other.has(name)).map(([, member]) => member);
  const removed = notIn(now, old);
  const altered = [...old].flatMap(([name, member]) => {
    const other = now.get(name);
    return other === undefined || bracketsOf(other) === bracketsOf(member) ? [] : [{ old: member, new: other }];
  });
  return { added: notIn(old, now), removed, altered, kept: old.size - removed.length };
}

const bracketsOf = (member: string): string => (member.match(/\([^()]*\)/g) ?? []).join(' ');

function frameOf(text: string, lists: readonly ListInText[]): string {
  let frame = '';
  let at = 0;
  for (const { start, end } of [...lists].sort((a, b) => a.start - b.start)) {
    frame += text.slice(at, start) + listPlace;
    at = end;
  }
  return frame + text.slice(at);
}
