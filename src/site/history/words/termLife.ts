/** The life of a term of the glossary: its headwords, and since when it is marked as obsolete. */
import type { IsoDate } from '../../../model/edition.ts';
import { foldTypography } from '../../../wording/typography.ts';
import type { Histories } from '../kin/kinship.ts';
import type { Provisions } from '../provisions.ts';

export interface TermLife {
  readonly first: IsoDate;
  /** The last edition before a gap, where editions before the first one are not here. */
  readonly firstAfter?: IsoDate;
  /** The last edition that has it. */
  readonly last: IsoDate;
  /** Headwords, the oldest first; one that differs in typography alone is no other. */
  readonly names: readonly { readonly name: string; readonly since: IsoDate }[];
  /** The first edition from which on its headword says that it is obsolete, to the last. */
  readonly obsoleteSince?: IsoDate;
  readonly obsoleteAfter?: IsoDate;
}

const obsolete = /\(obsolete\)/i;

/** Undefined for what was never a term. */
export function tellLife(
  lineage: number,
  { editions, lineages, after }: Pick<Histories, 'editions' | 'lineages' | 'after'>,
  provisions: Provisions,
): TermLife | undefined {
  const { steps } = lineages[lineage] ?? { steps: [] };
  const names = steps.flatMap(({ edition, entry }) => {
    const printed = entry === '' ? undefined : provisions.find(edition, entry);
    const since = editions[edition];
    return printed?.isTerm && since !== undefined ? [{ name: printed.name, since }] : [];
  });
  const different = names.filter(({ name }, at) => at === 0 || foldTypography(names[at - 1]?.name ?? '') !== foldTypography(name));
  const end = steps.at(-1);
  const first = names[0]?.since;
  const last = end?.entry === '' ? editions[end.edition - 1] : editions.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const lastPlain = different.findLastIndex(({ name }) => !obsolete.test(name));
  const since = different[lastPlain + 1]?.since;
  const [firstAfter, obsoleteAfter] = [after(first), since && after(since)];
  return {
    first,
    ...(firstAfter === undefined ? {} : { firstAfter }),
    last,
    names: different,
    ...(since === undefined ? {} : { obsoleteSince: since }),
    ...(obsoleteAfter === undefined ? {} : { obsoleteAfter }),
  };
}
