/** From spots of editions to lineages: what a ruling speaks of in every edition. */
import type { IsoDate } from '../model/edition.ts';
import type { Official } from './official.ts';
import type { Spot } from './placeTopics.ts';
import type { RulingPlace } from './ruling.ts';
import { findStanding } from './standing.ts';

/** The lineages of spots, each once, with what became of them after a day. */
export function toPlaces(official: Official, spots: readonly Spot[], day: IsoDate): readonly RulingPlace[] {
  const seen = new Set<number>();
  return spots.flatMap(({ edition, entry, proof }): RulingPlace[] => {
    const lineage = official.index.lineageOf(edition, entry);
    if (lineage === undefined || seen.has(lineage)) return [];
    seen.add(lineage);
    // What is older than the edition in which it was found, and than the lineage, is of rules that are not here.
    const place = official.placeOn(day) ?? -1;
    const [born = edition] = (official.lineages[lineage]?.steps ?? []).map((step) => step.edition);
    const older = place < born;
    return [{ lineage, edition, entry, proof, standing: findStanding(official, lineage, older ? born : place, older) }];
  });
}
