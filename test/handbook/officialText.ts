/** A chain of official editions, as lineages tell it: each lineage by the entries it has from an edition on. */
import type { OfficialText } from '../../src/handbook/rereading.ts';
import { indexLineages } from '../../src/lineage/follow.ts';
import type { Difference, Relation } from '../../src/model/alignment.ts';
import type { IsoDate } from '../../src/model/edition.ts';
import type { Lineages } from '../../src/model/lineage.ts';

/** Place of the edition, the entry (empty where it is gone), and in what it differs from the step before. */
export type Step = readonly [edition: number, entry: string, difference?: Difference];

export function makeOfficial(editions: readonly string[], lineages: readonly (readonly Step[])[]): OfficialText {
  const relationOf = (entry: string, at: number, difference: Difference): Relation =>
    entry === '' ? 'removed' : at === 0 ? 'added' : difference === 'substance' ? 'edited' : 'moved';
  const all: Lineages = {
    editions: editions as readonly IsoDate[],
    flows: [],
    lineages: lineages.map((steps, place) => ({
      id: `lineage ${place}`,
      steps: steps.map(([edition, entry, difference = 'none'], at) => ({
        edition,
        entry,
        relation: relationOf(entry, at, difference),
        difference,
        score: 1,
        because: 'identical' as const,
      })),
    })),
  };
  return { ...all, index: indexLineages(all) };
}
