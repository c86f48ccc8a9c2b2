/**
 * The second pass: what of a provision went elsewhere than to its heir, and what came to one from elsewhere than its ancestor. A passage
 * counts if no other heir of its rule carries it already and no other ancestor explains the new one better; since each link found tells
 * where more of its rule may be, the passages are weighed again under the links of the time before.
 */
import { chooseBestPairs, type WeighedPair } from './bestPairs.ts';
import { type Carried, findAlike, type Known, makeWeighAll } from './carried.ts';
import { judgeCarried } from './carriedWeights.ts';
import type { PairedUp } from './pairUp.ts';
import type { PreparedEdition, Reading } from './preparedEdition.ts';

/** A link beside that of heir and ancestor. */
export interface DividedLink {
  readonly old: number;
  readonly young: number;
  /** How likely it is, 0 to 1. */
  readonly share: number;
}

/** How likely a link must be, and how likely to tell something about others. */
const likely = 0.5;
const sure = 0.5;
/** Times that passages are weighed again. */
const rounds = 2;

/** Finds the links of splits and merges among numbered provisions that pairing has left something of. `given` are known beside heirs. */
export function findDivided(
  old: PreparedEdition,
  young: PreparedEdition,
  paired: PairedUp,
  bag: Reading['bag'],
  given: readonly (readonly [old: number, young: number])[] = [],
): readonly DividedLink[] {
  const weighAll = makeWeighAll(old, young, paired, findAlike(old, young, paired, bag));
  const pairs = [...given];
  paired.pairing.heirs.forEach((heir, place) => {
    if (heir >= 0) pairs.push([place, heir]);
  });
  let carried = weighAll(makeKnown(pairs));
  // Of twins that were written anew, each looks like the heir of both until it is known which one is whose.
  for (const { old: left, new: right } of chooseAmongLone(carried, paired)) pairs.push([left, right]);
  carried = weighAll(makeKnown(pairs));
  let known = '';
  for (let round = 0; round < rounds; round += 1) {
    const surest = carried.filter(({ evidence }) => judgeCarried(evidence) >= sure);
    const now = surest.map((each) => `${each.old} ${each.young}`).join();
    if (now === known) break;
    known = now;
    carried = weighAll(makeKnown([...pairs, ...surest.map((each) => [each.old, each.young] as const)]));
  }
  return carried
    .map(({ evidence, ...places }: Carried): DividedLink => ({ ...places, share: judgeCarried(evidence) }))
    .filter(({ share }) => share >= likely)
    .toSorted((a, b) => a.old - b.old || a.young - b.young);
}

/** Of the likely links between what has no heir and what has no ancestor, one for each. */
function chooseAmongLone(carried: readonly Carried[], { pairing: { heirs, ancestors } }: PairedUp): readonly WeighedPair[] {
  return chooseBestPairs(
    carried.flatMap(({ old, young, evidence }): WeighedPair[] => {
      const weight = judgeCarried(evidence);
      return weight < sure || (heirs[old] ?? -1) >= 0 || (ancestors[young] ?? -1) >= 0 ? [] : [{ old, new: young, weight }];
    }),
  );
}

function makeKnown(pairs: readonly (readonly [old: number, young: number])[]): Known {
  const heirs = new Map<number, Set<number>>();
  const ancestors = new Map<number, Set<number>>();
  const add = (map: Map<number, Set<number>>, key: number, value: number): unknown => map.set(key, (map.get(key) ?? new Set()).add(value));
  for (const [left, right] of pairs) {
    add(heirs, left, right);
    add(ancestors, right, left);
  }
  return { heirs, ancestors };
}
