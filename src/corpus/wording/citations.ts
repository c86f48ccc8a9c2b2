import type { Cited } from '../../model/wording.ts';
import type { Allowed, NumberToken } from './tokens.ts';
import { readLead, readNumber, readRangeEnd, readSeparator } from './tokens.ts';
import type { Span } from './spans.ts';
import { readAt } from './spans.ts';

/** Where a citation by number can begin: at a word that leads to one, at `see`, at a dotted number, at a ruling's with two points. */
const anchor =
  /\b(?:(?:[Ss]ub)?(?:[Rr]ules?|[Ss]ections?)|[Pp]aragraphs?|RULES?)(?=[ \n]{0,2}[A-Z\d])|\b[Ss]ee(?= )|[1-9]\d\d\.(?=\d|R)|(?<![\w.])[A-Z]\.\d{1,2}\.(?=\d|R)/g;

/** The rules of another document: `DCI Floor Rules 125`, `Tournament Rules 100`. */
const foreign = /\b(?:Floor|Tournament|Play|House|League|Infraction|Penalty|MTR|IPG|UTR)(?: [Gg]uide(?:lines)?| [Pp]rocedure)? $/;

/** A dotted number without a lead that begins or ends so is a version, a page, an amount, part of an address or of a longer number. */
const partBefore = /[\w.,$€£#@&=?/+*:~-]$|\b(?:[Vv]ersion|[Pp]ages?|[Ff]igure|[Bb]uild|[Nn]o\.|[Nn]r\.?) ?$/;
const partAfter = /-\w| ?(?:%|percent\b|mm\b|cm\b|inch|seconds?\b|minutes?\b|hours?\b|dollars?\b|euros?\b|[KMG]B\b|kg\b)/y;

/** Between `see` and the letter number of a summary may stand one word: `see Phase P.5` (1999). */
const seen = /[Ss]ee (?:also )?(?:(?!Rules? )[A-Z][a-z]+ (?=[A-Z]\.\d))?/y;
const seenEnd = /["']?[.,;:)\]]|["']?$/y;

const asCited = (from: NumberToken, to: NumberToken | undefined): Cited =>
  to ? { kind: 'range', from: from.number, to: to.number } : { kind: 'number', number: from.number };

/**
 * Citations by number in a clean text, in its order: one for each number or range of a list, the first of them with the word that leads
 * (`rules 306-311`). `print` is the text as printed, of the same length, which the values are taken from.
 *
 * A dotted number (`608.2b`) stands for itself when it is no part of a longer token; a bare one (`704`) needs its word, or a list that a
 * plural leads. The title behind a number (`rule 704, “State-Based Actions”`) stays text.
 */
export function findNumberCitations(text: string, print: string): Span[] {
  const found: Span[] = [];
  anchor.lastIndex = 0;
  for (let match = anchor.exec(text); match; match = anchor.exec(text)) {
    const start = match.index;
    const end = readCitation(start, match[0]);
    if (end !== undefined) anchor.lastIndex = end;
  }
  return found;

  function readCitation(start: number, opening: string): number | undefined {
    if (opening.endsWith('.')) {
      const others = { ruling: /^[A-Z]/.test(opening) };
      return isPart(start) ? undefined : readList(start, start, others, others, false);
    }
    if (opening === 'see' || opening === 'See') return readSeen(start);
    const lead = readLead(text, start);
    if (!lead || foreign.test(text.slice(Math.max(0, start - 24), start))) return undefined;
    const { ofSections, plural } = lead;
    const first = { section: ofSections, subsection: true, ruling: true, misprints: true };
    const others = { ...first, section: ofSections && plural, subsection: plural, amounts: plural };
    return readList(start, lead.end, { ...first, amounts: plural }, others, plural);
  }

  function readSeen(start: number): number | undefined {
    const at = start + (readAt(seen, text, start)?.[0].length ?? 0);
    const number = at > start ? readNumber(text, at, { subsection: true, ruling: true }) : undefined;
    if (!number || (number.shape === 'subsection' && !readAt(seenEnd, text, number.end))) return undefined;
    return readList(at, at, { subsection: true, ruling: true }, { ruling: true }, false);
  }

  /** Reads a list whose first member may be of one kind and the others of another; gives the offset of its end. */
  function readList(start: number, at: number, first: Allowed, others: Allowed, plural: boolean): number | undefined {
    let begin = start;
    let number = readNumber(text, at, first);
    let end: number | undefined;
    while (number) {
      const to = readRangeEnd(text, number, others, plural);
      end = to?.end ?? number.end;
      if (!to && begin === at && number.shape !== 'subrule' && readAt(partAfter, text, end)) return end;
      found.push({ start: begin, end, node: { kind: 'citation', value: print.slice(begin, end), cited: asCited(number, to) } });
      const next = readSeparator(text, end);
      number = next === undefined ? undefined : readNumber(text, next, others);
      begin = at = next ?? end;
    }
    return end;
  }

  function isPart(start: number): boolean {
    return start > 0 && partBefore.test(text.slice(Math.max(0, start - 16), start));
  }
}
