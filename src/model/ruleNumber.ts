/**
 * The number of a section (`7`), subsection (`702`), rule (`702.19`) or subrule (`702.19b`) of the Comprehensive Rules, without the
 * full stop that print adds to some of them. A branded string, so that a number is never mixed up with a text.
 */
export type RuleNumber = string & { readonly __brand: 'RuleNumber' };

/** The four depths of numbered provisions, in the rules' own words (Introduction of every edition). */
export const numberedKinds = ['section', 'subsection', 'rule', 'subrule'] as const;
export type NumberedKind = (typeof numberedKinds)[number];

/** What a number says: `702.19b` is section 7, subsection 702, rule 19, letter b. */
export interface RuleNumberParts {
  readonly section: number;
  readonly subsection?: number;
  readonly rule?: number;
  readonly letter?: string;
  /** Of another game, which counts with points: of `7.2.19b` the subsection is 702, as if print had it so. */
  readonly points?: true;
}

/** Letters of subrules in order: the rules skip l and o, which look like digits (Introduction, 2009-07-11 and later). */
export const subruleLetters = 'abcdefghijkmnpqrstuvwxyz';

const shape = /^(\d)(?:(\d\d)(?:\.(\d{1,3})([a-z]{1,2})?)?)?$/;

/** Reads a number without its full stop. Returns undefined for anything else: years, amounts, `702.` and `1234` are no numbers. */
export function parseRuleNumber(text: string): RuleNumberParts | undefined {
  const match = shape.exec(text);
  if (!match) return undefined;
  const [, section = '', rest, rule, letter] = match;
  return {
    section: Number(section),
    ...(rest === undefined ? {} : { subsection: Number(section + rest) }),
    ...(rule === undefined ? {} : { rule: Number(rule) }),
    ...(letter === undefined ? {} : { letter }),
  };
}

const pointShape = /^([1-9]\d?)(?:\.([1-9]\d?)(?:\.([1-9]\d{0,2})([a-z]{1,2})?)?)?$/;

/** Reads a number of a game that counts with points (`7`, `7.2`, `7.2.19`, `7.2.19b`) without its full stop. Undefined for anything else. */
export function parsePointNumber(text: string): RuleNumberParts | undefined {
  const match = pointShape.exec(text);
  if (!match) return undefined;
  const [, section, subsection, rule, letter] = match;
  return {
    section: Number(section),
    ...(subsection === undefined ? {} : { subsection: Number(section) * 100 + Number(subsection) }),
    ...(rule === undefined ? {} : { rule: Number(rule) }),
    ...(letter === undefined ? {} : { letter }),
    points: true,
  };
}

/** Reads a number of either form. One digit alone is a section of both. */
const parseAnyNumber = (text: string): RuleNumberParts | undefined => parseRuleNumber(text) ?? parsePointNumber(text);

/** Writes a number; the inverse of parseRuleNumber and of parsePointNumber. */
export function makeRuleNumber(parts: RuleNumberParts): RuleNumber {
  if (parts.points && parts.subsection !== undefined) {
    const rule = parts.rule === undefined ? '' : `.${parts.rule}${parts.letter ?? ''}`;
    return `${parts.section}.${parts.subsection - parts.section * 100}${rule}` as RuleNumber;
  }
  if (parts.subsection === undefined) return String(parts.section) as RuleNumber;
  if (parts.rule === undefined) return String(parts.subsection) as RuleNumber;
  return `${parts.subsection}.${parts.rule}${parts.letter ?? ''}` as RuleNumber;
}

/** The number, when the text is one; for text that comes from outside. */
export function toRuleNumber(text: string): RuleNumber | undefined {
  return parseRuleNumber(text) ? (text as RuleNumber) : undefined;
}

/** How deep a number lies. */
export function kindOfNumber(parts: RuleNumberParts): NumberedKind {
  if (parts.subsection === undefined) return 'section';
  if (parts.rule === undefined) return 'subsection';
  return parts.letter === undefined ? 'rule' : 'subrule';
}

/** The number one step up (`702.19b` to `702.19`, `702` to `7`, `7.2` to `7`); undefined for a section. */
export function parentNumber(number: RuleNumber): RuleNumber | undefined {
  const parts = parseAnyNumber(number);
  if (!parts) return undefined;
  const { section, subsection, rule, letter, points } = parts;
  const form = points ? { points } : {};
  if (letter !== undefined && rule !== undefined && subsection !== undefined) return makeRuleNumber({ section, subsection, rule, ...form });
  if (rule !== undefined && subsection !== undefined) return makeRuleNumber({ section, subsection, ...form });
  if (subsection !== undefined) return makeRuleNumber({ section });
  return undefined;
}

/** Place of a subrule's letter among its siblings, from 0; letters that print never uses (l, o, doubled) sort after their like. */
export function letterIndex(letter: string): number {
  const index = subruleLetters.indexOf(letter);
  if (index >= 0) return index;
  return letter.length === 1 ? subruleLetters.length : subruleLetters.length + 1 + Math.max(0, subruleLetters.indexOf(letter.charAt(1)));
}

/** The letter after this one (`k` to `m`); after `z` comes `aa`, by analogy, since no edition has gone so far. */
export function nextLetter(letter: string): string {
  if (letter.length === 1) return subruleLetters.charAt(subruleLetters.indexOf(letter) + 1) || 'aa';
  return letter.charAt(0) + (subruleLetters.charAt(subruleLetters.indexOf(letter.charAt(1)) + 1) || 'z');
}

/** Order of the rules: `613.2` before `613.10`, a rule before its subrules, a section before what it holds. */
export function compareRuleNumbers(left: RuleNumber, right: RuleNumber): number {
  const a = parseAnyNumber(left);
  const b = parseAnyNumber(right);
  if (!a || !b) return left < right ? -1 : left > right ? 1 : 0;
  return compareParts(a, b);
}

/** The same of numbers that were read already: a list is sorted without reading each of them over and over. */
export function compareParts(a: RuleNumberParts, b: RuleNumberParts): number {
  return (
    a.section - b.section ||
    (a.subsection ?? 0) - (b.subsection ?? 0) ||
    (a.rule ?? 0) - (b.rule ?? 0) ||
    (a.letter === undefined ? -1 : letterIndex(a.letter)) - (b.letter === undefined ? -1 : letterIndex(b.letter))
  );
}
