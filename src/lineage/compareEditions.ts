/** What became of every entry of one edition in any other, through the chain of those between. */
import type { Difference, Reason, Relation } from '../model/alignment.ts';
import type { Lineages } from '../model/lineage.ts';
import { relate } from './chain.ts';
import { classifyDifference, makeFollows } from './classify.ts';
import type { LineageIndex } from './follow.ts';
import type { PreparedEdition } from './preparedEdition.ts';
import type { ProvisionId } from './provision.ts';

/** One row of a comparison: an old provision with all its heirs, or a new one without ancestor. */
export interface ComparedProvision {
  readonly old: ProvisionId | null;
  /** The one that carries it on first, if there is one. */
  readonly new: readonly ProvisionId[];
  readonly relation: Relation;
  /** Of the first heir. */
  readonly difference: Difference;
  readonly score: number;
  readonly because: Reason;
}

export interface ComparedEdition {
  /** Place in the chain. */
  readonly place: number;
  readonly edition: PreparedEdition;
}

/** Compares two editions of a chain, in the order of the old one, then what the new one added. */
export function compareEditions(
  old: ComparedEdition,
  young: ComparedEdition,
  lineages: Lineages,
  index: LineageIndex,
): readonly ComparedProvision[] {
  const heirs = new Map(old.edition.all.map(({ provision: { id } }) => [id, index.follow(old.place, id, young.place)] as const));
  const ancestors = new Map<ProvisionId, number>();
  for (const list of heirs.values()) for (const { entry } of list) ancestors.set(entry, (ancestors.get(entry) ?? 0) + 1);
  const follows = makeFollows((cited, target) => {
    const known = heirs.get(cited);
    return known === undefined ? cited === target && !young.edition.placeOf.has(target) : known.some(({ entry }) => entry === target);
  });
  const rows = old.edition.all.map((left): ComparedProvision => {
    const found = heirs.get(left.provision.id) ?? [];
    const [first] = found;
    const right = first && young.edition.all[young.edition.placeOf.get(first.entry) ?? -1];
    if (!first || !right)
      return { old: left.provision.id, new: [], relation: 'removed', difference: 'none', score: 1, because: 'identical' };
    const difference = first.same || found.length === 1 ? classifyDifference(left, right, follows) : 'substance';
    return {
      old: left.provision.id,
      new: found.map(({ entry }) => entry),
      relation: relate({ old: left.provision.id, new: first.entry, difference }, found.length, ancestors.get(first.entry) ?? 0),
      difference,
      ...traceWay(lineages, index.lineageOf(old.place, left.provision.id), first.score, old.place, young.place),
    };
  });
  const added = young.edition.all
    .filter(({ provision }) => !ancestors.has(provision.id))
    .map(({ provision }): ComparedProvision => ({
      old: null,
      new: [provision.id],
      relation: 'added',
      difference: 'none',
      score: 1,
      because: 'identical',
    }));
  return [...rows, ...added];
}

/** The least sure step on the way, and why it was taken. */
function traceWay(
  { lineages }: Lineages,
  lineage: number | undefined,
  others: number,
  from: number,
  to: number,
): { score: number; because: Reason } {
  const [first, last] = from < to ? [from, to] : [to, from];
  const way = (lineages[lineage ?? -1]?.steps ?? []).filter(
    ({ edition, relation }) => edition > first && edition <= last && relation !== 'added' && relation !== 'removed',
  );
  const weakest = way.reduce<{ score: number; because: Reason }>((worst, step) => (step.score < worst.score ? step : worst), {
    score: 1,
    because: way.findLast(({ because }) => because !== 'identical')?.because ?? 'identical',
  });
  return others < weakest.score
    ? { score: Math.round(others * 100) / 100, because: 'wording' }
    : { score: weakest.score, because: weakest.because };
}
