/**
 * Queries that are numbers. They never reach FlexSearch, whose tokeniser takes `17.12` apart: a number is looked up, not searched for.
 */
import { makeRuleNumber, parentNumber, parseRuleNumber, type RuleNumber } from '../model/ruleNumber.ts';

/** What a query that is a number asks for. */
export interface NumberQuery {
  /** Without final stop, in lower case: `613.7c`, `G1.7`. */
  readonly number: string;
  /** A final stop: this rule alone, without its neighbours. */
  readonly alone: boolean;
  /** Last number of a range: `306-311`. */
  readonly to?: string;
}

const lead = /^(?:(?:mtg|magic)\s+)?(?:cr|comp(?:rehensive)?\s+rules?|sub-?rules?|rules?|r|sub-?sections?|sections?|chapters?|§+|#)?\s*/;

/**
 * Reads a query that is nothing but a number, in the ways that people write one: `613.7c`, `613.7C`, `cr613.7c`, `rule 613.7c.`,
 * `608,2n`, `702 19`, `613`, `section 6`, `6`, `306-311`. Undefined for anything else.
 */
export function parseNumberQuery(query: string): NumberQuery | undefined {
  const text = query
    .normalize('NFKC')
    .toLowerCase()
    .trim()
    .replace(/[()[\]"“”]/g, '')
    .replace(lead, '')
    .trim();
  const range = /^(\S+)\s*(?:[-–—]|to|through)\s*(\S+)$/.exec(text);
  if (range) {
    const [, first = '', last = ''] = range;
    const from = readOne(first);
    const to = from && readOne(continueNumber(from.number, last));
    return from && to ? { number: from.number, to: to.number, alone: false } : undefined;
  }
  return readOne(text);
}

/** Writes a query that is a number: `613.7c`, `614.12.`, `306-311`. */
export function makeNumberQuery({ number, alone, to }: NumberQuery): string {
  return `${number}${to === undefined ? '' : `-${to}`}${alone ? '.' : ''}`;
}

function readOne(text: string): NumberQuery | undefined {
  const match = /^(\d{1,3})(?:\s*[.,:·\s]\s*(\d{1,3})(?:\s*[.,]?\s*([a-z]{1,2}))?)?\s*(\.?)$/.exec(text);
  if (!match) return undefined;
  const [, first = '', rule, letter, stop] = match;
  const number = rule === undefined ? first : `${first}.${Number(rule)}${letter ?? ''}`;
  return parseRuleNumber(number) ? { number, alone: stop === '.' } : undefined;
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
