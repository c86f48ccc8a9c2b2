/**
 * The number at the start of an entry, as print has it.
 *
 *     7. Additional Rules        section
 *     702. Keyword Abilities     subsection
 *     702.19. Trample            rule: with a full stop
 *     702.19b The controller …   subrule: without
 *
 * Print also has `119.1d.`, `606.5 A …`, `901.4.All …`, `606. 8b …` and `107.1..`; each is read as the number it means, and the quirk is kept.
 */
import {
  kindOfNumber,
  makeRuleNumber,
  type NumberedKind,
  parsePointNumber,
  parseRuleNumber,
  type RuleNumber,
  type RuleNumberParts,
} from '../../model/ruleNumber.ts';

/** What is irregular in a printed number; each is a diagnostic. */
export const numberQuirks = ['stray-space', 'stop-missing', 'stop-superfluous', 'space-missing', 'stop-doubled'] as const;
export type NumberQuirk = (typeof numberQuirks)[number];

export interface PrintedNumber {
  readonly number: RuleNumber;
  readonly parts: RuleNumberParts;
  readonly kind: NumberedKind;
  /** Length of the print, from the first digit to the last stop. */
  readonly length: number;
  readonly quirks: readonly NumberQuirk[];
}

//                 ddd    . d      letter                  stops  what follows
const deepShape = /^(\d{3})(\s?\.\s?)(\d{1,3})(?:([a-z]{1,2})(?![a-z]))?(\.*)(?=(\s)|$|[^\s\d.,;])/;
const headShape = /^(\d{3}|\d)(\.+)(?=(\s)|$|[^\s\d.,;])/;

/** Reads the number that a line starts with. Undefined when it starts with none: an amount, a year, `1,000`, `3.5`. */
export function parsePrintedNumber(line: string): PrintedNumber | undefined {
  const deep = deepShape.exec(line);
  if (deep) {
    const [print, subsection = '', point = '.', rule = '', letter, stops = '', space] = deep;
    const parts = parseRuleNumber(`${subsection}.${String(Number(rule))}${letter ?? ''}`);
    if (!parts || Number(rule) === 0) return undefined;
    const rest = line.slice(print.length);
    const quirks: NumberQuirk[] = [];
    if (point !== '.') quirks.push('stray-space');
    if (stops.length > 1) quirks.push('stop-doubled');
    if (letter === undefined && stops === '') quirks.push('stop-missing');
    if (letter !== undefined && stops !== '') quirks.push('stop-superfluous');
    if (space === undefined && rest !== '') {
      // `202.3b-c`, `306.5)`: the number goes on, or a sentence does. Only a text that starts here can have lost its space.
      if (!/^[A-Z“"‘'{([+]/.test(rest)) return undefined;
      quirks.push('space-missing');
    }
    return { number: makeRuleNumber(parts), parts, kind: kindOfNumber(parts), length: print.length, quirks };
  }
  const head = headShape.exec(line);
  if (!head) return undefined;
  const [print, digits = '', stops = '', space] = head;
  const parts = parseRuleNumber(digits);
  if (!parts || parts.section === 0) return undefined;
  const rest = line.slice(print.length);
  if (space === undefined && rest !== '' && !/^[A-Z“"]/.test(rest)) return undefined;
  const quirks: NumberQuirk[] = [];
  if (stops.length > 1) quirks.push('stop-doubled');
  if (space === undefined && rest !== '') quirks.push('space-missing');
  return { number: makeRuleNumber(parts), parts, kind: kindOfNumber(parts), length: print.length, quirks };
}

//                   d . d . d letter                                    stop  what follows
const pointShape = /^([1-9]\d?(?:\.[1-9]\d?(?:\.[1-9]\d{0,2}(?:[a-z]{1,2}(?![a-z]))?)?)?)(\.?)(?=\s|$)/;

/** The same where a game counts with points: `7. Title`, `7.2 Title`, `7.2.19. Text`, `7.2.19b Text`. A section alone needs its stop. */
export function parsePrintedPoints(line: string): PrintedNumber | undefined {
  const [print, digits = '', stop] = pointShape.exec(line) ?? [];
  const parts = print === undefined ? undefined : parsePointNumber(digits);
  if (print === undefined || !parts || (parts.subsection === undefined && stop === '')) return undefined;
  return { number: makeRuleNumber(parts), parts, kind: kindOfNumber(parts), length: print.length, quirks: [] };
}

/** Prints a number as the rules do: a stop behind all but subrules. */
export function makePrintedNumber(number: string): string {
  const parts = parseRuleNumber(number);
  return parts?.letter === undefined ? `${number}.` : number;
}
