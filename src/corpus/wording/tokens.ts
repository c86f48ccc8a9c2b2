/**
 * The tokens that citations are made of, each read at an offset of a clean text: the word that leads (`rules`), a number of the rules or of
 * a rulings summary, what stands between two members of a list, and what stands between the ends of a range.
 */
import { compareRuleNumbers, letterIndex, type RuleNumber } from '../../model/ruleNumber.ts';
import { readAt } from './spans.ts';

export interface Lead {
  /** Sections have one digit (`section 6`), and only after this word. */
  readonly ofSections: boolean;
  /** A plural leads a list: bare three-digit numbers may follow. */
  readonly plural: boolean;
  readonly end: number;
}

/** How a number is made: what may end a range that begins with it depends on it. */
export type NumberShape = 'section' | 'subsection' | 'rule' | 'subrule' | 'ruling';

export interface NumberToken {
  /** As it is meant: without stray space, with its point. */
  readonly number: string;
  readonly shape: NumberShape;
  readonly end: number;
}

/** Which shapes the place allows; a dotted number stands for itself anywhere. */
export interface Allowed {
  readonly section?: boolean;
  readonly subsection?: boolean;
  /** `G1.7`, `A.2`, `K.6.Ruling.4`: like initials and game pieces, so never without a word that leads to them. */
  readonly ruling?: boolean;
  /** After a word that leads, what is slightly misprinted is still a number: `502. 33`, `4091f`, `419,8`. */
  readonly misprints?: boolean;
  /** Behind a plural a bare number can count something: `rules 100 players made`. */
  readonly amounts?: boolean;
}

const lead = /(?:([Ss]ub)?(?:[Rr]ule|([Ss]ection)|[Pp]aragraph)(s?)|RULE(S?))[ \n]{0,2}(?=\d|[A-Z](?:\d|\.\d))/y;

export function readLead(text: string, at: number): Lead | undefined {
  const match = readAt(lead, text, at);
  if (!match) return undefined;
  const [, sub, section, plural = '', capital = ''] = match;
  return { ofSections: section !== undefined && sub === undefined, plural: plural + capital !== '', end: at + match[0].length };
}

/** What may not follow a number: it would be part of a longer token (a word, address, date, price, fraction). */
const whole = String.raw`(?![A-Za-z0-9_@%/=]|\.\d|,\d{3}(?!\d))`;
const amount = / (?:cards?|players?|life|damage|points?|counters?|tokens?|minutes?|hours?|days|years|times|percent)\b/y;

const ruled = new RegExp(String.raw`([1-9]\d\d)\.([1-9]\d{0,2})([a-z]{0,2})${whole}`, 'y');
/** A stray space after the point is told from the end of a sentence by what follows: no next word. */
const spaced = new RegExp(String.raw`([1-9]\d\d)\.[ ]([1-9]\d{0,2})([a-z]{0,2})(?![A-Za-z0-9]| [\w"(])`, 'y');
const pointless = new RegExp(String.raw`([1-9]\d\d)(?:,([1-9]\d?)([a-z]?)|([1-9]\d?)([a-z]))${whole}`, 'y');
const subsection = new RegExp(String.raw`[1-9]\d\d${whole}`, 'y');
const section = new RegExp(String.raw`[1-9]${whole}`, 'y');
/** The summaries count rulings below a letter (1999), a letter with a number (2005), or a rule; some are called so. */
const ruling = new RegExp(
  String.raw`(?:[A-Z](?:\d{1,2}(?:\.\d{1,3})*|(?:\.\d{1,3})+)|[1-9]\d\d(?:\.\d{1,3})?)([a-z]?(?:\.Ruling\.\d{1,3})?)${whole}`,
  'y',
);

export function readNumber(text: string, at: number, allowed: Allowed): NumberToken | undefined {
  const code = text.charCodeAt(at);
  if (code >= 48 && code <= 57) {
    if (allowed.section) {
      const found = readAt(section, text, at);
      if (found) return { number: found[0], shape: 'section', end: at + 1 };
    }
    const called = readAt(ruling, text, at);
    if (called?.[1]?.includes('.')) return { number: called[0], shape: 'ruling', end: at + called[0].length };
    const found = readAt(ruled, text, at) ?? (allowed.misprints ? (readAt(spaced, text, at) ?? readAt(pointless, text, at)) : undefined);
    if (found) {
      const [print, base = '', first, second, third = '', fourth = ''] = found;
      const letter = first === undefined ? fourth : (second ?? '');
      return { number: `${base}.${first ?? third}${letter}`, shape: letter === '' ? 'rule' : 'subrule', end: at + print.length };
    }
    if (!allowed.subsection || !readAt(subsection, text, at) || (allowed.amounts && readAt(amount, text, at + 3))) return undefined;
    return { number: text.slice(at, at + 3), shape: 'subsection', end: at + 3 };
  }
  const found = allowed.ruling ? readAt(ruling, text, at) : undefined;
  return found && { number: found[0], shape: 'ruling', end: at + found[0].length };
}

const separator = /,? (?:and|or|and\/or|&) |, ?|\/(?=[1-9]\d\d\.\d)/y;

/** Reads what stands between two members of a list, and says where the next begins. */
export function readSeparator(text: string, at: number): number | undefined {
  const match = readAt(separator, text, at);
  return match && at + match[0].length;
}

/** A dash of any kind, alone or between spaces; a question mark where a copy lost it (2008-05-01, 2009-05-01); or the word. */
const rangeMark = /[ ]{0,2}[-—][ ]{0,2}|\?(?=\d|[a-z](?![a-z]))| through (?:[Rr]ules? )?| to (?:[Rr]ules? )?/y;
const letterEnd = /[a-z](?![A-Za-z0-9_@])/y;
const ruleEnd = new RegExp(String.raw`[1-9]\d{0,2}${whole}`, 'y');

/**
 * The other end of a range that begins with a number: `–311`, `-702.3`, `-k`, ` - k`, `–10`, ` through Rule 409.1h`. Its number is
 * complete. Undefined when no range begins, and when it would run backwards.
 */
export function readRangeEnd(text: string, from: NumberToken, allowed: Allowed, plural: boolean): NumberToken | undefined {
  const mark = readAt(rangeMark, text, from.end);
  if (!mark || (mark[0].startsWith(' to ') && !plural)) return undefined;
  const at = from.end + mark[0].length;
  if (from.shape === 'ruling') {
    // Only the word is sure here: a dash introduces the wording of a ruling.
    const last = mark[0].startsWith(' through') ? readNumber(text, at, { ruling: true }) : undefined;
    return last?.shape === 'ruling' ? last : undefined;
  }
  const full = readNumber(text, at, {
    ...allowed,
    section: from.shape === 'section',
    subsection: from.shape === 'subsection',
    ruling: false,
  });
  if (full) return isAfter(full.number, from.number) ? full : undefined;
  if (from.shape === 'subrule') {
    const letter = readAt(letterEnd, text, at)?.[0];
    const stem = from.number.replace(/[a-z]+$/, '');
    if (letter === undefined || letterIndex(letter) <= letterIndex(from.number.slice(stem.length))) return undefined;
    return { number: stem + letter, shape: 'subrule', end: at + 1 };
  }
  if (from.shape !== 'rule') return undefined;
  const rule = readAt(ruleEnd, text, at)?.[0];
  const [stem = '', first = ''] = from.number.split('.');
  return rule !== undefined && Number(rule) > Number(first)
    ? { number: `${stem}.${rule}`, shape: 'rule', end: at + rule.length }
    : undefined;
}

const isAfter = (to: string, from: string): boolean => compareRuleNumbers(to as RuleNumber, from as RuleNumber) > 0;
