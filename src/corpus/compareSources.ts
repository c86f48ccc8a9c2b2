/** Whether two sources of one edition say the same. */
import { foldTypography } from '../wording/typography.ts';

/** What is compared of an entry: what it is called, what it says, and its Examples. */
export interface ComparedEntry {
  readonly kind: string;
  readonly number: string;
  readonly title?: string;
  readonly text: string;
  readonly examples: readonly string[];
}

export interface SourceDifference {
  /** As the sources print it; undefined where one has no such entry. */
  readonly one: ComparedEntry | undefined;
  readonly other: ComparedEntry | undefined;
}

/**
 * The entries that two sources do not have alike, in the order of the first, then those that the second alone has. Entries are paired by kind
 * and number, those without a number by their headword, and in their order where a name comes twice. Typography makes no difference, nor do
 * the ways of text files to write a sign of trade as `(TM)` and an address in angle brackets.
 */
export function compareSources(one: readonly ComparedEntry[], other: readonly ComparedEntry[]): SourceDifference[] {
  const waiting = Map.groupBy(other, nameOf);
  const differences: SourceDifference[] = [];
  for (const entry of one) {
    const found = waiting.get(nameOf(entry))?.shift();
    if (!found || sayingOf(entry) !== sayingOf(found)) differences.push({ one: entry, other: found });
  }
  for (const left of waiting.values()) for (const entry of left) differences.push({ one: undefined, other: entry });
  return differences;
}

const nameOf = ({ kind, number, title = '' }: ComparedEntry): string => `${kind} ${number === '' ? fold(title) : number}`;

const sayingOf = ({ title = '', text, examples }: ComparedEntry): string => [title, text, ...examples].map(fold).join('\n');

const fold = (text: string): string =>
  foldTypography(text.replace(/\((?:r|tm|c)\)/gi, '').replace(/<((?:https?:\/\/|www\.)[^<>\s]+)>/g, '$1')).trim();
