/** What became of one edition in the next, as rows that a reader can go through: an alignment, with splits and merges gathered. */
import { makeRelationOf } from '../../lineage/chain.ts';
import { numberOfProvision, type ProvisionId } from '../../lineage/provision.ts';
import type { Alignment, Difference, Link, Reason } from '../../model/alignment.ts';

/** Changes that a reader comes for. */
export const mainKinds = ['added', 'removed', 'edited', 'moved+edited', 'split', 'merged'] as const;
/** Changes that leave what is said as it was, told apart by how; they are folded. */
export const foldedKinds = ['moved', 'vocabulary', 'punctuation', 'citations', 'typography'] as const;
export const changeKinds = [...mainKinds, ...foldedKinds] as const;
export type MainKind = (typeof mainKinds)[number];
export type FoldedKind = (typeof foldedKinds)[number];
export type ChangeKind = (typeof changeKinds)[number];

export interface ChangeRow {
  readonly kind: ChangeKind;
  /** Empty of what was added. */
  readonly old: readonly ProvisionId[];
  /** Empty of what was removed. */
  readonly new: readonly ProvisionId[];
  readonly difference: Difference;
  /** Whether the number, or the headword of a term, is another one. */
  readonly moved: boolean;
  /** How sure the least sure link of it is, 0 to 1, and why it was made. */
  readonly score: number;
  readonly because: Reason;
}

/** The rows of an alignment. Provisions that are linked to several are one row with all their partners. What stayed as it was has none. */
export function makeChangeRows({ links, removed, added }: Alignment): readonly ChangeRow[] {
  const relationOf = makeRelationOf(links);
  const linked = gatherLinks(links).flatMap((gathered): ChangeRow[] => {
    const [first] = gathered;
    if (!first) return [];
    const { score, because } = gathered.reduce((worst, link) => (link.score < worst.score ? link : worst));
    const { difference } = first;
    if (gathered.length === 1) {
      const kind = kindOf(relationOf(first), difference);
      const moved = numberOfProvision(first.old) !== numberOfProvision(first.new);
      return kind === undefined ? [] : [{ kind, old: [first.old], new: [first.new], difference, moved, score, because }];
    }
    const old = [...new Set(gathered.map((link) => link.old))];
    const heirs = [...new Set(gathered.map((link) => link.new))];
    return [{ kind: heirs.length > 1 ? 'split' : 'merged', old, new: heirs, difference: 'substance', moved: true, score, because }];
  });
  const alone = { difference: 'none', moved: false, score: 1, because: 'identical' } as const;
  return [
    ...linked,
    ...removed.map((id): ChangeRow => ({ kind: 'removed', old: [id], new: [], ...alone })),
    ...added.map((id): ChangeRow => ({ kind: 'added', old: [], new: [id], ...alone })),
  ];
}

/** How many rows there are of each kind. */
export type ChangeCounts = Readonly<Record<ChangeKind, number>>;

export function countChanges(rows: readonly Pick<ChangeRow, 'kind'>[]): ChangeCounts {
  const counts = Object.fromEntries(changeKinds.map((kind) => [kind, 0])) as Record<ChangeKind, number>;
  for (const { kind } of rows) counts[kind] += 1;
  return counts;
}

/** Changes of what the rules say. */
export function countSubstance(counts: ChangeCounts): number {
  return mainKinds.reduce((sum, kind) => sum + counts[kind], 0);
}

function kindOf(relation: string, difference: Difference): ChangeKind | undefined {
  if (difference === 'none') return relation === 'moved' ? 'moved' : undefined;
  if (difference === 'list' || difference === 'substance') return relation.startsWith('moved') ? 'moved+edited' : 'edited';
  return difference;
}

/** Links that share an old or a new provision, together; the heir's first. */
function gatherLinks(links: readonly Link[]): readonly (readonly Link[])[] {
  const byOld = Map.groupBy(links, ({ old }) => old);
  const byNew = Map.groupBy(links, (link) => link.new);
  const seen = new Set<Link>();
  return links.flatMap((start) => {
    if (seen.has(start)) return [];
    seen.add(start);
    const gathered = [start];
    for (const link of gathered) {
      for (const other of [...(byOld.get(link.old) ?? []), ...(byNew.get(link.new) ?? [])]) {
        if (!seen.has(other)) gathered.push(other);
        seen.add(other);
      }
    }
    return [gathered.toSorted((a, b) => Number(b.heir) - Number(a.heir))];
  });
}
