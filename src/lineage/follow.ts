/** Following a provision from one edition to any other, through all editions between. */
import type { Lineages } from '../model/lineage.ts';
import type { ProvisionId } from './provision.ts';

/** Where matter of a provision stands in another edition. */
export interface Followed {
  readonly entry: ProvisionId;
  readonly lineage: number;
  /** How sure all steps on the way are together, 0 to 1. */
  readonly score: number;
  /** Whether it is the same lineage, not one that took something over. */
  readonly same: boolean;
}

export interface LineageIndex {
  /** The lineage of an entry of an edition. */
  readonly lineageOf: (edition: number, entry: ProvisionId) => number | undefined;
  /** The entry of a lineage in an edition; undefined where it is not yet or no longer there. */
  readonly entryOf: (edition: number, lineage: number) => ProvisionId | undefined;
  /** What a provision of one edition is in another, the likeliest first. */
  readonly follow: (from: number, entry: ProvisionId, to: number) => readonly Followed[];
}

/** Matter that came to a lineage. */
interface Arrival {
  readonly score: number;
  readonly at: number;
}

/** What went through several splits and merges is kept while it is at least so sure; what went through one is always told. */
const leastSure = 0.3;

/** Makes lineages ready for following. Takes a pass over all steps; each question is then answered in a few lookups. */
export function indexLineages({ lineages, flows }: Lineages): LineageIndex {
  const runs = new Map<ProvisionId, { readonly first: number; readonly until: number; readonly lineage: number }[]>();
  lineages.forEach(({ steps }, lineage) => {
    steps.forEach(({ edition, entry }, at) => {
      if (entry === '') return;
      const run = { first: edition, until: steps[at + 1]?.edition ?? Infinity, lineage };
      const list = runs.get(entry);
      if (list) list.push(run);
      else runs.set(entry, [run]);
    });
  });
  const lineageOf = (edition: number, entry: ProvisionId): number | undefined =>
    runs.get(entry)?.find(({ first, until }) => first <= edition && edition < until)?.lineage;
  const entryOf = (edition: number, lineage: number): ProvisionId | undefined => {
    const step = lineages[lineage]?.steps.findLast((each) => each.edition <= edition);
    return step === undefined || step.entry === '' ? undefined : step.entry;
  };
  const onward = Map.groupBy(flows, ({ from }) => from);
  const backward = Map.groupBy(flows, ({ to }) => to);
  const follow = (from: number, entry: ProvisionId, to: number): readonly Followed[] => {
    const start = lineageOf(from, entry);
    if (start === undefined) return [];
    // How sure matter came to each lineage, and at which edition: what came less surely but sooner may have gone on where the rest could not.
    const came = new Map<number, Arrival[]>([[start, [{ score: 1, at: from }]]]);
    const open = [{ lineage: start, score: 1, at: from }];
    for (let arrival = open.shift(); arrival !== undefined; arrival = open.shift()) {
      const { lineage, score, at } = arrival;
      const next =
        to >= from
          ? (onward.get(lineage) ?? [])
              .filter(({ edition }) => edition > at && edition <= to)
              .map((flow) => ({ ...flow, to: flow.to, at: flow.edition }))
          : (backward.get(lineage) ?? [])
              .filter(({ edition }) => edition <= at && edition > to)
              .map((flow) => ({ ...flow, to: flow.from, at: flow.edition - 1 }));
      for (const flow of next) {
        const sure = score * flow.score;
        const known = came.get(flow.to) ?? [];
        const isOutdone = known.some((each) => each.score >= sure && (to >= from ? each.at <= flow.at : each.at >= flow.at));
        if (isOutdone || (sure < leastSure && lineage !== start)) continue;
        came.set(flow.to, [...known, { score: sure, at: flow.at }]);
        open.push({ lineage: flow.to, score: sure, at: flow.at });
      }
    }
    return [...came]
      .flatMap(([lineage, arrivals]): Followed[] => {
        const found = entryOf(to, lineage);
        const score = Math.max(...arrivals.map((each) => each.score));
        return found === undefined ? [] : [{ entry: found, lineage, score, same: lineage === start }];
      })
      .toSorted((a, b) => Number(b.same) - Number(a.same) || b.score - a.score || a.lineage - b.lineage);
  };
  return { lineageOf, entryOf, follow };
}
