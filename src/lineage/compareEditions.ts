/** What became of every entry of one edition in any other, through the chain of those between. */
import type { Alignment, Link } from '../model/alignment.ts';
import type { Lineages } from '../model/lineage.ts';
import { pairUpFree } from './changes.ts';
import { classifyDifference, makeFollows } from './classify.ts';
import type { LineageIndex } from './follow.ts';
import type { PreparedEdition } from './preparedEdition.ts';
import type { ProvisionId } from './provision.ts';

export interface ComparedEdition {
  /** Place in the chain. */
  readonly place: number;
  readonly edition: PreparedEdition;
}

/**
 * The alignment of two editions of a chain; it names everything, what stayed as it was too, in the order of the old one. Neighbours have
 * the links of their own alignment. The other way round it is the same with old and new, removed and added swapped.
 */
export function compareEditions(old: ComparedEdition, young: ComparedEdition, lineages: Lineages, index: LineageIndex): Alignment {
  if (old.place > young.place) return swap(compareEditions(young, old, lineages, index), old, young);
  const links = pairUpFree(
    old.edition.all.flatMap(({ provision: { id } }) =>
      index.follow(old.place, id, young.place).map(({ entry, score, same }): Link => {
        const sure = same ? traceWay(lineages, index.lineageOf(old.place, id), old.place, young.place) : undefined;
        const unsure = { score: Math.round(score * 100) / 100, because: 'wording' } as const;
        return { old: id, new: entry, heir: same, difference: 'substance', ...(sure ?? unsure) };
      }),
    ),
  );
  const heirs = Map.groupBy(links, (link) => link.old);
  const reached = new Set(links.map((link) => link.new));
  const follows = makeFollows((cited, target) => {
    if (!old.edition.placeOf.has(cited)) return cited === target && !young.edition.placeOf.has(target);
    return heirs.get(cited)?.some((link) => link.new === target) ?? false;
  });
  const at = ({ edition }: ComparedEdition, id: ProvisionId) => edition.all[edition.placeOf.get(id) ?? -1];
  return {
    links: links.map((link): Link => {
      const [left, right] = [at(old, link.old), at(young, link.new)];
      return link.heir && left && right ? { ...link, difference: classifyDifference(left, right, follows) } : link;
    }),
    removed: idsOf(old).filter((id) => !heirs.has(id)),
    added: idsOf(young).filter((id) => !reached.has(id)),
  };
}

const idsOf = ({ edition }: ComparedEdition): readonly ProvisionId[] => edition.all.map(({ provision }) => provision.id);

function swap({ links, removed, added }: Alignment, { edition: { placeOf } }: ComparedEdition, young: ComparedEdition): Alignment {
  const placeIn = (places: ReadonlyMap<ProvisionId, number>, id: ProvisionId): number => places.get(id) ?? 0;
  const swapped = links.map((link): Link => ({ ...link, old: link.new, new: link.old }));
  return {
    links: swapped.toSorted(
      (a, b) =>
        placeIn(placeOf, a.old) - placeIn(placeOf, b.old) || placeIn(young.edition.placeOf, a.new) - placeIn(young.edition.placeOf, b.new),
    ),
    removed: added,
    added: removed,
  };
}

/** The least sure step on the way, and why it was taken; of steps that are all sure, why the last was that was not of equal text. */
function traceWay({ lineages }: Lineages, lineage: number | undefined, from: number, to: number): Pick<Link, 'score' | 'because'> {
  const way = (lineages[lineage ?? -1]?.steps ?? []).filter(
    ({ edition, relation }) => edition > from && edition <= to && relation !== 'added' && relation !== 'removed',
  );
  const start = { score: 1, because: way.findLast(({ because }) => because !== 'identical')?.because ?? ('identical' as const) };
  const { score, because } = way.reduce<Pick<Link, 'score' | 'because'>>((least, step) => (step.score < least.score ? step : least), start);
  return { score, because };
}
