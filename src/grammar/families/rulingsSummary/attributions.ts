/**
 * Who said it, and when: the brackets behind the wordings of a rulings summary.
 *
 *     [D'Angelo 02/03/98]            author and day
 *     [CompRules 2005/08/01]
 *     [DCI Floor Rules 125 - 2003/09/01]
 *     [bethmo 1994]                  author; a year is no day, so there is no date
 *     [Mirage, Page 29]              a printed work, no date
 *     [Urza's Saga Rule Page]        a work without a page, where a sentence has ended
 *
 * Brackets are wording too (`you [may] pay`, `Cycling [cost]`), so each has to look like a source.
 */
import { type IsoDate, toIsoDate } from '../../../model/edition.ts';
import type { Leaf } from '../../../model/tree.ts';
import { parseDate } from '../../constructs/dateLine.ts';

export interface Attribution {
  /** Whoever or whatever is named, without the day: `D'Angelo`, `Mirage, Page 29`. */
  readonly author: string;
  readonly date?: IsoDate;
}

//   … 02/03/98          … - 2003/09/01
const dated = /^(.*?)[\s,-]*(?<![\d/])(\d{1,2}\/\d{1,2}\/(?:\d{4}|\d{2})|\d{4}\/\d{1,2}\/\d{1,2})$/s;
//   bethmo 1994         but not: DCI Letter, Jan 1997
const yeared = /^([A-Za-z' ]+?) (?:19|20)\d\d$/;
const month = /\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*$/;
//   Mirage, Page 12-14
const paged = /\bPages? \d+(?:-\d+)?$/;
//   Legends Rulecards   two words or more, each with a capital
const work = /^[A-Z][\w'.#]*(?: (?:of |the |and )*[A-Z#\d][\w'.#]*)+$/;

/** Reads what stands between the brackets. Undefined when it names no day, year or page: `may`, `cost 1`, `this creature`. */
export function parseAttribution(inner: string): Attribution | undefined {
  const content = inner.replace(/\s+/g, ' ').trim();
  if (!/^[A-Za-z]/.test(content)) return undefined;
  const [, name = '', day = ''] = dated.exec(content) ?? [];
  if (day !== '') {
    const date = parseDate(day);
    return name === '' ? undefined : date ? { author: name, date } : { author: content };
  }
  const [, person = ''] = yeared.exec(content) ?? [];
  if (person !== '') return { author: month.test(person) ? content : person };
  return paged.test(content) || /, [A-Z][a-z]{2,8} (?:19|20)\d\d$/.test(content) ? { author: content } : undefined;
}

/** `[D'Angelo 1998/02/03]`: the inverse of parseAttribution, with the brackets. `style` is the order of the day's parts. */
export function makeAttribution(attribution: Attribution, style: 'american' | 'year first'): string {
  const { author, date } = attribution;
  if (date === undefined) return `[${author}]`;
  const [year = '', of = '', day = ''] = date.split('-');
  return `[${author} ${style === 'american' ? `${of}/${day}/${year.slice(2)}` : `${year}/${of}/${day}`}]`;
}

/**
 * Whether the bracket from `start` to `end` (behind `]`) is an attribution. One that names neither day nor page must be several words with
 * capitals, behind the end of a sentence and before the start of one.
 */
export function isAttribution(text: string, start: number, end: number): boolean {
  const inner = text.slice(start + 1, end - 1);
  if (parseAttribution(inner)) return true;
  if (!work.test(inner.replace(/\s+/g, ' '))) return false;
  const before = text.slice(Math.max(0, start - 12), start);
  const after = text.slice(end, end + 12);
  return /[.!?][")']*\s+$|\]\s+$/.test(before) && /^(?:\s*$|\s+["([A-Z+\d])/.test(after);
}

/** The author and date of an entry from its attributions: authors joined, each once; the date is that of the last one that has a date. */
export function creditsOf(leaves: readonly Leaf[]): { author?: string; date?: IsoDate } {
  const authors: string[] = [];
  let date: IsoDate | undefined;
  for (const leaf of leaves) {
    if (leaf.type !== 'attribution') continue;
    const inner = leaf.value.slice(1, -1).replace(/\s+/g, ' ');
    const attribution = parseAttribution(inner) ?? { author: inner };
    if (!authors.includes(attribution.author)) authors.push(attribution.author);
    date = attribution.date ?? date;
  }
  return { ...(authors.length > 0 ? { author: authors.join('; ') } : {}), ...(date ? { date } : {}) };
}

//   Updated 2005/10/23        … since the last released version on 04/21/99.
const releases = [
  /\bUpdated:?\s+(\d[\d/.-]+\d)/,
  /\breleased?\s+version\s+on\s+(\d[\d/.-]+\d)/i,
  /\bVersion(?:\s+of|\s+date)?:?\s+(\d[\d/.-]+\d)/i,
];

/** The day of a release of the summary, from its front matter. */
export function releaseDate(frontMatter: string): IsoDate | undefined {
  for (const shape of releases) {
    const match = shape.exec(frontMatter);
    const date = match ? parseDate(match[1] ?? '') : undefined;
    if (date && toIsoDate(date)) return date;
  }
  return undefined;
}
