import {
  kindOfNumber,
  makeRuleNumber,
  nextLetter,
  parsePointNumber,
  parseRuleNumber,
  type RuleNumberParts,
} from '../../model/ruleNumber.ts';
import { isPolicy } from '../../model/edition.ts';
import type { EntryNode } from '../../model/tree.ts';
import { report } from '../build.ts';
import { stepWeight } from '../constructs/chain.ts';
import type { Check } from './check.ts';

interface Numbered {
  readonly node: EntryNode;
  readonly parts: RuleNumberParts;
}

/**
 * `number-repeated`: a number that an earlier entry bears. `number-out-of-order`: a number that does not follow (432.2b after 423.2a).
 * `number-skipped`: a gap among siblings (113.8 in 2009-07-11); only a note, since a later edition may have taken a rule out.
 * All say which number was expected; none changes it.
 */
export const checkNumberOrder: Check = (tree, file) => {
  if (tree.document === 'rulings-summary' || tree.document === 'rulebook' || isPolicy(tree.document)) return;
  const parse = tree.numbers === 'points' ? parsePointNumber : parseRuleNumber;
  const numbered = tree.children.flatMap((node): Numbered[] => {
    const parts = 'number' in node ? parse(node.number ?? '') : undefined;
    return parts && 'number' in node && !inFormerForm(node) ? [{ node, parts }] : [];
  });
  const seen = new Map<string, EntryNode>();
  let last: RuleNumberParts | undefined;
  let heading: number | undefined;
  numbered.forEach(({ node, parts }, index) => {
    const number = node.number ?? '';
    const place = node.children[0]?.position ?? node.position;
    const first = seen.get(number);
    if (!first) seen.set(number, node);
    if (node.type === 'subsection') heading = parts.subsection;
    if (last) {
      const weight = stepWeight(last, parts);
      const expected = expectedAfter(last, parts);
      const strays =
        weight < 0 && (first !== undefined || isUnderOther(parts, heading) || goesOnFrom(last, numbered.slice(index, index + 5)));
      if (first) {
        const where = `the first is on line ${first.position.start.line}`;
        report(file, 'error', 'number-repeated', place, `Unexpected second ${number} (${where}), expected ${expected}`);
      } else if (weight < 0 && (strays || weight <= -4)) {
        report(file, 'error', 'number-out-of-order', place, `Unexpected number ${number}, expected ${expected}`);
      } else if (weight < 7 && isGap(last, parts)) {
        report(file, 'info', 'number-skipped', place, `Unexpected number ${number}, expected ${expected} before it`);
      }
      if (strays) {
        // The document goes on as if the expected number stood here, and so do we.
        last = parse(expected) ?? last;
        return;
      }
    }
    last = parts;
  });
};

/** Whether a rule stands under the heading of another subsection than its number says. */
const isUnderOther = (parts: RuleNumberParts, heading: number | undefined): boolean =>
  parts.rule !== undefined && heading !== undefined && parts.subsection !== heading;

/** Whether one of the entries behind the first goes on from `last` better than from the one before it. */
function goesOnFrom(last: RuleNumberParts, ahead: readonly Numbered[]): boolean {
  return ahead.some(({ parts }, index) => {
    const before = ahead[index - 1];
    return before !== undefined && stepWeight(last, parts) > Math.max(0, stepWeight(before.parts, parts));
  });
}

const inFormerForm = (node: EntryNode): boolean => node.until !== undefined;

/** The number that would have followed, at the depth of what was found. */
function expectedAfter(last: RuleNumberParts, found: RuleNumberParts): string {
  const { section, subsection, rule, letter, points } = last;
  const form = points ? { points } : {};
  // The rules of Magic begin a section with 100, those that count with points with 1.1.
  const first = section * 100 + (points ? 1 : 0);
  switch (kindOfNumber(found)) {
    case 'section':
      return String(section + 1);
    case 'subsection':
      return makeRuleNumber({ section, subsection: subsection === undefined ? first : subsection + 1, ...form });
    case 'rule':
      return makeRuleNumber({ section, subsection: subsection ?? first, rule: (rule ?? 0) + 1, ...form });
    case 'subrule':
      return makeRuleNumber({
        section,
        subsection: subsection ?? first,
        rule: rule ?? 1,
        letter: letter === undefined ? 'a' : nextLetter(letter),
        ...form,
      });
  }
}

/** A step forward that leaves siblings out; a new subsection may begin anywhere. */
const isGap = (last: RuleNumberParts, found: RuleNumberParts): boolean =>
  found.subsection !== undefined &&
  last.subsection !== undefined &&
  (found.rule !== undefined
    ? found.subsection === last.subsection
    : found.section === last.section && found.subsection > last.subsection + 1);
