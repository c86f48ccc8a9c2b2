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

//   MTR 4.1 / IPG 2.5 / section 4.3 / sections 3.15 / MTR section 4.3 / Tournament Rules, section 4.3 / Appendix D / section 4.3 of the MTR; no section of anything else
const shape = new RegExp(
  String.raw`\b(?:MTR|IPG) (\d{1,2}\.\d{1,2})(?![\w%]|\.\d)|(?:\b${name}\b,? )?\b(?:[Ss]ections? (\d{1,2}\.\d{1,2})(?![\w%]|\.\d)|(Appendix [A-Z])\b)(?: ${own}|(?! of (?!this document\b)))`,
  'g',
);

/** Citations in a clean text, in its order. `print` is the text as printed, of the same length. */
export function findPolicyCitations(text: string, print: string): Span[] {
  return [...text.matchAll(shape)].map(({ 0: value, 1: short, 2: section, 3: appendix, index }): Span => {
    const of = names.find(([, named]) => named.test(value))?.[0];
    const cited: Cited = { kind: 'number', number: short ?? section ?? appendix ?? '', ...(of === undefined ? {} : { of }) };
    return { start: index, end: index + value.length, node: { kind: 'citation', value: print.slice(index, index + value.length), cited } };
  });
}

//   CR 103 / CR 103.4c / section 6 of the Magic Comprehensive Rules
const ofRules =
  /\bCR (\d{3}(?:\.\d{1,3}[a-z]?)?)(?![\w%]|\.\d)|\b[Ss]ection (\d) of the (?:Magic(?:: The Gathering)? )?Comprehensive Rules\b/g;

/** Citations in which the rules of the game are named, or have the letters that judges use. As findPolicyCitations. */
export function findRulesCitations(text: string, print: string): Span[] {
  return [...text.matchAll(ofRules)].map(({ 0: value, 1: number, 2: section, index }): Span => ({
    start: index,
    end: index + value.length,
    node: {
      kind: 'citation',
      value: print.slice(index, index + value.length),
      cited: { kind: 'number', number: number ?? section ?? '' },
    },
  }));
}

/** Whether a citation says by its words, in a document of policy too, that it is one of the rules of the game. */
export const namesRules = (value: string): boolean => /^(?:rules?|CR)\b|\bComprehensive Rules$/i.test(value);
