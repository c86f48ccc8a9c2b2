/** From spots of editions to lineages: what a ruling speaks of in every edition. */
import type { IsoDate } from '../model/edition.ts';
import { findCarried } from './carried.ts';
import type { Official } from './official.ts';
import type { Spot } from './placeTopics.ts';
import type { RulingPlace } from './ruling.ts';
import { findStanding } from './standing.ts';

/** The lineages of spots, each once, with what became of them after a day; of what is `alone`, without what stands under them. */
export function toPlaces(official: Official, spots: readonly Spot[], day: IsoDate, alone = false): readonly RulingPlace[] {
  const { editions } = official;
  const inForce = official.placeOn(day);
  // Of a day whose edition is not here the next one is the first of which anything can be said.
  const next = editions.findIndex((date) => date > day);
  const start = inForce ?? (next < 0 ? editions.length - 1 : next);
  const seen = new Set<number>();
  return spots.flatMap(({ edition, entry, proof }): RulingPlace[] => {
    const lineage = official.index.lineageOf(edition, entry);
    if (lineage === undefined || seen.has(lineage)) return [];
    seen.add(lineage);
    const born = official.lineages[lineage]?.steps[0]?.edition ?? edition;
    const place = Math.max(start, born);
    const compared = place === inForce ? undefined : editions[place];
    const standing = findStanding(official, lineage, place, alone);
    const carried = findCarried(official, { lineage, edition, entry, proof });
    return [
      {
        lineage,
        edition,
        entry,
        proof,
        standing: { ...standing, ...(compared === undefined ? {} : { older: compared }) },
        ...(carried.length === 0 ? {} : { carried }),
      },
    ];
  });
}
