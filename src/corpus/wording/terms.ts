import type { Entry, EntryId } from '../../model/entry.ts';
import type { Inline, TextInline } from '../../model/wording.ts';
import { foldName, namesOfHeadword, otherNumbers } from './headwords.ts';
import { keepLatest } from '../../wording/keepLatest.ts';

/** A word that entries mention: a glossary headword, or the name of a keyword that has no glossary entry. */
export interface Term {
  readonly id: EntryId;
  readonly headword: string;
  /** The headword is something players do: then its -ed and -ing forms mean it as well. */
  readonly verb?: boolean;
  /** The headword is a subtype, which rules print with a capital: `Case`, `Class`, `Room` are other words without it. */
  readonly subtype?: boolean;
}

interface Candidate {
  readonly id: EntryId;
  /** Folded words of the name, in order; the first is the key that leads here. */
  readonly words: readonly string[];
  readonly capital: boolean;
}

/** Names by their first word, longest first. */
export interface TermIndex {
  readonly byFirstWord: ReadonlyMap<string, readonly Candidate[]>;
}

export interface MarkOptions {
  /** Ids already mentioned in the entry; marking adds to it. Give one set to all wordings of an entry: its text, then its Examples. */
  readonly seen?: Set<EntryId>;
}

/**
 * Names that are never marked. Pronouns and function words stand in every sentence, and single letters are variables, articles and mana:
 * a link on them would tell nobody anything. A few names are as often another word (`in general`, `a six-sided die`).
 */
const neverMarked: ReadonlySet<string> = new Set([
  ...['you', 'your', 'yours', 'he', 'she', 'they', 'it', 'if', 'may', 'during', 'as though', 'instead', 'unless', 'another'],
  ...['general', 'die'],
]);

/** What an obsolete term of one word named is gone; where the word stands today, it is an ordinary one (`permanently`, `summon`). */
const obsolete = /\(obsolete\)/i;

/** Subsections whose titled rules name keywords: 701 and 702 since 2009-07-11, 501 and 502 before. Told by heading: numbers move. */
const keywordHeading = /^(?:keyword (actions)|keyword abilities|evasion abilities)$/i;
const keywordName = /^[A-Z][A-Za-z'’ -]{2,40}$/;

/** What a definition of something players do begins with, or says it is. */
const ofDoing = /^(?:1\. )?To |keyword action\b/;
const ofSubtype = /^[^.]{0,40}\bsubtype\b/;

/** The terms of an edition: its glossary, and the keyword names that the glossary lacks. */
export function toTerms(entries: readonly Entry[]): Term[] {
  const terms: Term[] = [];
  const names = new Set<string>();
  for (const { id, kind, title, text } of entries) {
    if (kind !== 'term') continue;
    const headword = title ?? id.replace(/^glossary:/, '');
    for (const name of namesOfHeadword(headword)) names.add(name);
    terms.push({ id, headword, ...(ofDoing.test(text) ? { verb: true } : {}), ...(ofSubtype.test(text) ? { subtype: true } : {}) });
  }
  const headings = new Map(entries.flatMap(({ id, kind, title }) => (kind === 'subsection' && title !== undefined ? [[id, title]] : [])));
  for (const { id, kind, parent = '', title, text } of entries) {
    const headword = title ?? text;
    const heading = kind === 'rule' ? keywordHeading.exec(headings.get(parent) ?? '') : null;
    if (!heading || !keywordName.test(headword) || names.has(foldName(headword))) continue;
    names.add(foldName(headword));
    terms.push({ id, headword, ...(heading[1] === undefined ? {} : { verb: true }) });
  }
  return terms;
}

/** Editions have most of their names in common, and mean the same by them: each is held once, and so are those that begin with one word. */
const candidateLast = keepLatest<Candidate>(10_000);
const candidatesLast = keepLatest<readonly Candidate[]>(10_000);

const keyOf = ({ id, words, capital }: Candidate): string => `${id}\n${words.join(' ')}\n${capital}`;

/** Indexes the names, forms and inflections of terms. An earlier term keeps a name; a name keeps a form against an inflection. */
export function makeTermIndex(terms: readonly Term[]): TermIndex {
  const owners = new Map<string, Candidate>();
  const named = terms
    .filter(({ headword }) => !neverMarked.has(foldName(headword)))
    .map(({ id, headword, verb = false, subtype = false }) => {
      const names = namesOfHeadword(headword);
      return { id, verb, capital: subtype, names: obsolete.test(headword) ? names.filter((name) => name.includes(' ')) : names };
    });
  const add = (name: string | undefined, { id, capital }: (typeof named)[number]): void => {
    if (name === undefined || name.length < 2 || neverMarked.has(name) || /[\d[\]]$/.test(name) || owners.has(name)) return;
    const candidate: Candidate = { id, capital, words: name.split(' ') };
    const known = candidateLast(keyOf(candidate), () => candidate);
    owners.set(name, known);
  };
  for (const term of named) add(term.names[0], term);
  for (const term of named) for (const name of term.names) add(name, term);
  for (const term of named) for (const name of term.names) for (const other of otherNumbers(name)) add(other, term);
  for (const term of named) if (term.verb) for (const name of term.names) for (const other of verbForms(name)) add(other, term);

  const byFirstWord = new Map<string, Candidate[]>();
  for (const candidate of owners.values()) {
    const first = candidate.words[0] ?? '';
    const list = byFirstWord.get(first);
    if (list) list.push(candidate);
    else byFirstWord.set(first, [candidate]);
  }
  return { byFirstWord: new Map([...byFirstWord].map(([first, list]) => [first, longestFirst(list)])) };
}

/** The one list of all that are equal. */
function longestFirst(list: readonly Candidate[]): readonly Candidate[] {
  const sorted = list.toSorted((a, b) => b.words.length - a.words.length);
  return candidatesLast(sorted.map(keyOf).join('\n\n'), () => sorted);
}

/** `tapped`, `tapping`; of a phrase its first word is inflected (`turned face up`). Doubling is told by spelling, both ways kept. */
function verbForms(name: string): string[] {
  const [verb = '', ...rest] = name.split(' ');
  if (verb.length < 3) return [];
  const stems = verb.endsWith('e') ? [verb.slice(0, -1)] : /[aeiou][bdgklmnprt]$/.test(verb) ? [verb, verb + verb.slice(-1)] : [verb];
  const past = /[^aeiou]y$/.test(verb) ? [`${verb.slice(0, -1)}ied`] : stems.map((stem) => `${stem}ed`);
  const forms = [...past, ...stems.map((stem) => `${stem}ing`)];
  if (rest.length > 0) forms.push(...otherNumbers(verb));
  return forms.map((form) => [form, ...rest].join(' '));
}

/** A word: letters and digits, apostrophes inside it. */
const word = /[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu;
const between = /^(?:[ \u00a0]|[-‐‑–—])$/;
const possessive = /['’]s$/;

interface Word {
  /** For comparison with a folded name: `citys`, and without the possessive `city`. */
  readonly folded: string;
  readonly bare: string;
  readonly start: number;
  /** Behind the word without its possessive. */
  readonly end: number;
  readonly last: number;
}

/**
 * Marks the first mention of each term in the text of a wording, the longest name first. Names are whole words, and never part of a
 * citation, symbol or other term. Guarantees that `makeWording` gives the same text as before.
 */
export function markTerms(inlines: readonly Inline[], index: TermIndex, options: MarkOptions = {}): Inline[] {
  const seen = options.seen ?? new Set<EntryId>();
  const mark = (nodes: readonly Inline[]): Inline[] => {
    const marked: Inline[] = [];
    for (const node of nodes) {
      if (node.kind === 'text') markText(node, index, seen, marked);
      else marked.push(node.kind === 'emphasis' ? { kind: 'emphasis', children: mark(node.children) } : node);
    }
    return marked;
  };
  return mark(inlines);
}

interface Mentioning {
  readonly id: EntryId;
  readonly wording: readonly Inline[];
  readonly examples: readonly (readonly Inline[])[];
}

/** The terms that stand in the text or the Examples of an entry, and its own id. */
export function mentionedIn({ id, wording, examples }: Mentioning, index: TermIndex): ReadonlySet<EntryId> {
  const seen = new Set<EntryId>([id]);
  for (const each of [wording, ...examples]) markTerms(each, index, { seen });
  return seen;
}

function markText(node: TextInline, index: TermIndex, seen: Set<EntryId>, into: Inline[]): void {
  const { value } = node;
  let from = 0;
  for (const { id, start, end } of namesIn(value, index)) {
    if (seen.has(id)) continue;
    seen.add(id);
    if (start > from) into.push({ kind: 'text', value: value.slice(from, start) });
    into.push({ kind: 'term', value: value.slice(start, end), term: id });
    from = end;
  }
  if (from === 0) into.push(node);
  else if (from < value.length) into.push({ kind: 'text', value: value.slice(from) });
}

/** A name that stands in a text. */
interface Standing {
  readonly id: EntryId;
  readonly start: number;
  readonly end: number;
}

/** The names of an edition in a text, as found when it was last asked: a text stands on several of its pages. */
function namesIn(text: string, index: TermIndex): readonly Standing[] {
  const read = readLast(text, readText);
  if (read.names?.of !== index) read.names = { of: index, standing: findNames(read.words, index, text) };
  return read.names.standing;
}

function findNames(words: readonly Word[], index: TermIndex, text: string): readonly Standing[] {
  const standing: Standing[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const first = words[at];
    if (!first) continue;
    const match =
      findName(index.byFirstWord.get(first.bare), words, at, text) ??
      (first.folded === first.bare ? undefined : findName(index.byFirstWord.get(first.folded), words, at, text));
    if (!match) continue;
    // The longest name takes its words even when it was mentioned before, so that no shorter one is marked inside it.
    at += match.length - 1;
    standing.push({ id: match.id, start: first.start, end: match.end });
  }
  return standing;
}

/** The longest of some names that stands at a word, with the number of its words and its end in the text. */
function findName(
  candidates: readonly Candidate[] | undefined,
  words: readonly Word[],
  at: number,
  text: string,
): { id: EntryId; length: number; end: number } | undefined {
  for (const { id, words: name, capital } of candidates ?? []) {
    const length = name.length;
    const last = words[at + length - 1];
    if (!last || (capital && !/^\p{Lu}/u.test(text.slice(words[at]?.start)))) continue;
    if (name.every((part, offset) => isPart(part, words, at + offset, text, offset > 0))) {
      return { id, length, end: last.bare === name[length - 1] ? last.end : last.last };
    }
  }
  return undefined;
}

function isPart(part: string, words: readonly Word[], at: number, text: string, joined: boolean): boolean {
  const here = words[at];
  if (!here || (here.folded !== part && here.bare !== part)) return false;
  return !joined || between.test(text.slice(words[at - 1]?.last, here.start));
}

interface ReadText {
  readonly words: readonly Word[];
  names?: { readonly of: TermIndex; readonly standing: readonly Standing[] };
}

/** Of the texts that were read last: an edition says most of what the one before it said, and both are marked in turn. */
const readLast = keepLatest<ReadText>(6000);

const readText = (text: string): ReadText => ({ words: readWords(text) });

function readWords(text: string): readonly Word[] {
  const words: Word[] = [];
  for (const { 0: print, index: start } of text.matchAll(word)) {
    const lower = print.toLowerCase();
    const last = start + print.length;
    const plain = !lower.includes("'") && !lower.includes('’');
    const folded = plain ? lower : lower.replace(/['’]/g, '');
    const bare = plain ? lower : lower.replace(possessive, '').replace(/['’]/g, '');
    words.push({ folded, bare, start, end: possessive.test(print) ? last - 2 : last, last });
  }
  return words;
}
