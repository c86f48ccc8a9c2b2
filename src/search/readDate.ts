/** The time that a query names: `mulligan in 2008`, `502.33 before July 2009`, `as of 2010-02-01`, `mana burn before M10`. */
import type { Release } from '../model/calendar.ts';
import { toIsoDate, type IsoDate } from '../model/edition.ts';
import type { QueryPart } from './parseQuery.ts';
import { findRelease } from './releases.ts';

export interface AskedDate {
  /** As it was typed. */
  readonly typed: string;
  /** The last day that is meant: what was in force on it was in force then. */
  readonly day: IsoDate;
  /** The parts of the query that name no time. */
  readonly rest: readonly QueryPart[];
  /** Those that name it, without what leads to it. */
  readonly named: readonly QueryPart[];
}

const months = ['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december'];
const leads = /^(?:in|of|from|since|after|before|until|till|by|around|during|circa)$/;
const firstYear = 1993;

/** A time in a query: its first and last part, without what leads to it, and the day that is meant. */
interface FoundTime {
  readonly first: number;
  readonly last: number;
  readonly day: IsoDate;
}

/** A word as it is compared, without marks of the sentence. */
export const bareWord = (text: string): string => text.replace(/[,?!.:;]+$/, '');

/**
 * Undefined where no time is named. A year or a release needs a word before it that says so, or the number of a rule
 * beside it: `2015` among others may count something.
 * `isAlone`: nothing else is named, so that a release needs none, nor a year in which one came out.
 */
export function readDate(parts: readonly QueryPart[], releases: readonly Release[] = [], isAlone = false): AskedDate | undefined {
  const typed = parts.map(({ kind, text, without }) => (kind === 'word' && !without ? bareWord(text) : ''));
  const words = typed.map((word) => word.toLowerCase());
  const lastYear = isAlone ? Number(releases.at(-1)?.date.slice(0, 4) ?? 0) : 0;
  for (let at = 0; at < words.length; at += 1) {
    const found = readFigures(words, at, lastYear) ?? readRelease(typed, words, at, releases, isAlone);
    if (!found) continue;
    const { first, last, day } = found;
    const begin = first - countLead(words, first);
    return {
      typed: parts
        .slice(begin, last + 1)
        .map(({ text }) => text)
        .join(' '),
      day,
      rest: [...parts.slice(0, begin), ...parts.slice(last + 1)],
      named: parts.slice(first, last + 1),
    };
  }
  return undefined;
}

/** How many words before a time lead to it: `in`, `as of`. */
function countLead(words: readonly string[], first: number): number {
  if (!leads.test(words[first - 1] ?? '')) return 0;
  return words[first - 1] === 'of' && words[first - 2] === 'as' ? 2 : 1;
}

const isBefore = (words: readonly string[], first: number): boolean => words[first - 1] === 'before';

/** `2009-07`, `July 2009`, `11 July 2009`, `in 2009`; the year at a place, which needs no lead up to `lastYear`. */
function readFigures(words: readonly string[], at: number, lastYear: number): FoundTime | undefined {
  const year = /^(?:19|20)\d\d$/.exec(words[at] ?? '')?.[0];
  const written = year === undefined ? undefined : readDay(words, at, year);
  const day = written?.day ?? /^(?:19|20)\d\d-\d\d(?:-\d\d)?$/.exec(words[at] ?? '')?.[0];
  const month = year === undefined ? -1 : monthOf(words[at - 1] ?? '');
  const first = written?.first ?? (month < 0 ? at : at - 1);
  const last = day === undefined ? endOf(Number(year), month, isBefore(words, first)) : endOfDay(day, isBefore(words, first));
  const isBesideNumber = [words[at - 1], words[at + 1]].some((word) => /^\d{3}\.\d/.test(word ?? ''));
  const isNamed = day !== undefined || month >= 0 || isBesideNumber || countLead(words, first) > 0 || Number(year) <= lastYear;
  return last !== undefined && isNamed ? { first, last: at, day: last } : undefined;
}

/** `July 11, 2009`, `11th July 2009`: a day before the year at a place. */
function readDay(words: readonly string[], at: number, year: string): { readonly first: number; readonly day: string } | undefined {
  const both = [words[at - 2] ?? '', words[at - 1] ?? ''];
  const month = both.map(monthOf).find((each) => each >= 0);
  const date = both.flatMap((word) => /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(word)?.[1] ?? [])[0];
  if (month === undefined || date === undefined) return undefined;
  return { first: at - 2, day: `${year}-${String(month + 1).padStart(2, '0')}-${date.padStart(2, '0')}` };
}

/** `before M10`, `as of Zendikar`: the release whose name begins at a place, behind a word that leads to a time where anything else is named. */
function readRelease(
  typed: readonly string[],
  words: readonly string[],
  first: number,
  releases: readonly Release[],
  isAlone: boolean,
): FoundTime | undefined {
  const found = countLead(words, first) === 0 && !isAlone ? undefined : findRelease(releases, typed, first);
  if (!found) return undefined;
  const [from = '', to = ''] = [found.days[0], found.days.at(-1)];
  const day = isBefore(words, first) ? dayBefore(from as IsoDate) : (to as IsoDate);
  return { first, last: first + found.length - 1, day };
}

function dayBefore(day: IsoDate): IsoDate {
  return new Date(Date.parse(day) - 24 * 60 * 60 * 1000).toISOString().slice(0, 10) as IsoDate;
}

const monthOf = (word: string): number => (word.length < 3 ? -1 : months.findIndex((month) => month.startsWith(word)));

/** The last day of a year or month; before it, the one before its first. */
function endOf(year: number, month: number, before: boolean): IsoDate | undefined {
  if (!(year >= firstYear)) return undefined;
  const first = before ? new Date(Date.UTC(year, Math.max(0, month), 0)) : new Date(Date.UTC(year, month < 0 ? 12 : month + 1, 0));
  return first.toISOString().slice(0, 10) as IsoDate;
}

function endOfDay(day: string, before: boolean): IsoDate | undefined {
  const [year = 0, month = 1, date] = day.split('-').map(Number);
  if (date === undefined) return endOf(year, month - 1, before);
  const named = year < firstYear ? undefined : toIsoDate(day);
  return named !== undefined && before ? dayBefore(named) : named;
}
