/** Alignments of neighbours chained: each provision followed through all editions of its document. */
import type { Alignment } from '../model/alignment.ts';
import type { IsoDate } from '../model/edition.ts';
import type { Flow, Lineages, LineageStep } from '../model/lineage.ts';
import { makeRelationOf } from './changes.ts';
import type { ProvisionId } from './provision.ts';

/** The oldest edition, and every later one with its alignment with the one before, which may leave out what stayed as it was. */
export interface Chain {
  readonly first: { readonly date: IsoDate; readonly provisions: readonly ProvisionId[] };
  readonly later: readonly { readonly date: IsoDate; readonly alignment: Alignment }[];
}

interface Growing {
  readonly id: string;
  readonly steps: LineageStep[];
}

/** Lineages that grow edition by edition. */
interface Grown {
  readonly lineages: Growing[];
  readonly flows: Flow[];
  /** The entries of the last edition, each with the place of its lineage. */
  alive: ReadonlyMap<ProvisionId, number>;
}

/** Follows every provision through a chain. Lineages have the ids of their first entries; a register may know better. */
export function followChain({ first, later }: Chain): Lineages {
  const grown: Grown = { lineages: [], flows: [], alive: new Map() };
  grown.alive = new Map(first.provisions.map((entry) => [entry, begin(grown, 0, first.date, entry)]));
  later.forEach(({ date, alignment }, at) => grow(grown, at + 1, date, alignment));
  return { editions: [first.date, ...later.map(({ date }) => date)], lineages: grown.lineages, flows: grown.flows };
}

/**
 * The same lineages as far as one of their editions, with one more behind it: what an edition that is not out yet would do. What its alignment
 * brings is followed as it is; which earlier parts went on with it is not traced (carried.ts).
 */
export function extendChain({ editions, lineages, flows }: Lineages, last: number, date: IsoDate, alignment: Alignment): Lineages {
  const placeOf = new Map<number, number>();
  flows.forEach(({ edition }, at) => {
    if (edition <= last) placeOf.set(at, placeOf.size);
  });
  const kept = flows
    .filter(({ edition }) => edition <= last)
    .map((flow): Flow => (flow.without ? { ...flow, without: flow.without.flatMap((at) => placeOf.get(at) ?? []) } : flow));
  const grown: Grown = {
    lineages: lineages.map(({ id, steps }) => ({ id, steps: steps.filter(({ edition }) => edition <= last) })),
    flows: kept,
    alive: new Map(),
  };
  grown.alive = new Map(
    grown.lineages.flatMap(({ steps }, place) => {
      const entry = steps.at(-1)?.entry ?? '';
      return entry === '' ? [] : [[entry, place] as const];
    }),
  );
  grow(grown, last + 1, date, alignment);
  return { editions: [...editions.slice(0, last + 1), date], lineages: grown.lineages, flows: grown.flows };
}

const begin = ({ lineages }: Grown, edition: number, date: IsoDate, entry: ProvisionId): number =>
  lineages.push({ id: `${date}/${entry}`, steps: [{ edition, entry, relation: 'added', ...certain }] }) - 1;

function grow(grown: Grown, edition: number, date: IsoDate, { links, removed, added }: Alignment): void {
  const { lineages, flows, alive } = grown;
  const relationOf = makeRelationOf(links);
  // What parts came to or left has a step that says so, though its text may be the same.
  const joined = new Set(links.flatMap((link) => (link.heir ? [] : [`old ${link.old}`, `new ${link.new}`])));
  const next = new Map<ProvisionId, number>();
  // What no link names stayed as it was, unless it is said to be gone.
  const named = new Set([...removed, ...links.map(({ old }) => old)]);
  for (const [entry, place] of alive) if (!named.has(entry)) next.set(entry, place);
  for (const link of links) {
    const place = alive.get(link.old);
    if (!link.heir || place === undefined) continue;
    next.set(link.new, place);
    const relation = relationOf(link);
    const isJoined = joined.has(`old ${link.old}`) || joined.has(`new ${link.new}`);
    if (relation === 'same' && link.difference === 'none' && link.old === link.new && !isJoined) continue;
    const { difference, score, because } = link;
    lineages[place]?.steps.push({ edition, entry: link.new, relation, difference, score, because });
  }
  for (const entry of [...added, ...links.map((link) => link.new)])
    if (!next.has(entry)) next.set(entry, begin(grown, edition, date, entry));
  const carried = new Set(next.values());
  for (const place of alive.values())
    if (!carried.has(place)) lineages[place]?.steps.push({ edition, entry: '', relation: 'removed', ...certain });
  for (const { old, new: heir, heir: isHeir, score, because } of links) {
    const [from, to] = [alive.get(old), next.get(heir)];
    if (!isHeir && from !== undefined && to !== undefined)
      flows.push({ edition, from, to, score, ...(because === 'wording' ? {} : { because }) });
  }
  grown.alive = next;
}

const certain = { difference: 'none', score: 1, because: 'identical' } as const;
