/** Following a provision from one edition to any other, through all editions between. */
import type { Reason } from '../model/alignment.ts';
import type { Flow, Lineages } from '../model/lineage.ts';
import type { ProvisionId } from './provision.ts';

/** Where matter of a provision stands in another edition. */
export interface Followed {
  readonly entry: ProvisionId;
  readonly lineage: number;
  /** How sure it is, 0 to 1: the splits and merges on the way together, and the least sure edit. */
  readonly score: number;
  /** What speaks for what is least sure on the way. */
  readonly because: Reason;
  /** Whether it is the same lineage, not one that took something over. */
  readonly same: boolean;
}

export interface LineageIndex {
  /** The lineage of an entry of an edition. */
  readonly lineageOf: (edition: number, entry: ProvisionId) => number | undefined;
  /** The entry of a lineage in an edition; undefined where it is not yet or no longer there. */
  readonly entryOf: (edition: number, lineage: number) => ProvisionId | undefined;
  /** What a provision of one edition is in another: its own lineage, then the likeliest first. */
  readonly follow: (from: number, entry: ProvisionId, to: number) => readonly Followed[];
}

/** From here on, an answer of the own lineage is not put behind a surer one. */
const sureEnough = 0.8;

/** The likeliest first; of those that are likely, the own lineage. */
export function putLikeliestFirst(followed: readonly Followed[]): readonly Followed[] {
  const rank = ({ score }: Followed): number => Math.min(score, sureEnough);
  return followed.toSorted((a, b) => rank(b) - rank(a));
}

/** What is least sure on the way. */
interface Weakest {
  readonly score: number;
  readonly because: Reason;
  /** The least sure edit. */
  readonly edit: number;
}

/** Matter that came to a lineage: how sure the splits and merges are that brought it, what is least sure, and the last flow. */
interface Arrival {
  readonly lineage: number;
  readonly score: number;
  readonly weakest: Weakest;
  readonly by: number;
}

const certain: Weakest = { score: 1, because: 'identical', edit: 1 };

/** The least sure of some steps and, if there is one, a flow. */
function weaker(one: Weakest, other: Weakest, flow?: Flow): Weakest {
  const least = other.score < one.score ? other : one;
  const edit = Math.min(one.edit, other.edit);
  return flow && flow.score <= least.score ? { score: flow.score, because: flow.because ?? 'wording', edit } : { ...least, edit };
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
  const onward = Map.groupBy(flows.keys(), (at) => flows[at]?.from ?? -1);
  const backward = Map.groupBy(flows.keys(), (at) => flows[at]?.to ?? -1);
  const handsOn = (later: number, earlier: number): boolean => !(flows[later]?.without?.includes(earlier) ?? false);
  /** The edition in which matter stands in the lineage that a flow led to. */
  const placeBehind = (flow: number, from: number, isOnward: boolean): number => {
    const edition = flows[flow]?.edition;
    return edition === undefined ? from : isOnward ? edition : edition - 1;
  };
  /** The least sure step of a lineage between two editions, in whatever order. */
  const stay = (lineage: number, one: number, other: number): Weakest => {
    const [after, until] = one < other ? [one, other] : [other, one];
    let weakest = certain;
    for (const { edition, relation, score, because } of lineages[lineage]?.steps ?? [])
      if (edition > after && edition <= until && relation !== 'added' && relation !== 'removed' && score < weakest.score)
        weakest = { score, because, edit: score };
    return weakest;
  };
  const follow = (from: number, entry: ProvisionId, to: number): readonly Followed[] => {
    const start = lineageOf(from, entry);
    if (start === undefined) return [];
    const isOnward = to >= from;
    // How sure matter came to each lineage, by what flow: another flow may have brought less surely what went on where the rest could not.
    const first: Arrival = { lineage: start, score: 1, weakest: certain, by: -1 };
    const came = new Map<number, Arrival[]>([[start, [first]]]);
    const best = new Map<number, number>();
    const open = [first];
    for (let arrival = open.shift(); arrival !== undefined; arrival = open.shift()) {
      const { lineage, score, by } = arrival;
      const at = placeBehind(by, from, isOnward);
      for (const next of (isOnward ? onward : backward).get(lineage) ?? []) {
        const flow = flows[next];
        if (!flow) continue;
        const { edition, since = 0, until = Infinity } = flow;
        const isOnTheWay = isOnward ? edition > at && edition <= to : edition <= at && edition > to;
        const isItsMatter = by < 0 ? (isOnward ? since <= from : from < until) : isOnward ? handsOn(next, by) : handsOn(by, next);
        if (!isOnTheWay || !isItsMatter) continue;
        const target = isOnward ? flow.to : flow.from;
        const sure = score * flow.score;
        if ((best.get(next) ?? 0) >= sure || (sure < leastSure && lineage !== start)) continue;
        best.set(next, sure);
        const weakest = weaker(arrival.weakest, stay(lineage, at, isOnward ? edition - 1 : edition), flow);
        const there = { lineage: target, score: sure, weakest, by: next };
        if (isOnward ? to < until : since <= to) came.set(target, [...(came.get(target) ?? []), there]);
        open.push(there);
      }
    }
    return [...came]
      .flatMap(([lineage, arrivals]): Followed[] => {
        const found = entryOf(to, lineage);
        if (found === undefined) return [];
        const ends = arrivals.map(({ score, weakest, by }) => {
          const edit = stay(lineage, placeBehind(by, from, isOnward), to);
          const { because } = weaker(weakest, edit);
          return { score: score * Math.min(weakest.edit, edit.score), because };
        });
        const surest = ends.reduce((one, other) => (other.score > one.score ? other : one));
        return [{ entry: found, lineage, ...surest, same: lineage === start }];
      })
      .toSorted((a, b) => Number(b.same) - Number(a.same) || b.score - a.score || a.lineage - b.lineage);
  };
  return { lineageOf, entryOf, follow };
}
