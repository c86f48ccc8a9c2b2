/**
 * Citations of rules that a game counts with points: `rule 1.2`, `rule 1.2.3a`, `rules 1.2.3 and 1.2.4`, `rules 1.2.3–1.2.6`, `section 1.2.3`.
 * Always behind the word, since `1.2` alone is an amount. The rules of Magic are never cited so: a section with one point is of its tournament
 * policy (policyCitations.ts).
 */
import { compareRuleNumbers, type RuleNumber } from '../../model/ruleNumber.ts';
import type { Cited } from '../../model/wording.ts';
import type { Span } from './spans.ts';

const number = String.raw`[1-9]\d?\.[1-9]\d?(?:\.[1-9]\d{0,2}[a-z]?)?(?![\w%]|\.\d)`;
const deep = String.raw`[1-9]\d?\.[1-9]\d?\.[1-9]\d{0,2}[a-z]?(?![\w%]|\.\d)`;
const between = String.raw`(?:, (?:and |or )?| and | or )`;
const lists = [
  ['[Ss]ub[Rr]ules?|[Rr]ules?', number],
  ['[Ss]ub[Ss]ections?|[Ss]ections?', deep],
].map(([lead = '', member = '']) => ({
  list: new RegExp(String.raw`\b(?:${lead}) (?=${member})${member}(?:(?:${between}| ?[-–—] ?| through )${member})*`, 'g'),
  member: new RegExp(String.raw`(${member})(?:( ?[-–—] ?| through )(${member}))?`, 'g'),
}));

/** Citations in a clean text, in its order. `print` is the text as printed, of the same length. */
export function findPointCitations(text: string, print: string): Span[] {
  return lists.flatMap(({ list, member }) =>
    [...text.matchAll(list)].flatMap(({ 0: whole, index }) =>
      [...whole.matchAll(member)].map((match, at): Span => {
        const [cited, from = '', , to] = match;
        const isRange = to !== undefined && compareRuleNumbers(from as RuleNumber, to as RuleNumber) < 0;
        // The first of a list has the word that leads.
        const start = at === 0 ? index : index + match.index;
        const end = index + match.index + cited.length;
        const node: Cited = isRange ? { kind: 'range', from, to } : { kind: 'number', number: from };
        return { start, end, node: { kind: 'citation', value: print.slice(start, end), cited: node } };
      }),
    ),
  );
}
