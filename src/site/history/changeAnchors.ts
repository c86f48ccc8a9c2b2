/** Where the pages of changes tell of a step. */
import { listChanges } from '../../lineage/changes.ts';
import type { ProvisionId } from '../../lineage/provision.ts';
import type { IsoDate } from '../../model/edition.ts';
import { linkToChange } from '../changes/changeParts.ts';
import { makeChangeAnchor } from '../changes/describeChange.ts';
import { type EditionPair, listPairs } from '../changes/pairs.ts';
import type { Library } from '../frame/library/library.ts';
import type { DocumentHistories } from '../frame/library/lineages.ts';

interface Told {
  readonly pair: EditionPair;
  /** The anchor of the change that tells of a provision, of the older edition and of the newer. */
  readonly anchors: Readonly<Record<'old' | 'new', ReadonlyMap<ProvisionId, string>>>;
}

const kept = new WeakMap<DocumentHistories, ReadonlyMap<IsoDate, Told>>();

/**
 * Address of the change that made a provision of an edition what it is there, or, of `old` ones, what became of a provision of the edition
 * before. Undefined for the oldest edition of a document, which has no page of changes.
 */
export function linkChange(
  library: Library,
  histories: DocumentHistories,
  date: IsoDate,
  side: 'old' | 'new',
  id: ProvisionId,
): string | undefined {
  const known = kept.get(histories) ?? findAnchors(library, histories);
  kept.set(histories, known);
  const told = known.get(date);
  if (!told) return undefined;
  const anchor = told.anchors[side].get(id);
  return anchor === undefined ? told.pair.href : linkToChange(library, told.pair, anchor);
}

function findAnchors(library: Library, histories: DocumentHistories): ReadonlyMap<IsoDate, Told> {
  const pairs = listPairs(library).filter((pair) => pair.histories === histories);
  return new Map(
    pairs.flatMap((pair): readonly (readonly [IsoDate, Told])[] => {
      const alignment = histories.loadAlignment(pair.to.date);
      return alignment ? [[pair.to.date, { pair, anchors: indexAnchors(listChanges(alignment)) }]] : [];
    }),
  );
}

function indexAnchors(rows: ReturnType<typeof listChanges>): Told['anchors'] {
  // What is told by itself has its own change, if it has one, and else that of what came out of it or went into it.
  const first = rows.toSorted((a, b) => Number(b.apart !== undefined) - Number(a.apart !== undefined));
  const index = (side: 'old' | 'new') => new Map(first.flatMap((row) => row[side].map((id) => [id, makeChangeAnchor(row)] as const)));
  return { old: index('old'), new: index('new') };
}
