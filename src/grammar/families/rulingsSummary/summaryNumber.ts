/**
 * Numbers of the summary of 2005: those of the Comprehensive Rules, rulings on them, and topics of the glossary.
 *
 *     1                 section               509.Ruling.1     ruling on a subsection
 *     100               subsection            420.5.Ruling.1   ruling on a rule
 *     101.5             rule                  G1.2             topic of the glossary
 *     101.5a            subrule               G1.2a            text of that topic
 *                                             G13.4.Ruling.1   ruling on it
 *
 * A number is kept as printed, less its stop: what a misprint (`G24a` under G24.1) was meant to be is for a reviewed correction to say.
 */
import { letterIndex } from '../../../model/ruleNumber.ts';

export interface SummaryNumber {
  readonly number: string;
  readonly glossary: boolean;
  readonly kind: 'section' | 'subsection' | 'rule' | 'subrule' | 'ruling';
  /** Place among all numbers: section, subsection, rule (glossary: 9, major, minor), letter from 1, ruling; 0 where it has none. */
  readonly place: readonly [number, number, number, number, number];
}

//                    G      24    .   1     a                .Ruling  .1
const shape = /^(?:(G)(\d{1,2})|(\d)(\d\d)?)(?:\.(\d{1,3}))?([a-z])?(?:\.Rulings?\.(\d{1,3}))?$/;

/** Reads a number without stop. Undefined for anything else: `12`, `1.5`, `2005`. */
export function parseSummaryNumber(printed: string): SummaryNumber | undefined {
  const match = shape.exec(printed);
  if (!match) return undefined;
  const [, glossary, major, section, pair, rule, letter, ruling] = match;
  if (glossary === undefined && pair === undefined && (rule !== undefined || ruling !== undefined)) return undefined;
  if (glossary === undefined && letter !== undefined && rule === undefined) return undefined;
  if (glossary !== undefined && rule === undefined && letter === undefined) return undefined;
  const place = [
    glossary === undefined ? Number(section) : 9,
    Number(major ?? (pair === undefined ? 0 : Number(pair) + 1)),
    Number(rule ?? 0),
    letter === undefined ? 0 : letterIndex(letter) + 1,
    Number(ruling ?? 0),
  ] as const;
  const kind =
    ruling !== undefined
      ? 'ruling'
      : letter !== undefined
        ? 'subrule'
        : rule !== undefined
          ? 'rule'
          : pair !== undefined
            ? 'subsection'
            : 'section';
  return { number: printed.replace('.Rulings.', '.Ruling.'), glossary: glossary !== undefined, kind, place };
}

/** The number that a ruling or a text of the glossary hangs on: `420.5`, `G1.2`. */
export function parentOf(number: SummaryNumber): string | undefined {
  if (number.kind === 'ruling') return number.number.replace(/\.Ruling\.\d+$/, '');
  if (!number.glossary) return undefined;
  return number.kind === 'subrule' ? number.number.slice(0, -1) : '9';
}

/** Above 0 when the second number comes after the first, 0 when they are equal. Rulings come after all that the number holds. */
export function order(first: SummaryNumber, second: SummaryNumber): number {
  const a = sortable(first);
  const b = sortable(second);
  for (let index = 0; index < 5; index += 1) {
    const difference = (b[index] ?? 0) - (a[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

const sortable = ({ place: [section, subsection, rule, letter, ruling] }: SummaryNumber): readonly number[] =>
  ruling === 0
    ? [section, subsection, rule, letter, 0]
    : [section, subsection, rule === 0 ? 999 : rule, letter === 0 ? 99 : letter, ruling];

/**
 * How well one number goes on from another. Releases of changes leave most numbers out, so that any step forward is good, near ones better;
 * a repeated number is a second wording of it; a step back is a misprint at best.
 */
export function stepWeight(before: SummaryNumber, after: SummaryNumber): number {
  const [section, subsection, rule, letter, ruling] = before.place;
  const [nextSection, nextSubsection, nextRule, nextLetter, nextRuling] = after.place;
  // `G24a`: a glossary letter without a topic can only mean the topic above it.
  if (after.glossary && after.kind === 'subrule' && nextRule === 0) return subsection === nextSubsection && before.glossary ? 3 : -6;
  const forward = order(before, after);
  if (forward === 0) return -1;
  if (forward < 0) return -7;
  if (nextSection !== section)
    return after.kind === 'section' ? (nextSection === section + 1 ? 4 : 0) : nextSection === section + 1 ? -1 : -5;
  if (nextSubsection !== subsection) return nextSubsection - subsection === 1 ? 2 : nextSubsection - subsection < 6 ? 1 : -1;
  if (nextRuling !== 0) return nextRuling === ruling + 1 ? 4 : 2;
  if (nextRule !== rule) return nextRule - rule === 1 && nextLetter === 0 ? 4 : 2;
  return nextLetter - letter === 1 ? 4 : 3;
}

/** Whether the second number stands under the first. */
export function isUnder(before: SummaryNumber, after: SummaryNumber): boolean {
  const depth = before.kind === 'section' ? 1 : before.kind === 'subsection' ? 2 : before.kind === 'rule' ? 3 : 4;
  return depth < 4 && order(before, after) > 0 && before.place.slice(0, depth).every((value, index) => value === after.place[index]);
}
