/**
 * The handbook: one text, many editions. Its chapters are read once; the edition of a day holds the entries that held on that day, under
 * the numbers they bore, with citations that point at those numbers.
 */
import { createHash } from 'node:crypto';
import type { IsoDate } from '../model/edition.ts';
import type { Entry, ReadEdition } from '../model/entry.ts';
import { compareParts, kindOfNumber, parentNumber, parseRuleNumber, type RuleNumberParts, toRuleNumber } from '../model/ruleNumber.ts';
import type { Inline } from '../model/wording.ts';
import { countEntries, makeUnique } from './entries.ts';
import type { Facts } from './facts.ts';
import type { NamedBytes } from './ingest/reader.ts';
import { linkEntries, readTextDocument } from './readDocument.ts';
import { numberOn, restsOf } from './rests.ts';
import { makeWording, parseWording } from './wording/parseWording.ts';

/**
 * Chapters in any order to editions, oldest first: the days that content/editions.yaml names for the handbook, the day of its front matter,
 * and between the first and the last of them every day on which an entry begins, ends or is renumbered.
 */
export function readHandbook(files: readonly NamedBytes[], facts: Facts): ReadEdition[] {
  const inOrderOfName = files.toSorted((left, right) => (left.file < right.file ? -1 : 1));
  const chapters = inOrderOfName.flatMap(({ file, bytes }) => {
    const result = readTextDocument(file, bytes, facts);
    return result.kind === 'editions' ? result.editions.filter(({ document }) => document === 'handbook') : [];
  });
  const newest = chapters
    .flatMap(({ date }) => (date === undefined ? [] : [date]))
    .sort()
    .at(-1);
  if (newest === undefined) return [];
  const named = [...facts.byEdition.values()]
    .filter(({ document, date }) => document === 'handbook' && date < newest)
    .map(({ date }) => date)
    .sort();
  const [first = newest] = named;
  const changed = chapters.flatMap(({ entries }) => entries.flatMap(daysOf)).filter((date) => date > first && date < newest);
  const all = chapters.flatMap(({ entries }) => entries);
  const project = openProjection(all);
  const source = sourceOf(inOrderOfName, chapters[0]);
  return [...new Set([...named, ...changed, newest])].sort().map((date) => editionOf(date, all, project, chapters, source));
}

function sourceOf(files: readonly NamedBytes[], first: ReadEdition | undefined): ReadEdition['source'] {
  const hash = createHash('sha256');
  for (const { bytes } of files) hash.update(bytes);
  return {
    file: 'content/handbook',
    sha256: hash.digest('hex'),
    bytes: files.reduce((total, { bytes }) => total + bytes.length, 0),
    encoding: first?.source.encoding ?? 'utf-8',
    mark: first?.source.mark ?? false,
    lineEnds: first?.source.lineEnds ?? 'LF',
    format: 'markdown',
    family: 'handbook',
    extent: 'whole',
  };
}

function editionOf(
  date: IsoDate,
  all: readonly Entry[],
  project: Projection,
  chapters: readonly ReadEdition[],
  source: ReadEdition['source'],
): ReadEdition {
  const holding = all.filter((entry) => holds(entry, date)).map((entry) => project(entry, date));
  const unique = makeUnique();
  const entries = withoutEmptyHeadings(sortEntries(holding).map((entry) => withId(entry, unique(entry.id))));
  const citations = [...linkEntries(entries).values()].flat();
  const first = chapters[0];
  const sum = (part: 'characters' | 'inEntries' | 'inHeadings' | 'inFrontAndBackMatter' | 'unaccounted'): number =>
    chapters.reduce((total, { accounting }) => total + accounting[part], 0);
  return {
    document: 'handbook',
    date,
    dateFrom: 'front matter',
    ...(first?.title === undefined ? {} : { title: first.title }),
    source,
    entries,
    counts: { ...countEntries(entries), citations: citations.length, unresolved: citations.filter(({ resolved }) => !resolved).length },
    accounting: {
      characters: sum('characters'),
      inEntries: sum('inEntries'),
      inHeadings: sum('inHeadings'),
      inFrontAndBackMatter: sum('inFrontAndBackMatter'),
      unaccounted: sum('unaccounted'),
    },
    diagnostics: chapters.flatMap(({ diagnostics, source }) =>
      diagnostics
        .filter(({ ruleId }) => ruleId !== 'number-skipped')
        .map((each) => ({ ...each, message: `${source.file}: ${each.message}` })),
    ),
  };
}

const withId = (entry: Entry, id: string): Entry => (id === entry.id ? entry : { ...entry, id });

/** The days on which an entry begins, ends or is renumbered. */
const daysOf = ({ from, until, formerly = [] }: Entry): readonly IsoDate[] =>
  [from, until, ...formerly.map((was) => was.until)].filter((date) => date !== undefined);

const holds = (entry: Entry, date: IsoDate): boolean =>
  (entry.from === undefined || entry.from <= date) && (entry.until === undefined || date < entry.until);

type CitedBy = (end: IsoDate | undefined) => ReadonlyMap<string, Entry>;

/**
 * What the numbers mean in which an entry cites: a present form cites today's; one that has ended cites those of the day before its end.
 * Entries that end on one day share them.
 */
function openCited(entries: readonly Entry[]): CitedBy {
  const known = new Map<IsoDate | undefined, ReadonlyMap<string, Entry>>();
  return (end) => {
    const found = known.get(end) ?? findCited(entries, end);
    known.set(end, found);
    return found;
  };
}

function findCited(entries: readonly Entry[], end: IsoDate | undefined): ReadonlyMap<string, Entry> {
  const stood = (entry: Entry): boolean =>
    end === undefined
      ? entry.until === undefined
      : (entry.from === undefined || entry.from < end) && (entry.until === undefined || entry.until >= end);
  const cited = (entry: Entry): string => entry.formerly?.find((was) => end !== undefined && end <= was.until)?.number ?? entry.number;
  return new Map(entries.filter((entry) => entry.number !== '' && stood(entry)).map((entry) => [cited(entry), entry]));
}

/** The entry of a day, in one object for all days on which it is the same: what is written of an edition is written once of each. */
type Projection = (entry: Entry, date: IsoDate) => Entry;

function openProjection(all: readonly Entry[]): Projection {
  const citedBy = openCited(all);
  const last = new Map<Entry, Entry>();
  return (entry, date) => {
    const before = last.get(entry);
    const made = project(entry, date, citedBy);
    if (before && isSame(before, made)) return before;
    last.set(entry, made);
    return made;
  };
}

/** From day to day there change the number, with all that it says, and the numbers that are cited. */
const isSame = (one: Entry, other: Entry): boolean =>
  one.number === other.number && one.text === other.text && one.examples.every((example, at) => example === other.examples[at]);

/** A text without a number is the same on all days. */
function project(entry: Entry, date: IsoDate, citedBy: CitedBy): Entry {
  const { id, kind, title, lines, until, beside } = entry;
  const number = numberOn(entry, date);
  const numberOf = (cited: string): string => {
    const found = citedBy(until).get(cited);
    return found ? numberOn(found, date) : cited;
  };
  const renumber = (text: string): string =>
    /\d{3}/.test(text) ? makeWording(parseWording(text).map((inline) => renumbered(inline, numberOf))) : text;
  const above = toRuleNumber(number);
  const under = above && parentNumber(above);
  const parts = parseRuleNumber(number);
  const rests = restsOf(entry);
  return {
    id: number === '' ? id.replace(/~\d+$/, '') : number,
    kind: parts ? kindOfNumber(parts) : kind,
    number,
    ...(title === undefined ? {} : { title }),
    lines,
    ...(under === undefined ? {} : { parent: under }),
    text: renumber(entry.text),
    examples: entry.examples.map(renumber),
    ...(beside === undefined ? {} : { beside }),
    ...(rests === undefined ? {} : { rests }),
  };
}

function renumbered(inline: Inline, numberOf: (cited: string) => string): Inline {
  if (inline.kind === 'emphasis') return { ...inline, children: inline.children.map((child) => renumbered(child, numberOf)) };
  if (inline.kind !== 'citation' || inline.cited.kind === 'term') return inline;
  return { ...inline, value: inline.value.replace(/\d{3}(?:\.\d{1,3}[a-z]?)?/g, numberOf) };
}

/** Numbers first, in their order, then the glossary by headword. What they are ordered by is read once of each. */
function sortEntries(entries: readonly Entry[]): readonly Entry[] {
  const numbered: { readonly entry: Entry; readonly parts: RuleNumberParts }[] = [];
  const named: { readonly entry: Entry; readonly headword: string }[] = [];
  for (const entry of entries) {
    const parts = parseRuleNumber(entry.number);
    if (parts) numbered.push({ entry, parts });
    else named.push({ entry, headword: (entry.title ?? '').toLowerCase() });
  }
  numbered.sort((left, right) => compareParts(left.parts, right.parts));
  named.sort((left, right) => (left.headword < right.headword ? -1 : 1));
  return [...numbered, ...named].map(({ entry }) => entry);
}

/** A heading under which nothing held on that day is no part of the edition. */
function withoutEmptyHeadings(entries: readonly Entry[]): Entry[] {
  const parents = new Set(entries.filter(({ kind }) => kind === 'rule' || kind === 'subrule').map(({ number }) => number.slice(0, 3)));
  const sections = new Set([...parents].map((number) => number.charAt(0)));
  return entries.filter(({ kind, number }) =>
    kind === 'subsection' ? parents.has(number) : kind === 'section' ? sections.has(number) : true,
  );
}
