/** What an edition that is none of the chain would change: aligned with the one before it, and compared with any through the chain. */
import type { Alignment } from '../model/alignment.ts';
import type { IsoDate } from '../model/edition.ts';
import type { Lineages } from '../model/lineage.ts';
import { alignEditions } from './align.ts';
import { extendChain } from './chain.ts';
import { compareEditions, type ComparedEdition } from './compareEditions.ts';
import { indexLineages } from './follow.ts';
import type { PreparedEdition, Reading } from './preparedEdition.ts';

/** The place of the edition that a new one follows: the last before its day; the newest where it has no day, or is older than all. */
export function placeBefore({ editions }: Pick<Lineages, 'editions'>, date: IsoDate | undefined): number {
  const before = date === undefined ? -1 : editions.findLastIndex((each) => each < date);
  return before < 0 ? editions.length - 1 : before;
}

/** A day for an edition that says none: it sorts behind all. */
const noDay = '9999-12-31' as IsoDate;

/**
 * Compares an edition of a chain with a new one. `base` is the edition that the new one follows (`placeBefore`); an edition behind that is
 * aligned with the new one itself, since no chain leads from it.
 */
export function compareWithNew(
  from: ComparedEdition,
  base: ComparedEdition,
  young: { readonly edition: PreparedEdition; readonly date: IsoDate | undefined },
  lineages: Lineages,
  reading: Reading,
): Alignment {
  if (from.place > base.place) return alignEditions(from.edition, young.edition, reading);
  const alignment = alignEditions(base.edition, young.edition, reading);
  const extended = extendChain(lineages, base.place, young.date ?? noDay, alignment);
  const there = { place: base.place + 1, edition: young.edition };
  return compareEditions(from, there, extended, indexLineages(extended));
}
