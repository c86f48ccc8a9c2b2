/**
 * Who an entry of a summary is of, and from when: said where it differs from what is said already. A summary of 2005 has one source in nearly
 * all of its entries and three days in most; written below each, they drown what is new.
 */
import type { LoadedEntry } from '../../corpus/readCorpus.ts';
import { makeDateText, makeFactsLine } from '../frame/labels/labels.ts';
import { documentLabels } from './documentLabels.ts';

export interface Credits {
  /** Whose nearly every entry is, to be said once; then only others are named. */
  readonly author?: string;
  /** All entries with a text are marked as changed: said once as well. */
  readonly allChanged: boolean;
  /** What most entries of a group have, to be said once at its head. */
  readonly ofGroup: (entries: readonly LoadedEntry[]) => string | undefined;
  /** What is said at an entry itself, with what its group says taken as said. */
  readonly ofEntry: (entry: LoadedEntry, group: readonly LoadedEntry[]) => string | undefined;
}

/** Makes the credits of a document. What is not said at an entry can always be told from what is said above it. */
export function makeCredits(entries: readonly LoadedEntry[]): Credits {
  const told = entries.filter(hasText);
  const [author, count = 0] = findMost(told.flatMap((entry) => entry.author ?? []));
  const isUsual = author !== undefined && count > (told.filter(hasCredit).length * 9) / 10 && count > told.length / 2;
  const usual = isUsual ? author : undefined;

  const write = (entry: LoadedEntry): string =>
    makeFactsLine(entry.author === usual && entry.date !== undefined ? undefined : entry.author, entry.date && makeDateText(entry.date));
  const ofGroup = (group: readonly LoadedEntry[]): string | undefined => {
    const here = group.filter(hasText);
    const [credit, times = 0] = findMost(here.filter(hasCredit).map(write));
    return times > 1 && times > here.length / 2 ? credit : undefined;
  };
  return {
    allChanged: told.length > 0 && told.every(({ changed }) => changed),
    ofGroup,
    ofEntry: (entry, group) => {
      if (!hasText(entry)) return undefined;
      const common = ofGroup(group);
      if (!hasCredit(entry)) return common !== undefined || usual !== undefined ? documentLabels.noSource : undefined;
      const credit = write(entry);
      return credit === common ? undefined : credit;
    },
    ...(usual === undefined ? {} : { author: usual }),
  };
}

/** Headings are of nobody, though a text may follow in their line. */
const hasText = ({ kind, wording }: LoadedEntry): boolean => wording.length > 0 && kind !== 'section' && kind !== 'subsection';
const hasCredit = ({ author, date }: LoadedEntry): boolean => author !== undefined || date !== undefined;

/** What is there most often, and how often; of several the first. */
function findMost(values: readonly string[]): readonly [string?, number?] {
  const counts = [...Map.groupBy(values, (value) => value)].map(([value, each]) => [value, each.length] as const);
  return counts.toSorted(([, one], [, other]) => other - one)[0] ?? [];
}
