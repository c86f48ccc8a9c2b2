/** The day from which a document says it is effective, in every form that editions have used. */
import { type IsoDate, toIsoDate } from '../../model/edition.ts';

const months = ['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december'];

const two = (value: number): string => String(value).padStart(2, '0');

const day = (year: number, month: number, date: number): IsoDate | undefined => toIsoDate(`${year}-${two(month)}-${two(date)}`);

//   July 11, 2009 / June18, 2021 / Sept. 24, 2001 / 1 October 2010 / 2010-10-01 / 2005/10/23 / 04/23/99
const monthName =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const written = new RegExp(`\\b${monthName}\\.?\\s*(\\d{1,2})(?:st|nd|rd|th)?,?\\s*(\\d{4})\\b`, 'i');
const dayFirst = new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)?\\s+${monthName}\\.?,?\\s+(\\d{4})\\b`, 'i');
const digits = /\b(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})\b/;
const american = /\b(\d{1,2})\/(\d{1,2})\/(\d{2}|\d{4})\b/;

const monthOf = (name: string): number => months.findIndex((month) => month.startsWith(name.toLowerCase().slice(0, 3))) + 1;

/** The first date in a text, in any of the forms above. Two-digit years are of the 1990s from 90 on, else of the 2000s. */
export function parseDate(text: string): IsoDate | undefined {
  const byName = written.exec(text);
  if (byName) return day(Number(byName[3]), monthOf(byName[1] ?? ''), Number(byName[2]));
  const byDay = dayFirst.exec(text);
  if (byDay) return day(Number(byDay[3]), monthOf(byDay[2] ?? ''), Number(byDay[1]));
  const iso = digits.exec(text);
  if (iso) return day(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const us = american.exec(text);
  if (!us) return undefined;
  const year = Number(us[3]);
  return day(year >= 100 ? year : year >= 90 ? 1900 + year : 2000 + year, Number(us[1]), Number(us[2]));
}

const stated =
  /\b(?:effective|current|in effect|in force|valid)\b[^.]{0,30}?\b(?:as of|from|on|since|beginning)\b((?:[^.]|(?<=\b[a-z]{3,4})\.(?=\s*\d)|\.(?=\d)){4,40})/i;
const banner = /^comprehensive rules\s{2,}(\d{1,2}\/\d{1,2}\/\d{2,4})$/i;

/** The date that a line states the document to be effective from; undefined for any other date, such as that of a post. */
export function statedDate(line: string): IsoDate | undefined {
  const match = stated.exec(line) ?? /^\s*effective(?: date)?:?\s+(.{6,40})$/i.exec(line) ?? banner.exec(line);
  return match ? parseDate(match[1] ?? '') : undefined;
}

/** `January 16, 2026`, as editions print it. */
export function makeDate(date: IsoDate): string {
  const [year = '', month = '1', of = '1'] = date.split('-');
  const name = months[Number(month) - 1] ?? '';
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${Number(of)}, ${year}`;
}
