/** The alignment of two neighbouring editions: what became of each entry and each Example. */
import type { Alignment, Difference, Link, Reason } from '../model/alignment.ts';
import { classifyDifference } from './classify.ts';
import { type DividedLink, findDivided } from './divide.ts';
import type { Evidence } from './evidence.ts';
import { findHeads } from './heads.ts';
import { findJoined } from './joined.ts';
import { pairUp } from './pairUp.ts';
import type { PreparedEdition, Reading } from './preparedEdition.ts';
import type { ProvisionId } from './provision.ts';
import { judge } from './weights.ts';

/** A pair that a reviewed decision of content/overrides names. */
export interface ForcedPair {
  readonly old: ProvisionId;
  readonly new: ProvisionId;
}

/**
 * Aligns two editions that follow each other; editions far apart are compared through the chain of those between them.
 *
 * First each provision gets at most one heir: pairs are weighed by their words and by what stands around them, and the best whole is
 * chosen. Then what pairing left over is followed by whole provisions and by sentences, which finds merges and splits. The result
 * depends on the two editions alone, and swapping them swaps removed and added.
 */
export function alignEditions(
  old: PreparedEdition,
  young: PreparedEdition,
  reading: Reading,
  forced: readonly ForcedPair[] = [],
): Alignment {
  const forcedPairs = forced.flatMap((pair): [number, number][] => {
    const [left, right] = [old.placeOf.get(pair.old), young.placeOf.get(pair.new)];
    return left === undefined || right === undefined ? [] : [[left, right]];
  });
  const isForced = new Set(forcedPairs.map(([left]) => left));
  const paired = pairUp(old, young, forcedPairs);
  const heirs = [...paired.pairing.heirs.entries()].filter(([, right]) => right >= 0);
  const others = findOthers(old, young, paired, reading, heirs);

  const wentTo = new Map<number, Set<number>>();
  for (const [left, right] of [...heirs, ...others.map((link) => [link.old, link.young] as const)])
    wentTo.set(left, (wentTo.get(left) ?? new Set()).add(right));
  const follows = (oldCited: string, newCited: string): boolean => {
    const [from, to] = [oldCited.split(' to '), newCited.split(' to ')];
    return from.length === to.length && from.every((cited, at) => becameOrStayed(old, young, wentTo, cited, to[at] ?? ''));
  };
  const differenceOf = (left: number, right: number): Difference => {
    const [one, other] = [old.all[left], young.all[right]];
    return one && other ? classifyDifference(one, other, follows) : 'substance';
  };
  const idOf = (edition: PreparedEdition, place: number): ProvisionId => edition.all[place]?.provision.id ?? '';
  const links = [
    ...heirs.map(([left, right]): Link => {
      const evidence = paired.weigh(left, right);
      return {
        old: idOf(old, left),
        new: idOf(young, right),
        heir: true,
        score: isForced.has(left) || evidence.identical === 1 ? 1 : round(judge(evidence)),
        because: isForced.has(left) ? 'forced' : reasonOf(evidence),
        difference: differenceOf(left, right),
      };
    }),
    ...others.map((link): Link => ({
      old: idOf(old, link.old),
      new: idOf(young, link.young),
      heir: false,
      score: round(link.share),
      because: link.head ? 'neighbours' : 'wording',
      difference: 'substance',
    })),
  ];
  return {
    links: links.toSorted((a, b) => placeIn(old, a.old) - placeIn(old, b.old) || placeIn(young, a.new) - placeIn(young, b.new)),
    removed: old.all.filter((_, place) => !wentTo.has(place)).map(({ provision }) => provision.id),
    added: listAdded(young, wentTo),
  };
}

const placeIn = (edition: PreparedEdition, id: ProvisionId): number => edition.placeOf.get(id) ?? 0;

const round = (value: number): number => Math.round(value * 100) / 100;

function listAdded(young: PreparedEdition, wentTo: ReadonlyMap<number, ReadonlySet<number>>): ProvisionId[] {
  const reached = new Set([...wentTo.values()].flatMap((places) => [...places]));
  return young.all.filter((_, place) => !reached.has(place)).map(({ provision }) => provision.id);
}

/** The links of merges and splits, each pair once. */
function findOthers(
  old: PreparedEdition,
  young: PreparedEdition,
  paired: ReturnType<typeof pairUp>,
  { bag }: Reading,
  heirs: readonly (readonly [number, number])[],
): readonly (DividedLink & { readonly head?: boolean })[] {
  const found = new Map<string, DividedLink & { readonly head?: boolean }>();
  const taken = new Set(heirs.map(([left, right]) => `${left} ${right}`));
  const add = (link: DividedLink, head = false): void => {
    const key = `${link.old} ${link.young}`;
    if (!taken.has(key) && !found.has(key)) found.set(key, { ...link, head });
  };
  for (const link of findDivided(old, young, paired, bag)) add(link);
  for (const link of findJoined(old, young, paired)) add(link);
  const known = [...heirs, ...[...found.values()].map((link) => [link.old, link.young] as const)];
  for (const link of findHeads(old, young, paired.pairing, known)) add(link, true);
  return [...found.values()];
}

/** A citation that finds nothing stays the same only by its print. */
function becameOrStayed(
  old: PreparedEdition,
  young: PreparedEdition,
  wentTo: ReadonlyMap<number, ReadonlySet<number>>,
  oldCited: string,
  newCited: string,
): boolean {
  const [from, to] = [old.placeOf.get(oldCited), young.placeOf.get(newCited)];
  if (from === undefined || to === undefined) return from === to && oldCited === newCited;
  return wentTo.get(from)?.has(to) ?? false;
}

/** What speaks most for a pair. */
function reasonOf(evidence: Evidence): Reason {
  if (evidence.identical === 1) return 'identical';
  const text = evidence.words + evidence.wordPairs;
  if (text >= 1) return 'wording';
  const around = evidence.parents + evidence.siblings + evidence.children + evidence.order;
  return evidence.number === 1 && around < 2 ? 'number' : 'neighbours';
}
