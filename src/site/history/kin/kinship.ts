/** Where a provision came from and where it went: what other lineages gave it and took of it, and why it ends. */
import type { LineageIndex } from '../../../lineage/follow.ts';
import type { ProvisionId } from '../../../lineage/provision.ts';
import type { IsoDate } from '../../../model/edition.ts';
import type { Lineages } from '../../../model/lineage.ts';
import type { Provisions, Reference } from '../provisions.ts';

/** Matter that came from another lineage or went to one. */
export interface Kin {
  /** Place of the edition in which it arrived. */
  readonly edition: number;
  readonly date: IsoDate;
  /** The last edition before a gap, where editions before that one are not here. */
  readonly after?: IsoDate;
  readonly direction: 'in' | 'out';
  /** What the other one was called: before it came in, after it went out. The link is to its history. */
  readonly other: Reference;
  /** Whether only a part came or went: the other one goes on, or was there before. */
  readonly partly: boolean;
  readonly score: number;
}

/** Why a lineage ends, and what carries its matter on today. */
export interface Ending {
  readonly date: IsoDate;
  /** The last edition before a gap, where editions before that one are not here. */
  readonly after?: IsoDate;
  /** Its last edition. */
  readonly last: IsoDate;
  /** The highest heading or rule above it that went with it. */
  readonly with?: Reference;
  /** What has its number in the edition without it. */
  readonly replacedBy?: Reference;
  /** Where what it said stands in the newest edition, the surest first. */
  readonly today: readonly (Reference & { readonly score: number })[];
}

export interface Histories extends Lineages {
  readonly index: LineageIndex;
  readonly hrefOf: (lineage: number) => string | undefined;
  /** The last edition here before a gap that one ends. */
  readonly after: (date: IsoDate) => IsoDate | undefined;
}

/** The newest first. */
export function findKin(lineage: number, histories: Histories, provisions: Provisions): readonly Kin[] {
  const { editions, flows, index } = histories;
  return flows
    .flatMap(({ edition, from, to, score }): Kin[] => {
      const date = editions[edition];
      if (date === undefined || (from !== lineage && to !== lineage)) return [];
      const [direction, other, seen] = to === lineage ? (['in', from, edition - 1] as const) : (['out', to, edition] as const);
      const entry = index.entryOf(seen, other);
      if (entry === undefined) return [];
      return [
        {
          edition,
          date,
          ...afterOf(histories, date),
          direction,
          other: nameLineage(histories, provisions, other, seen, entry),
          partly: index.entryOf(direction === 'in' ? edition : edition - 1, other) !== undefined,
          score,
        },
      ];
    })
    .sort((a, b) => b.edition - a.edition || (a.direction === b.direction ? 0 : a.direction === 'out' ? -1 : 1));
}

/** The last edition before the gap that one ends, if it ends one. */
export function afterOf({ after }: Pick<Histories, 'after'>, date: IsoDate): { readonly after?: IsoDate } {
  const before = after(date);
  return before === undefined ? {} : { after: before };
}

export function nameLineage(histories: Histories, provisions: Provisions, lineage: number, edition: number, entry: ProvisionId): Reference {
  const href = histories.hrefOf(lineage);
  return { name: provisions.find(edition, entry)?.name ?? entry, ...(href === undefined ? {} : { href }) };
}

/** How a lineage ends; undefined for one that is in the newest edition. */
export function findEnding(lineage: number, histories: Histories, provisions: Provisions): Ending | undefined {
  const { editions, lineages, index } = histories;
  const { steps } = lineages[lineage] ?? { steps: [] };
  const end = steps.at(-1);
  const entry = steps.at(-2)?.entry;
  if (end?.entry !== '' || entry === undefined) return undefined;
  const [place, before] = [end.edition, end.edition - 1];
  const [date, last] = [editions[place], editions[before]];
  if (date === undefined || last === undefined) return undefined;
  const above = findGoneAbove(before, place, entry, histories, provisions);
  const heir = index.lineageOf(place, entry);
  const newest = editions.length - 1;
  return {
    date,
    ...afterOf(histories, date),
    last,
    ...(above ? { with: above } : {}),
    ...(heir === undefined ? {} : { replacedBy: nameLineage(histories, provisions, heir, place, entry) }),
    today: index.follow(before, entry, newest).map((found) => ({
      ...nameLineage(histories, provisions, found.lineage, newest, found.entry),
      score: found.score,
    })),
  };
}

function findGoneAbove(
  before: number,
  place: number,
  entry: ProvisionId,
  histories: Histories,
  provisions: Provisions,
): Reference | undefined {
  let highest: Reference | undefined;
  const seen = new Set([entry]);
  for (let at = provisions.find(before, entry)?.parent; at !== undefined && !seen.has(at); at = provisions.find(before, at)?.parent) {
    seen.add(at);
    const lineage = histories.index.lineageOf(before, at);
    const end = histories.lineages[lineage ?? -1]?.steps.at(-1);
    if (lineage === undefined || end?.entry !== '' || end.edition !== place) break;
    highest = nameLineage(histories, provisions, lineage, before, at);
  }
  return highest;
}
