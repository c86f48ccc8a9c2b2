/** The alignment of two neighbouring editions: what became of each entry and each Example. */
import type { Alignment, Difference, Link, Reason } from '../model/alignment.ts';
import { chooseBestPairs } from './bestPairs.ts';
import { classifyDifference, makeFollows } from './classify.ts';
import { type DividedLink, findDivided } from './divide.ts';
import type { Evidence } from './evidence.ts';
import { findHeads } from './heads.ts';
import { findJoined } from './joined.ts';
import { findLeftOver } from './leftOver.ts';
import { pairUp } from './pairUp.ts';
import type { PreparedEdition, Reading } from './preparedEdition.ts';
import type { ProvisionId } from './provision.ts';
import { findRaised } from './raised.ts';
import { findShared } from './shared.ts';
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
 * depends on the two editions alone. Time has a direction here: what two rules have in common is weighed otherwise for a merge than for a
 * split. Swapping editions swaps removed and added where they are compared through the chain (compareEditions).
 */
export function alignEditions(
  old: PreparedEdition,
  young: PreparedEdition,
  reading: Reading,
  forced: readonly ForcedPair[] = [],
): Alignment {
  const { heirs: forcedHeirs, others: forcedOthers } = placeForced(old, young, forced);
  const isForced = new Set(forcedHeirs.map(([left]) => left));
  const paired = pairUp(old, young, forcedHeirs);
  const chosen = [...paired.pairing.heirs.entries()].filter(([, right]) => right >= 0);
  const found = findOthers(old, young, paired, reading, chosen, forcedOthers);
  const promoted = chooseHeirs(paired, chosen, found);
  const heirs = [...chosen, ...promoted.map((link) => [link.old, link.young] as const)];
  const others = found.filter((link) => !promoted.includes(link));

  const wentTo = new Map<number, Set<number>>();
  for (const [left, right] of [...heirs, ...others.map((link) => [link.old, link.young] as const)])
    wentTo.set(left, (wentTo.get(left) ?? new Set()).add(right));
  const follows = makeFollows((oldCited, newCited) => becameOrStayed(old, young, wentTo, oldCited, newCited));
  const differenceOf = (left: number, right: number): Difference => {
    const [one, other] = [old.all[left], young.all[right]];
    return one && other ? classifyDifference(one, other, follows) : 'substance';
  };
  const idOf = (edition: PreparedEdition, place: number): ProvisionId => edition.all[place]?.provision.id ?? '';
  // What stands there in the same words needs no weighing, and that is nearly all.
  const weighHeir = (left: number, right: number): Pick<Link, 'score' | 'because'> => {
    if (old.all[left]?.folded.typography === young.all[right]?.folded.typography) return { score: 1, because: 'identical' };
    const evidence = paired.weigh(left, right);
    const share = promoted.find((link) => link.old === left)?.share ?? 0;
    return { score: round(Math.max(share, judge(evidence))), because: reasonOf(evidence) };
  };
  const links = [
    ...heirs.map(([left, right]): Link => ({
      old: idOf(old, left),
      new: idOf(young, right),
      heir: true,
      ...(isForced.has(left) ? { score: 1, because: 'forced' } : weighHeir(left, right)),
      difference: differenceOf(left, right),
    })),
    ...others.map((link): Link => ({
      old: idOf(old, link.old),
      new: idOf(young, link.young),
      heir: false,
      score: round(link.share),
      because: link.because ?? 'wording',
      difference: 'substance',
    })),
  ];
  return {
    links: links.toSorted((a, b) => placeIn(old, a.old) - placeIn(old, b.old) || placeIn(young, a.new) - placeIn(young, b.new)),
    removed: old.all.filter((_, place) => !wentTo.has(place)).map(({ provision }) => provision.id),
    added: listAdded(young, wentTo),
  };
}

/**
 * A rule that was divided so that no part is like the whole has no heir yet, and its parts no ancestor. The part that is most like it carries
 * it on, so that its lineage does not end where its matter goes on.
 */
function chooseHeirs(paired: ReturnType<typeof pairUp>, chosen: readonly PlacePair[], others: readonly OtherLink[]): readonly OtherLink[] {
  const [withHeir, withAncestor] = [new Set(chosen.map(([left]) => left)), new Set(chosen.map(([, right]) => right))];
  const open = others.filter((link) => !withHeir.has(link.old) && !withAncestor.has(link.young));
  const weighed = open.map((link) => ({ old: link.old, new: link.young, weight: link.share + judge(paired.weigh(link.old, link.young)) }));
  const best = chooseBestPairs(weighed);
  return open.filter((link) => best.some((pair) => pair.old === link.old && pair.new === link.young));
}

const placeIn = (edition: PreparedEdition, id: ProvisionId): number => edition.placeOf.get(id) ?? 0;

const round = (value: number): number => Math.round(value * 100) / 100;

function listAdded(young: PreparedEdition, wentTo: ReadonlyMap<number, ReadonlySet<number>>): ProvisionId[] {
  const reached = new Set([...wentTo.values()].flatMap((places) => [...places]));
  return young.all.filter((_, place) => !reached.has(place)).map(({ provision }) => provision.id);
}

type PlacePair = readonly [old: number, young: number];

/** Of several forced pairs of one provision the first makes the heir; the others are splits and merges. */
function placeForced(
  old: PreparedEdition,
  young: PreparedEdition,
  forced: readonly ForcedPair[],
): { heirs: PlacePair[]; others: PlacePair[] } {
  const heirs: PlacePair[] = [];
  const others: PlacePair[] = [];
  for (const pair of forced) {
    const [left, right] = [old.placeOf.get(pair.old), young.placeOf.get(pair.new)];
    if (left === undefined || right === undefined) continue;
    const isHeir = !heirs.some(([a, b]) => a === left || b === right);
    (isHeir ? heirs : others).push([left, right]);
  }
  return { heirs, others };
}

interface OtherLink extends DividedLink {
  readonly because?: Reason;
}

/** The links of merges and splits, each pair once. */
function findOthers(
  old: PreparedEdition,
  young: PreparedEdition,
  paired: ReturnType<typeof pairUp>,
  { bag }: Reading,
  heirs: readonly PlacePair[],
  forced: readonly PlacePair[],
): readonly OtherLink[] {
  const found = new Map<string, OtherLink>();
  const taken = new Set(heirs.map(([left, right]) => `${left} ${right}`));
  const add = (link: OtherLink): void => {
    const key = `${link.old} ${link.young}`;
    if (!taken.has(key) && !found.has(key)) found.set(key, link);
  };
  for (const [left, right] of forced) add({ old: left, young: right, share: 1, because: 'forced' });
  for (const link of findDivided(old, young, paired, bag, forced)) add(link);
  for (const link of findJoined(old, young, paired)) add(link);
  const listKnown = (): PlacePair[] => [...heirs, ...[...found.values()].map((link) => [link.old, link.young] as const)];
  for (const link of findShared(old, young, paired, bag, listKnown())) add(link);
  for (const link of findHeads(old, paired.pairing, listKnown())) add({ ...link, because: 'neighbours' });
  for (const link of findLeftOver(old, young, paired, listKnown())) add({ ...link, because: 'neighbours' });
  for (const link of findRaised(old, young, paired, listKnown())) add({ ...link, because: 'neighbours' });
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

/** What speaks most for a pair whose words differ. */
function reasonOf(evidence: Evidence): Reason {
  const text = evidence.words + evidence.wordPairs;
  if (text >= 1) return 'wording';
  const around = evidence.parents + evidence.siblings + evidence.children + evidence.order;
  return evidence.number === 1 && around < 2 ? 'number' : 'neighbours';
}
