/** Citations of tournament policy: sections with a point, appendices, and what is said to be of another policy document. */
import type { PolicyId } from '../../model/edition.ts';
import type { Cited } from '../../model/wording.ts';
import type { Span } from './spans.ts';

const names: readonly (readonly [PolicyId, RegExp])[] = [
  ['tournament-rules', /\b(?:MTR|(?:[Tt]ournament|[Ff]loor) [Rr]ules)\b/],
  ['penalty-guide', /\b(?:IPG|[Ii]nfraction [Pp]rocedure [Gg]uide|[Pp]enalty [Gg]uide(?:lines)?)\b/],
];
const name = String.raw`(?:MTR|IPG|(?:[Tt]ournament|[Ff]loor) [Rr]ules|[Ii]nfraction [Pp]rocedure [Gg]uide|[Pp]enalty [Gg]uide(?:lines)?)`;

const own = String.raw`of the (?:(?:Magic|Magic: The Gathering) )?${name}\b`;

//   section 4.3 / sections 3.15 / MTR section 4.3 / Tournament Rules, section 4.3 / Appendix D / section 4.3 of the MTR; no section of anything else
const shape = new RegExp(
  String.raw`(?:\b${name}\b,? )?\b(?:[Ss]ections? (\d{1,2}\.\d{1,2})(?![\w%]|\.\d)|(Appendix [A-Z])\b)(?: ${own}|(?! of (?!this document\b)))`,
  'g',
);

/** Citations in a clean text, in its order. `print` is the text as printed, of the same length. */
export function findPolicyCitations(text: string, print: string): Span[] {
  return [...text.matchAll(shape)].map(({ 0: value, 1: section, 2: appendix, index }): Span => {
    const of = names.find(([, named]) => named.test(value))?.[0];
    const cited: Cited = { kind: 'number', number: section ?? appendix ?? '', ...(of === undefined ? {} : { of }) };
    return { start: index, end: index + value.length, node: { kind: 'citation', value: print.slice(index, index + value.length), cited } };
  });
}
