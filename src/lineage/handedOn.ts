/**
 * What flows carry, followed through the chain. A split or a merge takes some passages of a rule along, not the rule: matter that joined a
 * rule later was never what an earlier flow took from it, and what a flow brought may be gone from its new place long before the place is.
 */
import type { Flow, Lineages } from '../model/lineage.ts';
import { measureRarity } from './bags.ts';
import type { Weighing } from './evidence.ts';
import { compare, type Passage, toPassages } from './passages.ts';
import type { Reading } from './preparedEdition.ts';
import type { ProvisionId } from './provision.ts';

/** The sentences of a provision in an edition, folded. */
export type SentencesOf = (edition: number, entry: ProvisionId) => readonly (readonly string[])[];

/** How alike a passage of the edition before must be to be the same one. */
const sameAs = 0.5;
/** Of the passages that two rules have in common, a flow carries those nearly as alike as the best. */
const nearly = 0.15;

interface Traced {
  /** By the edition from which on they stood like this, in the order of time (or against it). */
  readonly stretches: readonly { readonly edition: number; readonly passages: readonly Passage[] }[];
  /** The first edition without them, on the way asked; undefined where the lineage ends before they do. */
  readonly gone: number | undefined;
}

/** Adds to each flow since when its matter stood where it came from, how long it stays, and which earlier flows it hands on. */
export function traceFlows(
  { lineages, flows }: Lineages,
  sentencesOf: SentencesOf,
  bag: Reading['bag'],
  common: Iterable<readonly string[]>,
): Flow[] {
  const texts = [...common].map((stems) => bag(stems));
  const rarity: Weighing = {
    words: measureRarity(texts.map(({ words }) => words)),
    wordPairs: measureRarity(texts.map(({ wordPairs }) => wordPairs)),
  };
  const passagesAt = (edition: number, entry: ProvisionId): readonly Passage[] =>
    toPassages(sentencesOf(edition, entry), edition, rarity, bag);
  const stepsOf = (lineage: number) => lineages[lineage]?.steps ?? [];
  const stepAt = (lineage: number, edition: number): number => stepsOf(lineage).findLastIndex((step) => step.edition <= edition);

  /** Follows passages of a lineage from one step to those before or behind it. */
  const trace = (lineage: number, from: number, passages: readonly Passage[], way: 1 | -1): Traced => {
    const steps = stepsOf(lineage);
    const stretches = [{ edition: steps[from]?.edition ?? 0, passages }];
    let current = passages;
    for (let at = from + way; at >= 0 && at < steps.length; at += way) {
      const step = steps[at];
      if (!step || step.entry === '') break;
      const now = passagesAt(step.edition, step.entry);
      const found = new Set(current.flatMap((passage) => findSame(passage, now, rarity) ?? []));
      if (found.size === 0) return { stretches, gone: way === 1 ? step.edition : (steps[at + 1]?.edition ?? 0) };
      current = [...found];
      stretches.push({ edition: step.edition, passages: current });
    }
    return { stretches, gone: undefined };
  };

  const carried = flows.map((flow) => {
    const [source, target] = [stepAt(flow.from, flow.edition - 1), stepAt(flow.to, flow.edition)];
    const [one, other] = [stepsOf(flow.from)[source], stepsOf(flow.to)[target]];
    if (!one || !other) return undefined;
    const { left, right } = findCommon(passagesAt(one.edition, one.entry), passagesAt(other.edition, other.entry), rarity);
    if (left.length === 0) return undefined;
    return { left, back: trace(flow.from, source, left, -1), onward: trace(flow.to, target, right, 1) };
  });
  const arriving = Map.groupBy(flows.keys(), (at) => flows[at]?.to ?? -1);
  return flows.map((flow, at): Flow => {
    const own = carried[at];
    if (!own) return flow;
    const before = (arriving.get(flow.from) ?? []).filter((other) => (flows[other]?.edition ?? Infinity) < flow.edition);
    const notHanded = before.filter((other) => {
      const theirs = carried[other];
      if (!theirs) return false;
      if (theirs.onward.gone !== undefined && theirs.onward.gone < flow.edition) return true;
      const there = theirs.onward.stretches.findLast(({ edition }) => edition < flow.edition)?.passages ?? [];
      return !own.left.some((passage) => findSame(passage, there, rarity) !== undefined);
    });
    return {
      ...flow,
      ...(own.back.gone === undefined ? {} : { since: own.back.gone }),
      ...(own.onward.gone === undefined ? {} : { until: own.onward.gone }),
      ...(notHanded.length === 0 ? {} : { without: notHanded }),
    };
  });
}

function findSame(passage: Passage, among: readonly Passage[], rarity: Weighing): Passage | undefined {
  let best: Passage | undefined;
  let most = sameAs;
  for (const other of among) {
    const { alike } = compare(passage, other, rarity);
    if (alike < most) continue;
    best = other;
    most = alike;
  }
  return best;
}

/** The passages that two texts have in common, those of the one and those of the other. */
function findCommon(
  before: readonly Passage[],
  after: readonly Passage[],
  rarity: Weighing,
): { readonly left: readonly Passage[]; readonly right: readonly Passage[] } {
  const pairs = before.flatMap((left) => after.map((right) => ({ left, right, ...compare(left, right, rarity) })));
  const most = Math.max(0, ...pairs.map(({ alike }) => alike));
  const kept = pairs.filter(({ alike }) => alike > 0 && alike >= most - nearly);
  return { left: [...new Set(kept.map(({ left }) => left))], right: [...new Set(kept.map(({ right }) => right))] };
}
