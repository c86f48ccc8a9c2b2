/** Where the pages of changes tell of a step. */
import type { ProvisionId } from '../../lineage/provision.ts';
import type { IsoDate } from '../../model/edition.ts';
import { makeAddress } from '../frame/addresses/addresses.ts';
import { listChanges } from '../../lineage/changes.ts';
import { makeChangeAnchor } from '../changes/describeChange.ts';
import type { DocumentHistories } from '../frame/library/lineages.ts';

type Anchors = Readonly<Record<'old' | 'new', ReadonlyMap<ProvisionId, string>>>;
type Changed = Pick<DocumentHistories, 'addressed' | 'loadAlignment'>;

const kept = new WeakMap<Changed, Map<IsoDate, Anchors | undefined>>();

/**
 * Address of the change that made a provision of an edition what it is there, or, of `old` ones, what became of a provision of the edition
 * before. Undefined for the oldest edition of a document, which has no page of changes.
 */
export function linkChange(histories: Changed, date: IsoDate, side: 'old' | 'new', id: ProvisionId): string | undefined {
  const known = kept.get(histories) ?? new Map<IsoDate, Anchors | undefined>();
  kept.set(histories, known);
  if (!known.has(date)) known.set(date, findAnchors(histories, date));
  const anchors = known.get(date);
  if (!anchors) return undefined;
  const { addressed } = histories;
  const anchor = anchors[side].get(id);
  return makeAddress({
    kind: 'changes',
    edition: { ...(addressed === undefined ? {} : { document: addressed }), date },
    ...(anchor === undefined ? {} : { anchor }),
  });
}

function findAnchors({ loadAlignment }: Changed, date: IsoDate): Anchors | undefined {
  const alignment = loadAlignment(date);
  if (!alignment) return undefined;
  const rows = listChanges(alignment);
  // What is told by itself has its own change, if it has one, and else that of what came out of it or went into it.
  const first = rows.toSorted((a, b) => Number(b.apart !== undefined) - Number(a.apart !== undefined));
  const index = (side: 'old' | 'new') => new Map(first.flatMap((row) => row[side].map((id) => [id, makeChangeAnchor(row)] as const)));
  return { old: index('old'), new: index('new') };
}
