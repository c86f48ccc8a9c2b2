/** Finds where any text cites rules or policy by number, in whatever way people write it. Knows no edition. */
import { readAt } from '../corpus/wording/spans.ts';
import { readNumber, readRangeEnd, readSeparator, type Allowed, type NumberToken } from '../corpus/wording/tokens.ts';
import { letterIndex } from '../model/ruleNumber.ts';
import { findPolicyMentions } from './findPolicyMentions.ts';
import { unreadSign } from './hidden.ts';
import type { FoundMention, Ground, Mention } from './mention.ts';
import { readProse, type Prose } from './prose.ts';

/**
 * The mentions of a text, in its order, none over another: one for each number or range of a list, the first with the word that leads
 * (`rules 306-311`). A dotted number with a letter stands for itself, one without does where nothing says that it counts something.
 */
export function findMentions(text: string, { flat, placeOf }: Prose = readProse(text)): readonly Mention[] {
  const prose = straighten(flat);
  const ofPolicy = findPolicyMentions(prose);
  return [...ofPolicy, ...findRuleMentions(hideAt(prose, ofPolicy), flat)]
    .toSorted((one, other) => one.start - other.start)
    .map(({ start: from, end: to, ...mention }) => {
      const { start, end } = placeOf(from, to);
      return { ...mention, start, end, text: text.slice(start, end) };
    });
}

/** The prose with some places of it blanked out. */
function hideAt(prose: string, places: readonly Pick<FoundMention, 'start' | 'end'>[]): string {
  const parts: string[] = [];
  let from = 0;
  for (const { start, end } of places) {
    parts.push(prose.slice(from, start), unreadSign.repeat(end - start));
    from = end;
  }
  return parts.join('') + prose.slice(from);
}

/** Letters of subrules small: `704.5J-K` is `704.5j-k`, `603.3a/b` is `603.3a,b`. Guarantees the length. */
function straighten(prose: string): string {
  return prose
    .replace(/(?<=\b[1-9]\d\d\.\d{1,3})[A-Z]{1,2}(?![A-Za-z])/g, (letter) => letter.toLowerCase())
    .replace(/(?<=\b[1-9]\d\d\.\d{1,3}[a-z] ?- ?)[A-Z](?![A-Za-z])/g, (letter) => letter.toLowerCase())
    .replace(/(?<=\b[1-9]\d\d\.\d{1,3}[a-z](?:\/[a-z]){0,25})\/(?=[a-z](?![A-Za-z])|[1-9]\d\d\.\d)/g, ',');
}

/** A word that leads to a number, or a number that may stand for itself. */
const anchor =
  /(?<![\p{L}\p{N}_])(?:(?<lead>comprehensive rules|comp rules|cr|(?:sub)?rules?|(?:sub)?sections?|chapters?|paragraphs?|§§?)(?: ?(?:no\.?|nr\.?|numbers?|#))?[:.]? ?(?=\d)|(?=[1-9]\d\d\.\d))/giu;

/** Rules of something else. */
const foreign =
  /\b(?:floor|tournament|play|house|league|club|store|draft|infraction|penalty|MTR|IPG|UTR|FIDE|IRS|ISO|RFC|pok[eé]mon|lorcana|netrunner|yu-gi-oh!?|hearthstone|chess|bridge|poker|tax)(?: guide(?:lines)?| procedure)?,? $/i;

/** A section or subsection of something else: `section 8 of my inbox`, `section 6 of the Tournament Rules`. */
const ofOther = / of (?!the (?:(?:comprehensive|official|magic|current|new|old) )*(?:rules|rulebook|CR)\b|CR\b)/iy;

/** What names the rules before a section, or behind it: a number of one digit counts the sections of anything. */
const rulesBefore = /(?<![\p{L}\p{N}_])(?:comprehensive rules|comp rules|rulebook|rules|CR),?:? $/iu;
const rulesBehind = / (?:of|in|from) (?:the )?(?:(?:comprehensive|official|magic|current|new|old) ){0,3}(?:rules|rulebook|CR)\b/iy;
/** `rules 400-402 here, and section 5`. */
const goesOnFrom = /^[^.!?\n]{0,60}(?:,|\band|\bor|&) $/;
const moreSections = /(?:(?:,? (?:and|or|&) |, | ?- ?| (?:to|through) )[1-9](?![\w.%]))*/y;
/** What shows that a text is about the rules: without it a section of three digits is one of any law. */
const ofRules = /(?<![\p{L}\p{N}_])(?:rules?|rulebook|CR)(?![\p{L}\p{N}_])|\b[1-9]\d\d\.\d{1,3}[a-z]?\b/iu;

/** Marks and what is blanked out: whoever looks at the words before a number looks through them. */
const marks = /[*_~\u2028"'()[\]]+/g;

/** What ends so before a number alone makes it an amount, an address, or a part of something longer. */
const amountBefore =
  /(?:[\p{L}\p{N}_.,$€£¥@&=?/+~\\#-]|[\p{L}\p{N}]'|\b(?:article|artikel|art\.|(?:haus|turnier)regeln?|version|ver\.?|v\.?|build|release|pages?|pp?\.|figure|fig\.|tables?|box|episodes?|ep\.|error|err|code|numbered|costs?|prices?|priced|paid|pays?|worth|rated|port|room|row|seat|round|item|issue|ticket|bug|channel|track|kernel|firmware|patch|score|scored|chrome|firefox|safari|edge|windows|android|ios|macos|java|node|python|EUR|USD|GBP|IP|address) ?)$/iu;
const amountAfter =
  /-\w| ?(?:[%‰€$£¥°]|(?:percent|EUR|USD|GBP|dollars?|pounds?|bucks|cents?|gold|tix|tickets?|points?|[FA]M|[KMG]?Hz|[KMG]B|[kmg]?bps|baud|thousand|millions?|billions?|euros?|kg|g|km|mm|cm|m|miles?|inch(?:es)?|ms|sec(?:onds?)?|min(?:utes?)?|hours?|hrs?|days?|weeks?|years?|times|people|players|cards|lines|pages)\b| [A-Z]\p{L}+ (?:Street|St|Road|Rd|Avenue|Ave|Lane)\b)/iuy;
/** The other end of what counts: `from 220.4 to 101.99 EUR`. */
const otherAmount = / (?:to|or|and) \d+(?:[.,]\d+)?/y;
/** Thousands and millions, which a capital behind a number alone may be. */
const magnitude = /^[KM]$/;

/** `written` is the prose before its letters were made small. */
function findRuleMentions(prose: string, written: string): readonly FoundMention[] {
  const found: FoundMention[] = [];
  let isOfRules: boolean | undefined;
  anchor.lastIndex = 0;
  for (let match = anchor.exec(prose); match; match = anchor.exec(prose)) {
    const { index: start } = match;
    const lead = match.groups?.['lead'];
    const end = lead === undefined ? readAlone(start) : readLed(start, start + match[0].length, lead.toLowerCase());
    anchor.lastIndex = Math.max(end ?? 0, start + Math.max(1, match[0].length));
  }
  return found;

  function readLed(start: number, at: number, lead: string): number | undefined {
    const before = prose.slice(Math.max(0, start - 64), start).replace(marks, '');
    if (foreign.test(before)) return skipList(at);
    const isPlural = lead.endsWith('s') || lead === '§§';
    // `30 rules`: these are counted.
    if (lead === 'rules' && /(?<![\p{L}\d.])\d{1,3} $/u.test(before)) return undefined;
    const section = /^(?:sections?|chapters?|§§?)$/.test(lead);
    if (isSectionOfOther(start, at, lead, before)) return skipList(at);
    const first: Allowed = { section, subsection: true, misprints: true, amounts: isPlural };
    const others: Allowed = { section: section && isPlural, subsection: isPlural, misprints: true, amounts: true };
    return readList(start, at, first, others, isPlural, 'said');
  }

  /** Whether a number without a point that is led to as a section may be one of anything, since nothing says that the rules are meant. */
  function isSectionOfOther(start: number, at: number, lead: string, before: string): boolean {
    if (!/^(?:sections?|chapters?|paragraphs?|§§?)$/.test(lead)) return false;
    const number = readNumber(prose, at, { section: true, subsection: true });
    // Any book has chapters, also one about the rules.
    const isChapter = lead.startsWith('chapter');
    if (number?.shape === 'subsection' && !isChapter) return !(isOfRules ??= ofRules.test(prose));
    if ((number?.shape !== 'section' && !isChapter) || rulesBefore.test(before)) return false;
    const last = found.at(-1);
    const end = number ? number.end + (readAt(moreSections, prose, number.end)?.[0].length ?? 0) : at;
    return !readAt(rulesBehind, prose, end) && (isChapter || !(last?.ground === 'said' && goesOnFrom.test(prose.slice(last.end, start))));
  }

  function readAlone(start: number): number | undefined {
    const number = readNumber(prose, start, {});
    if (!number) return undefined;
    if (isAmount(start, number)) return skipList(start);
    return readList(start, start, {}, {}, false, number.shape === 'subrule' ? 'said' : 'form');
  }

  function isAmount(start: number, number: NumberToken): boolean {
    const before = prose.slice(Math.max(0, start - 16), start);
    if (amountBefore.test(before)) return true;
    if (number.shape === 'subrule') return magnitude.test(written.slice(number.end - 1, number.end));
    const end = readRangeEnd(prose, number, {}, false)?.end ?? number.end;
    const unit = end + (readAt(otherAmount, prose, end)?.[0].length ?? 0);
    return readAt(amountAfter, prose, end) !== undefined || readAt(amountAfter, prose, unit) !== undefined;
  }

  /** Reads a list; what is left of it when a member is of something else is not read. */
  function readList(start: number, at: number, first: Allowed, others: Allowed, plural: boolean, ground: Ground): number | undefined {
    let begin = start;
    let number = readWhole(at, first);
    let end: number | undefined;
    while (number) {
      const to = readRangeEnd(prose, number, others, plural);
      end = to?.end ?? number.end;
      const isHeading = number.shape === 'section' || number.shape === 'subsection';
      if (isHeading && readAt(ofOther, prose, end)) return end;
      // A list may end in an amount: `100.5a or 100.5 €`.
      if (begin !== start && number.shape === 'rule' && readAt(amountAfter, prose, end)) return end;
      found.push({
        start: begin,
        end,
        cited: to ? { kind: 'range', from: number.number, to: to.number } : { kind: 'number', number: number.number },
        documents: ['comprehensive-rules'],
        ground: ground === 'said' || number.shape === 'subrule' ? 'said' : 'form',
      });
      const last: NumberToken = to ?? number;
      const next = readSeparator(prose, end);
      number = next === undefined ? undefined : (readWhole(next, others) ?? readLetter(next, last));
      begin = next ?? end;
    }
    return end;
  }

  /** A number; its letter may stand in brackets: `704.5(j)`. */
  function readWhole(at: number, allowed: Allowed): NumberToken | undefined {
    const number = readNumber(prose, at, allowed);
    if (number?.shape !== 'rule') return number;
    const letter = readAt(bracketed, prose, number.end);
    return letter
      ? { number: `${number.number}${(letter[1] ?? '').toLowerCase()}`, shape: 'subrule', end: number.end + letter[0].length }
      : number;
  }

  /** A letter alone that goes on from a subrule: `510.1a, b, and c`, `603.3a/b`. */
  function readLetter(at: number, before: NumberToken): NumberToken | undefined {
    if (before.shape !== 'subrule') return undefined;
    const letter = readAt(loneLetter, prose, at)?.[0];
    const stem = before.number.replace(/[a-z]+$/, '');
    if (letter === undefined || letterIndex(letter) <= letterIndex(before.number.slice(stem.length))) return undefined;
    return { number: stem + letter, shape: 'subrule', end: at + 1 };
  }

  /** The end of a list of numbers that are none of ours. */
  function skipList(at: number): number | undefined {
    let end: number | undefined;
    let number = readNumber(prose, at, { subsection: true });
    while (number) {
      end = readRangeEnd(prose, number, {}, false)?.end ?? number.end;
      const next = readSeparator(prose, end);
      number = next === undefined ? undefined : readNumber(prose, next, {});
    }
    return end;
  }
}

const bracketed = /\(([a-z])\)/iy;
const loneLetter = /[b-z](?![\p{L}\p{N}_'])/uy;
