/** What a number was that an edition lacks, and what that is in the edition: for search results, the page for missing addresses, and /where/. */
import { type Bearer, listBearers } from '../../lineage/bearers.ts';
import type { IsoDate } from '../../model/edition.ts';
import { followNamed, type Chain, type FoundWhere, type NamedEdition } from './whereIs.ts';

/** A provision that bore the number in the editions from `first` to `last`, and where it is in the edition that was asked. */
export interface FormerNumber extends FoundWhere {
  readonly first: IsoDate;
  readonly last: IsoDate;
}

/** No more are followed: each needs the names of an edition. */
const mostFormer = 4;

/** Those that bore the number, the last first, at most four; and those before them that are not followed. */
export async function findFormerNumbers(
  chain: Chain & { readonly loadNamed: (place: number) => Promise<NamedEdition> },
  number: string,
  to: number,
): Promise<{ readonly former: readonly FormerNumber[]; readonly earlier: readonly Bearer[] }> {
  const bearers = listBearers(chain, number);
  const now = await chain.loadNamed(to);
  const former = await Promise.all(
    bearers.slice(0, mostFormer).map(async ({ first, last, place }): Promise<FormerNumber> => {
      const from = await chain.loadNamed(place);
      const entry = from.entries.find(({ id }) => id === number) ?? { id: number, kind: 'rule' as const, number };
      return { ...followNamed(chain, entry, from, now), first, last };
    }),
  );
  return { former, earlier: bearers.slice(mostFormer) };
}
