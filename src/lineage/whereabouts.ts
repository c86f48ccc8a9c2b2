/** Where numbers stood, and where provisions end: what is said of a number that an edition lacks, or of a provision that is gone. */
import type { IsoDate } from '../model/edition.ts';
import type { Lineages } from '../model/lineage.ts';
import type { LineageIndex } from './follow.ts';
import type { ProvisionId } from './provision.ts';

/** Editions that follow each other, the first and the last of them. */
export interface Stretch {
  readonly first: IsoDate;
  readonly last: IsoDate;
}

/** The stretches of editions in which some provision bears an id, the oldest first. */
export function listStretches({ editions, lineages }: Lineages, id: ProvisionId): readonly Stretch[] {
  const places = new Set<number>();
  for (const { steps } of lineages) {
    steps.forEach(({ edition, entry }, at) => {
      if (entry !== id) return;
      for (let place = edition; place < (steps[at + 1]?.edition ?? editions.length); place += 1) places.add(place);
    });
  }
  const inOrder = [...places].toSorted((a, b) => a - b);
  const ends = inOrder.filter((place) => !places.has(place + 1));
  return inOrder
    .filter((place) => !places.has(place - 1))
    .flatMap((start, at) => {
      const [first, last] = [editions[start], editions[ends[at] ?? start]];
      return first === undefined || last === undefined ? [] : [{ first, last }];
    });
}

/** Where a lineage stops. */
export interface End {
  /** The first edition without it; asked backwards, the first with it. */
  readonly edition: IsoDate;
  /** The last number it had; asked backwards, the first. */
  readonly last: ProvisionId;
}

/** Where a provision of one edition stops on the way to another, or (asked backwards) begins; undefined when it is in both. */
export function findEnd({ editions, lineages }: Lineages, index: LineageIndex, from: number, id: ProvisionId, to: number): End | undefined {
  const steps = lineages[index.lineageOf(from, id) ?? -1]?.steps ?? [];
  const isOnward = to >= from;
  const at = steps.findIndex(({ edition, entry }) => (isOnward ? edition > from && edition <= to && entry === '' : edition > to));
  const step = steps[at];
  const edition = editions[step?.edition ?? -1];
  const isBorn = !isOnward && at !== 0;
  if (step === undefined || edition === undefined || isBorn) return undefined;
  return { edition, last: isOnward ? (steps[at - 1]?.entry ?? '') : step.entry };
}
