import { noMark } from './cleanText.ts';
import type { Span } from './spans.ts';
import { readAt } from './spans.ts';

/** `See`, `See also`, `see the glossary entry`, with the bracket before it that makes it a sentence of its own. */
const opening = /(\(?)\b([Ss]ee) (?:also )?(?:(?:the )?[Gg]lossary(?: entry)?(?: for|,)? )?(?=["A-Z\u2060])/g;

/** What stands before a reference: nothing, the end of a sentence or clause, `Also`. */
const atSentence = /(?:^|[.!?:)\]"'\-\n]\s*)$/;
const atClause = /(?:^|[;,.!?:)\]"'\-\n]\s*)$/;
const alsoBefore = /\b[Aa]lso $/;

/** A title in quotes; a word in quotes may stand in it (`"Intervening "If" Clause"`). */
const quoted = /"([A-Z](?:[^"\n]|(?<= )"[^"\n]{1,20}"(?= ))*?)[.,;]?"(?!\w)/y;
const nextQuoted = /,? (?:and|or) (?=")|, (?=")/y;
/** A number follows: the title was that number's (`"Play Cost" (Rule K.21)`). */
const numbered = /,? \(?(?:[Rr]ules?|[Ss]ections?) [A-Z\d]/y;

/** Titles without quotes fill their sentence, or their brackets, or lead to a citation by number. */
const plain = /([^.;:()\n]{1,90}?)(?=\.(?!\w)|\)|$| and (?:rule|section)s? \d)/y;
const titleWord = String.raw`${noMark}?[A-Z][\w'/-]*${noMark}?`;
const smallWord = `of|the|from|in|into|with|without|to|a|an|on|for|vs`;
const titled = new RegExp(String.raw`^${titleWord}(?:,? (?:${smallWord}|${titleWord}|"[A-Z][\w']*"|'[A-Z][\w']*'))*!?$`);
/** Between two titles; but the one headword that is itself no list of forms stays whole (glossary of 2004-10-01 to 2026-01-16). */
const between = /,? and |, (?!Nonactive Player )/g;

/**
 * Citations of glossary headwords in a clean text, one for each headword, in its order; `print` is the text as printed.
 *
 * What counts: titles in quotes behind `see` (`see “Mana Burn”`), and titles without quotes that are all there is in a sentence or bracket
 * (`See Trample.`, `See also Destroy, Damage.`, `(see Spell Types)`), every word capitalised. A quoted title with its number beside it is
 * that number's title. Everything else is prose: cards, other documents, what players see.
 */
export function findTermCitations(text: string, print: string): Span[] {
  const found: Span[] = [];
  if (!text.includes('ee ')) return found;
  for (const match of text.matchAll(opening)) {
    const [all, bracket, see] = match;
    const before = text.slice(Math.max(0, match.index - 6), match.index);
    const afterAlso = alsoBefore.test(before);
    if (bracket === '' && !afterAlso && !(see === 'See' ? atSentence : atClause).test(before)) continue;
    const at = match.index + all.length;
    if (text.charAt(at) === '"') readQuoted(at);
    else if (see === 'See' || afterAlso || bracket === '(') readPlain(at);
  }
  return found;

  function cite(start: number, end: number): void {
    const value = print.slice(start, end);
    found.push({ start, end, node: { kind: 'citation', value, cited: { kind: 'term', term: value } } });
  }

  function readQuoted(start: number): void {
    const titles: [number, number][] = [];
    let at: number | undefined = start;
    while (at !== undefined) {
      const match = readAt(quoted, text, at);
      if (!match) break;
      // A space that was printed before the quotation mark is none of the title.
      titles.push([at + 1, at + 1 + (match[1]?.trimEnd().length ?? 0)]);
      const end: number = at + match[0].length;
      if (readAt(numbered, text, end)) return;
      const gap = readAt(nextQuoted, text, end);
      at = gap && end + gap[0].length;
    }
    for (const [from, to] of titles) cite(from, to);
  }

  function readPlain(start: number): void {
    const segment = readAt(plain, text, start)?.[1];
    if (segment === undefined) return;
    const titles: [number, number][] = [];
    let at = 0;
    for (const gap of [...segment.matchAll(between), undefined]) {
      const end = gap?.index ?? segment.length;
      const title = segment.slice(at, end);
      if (!titled.test(title) || /^(?:Rule|Section)s?\b/.test(title)) return;
      titles.push([start + at, start + end]);
      at = end + (gap?.[0].length ?? 0);
    }
    for (const [from, to] of titles) cite(from, to);
  }
}
