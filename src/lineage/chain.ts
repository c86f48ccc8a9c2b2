/** Alignments of neighbours chained: each provision followed through all editions of its document. */
import type { Alignment, Link, Relation } from '../model/alignment.ts';
import { unchanging } from '../model/alignment.ts';
import type { IsoDate } from '../model/edition.ts';
import type { Flow, Lineages, LineageStep } from '../model/lineage.ts';
import { numberOfProvision, type ProvisionId } from './provision.ts';

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
    const next = new Map<ProvisionId, number>();
    // What no link names stayed as it was, unless it is said to be gone.
    const named = new Set([...removed, ...links.map(({ old }) => old)]);
    for (const [entry, place] of alive) if (!named.has(entry)) next.set(entry, place);
    for (const link of links) {
      const place = alive.get(link.old);
      if (!link.heir || place === undefined) continue;
      next.set(link.new, place);
      const relation = relationOf(link);
      if (relation === 'same' && link.difference === 'none' && link.old === link.new) continue;
      const { difference, score, because } = link;
      lineages[place]?.steps.push({ edition, entry: link.new, relation, difference, score, because });
    }
    for (const entry of [...added, ...links.map((link) => link.new)]) if (!next.has(entry)) next.set(entry, begin(edition, date, entry));
    const carried = new Set(next.values());
    for (const place of alive.values())
      if (!carried.has(place)) lineages[place]?.steps.push({ edition, entry: '', relation: 'removed', ...certain });
    for (const { old, new: heir, heir: isHeir, score } of links) {
      const [from, to] = [alive.get(old), next.get(heir)];
      if (!isHeir && from !== undefined && to !== undefined) flows.push({ edition, from, to, score });
    }
    alive = next;
  });
  return { editions: [first.date, ...later.map(({ date }) => date)], lineages, flows };
}

const certain = { difference: 'none', score: 1, because: 'identical' } as const;

/** Says what became of a link's old provision, as all links of the alignment tell. */
export function makeRelationOf(links: readonly Link[]): (link: Link) => Relation {
  const heirs = countBy(links, ({ old }) => old);
  const ancestors = countBy(links, (link) => link.new);
  return (link) => relate(link, heirs.get(link.old) ?? 0, ancestors.get(link.new) ?? 0);
}

/** What became of an old provision, by its first heir, by how many heirs it has and how many ancestors that heir. */
export function relate(
  { old, new: heir, difference }: Pick<Link, 'old' | 'new' | 'difference'>,
  heirs: number,
  ancestors: number,
): Relation {
  if (heirs > 1) return 'split';
  if (ancestors > 1) return 'merged';
  const moved = numberOfProvision(old) !== numberOfProvision(heir);
  const edited = !unchanging.has(difference);
  return moved ? (edited ? 'moved+edited' : 'moved') : edited ? 'edited' : 'same';
}

function countBy<T>(items: readonly T[], keyOf: (item: T) => string): ReadonlyMap<string, number> {
  const count = new Map<string, number>();
  for (const item of items) count.set(keyOf(item), (count.get(keyOf(item)) ?? 0) + 1);
  return count;
}
