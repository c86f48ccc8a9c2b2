/** One question for a number or a name: what stands there, and what is near when nothing does. */
import { compareRuleNumbers, parentNumber, toRuleNumber, type RuleNumber } from '../../model/ruleNumber.ts';
import type { CorpusEntry } from '../format.ts';
import { foldName, namesOfHeadword, otherNumbers } from '../wording/headwords.ts';
import { parseNumberQuery } from './numberQuery.ts';

/**
 * `number` as the corpus writes it, `alone` when its final stop asks for nothing that stands under it; `name` folded, for terms and headings.
 */
export type Question =
  { readonly kind: 'number'; readonly number: string; readonly alone?: true } | { readonly kind: 'name'; readonly name: string };

type Findable = Pick<CorpusEntry, 'id' | 'kind' | 'number' | 'title' | 'meant'>;

/**
 * Reads what someone typed: `704.5j`, `cr 704.5J.`, `rule 704`, `7045j` (numberQuery.ts), `G1.2a`, `A.1` are numbers; anything else is a name.
 * An id (`glossary:Trample`) is understood too.
 */
export function parseQuestion(text: string): Question {
  const trimmed = text.trim().replace(/\s+/g, ' ');
  const asked = parseNumberQuery(trimmed);
  if (asked && asked.to === undefined) return makeNumbered(asked.number, asked.alone);
  const bare = trimmed.replace(/^(?:cr|rules?|section|subrule)\s*(?=\d)/i, '').replace(/\.+$/, '');
  const alone = trimmed.endsWith('.');
  if (/^[a-z]\d*(?:\.\d+[a-z]*)+$/i.test(bare)) return makeNumbered(bare.charAt(0).toUpperCase() + bare.slice(1).toLowerCase(), alone);
  if (/^\d+(?:\.\w+)+$/.test(bare)) return makeNumbered(bare, alone);
  return { kind: 'name', name: foldName(trimmed.replace(/^glossary:/i, '')) };
}

function makeNumbered(number: string, alone: boolean): Question {
  return { kind: 'number', number, ...(alone ? { alone } : {}) };
}

/**
 * The entries that answer, the best first: of a number all entries that bear it (misprints make two), then those that were meant to;
 * of a name the term, then headings and titled rules of that name; where nothing has the name, what has it in the singular or plural.
 */
export function findEntries<Entry extends Findable>(entries: readonly Entry[], question: Question): readonly Entry[] {
  if (question.kind === 'number') {
    const bearers = entries.filter(({ number, kind }) => kind !== 'term' && number === question.number);
    return [...bearers, ...entries.filter(({ meant }) => meant === question.number)];
  }
  const bearing = (names: readonly string[]): Entry[] => entries.filter((entry) => namesOf(entry).some((name) => names.includes(name)));
  const exact = bearing([question.name]);
  const named = exact.length > 0 ? exact : bearing(otherNumbers(question.name));
  return [...named.filter(({ kind }) => kind === 'term'), ...named.filter(({ kind }) => kind !== 'term')];
}

function namesOf({ kind, title, id }: Findable): readonly string[] {
  if (kind === 'term') return namesOfHeadword(title ?? id.replace(/^glossary:/, ''));
  return title === undefined ? [] : [foldName(title)];
}

const nearCount = 5;

/** What is near, when nothing answers: the nearest number above that exists and the neighbours on both sides, or names spelt alike. */
export function findNear<Entry extends Findable>(entries: readonly Entry[], question: Question): readonly Entry[] {
  if (question.kind === 'name') return findAlike(entries, question.name);
  const number = toRuleNumber(question.number);
  return number === undefined ? [] : findNeighbours(entries, number);
}

function findNeighbours<Entry extends Findable>(entries: readonly Entry[], wanted: RuleNumber): Entry[] {
  const numbered = entries
    .flatMap((entry) => {
      const number = entry.kind === 'term' ? undefined : toRuleNumber(entry.number);
      return number === undefined ? [] : [{ entry, number }];
    })
    .toSorted((left, right) => compareRuleNumbers(left.number, right.number));
  const above = numbered.find(({ number }) => number === parentNumber(wanted));
  const place = numbered.findIndex(({ number }) => compareRuleNumbers(number, wanted) > 0);
  const middle = place < 0 ? numbered.length : place;
  const around = numbered.slice(Math.max(0, middle - 2), middle + 2);
  return [...new Set([...(above ? [above] : []), ...around])].map(({ entry }) => entry);
}

function findAlike<Entry extends Findable>(entries: readonly Entry[], name: string): Entry[] {
  const wanted = pairsOf(name);
  return entries
    .map((entry) => ({ entry, likeness: Math.max(0, ...namesOf(entry).map((other) => likenessOf(wanted, pairsOf(other)))) }))
    .filter(({ likeness }) => likeness >= 0.4)
    .toSorted((left, right) => right.likeness - left.likeness)
    .slice(0, nearCount)
    .map(({ entry }) => entry);
}

/** Pairs of neighbouring letters, with the ends marked: a measure that a slip of the finger changes little (Dice, 1945). */
function pairsOf(name: string): ReadonlySet<string> {
  const marked = `^${name.toLowerCase()}$`;
  return new Set(Array.from({ length: marked.length - 1 }, (_, at) => marked.slice(at, at + 2)));
}

function likenessOf(left: ReadonlySet<string>, right: ReadonlySet<string>): number {
  return (2 * [...left].filter((pair) => right.has(pair)).length) / (left.size + right.size);
}
