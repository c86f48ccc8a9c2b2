/** The day that a text says it is of. Nothing is guessed: a day stands alone in its line, or behind a word such as "Published". */
import { toIsoDate, type IsoDate } from '../model/edition.ts';

export interface TextDate {
  /** As it is written. */
  readonly text: string;
  readonly date: IsoDate;
}

export type ReadTextDate =
  | { readonly kind: 'day'; readonly said: TextDate }
  /** The text is of none of these for sure: days that it names, each once, the first twelve. */
  | { readonly kind: 'unsure'; readonly named: readonly TextDate[] }
  | { readonly kind: 'none' };

const months = ['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december'];
const month = months
  .map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?\\.?`)
  .join('|')
  .replace('sep(?:', 'sept?(?:');

/** Days of every order that can be told: a day written in figures alone is one only where a figure is too great for a month. */
const days = new RegExp(
  [
    String.raw`(?<![\w.-])(?<year>(?:19|20)\d\d)-(?<month>\d\d)-(?<day>\d\d)(?![\w-]|\.\d)`,
    String.raw`\b(?<name>${month}) (?<of>\d{1,2})(?:st|nd|rd|th)?,? (?<in>(?:19|20)\d\d)\b`,
    String.raw`\b(?<ofDay>\d{1,2})(?:st|nd|rd|th|\.)?(?: of)? (?<nameOf>${month}),? (?<inYear>(?:19|20)\d\d)\b`,
    String.raw`(?<![\w./-])(?<one>\d{1,2})(?<between>[./])(?<other>\d{1,2})\k<between>(?<figures>(?:19|20)\d\d)(?![\w/-]|\.\d)`,
  ].join('|'),
  'gi',
);

/** What stands before a day at the beginning of a line, where a text says that it is of it. */
const lead =
  /^[\s#>*_|(–—-]*(?:date[ds]?|(?:first |last )?(?:published|posted|written|updated)|last (?:changed|modified|revised))(?: on| at)?:?[\s*_]*$/i;
const bare = /^[\s#>*_|()[\]—–-]*$/;

/** So much of a line is looked at, on either side of a day. */
const around = 200;

/** Reads the day. A text that says two different days of itself is unsure of both. */
export function readTextDate(text: string): ReadTextDate {
  const named = new Map<IsoDate, TextDate>();
  const own = new Map<IsoDate, TextDate>();
  for (const match of text.matchAll(days)) {
    const date = toDay(match.groups ?? {});
    if (date === undefined) continue;
    const said = { text: match[0], date };
    if (!named.has(date)) named.set(date, said);
    const end = match.index + match[0].length;
    const window = text.slice(Math.max(0, match.index - around), match.index);
    const before = window.slice(Math.max(window.lastIndexOf('\n'), window.lastIndexOf('\r')) + 1);
    const after = text.slice(end, end + around).replace(/[\r\n][^]*$/, '');
    if (before.length === around) continue;
    if (lead.test(before) || (bare.test(before) && bare.test(after))) if (!own.has(date)) own.set(date, said);
  }
  const [only, ...others] = own.values();
  if (only && others.length === 0) return { kind: 'day', said: only };
  return named.size === 0 ? { kind: 'none' } : { kind: 'unsure', named: [...named.values()].slice(0, 12) };
}

function toDay(groups: Readonly<Record<string, string | undefined>>): IsoDate | undefined {
  if (groups['year'] !== undefined) return make(groups['year'], Number(groups['month']), Number(groups['day']));
  const name = groups['name'] ?? groups['nameOf'];
  if (name !== undefined) {
    const at = months.findIndex((each) => each.startsWith(name.toLowerCase().slice(0, 3)));
    return make(groups['in'] ?? groups['inYear'] ?? '', at + 1, Number(groups['of'] ?? groups['ofDay']));
  }
  const [one, other, year = ''] = [Number(groups['one']), Number(groups['other']), groups['figures']];
  if (one === other || (one > 12 && other <= 12)) return make(year, other, one);
  return other > 12 && one <= 12 ? make(year, one, other) : undefined;
}

const make = (year: string, at: number, day: number): IsoDate | undefined =>
  toIsoDate(`${year}-${String(at).padStart(2, '0')}-${String(day).padStart(2, '0')}`);
