/**
 * Citations of rules that a game counts with points: `rule 1.2`, `rule 1.2.3a`, `rules 1.2.3 and 1.2.4`, `rules 1.2.3–1.2.6`. Always behind the
 * word, since `1.2` alone is an amount. No rule of Magic is cited so; a section with one point is read with its tournament policy
 * (policyCitations.ts), and found in whatever document has that number.
 */
import { compareRuleNumbers, type RuleNumber } from '../../model/ruleNumber.ts';
import type { Cited } from '../../model/wording.ts';
import type { Span } from './spans.ts';

const number = String.raw`[1-9]\d?\.[1-9]\d?(?:\.[1-9]\d{0,2}[a-z]?)?(?![\w%]|\.\d)`;
const mark = String.raw` ?[-–—] ?| through `;
const between = String.raw`, (?:and |or )?| and | or `;
/** `Tournament Rules 4.3` are those of another document. */
const foreign = '(?<!(?:Floor|Tournament|Play|House|League|Penalty) )';
const list = new RegExp(String.raw`${foreign}\b(?:[Ss]ub)?[Rr]ules? ${number}(?:(?:${between}|${mark})${number})*`, 'g');
const member = new RegExp(String.raw`(${number})(?:(?:${mark})(${number}))?`, 'g');

/** Citations in a clean text, in its order. `print` is the text as printed, of the same length. */
export function findPointCitations(text: string, print: string): Span[] {
  return [...text.matchAll(list)].flatMap(({ 0: whole, index }) =>
    [...whole.matchAll(member)].map((match, at): Span => {
      const [printed, from = '', to] = match;
      const isRange = to !== undefined && compareRuleNumbers(from as RuleNumber, to as RuleNumber) < 0;
      // The first of a list has the word that leads; what runs backwards is no range.
      const start = at === 0 ? index : index + match.index;
      const end = index + match.index + (isRange ? printed : from).length;
      const cited: Cited = isRange ? { kind: 'range', from, to } : { kind: 'number', number: from };
      return { start, end, node: { kind: 'citation', value: print.slice(start, end), cited } };
    }),
  );
}
