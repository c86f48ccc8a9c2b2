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

/** Follows every provision through a chain. Lineages have the ids of their first entries; a register may know better. */
export function followChain({ first, later }: Chain): Lineages {
  const lineages: Growing[] = [];
  const flows: Flow[] = [];
  const begin = (edition: number, date: IsoDate, entry: ProvisionId): number =>
    lineages.push({ id: `${date}/${entry}`, steps: [{ edition, entry, relation: 'added', ...certain }] }) - 1;
  let alive = new Map(first.provisions.map((entry) => [entry, begin(0, first.date, entry)]));
  later.forEach(({ date, alignment }, at) => {
    const edition = at + 1;
    const { links, removed, added } = alignment;
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
    for (const entry of [...added, ...links.map((link) => link.new)]) if (!next.has(entry)) next.set(entry, begin(edition, date, entry));
    const carried = new Set(next.values());
    for (const place of alive.values())
      if (!carried.has(place)) lineages[place]?.steps.push({ edition, entry: '', relation: 'removed', ...certain });
    for (const { old, new: heir, heir: isHeir, score, because } of links) {
      const [from, to] = [alive.get(old), next.get(heir)];
      if (!isHeir && from !== undefined && to !== undefined)
        flows.push({ edition, from, to, score, ...(because === 'wording' ? {} : { because }) });
    }
    alive = next;
  });
  return { editions: [first.date, ...later.map(({ date }) => date)], lineages, flows };
}

const certain = { difference: 'none', score: 1, because: 'identical' } as const;
