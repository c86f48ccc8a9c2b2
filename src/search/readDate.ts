/** The time that a query names: `mulligan in 2008`, `502.33 before July 2009`, `as of 2010-02-01`. */
import type { IsoDate } from '../model/edition.ts';
import type { QueryPart } from './parseQuery.ts';

export interface AskedDate {
  /** As it was typed. */
  readonly typed: string;
  /** The last day that is meant: what was in force on it was in force then. */
  readonly day: IsoDate;
  /** The parts of the query that name no time. */
  readonly rest: readonly QueryPart[];
}

const months = ['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december'];
const leads = /^(?:in|of|from|since|after|before|until|till|by|around|during|circa)$/;
const firstYear = 1993;

/** Undefined where no time is named. A year needs a word before it that says so: `2015` alone may count something. */
export function readDate(parts: readonly QueryPart[]): AskedDate | undefined {
  const words = parts.map(({ kind, text, without }) => (kind === 'word' && !without ? text.toLowerCase().replace(/[,?!.]+$/, '') : ''));
  for (let at = 0; at < words.length; at += 1) {
    const day = /^(?:19|20)\d\d-\d\d(?:-\d\d)?$/.exec(words[at] ?? '')?.[0];
    const year = /^(?:19|20)\d\d$/.exec(words[at] ?? '')?.[0];
    const month = year === undefined ? -1 : monthOf(words[at - 1] ?? '');
    const first = month < 0 ? at : at - 1;
    const lead = words[first - 1] ?? '';
    const isLed = leads.test(lead) || (lead !== '' && words[first - 2] === 'as' && lead === 'of');
    const last = day === undefined ? endOf(Number(year), month, lead === 'before') : endOfDay(day, lead === 'before');
    if (last === undefined || (day === undefined && month < 0 && !isLed)) continue;
    const begin = isLed ? first - (words[first - 2] === 'as' ? 2 : 1) : first;
    const typed = parts
      .slice(begin, at + 1)
      .map(({ text }) => text)
      .join(' ');
    return { typed, day: last, rest: [...parts.slice(0, begin), ...parts.slice(at + 1)] };
  }
  return undefined;
}

const monthOf = (word: string): number => (word.length < 3 ? -1 : months.findIndex((month) => month.startsWith(word)));

/** The last day of a year or month; before it, the one before its first. */
function endOf(year: number, month: number, isBefore: boolean): IsoDate | undefined {
  if (!(year >= firstYear)) return undefined;
  const first = isBefore ? new Date(Date.UTC(year, Math.max(0, month), 0)) : new Date(Date.UTC(year, month < 0 ? 12 : month + 1, 0));
  return first.toISOString().slice(0, 10) as IsoDate;
}

function endOfDay(day: string, isBefore: boolean): IsoDate | undefined {
  const [year = 0, month = 1, date] = day.split('-').map(Number);
  if (date === undefined) return endOf(year, month - 1, isBefore);
  const time = new Date(Date.UTC(year, month - 1, isBefore ? date - 1 : date));
  return Number.isNaN(time.getTime()) || year < firstYear || month > 12 || date > 31
    ? undefined
    : (time.toISOString().slice(0, 10) as IsoDate);
}
