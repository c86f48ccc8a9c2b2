/**
 * Numbers as people write them. One reading for the search, the command line and addresses, so that what is a number in one place is the
 * same number in the others. A number is looked up, not searched for.
 */
import {
  compareRuleNumbers,
  makeRuleNumber,
  parentNumber,
  parsePointNumber,
  parseRuleNumber,
  type RuleNumber,
} from '../../model/ruleNumber.ts';

/** What a query that is a number asks for. */
export interface NumberQuery {
  /** Without final stop, in lower case: `613.7c`. */
  readonly number: string;
  /** A final stop: this rule alone, without what stands under or beside it. */
  readonly alone: boolean;
  /** Last number of a range: `306-311`. */
  readonly to?: string;
  /** As it was typed, where that might be something else than a number (`7045`, `704-5j`): whoever reads it so must say so. */
  readonly typed?: string;
}

const lead =
  /^(?:(?:mtg|magic)\s+)?(?:cr|comp(?:rehensive)?\s+rules?|sub-?rules?|rules?|r|sub-?sections?|sections?|sec|chapters?|ch|paragraphs?|para|articles?|numbers?|nos?|§+|#)?[:.]?\s*/;

/**
 * Reads a query that is nothing but a number, in the ways that people write one: `613.7c`, `613.7C`, `cr613.7c`, `rule 613.7c`,
 * `608,2n`, `702 19`, `613`, `section 6`, `6`, `306-311`; with a final stop that rule alone. What might be something else is read too, and
 * marked (`typed`), unless it stands in quotes: no dot (`7045j`), a dash or slash for it (`704-5j`). Undefined for anything else.
 */
export function parseNumberQuery(query: string): NumberQuery | undefined {
  const plain = query.normalize('NFKC').toLowerCase();
  const text = plain
    .trim()
    .replace(/[()[\]"“”„«»]/g, '')
    .replace(lead, '')
    .trim()
    .replace(/[,;:!?\s]+$/, '');
  return readRange(text) ?? readSure(text) ?? (/["“”„«»]/.test(plain) ? undefined : readLoose(text));
}

/** Writes a query that is a number: `613.7c`, `614.12.`, `306-311`. */
export function makeNumberQuery({ number, alone, to, typed }: NumberQuery): string {
  return typed ?? `${number}${to === undefined ? '' : `-${to}`}${alone ? '.' : ''}`;
}

function readRange(text: string): NumberQuery | undefined {
  const [, first, last = ''] = /^(\S+)\s*(?:[-–—−]|to|through)\s*(\S+)$/.exec(text) ?? [];
  const from = first === undefined ? undefined : readSure(first);
  const to = from && readSure(continueNumber(from.number, last));
  if (!from || !to) return undefined;
  // `704-5` and `702-119` are no ranges: their dash stands for the dot.
  const isAscending = compareRuleNumbers(from.number as RuleNumber, to.number as RuleNumber) < 0;
  return isAscending && from.number.length > 1 === to.number.length > 1 ? { number: from.number, to: to.number, alone: false } : undefined;
}

function readSure(text: string): NumberQuery | undefined {
  const [, first, rule, letter, stop] = /^(\d{1,3})(?:\s*[.,:·\s]\s*(\d{1,3})(?:\s*[.,]?\s*([a-z]{1,2}))?)?\s*(\.*)$/.exec(text) ?? [];
  return first === undefined ? readPoints(text) : makeOne(first, rule, letter, stop);
}

/** `1.2.3`, `1.2.3a`: no amount is written so, nor a number of the rules of Magic. */
function readPoints(text: string): NumberQuery | undefined {
  const [, number = '', stop] = /^(\d{1,2}\.\d{1,2}\.\d{1,3}[a-z]?)(\.*)$/.exec(text) ?? [];
  return parsePointNumber(number) ? { number, alone: stop !== '' } : undefined;
}

/** A number without its dot, or with another sign for it: a subsection always has three digits, so the rest is the rule. */
function readLoose(text: string): NumberQuery | undefined {
  const [, first, rule, letter, stop] = /^(\d{3})\s*[-–—−_/.]?\s*(\d{1,3})(?:\s*[-–—−_/.]?\s*([a-z]{1,2}))?\s*(\.*)$/.exec(text) ?? [];
  if (first === undefined || Number(rule) === 0) return undefined;
  const one = makeOne(first, rule, letter, stop);
  return one && { ...one, typed: text };
}

function makeOne(first: string, rule: string | undefined, letter = '', stop = ''): NumberQuery | undefined {
  const number = rule === undefined ? first : `${first}.${Number(rule)}${letter}`;
  return parseRuleNumber(number) ? { number, alone: stop !== '' } : undefined;
}

/** The end of a range that says only what differs: `704.5a-c`, `306.1-3`. */
function continueNumber(from: string, last: string): string {
  const parts = parseRuleNumber(from);
  if (!parts) return last;
  const { section, subsection, rule, letter } = parts;
  if (/^[a-z]{1,2}$/.test(last) && letter !== undefined) return makeRuleNumber({ ...parts, letter: last });
  const isRule = /^\d+$/.test(last) && rule !== undefined && subsection !== undefined;
  return isRule ? makeRuleNumber({ section, subsection, rule: Number(last) }) : last;
}

/** The numbers a number stands under, from the nearest: `702.19b` gives `702.19`, `702`, `7`. */
export function numbersAbove(number: string): readonly string[] {
  const above: string[] = [];
  const parentOf = (below: string): RuleNumber | undefined => parentNumber(below as RuleNumber);
  for (let at = parentOf(number); at !== undefined; at = parentOf(at)) above.push(at);
  return above;
}
