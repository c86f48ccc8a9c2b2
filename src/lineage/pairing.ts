/** Which provision is paired with which, as far as is known, and what that says about the others. */
import { groups, type PreparedEdition } from './preparedEdition.ts';

export interface Pairing {
  /** Place of the heir of each old provision, and of the ancestor of each new one; -1 without one. */
  readonly heirs: Int32Array;
  readonly ancestors: Int32Array;
}

export function makePairing(old: PreparedEdition, young: PreparedEdition, pairs: Iterable<readonly [old: number, young: number]>): Pairing {
  const heirs = new Int32Array(old.all.length).fill(-1);
  const ancestors = new Int32Array(young.all.length).fill(-1);
  for (const [left, right] of pairs) {
    heirs[left] = right;
    ancestors[right] = left;
  }
  return { heirs, ancestors };
}

/** What a pairing says about the surroundings of one old and one new provision. All shares are from 0 to 1. */
export interface Surroundings {
  /** Whether what they stand under is paired. */
  readonly parents: number;
  /** Share of what stands beside them, and of what stands under them, that is paired with each other. */
  readonly siblings: number;
  readonly children: number;
  /** How near the new one stands to where the neighbours of the old one went: 1 is exactly there. */
  readonly order: number;
  /** Share of what they cite, and of what cites them, that is paired with each other; undefined where one of them has none. */
  readonly cites: number | undefined;
  readonly citedBy: number | undefined;
}

/** Looks at surroundings under a pairing. The pair in question never counts for itself. */
export function makeSurroundings(
  old: PreparedEdition,
  young: PreparedEdition,
  pairing: Pairing,
): (left: number, right: number) => Surroundings {
  const { heirs } = pairing;
  const support = new Map<number, number>();
  const keyOf = (left: number, right: number): number => (left + 1) * (young.all.length + 1) + right + 1;
  heirs.forEach((heir, place) => {
    if (heir < 0) return;
    const key = keyOf(old.all[place]?.parent ?? -1, young.all[heir]?.parent ?? -1);
    support.set(key, (support.get(key) ?? 0) + 1);
  });
  const order = makeOrder(old, young, heirs);
  return (left, right) => {
    const [a, b] = [old.all[left], young.all[right]];
    if (!a || !b) return nothing;
    const paired = heirs[left] === right ? 1 : 0;
    const shareOf = (one: readonly number[], other: readonly number[], except: number, key: number): number => {
      const most = Math.min(one.length, other.length) - except;
      return most <= 0 ? 0 : Math.min(1, ((support.get(key) ?? 0) - (except > 0 ? paired : 0)) / most);
    };
    const family = (place: number, edition: PreparedEdition): readonly number[] => edition.all[place]?.children ?? [];
    return {
      parents: a.parent >= 0 && heirs[a.parent] === b.parent ? 1 : 0,
      siblings: a.parent < 0 || b.parent < 0 ? 0 : shareOf(family(a.parent, old), family(b.parent, young), 1, keyOf(a.parent, b.parent)),
      children: shareOf(a.children, b.children, 0, keyOf(left, right)),
      order: order(left, right),
      cites: sharePaired(a.cites, b.cites, heirs),
      citedBy: sharePaired(a.citedBy, b.citedBy, heirs),
    };
  };
}

const nothing: Surroundings = { parents: 0, siblings: 0, children: 0, order: 0, cites: undefined, citedBy: undefined };

function sharePaired(left: readonly number[], right: readonly number[], heirs: Int32Array): number | undefined {
  if (left.length === 0 || right.length === 0) return undefined;
  const wanted = new Set(right);
  let paired = 0;
  let gone = 0;
  for (const place of left) {
    const heir = heirs[place] ?? -1;
    if (wanted.has(heir)) paired += 1;
    else if (heir < 0) gone += 1;
  }
  const comparable = Math.min(left.length - gone, right.length);
  return comparable <= 0 ? undefined : paired / comparable;
}

/** How fast the evidence of order fades with each place off. */
const fading = 3;

function makeOrder(old: PreparedEdition, young: PreparedEdition, heirs: Int32Array): (left: number, right: number) => number {
  const before = new Int32Array(old.all.length).fill(-1);
  const behind = new Int32Array(old.all.length).fill(-1);
  for (const group of groups) {
    const places = old.inGroup[group];
    const walk = (list: readonly number[], into: Int32Array): void => {
      let last = -1;
      for (const place of list) {
        into[place] = last;
        if ((heirs[place] ?? -1) >= 0) last = place;
      }
    };
    walk(places, before);
    walk(places.toReversed(), behind);
  }
  const nearness = (left: number, right: number, neighbour: number): number => {
    if (neighbour < 0) return 0;
    const steps = (old.rank[left] ?? 0) - (old.rank[neighbour] ?? 0);
    const heirSteps = (young.rank[right] ?? 0) - (young.rank[heirs[neighbour] ?? 0] ?? 0);
    return Math.exp(-Math.abs(steps - heirSteps) / fading);
  };
  return (left, right) => (nearness(left, right, before[left] ?? -1) + nearness(left, right, behind[left] ?? -1)) / 2;
}
