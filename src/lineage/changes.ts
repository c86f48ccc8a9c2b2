/**
 * What changed between two editions: the one definition of every kind of change. The pages of changes, the comparison, the timeline and
 * the commands all count by it, so that they have the same figures of the same two editions.
 *
 * An entry (an Example too) and the one that carries it on are a pair. What a pair changed is said by its two wordings and numbers alone,
 * whatever else is linked to it:
 *
 *     edited, moved+edited                  another text (`substance`), or other members of its list (`list`); moved: under another number
 *     vocabulary, punctuation, citations,   nothing but that; the text is not the same to the letter, and says the same
 *     typography
 *     moved                                 the same text to the letter under another number
 *     (no change)                           the same text to the letter under the same number
 *
 * What belongs to no pair:
 *
 *     added, removed    linked to nothing
 *     split             new entries that came out of one that goes on: one change for each old entry that was so divided
 *     merged            old entries that went into one that goes on: one change for each new entry that took some in
 *
 * A pair that was edited is told with its split or its merge; one that was not, or that has both, is told by itself (`apart`). A text
 * that is the same is never a change, whatever joined it. A link between two pairs moves a part from one to the other and is told with
 * both (`wentTo`, `cameFrom`); it makes no change of its own. Swapping the two editions swaps added and removed, split and merged, and
 * leaves all other figures as they are.
 */
import type { Alignment, Difference, Link, Reason, Relation } from '../model/alignment.ts';
import { unchanging } from '../model/alignment.ts';
import type { LineageStep } from '../model/lineage.ts';
import { numberOfProvision, type ProvisionId } from './provision.ts';

/** Changes that a reader comes for: changes of substance. */
export const mainKinds = ['added', 'removed', 'edited', 'moved+edited', 'split', 'merged'] as const;
/** Changes of number, setting or words that leave what is said as it was, told apart by how; pages fold them. */
export const foldedKinds = ['moved', 'vocabulary', 'punctuation', 'citations', 'typography'] as const;
export const changeKinds = [...mainKinds, ...foldedKinds] as const;
export type MainKind = (typeof mainKinds)[number];
export type FoldedKind = (typeof foldedKinds)[number];
export type ChangeKind = (typeof changeKinds)[number];

/** Differences of what is said. Nothing else makes the text of a provision count as changed: not its typography, its citations, its era. */
const substantial: ReadonlySet<Difference> = new Set(['list', 'substance']);
export const isOfSubstance = (difference: Difference): boolean => substantial.has(difference);

/**
 * Whether a step changed what a provision says, by its own two wordings: not its number, its setting or the vocabulary of its era, nor what
 * joined it or came out of it.
 */
export function isChange({ relation, difference }: Pick<LineageStep, 'relation' | 'difference'>): boolean {
  return relation !== 'added' && relation !== 'removed' && isOfSubstance(difference);
}

export interface Change {
  readonly kind: ChangeKind;
  /** Empty of what was added. Of a merge, the one that goes on first, unless it is told apart. */
  readonly old: readonly ProvisionId[];
  /** Empty of what was removed. Of a split, the one that goes on first, unless it is told apart. */
  readonly new: readonly ProvisionId[];
  readonly difference: Difference;
  /** Whether the number, or the headword of a term, is another one. */
  readonly moved: boolean;
  /** How sure the least sure link of it is, 0 to 1, and why it was made. */
  readonly score: number;
  readonly because: Reason;
  /** Of a split or a merge whose going-on pair is told by itself: in what that pair's own two wordings differ. */
  readonly apart?: Difference;
  /** New entries, and old ones, of other changes that have a part of it too. */
  readonly wentTo: readonly ProvisionId[];
  readonly cameFrom: readonly ProvisionId[];
}

/** Whether a change is told of its old entries: they are gone, or went into one that is told by itself. */
export const isOfOld = ({ kind, new: [heir], apart }: Pick<Change, 'kind' | 'new' | 'apart'>): boolean =>
  heir === undefined || (kind === 'merged' && apart !== undefined);

/** An alignment, whether it names what stayed as it was or leaves it out, with its links gone through. */
interface Sorted {
  readonly pairs: readonly Link[];
  /** By the old entry of a pair, links to what came out of it; by the new one, links to what went into it. */
  readonly cameOut: ReadonlyMap<ProvisionId, readonly Link[]>;
  readonly wentIn: ReadonlyMap<ProvisionId, readonly Link[]>;
  readonly byOld: ReadonlyMap<ProvisionId, readonly Link[]>;
  readonly byNew: ReadonlyMap<ProvisionId, readonly Link[]>;
}

/** The changes of an alignment, in the order of its links, then what was removed and added. */
export function listChanges(alignment: Alignment): readonly Change[] {
  const sorted = sortLinks(alignment.links);
  const alone = { difference: 'none', moved: false, score: 1, because: 'identical', wentTo: [], cameFrom: [] } as const;
  return [
    ...sorted.pairs.flatMap((pair) => listOfPair(pair, sorted)),
    ...alignment.removed.map((id): Change => ({ kind: 'removed', old: [id], new: [], ...alone })),
    ...alignment.added.map((id): Change => ({ kind: 'added', old: [], new: [id], ...alone })),
  ];
}

/** How many changes there are of each kind. */
export type ChangeCounts = Readonly<Record<ChangeKind, number>>;

export function countChanges(changes: readonly Pick<Change, 'kind'>[]): ChangeCounts {
  const counts = Object.fromEntries(changeKinds.map((kind) => [kind, 0])) as Record<ChangeKind, number>;
  for (const { kind } of changes) counts[kind] += 1;
  return counts;
}

/** Changes of what the rules say. */
export function countSubstance(counts: ChangeCounts): number {
  return mainKinds.reduce((sum, kind) => sum + counts[kind], 0);
}

/**
 * Makes a pair of what has no other: of links between an old entry that nothing carries on and a new one that carries nothing on, the
 * surest first. So each link that is none of a pair has a pair at one of its ends at least.
 */
export function pairUpFree(links: readonly Link[]): readonly Link[] {
  const [olds, news] = [new Set<ProvisionId>(), new Set<ProvisionId>()];
  const take = (link: Link): void => {
    olds.add(link.old);
    news.add(link.new);
  };
  for (const link of links) if (link.heir) take(link);
  const promoted = new Set<Link>();
  for (const link of links.filter(({ heir }) => !heir).toSorted(bySureness)) {
    if (olds.has(link.old) || news.has(link.new)) continue;
    take(link);
    promoted.add(link);
  }
  return promoted.size === 0 ? links : links.map((link) => (promoted.has(link) ? { ...link, heir: true } : link));
}

/** The surest first; of those equally sure the one with the lower ids. Two with an end in common are in one order whichever edition is the old one. */
function bySureness(one: Link, other: Link): number {
  return other.score - one.score || compareIds(one.old, other.old) || compareIds(one.new, other.new);
}

const compareIds = (one: ProvisionId, other: ProvisionId): number => (one < other ? -1 : one > other ? 1 : 0);

function sortLinks(given: readonly Link[]): Sorted {
  const links = pairUpFree(given);
  const pairs = links.filter(({ heir }) => heir);
  const paired = { old: new Set(pairs.map(({ old }) => old)), new: new Set(pairs.map((pair) => pair.new)) };
  const byOld = Map.groupBy(links, ({ old }) => old);
  const byNew = Map.groupBy(links, (link) => link.new);
  // What is linked to several pairs belongs to the one that it is most surely linked to.
  const surest = (list: readonly Link[]): readonly Link[] => list.toSorted(bySureness).slice(0, 1);
  const cameOut = [...byNew].flatMap(([id, list]) => (paired.new.has(id) ? [] : surest(list)));
  const wentIn = [...byOld].flatMap(([id, list]) => (paired.old.has(id) ? [] : surest(list)));
  return {
    pairs,
    cameOut: Map.groupBy(cameOut, ({ old }) => old),
    wentIn: Map.groupBy(wentIn, (link) => link.new),
    byOld,
    byNew,
  };
}

function listOfPair(pair: Link, sorted: Sorted): readonly Change[] {
  const parts = sorted.cameOut.get(pair.old) ?? [];
  const joined = sorted.wentIn.get(pair.new) ?? [];
  const isTold = isOfSubstance(pair.difference) && parts.length > 0 !== joined.length > 0;
  if (isTold) return [makeChange(parts.length > 0 ? 'split' : 'merged', [pair, ...parts, ...joined], sorted)];
  const own = kindOfPair(pair);
  return [
    ...(own === undefined ? [] : [{ ...makeChange(own, [pair], sorted), difference: pair.difference }]),
    ...(parts.length === 0 ? [] : [{ ...makeChange('split', parts, sorted), apart: pair.difference }]),
    ...(joined.length === 0 ? [] : [{ ...makeChange('merged', joined, sorted), apart: pair.difference }]),
  ];
}

/** A change of some links; the first of them is the pair that it is told with, if it is told with one. */
function makeChange(kind: ChangeKind, links: readonly Link[], { byOld, byNew }: Sorted): Change {
  const [first] = links;
  const { score, because } = links.reduce((least, link) => (link.score < least.score ? link : least));
  const old = [...new Set(links.map((link) => link.old))];
  const heirs = [...new Set(links.map((link) => link.new))];
  // Of a split that is told apart the old one goes on by itself, and what it went to is not told here; of a merge likewise.
  const olds = kind === 'split' && first?.heir !== true ? [] : old;
  const news = kind === 'merged' && first?.heir !== true ? [] : heirs;
  return {
    kind,
    old,
    new: heirs,
    difference: 'substance',
    moved: first !== undefined && numberOfProvision(first.old) !== numberOfProvision(first.new),
    score,
    because,
    wentTo: listOthers(olds, byOld, (link) => link.new, heirs),
    cameFrom: listOthers(news, byNew, (link) => link.old, old),
  };
}

function listOthers(
  own: readonly ProvisionId[],
  linksOf: ReadonlyMap<ProvisionId, readonly Link[]>,
  end: (link: Link) => ProvisionId,
  told: readonly ProvisionId[],
): readonly ProvisionId[] {
  const found = own.flatMap((id) => (linksOf.get(id) ?? []).map(end));
  return [...new Set(found)].filter((id) => !told.includes(id));
}

/** The kind of what a pair changed by itself; undefined where its text is the same to the letter under the same number. */
export function kindOfPair({ old, new: heir, difference }: Pick<Link, 'old' | 'new' | 'difference'>): ChangeKind | undefined {
  const moved = numberOfProvision(old) !== numberOfProvision(heir);
  if (difference === 'none') return moved ? 'moved' : undefined;
  if (isOfSubstance(difference)) return moved ? 'moved+edited' : 'edited';
  return foldedKinds.find((kind) => kind === difference);
}

/** What became of an old entry, as the command line tells it: all that its matter is in, and the kinds that it stands for in the figures. */
export interface Fate {
  readonly old: ProvisionId | null;
  /** The one that carries it on first, if there is one, then the surest. */
  readonly new: readonly ProvisionId[];
  readonly relation: Relation;
  /** Of the pair's own two wordings; `substance` of what went into another. */
  readonly difference: Difference;
  readonly score: number;
  readonly because: Reason;
  /** The changes that are counted here; each change of the alignment is counted at one row. */
  readonly kinds: readonly ChangeKind[];
}

/**
 * What became of each of the old entries, in their order, then what was added; the alignment names all of them. A row is called `split`
 * when new entries came out of it, `merged` when it went into another one or was edited as others went into it, and else by its own two
 * wordings.
 */
export function listFates(olds: readonly ProvisionId[], { links, removed, added }: Alignment): readonly Fate[] {
  const paired = pairUpFree(links);
  const changes = listChanges({ links: paired, removed, added });
  const counted = Map.groupBy(changes, ({ old, new: heirs }) => (old.length === 0 ? `new ${heirs[0] ?? ''}` : `old ${old[0] ?? ''}`));
  const kindsOf = (key: string): readonly ChangeKind[] => (counted.get(key) ?? []).map(({ kind }) => kind);
  const told = new Map<ProvisionId, 'split' | 'merged'>();
  for (const { kind, old } of changes) {
    if (kind === 'split') for (const id of old) told.set(id, kind);
    if (kind === 'merged') for (const id of old) if (!told.has(id)) told.set(id, kind);
  }
  const alone = { difference: 'none', score: 1, because: 'identical' } as const;
  const byOld = Map.groupBy(paired, ({ old }) => old);
  return [
    ...olds.map((old): Fate => {
      const [first, ...others] = (byOld.get(old) ?? []).toSorted((a, b) => Number(b.heir) - Number(a.heir) || bySureness(a, b));
      const kinds = kindsOf(`old ${old}`);
      if (!first) return { old, new: [], relation: 'removed', ...alone, kinds };
      const { difference, score, because } = first;
      const relation = told.get(old) ?? relateByWording(first);
      return { old, new: [first, ...others].map((link) => link.new), relation, difference, score, because, kinds };
    }),
    ...added.map((id): Fate => ({ old: null, new: [id], relation: 'added', ...alone, kinds: kindsOf(`new ${id}`) })),
  ];
}

/** What became of a pair by its own two wordings and numbers. */
export function relateByWording({ old, new: heir, difference }: Pick<Link, 'old' | 'new' | 'difference'>): Relation {
  const moved = numberOfProvision(old) !== numberOfProvision(heir);
  const edited = !unchanging.has(difference);
  return moved ? (edited ? 'moved+edited' : 'moved') : edited ? 'edited' : 'same';
}

/** What a step of a lineage is called: by its own two wordings, or the split or merge that it was edited in. */
export function makeRelationOf(links: readonly Link[]): (link: Link) => Relation {
  const sorted = sortLinks(links);
  return (link) => {
    if (!isOfSubstance(link.difference)) return relateByWording(link);
    const [isSplit, isMerged] = [sorted.cameOut.has(link.old), sorted.wentIn.has(link.new)];
    return isSplit === isMerged ? relateByWording(link) : isSplit ? 'split' : 'merged';
  };
}
