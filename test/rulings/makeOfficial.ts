/** The rules of a few editions, with lineages said by hand: what stood where, edition by edition, and how each step differs. */
import type { LoadedEntry } from '../../src/corpus/readCorpus.ts';
import { indexLineages } from '../../src/lineage/follow.ts';
import type { Difference } from '../../src/model/alignment.ts';
import type { IsoDate } from '../../src/model/edition.ts';
import type { Flow, Lineage } from '../../src/model/lineage.ts';
import type { Official } from '../../src/rulings/official.ts';

/** `[edition, entry, difference]`; an empty entry is gone. */
export type Step = readonly [edition: number, entry: string, difference?: Difference];

export interface Options {
  readonly entries?: readonly (readonly LoadedEntry[])[];
  /** Days without an edition here: from and until. */
  readonly gap?: readonly [string, string];
  /** What merged or was split: lineages by their place. */
  readonly flows?: readonly Flow[];
}

export function makeOfficial(
  dates: readonly string[],
  steps: readonly (readonly Step[])[],
  { entries = [], gap, flows = [] }: Options = {},
): Official {
  const editions = dates as readonly IsoDate[];
  const lineages = steps.map((own, at): Lineage => ({
    id: `${dates[own[0]?.[0] ?? 0] ?? ''}/${own[0]?.[1] ?? String(at)}`,
    steps: own.map(([edition, entry, difference = 'none'], place) => ({
      edition,
      entry,
      relation: place === 0 ? 'added' : entry === '' ? 'removed' : difference === 'none' ? 'moved' : 'edited',
      difference,
      score: 1,
      because: 'identical',
    })),
  }));
  return {
    editions,
    lineages,
    index: indexLineages({ editions, lineages, flows }),
    placeOf: (date) => (editions.includes(date) ? editions.indexOf(date) : undefined),
    entriesAt: (place) => entries[place] ?? [],
    findEntry: (place, id) => entries[place]?.find((entry) => entry.id === id),
    placeOn: (day) => {
      const place = editions.findLastIndex((date) => date <= day);
      return place < 0 || (gap && day >= gap[0] && day < gap[1]) ? undefined : place;
    },
    after: () => undefined,
  };
}
