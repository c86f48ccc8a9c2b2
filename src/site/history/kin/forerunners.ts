/** What begins with the very words of something that ended before: the rules came back to them, though no edition leads from one to the other. */
import type { IsoDate } from '../../../model/edition.ts';
import { nameLineage, type Histories } from './kinship.ts';
import type { Provisions, Reference } from '../provisions.ts';

export interface Forerunner extends Reference {
  /** The last edition that had it. */
  readonly last: IsoDate;
}

interface Ended {
  readonly lineage: number;
  /** The last edition that has it, by place, and what it is called there. */
  readonly place: number;
  readonly entry: string;
}

/** Lineages that ended, by their last text to the letter, the last to end at the end. */
export type EndedByText = ReadonlyMap<string, readonly Ended[]>;

/** Shorter texts are headings and sentences that many rules share. */
const leastWords = 8;

export function indexEnded({ lineages }: Pick<Histories, 'lineages'>, provisions: Pick<Provisions, 'find'>): EndedByText {
  const ended = lineages.flatMap(({ steps }, lineage): (Ended & { text: string })[] => {
    const [before, end] = steps.slice(-2);
    if (before === undefined || end?.entry !== '') return [];
    const [place, { entry }] = [end.edition - 1, before];
    const text = provisions.find(place, entry)?.letter ?? '';
    return isTelling(text) ? [{ lineage, place, entry, text }] : [];
  });
  return Map.groupBy(
    ended.toSorted((a, b) => a.place - b.place),
    ({ text }) => text,
  );
}

/** What had the first words of a lineage until before it began; undefined where nothing did, or where it came out of something else. */
export function findForerunner(
  lineage: number,
  { histories, provisions, ended }: { readonly histories: Histories; readonly provisions: Provisions; readonly ended: EndedByText },
): Forerunner | undefined {
  const [first] = histories.lineages[lineage]?.steps ?? [];
  if (first === undefined || first.edition === 0) return undefined;
  if (histories.flows.some(({ to, edition }) => to === lineage && edition === first.edition)) return undefined;
  const text = provisions.find(first.edition, first.entry)?.letter ?? '';
  const found = ended.get(text)?.findLast(({ place }) => place < first.edition);
  const last = histories.editions[found?.place ?? -1];
  if (found === undefined || last === undefined) return undefined;
  return { ...nameLineage(histories, provisions, found.lineage, found.place, found.entry), last };
}

const isTelling = (text: string): boolean => (text.match(/\p{L}+/gu) ?? []).length >= leastWords;
