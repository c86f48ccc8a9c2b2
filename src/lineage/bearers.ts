/** Who bore a number: what is said of one that an edition lacks. */
import type { IsoDate } from '../model/edition.ts';
import type { Lineages } from '../model/lineage.ts';
import type { ProvisionId } from './provision.ts';

/** A provision that bore a number in editions that follow each other. */
export interface Bearer {
  readonly lineage: number;
  /** The first and the last of these editions. */
  readonly first: IsoDate;
  readonly last: IsoDate;
  /** Place of the last one. */
  readonly place: number;
}

/** The provisions that bore an id, each once for every stretch of editions, those that bore it last first. */
export function listBearers({ editions, lineages }: Lineages, id: ProvisionId): readonly Bearer[] {
  return lineages
    .flatMap(({ steps }, lineage) => {
      const stretches: { from: number; until: number }[] = [];
      steps.forEach(({ edition, entry }, at) => {
        if (entry !== id || entry === '') return;
        const until = steps[at + 1]?.edition ?? editions.length;
        const before = stretches.at(-1);
        // A step that changed the words alone goes on with the same number.
        if (before?.until === edition) before.until = until;
        else stretches.push({ from: edition, until });
      });
      return stretches.flatMap(({ from, until }): Bearer[] => {
        const [first, last] = [editions[from], editions[until - 1]];
        return first === undefined || last === undefined ? [] : [{ lineage, first, last, place: until - 1 }];
      });
    })
    .toSorted((a, b) => b.place - a.place);
}
