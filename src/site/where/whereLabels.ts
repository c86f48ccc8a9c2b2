/** Words of ours about finding an old number today, and about the edition of a day. */
import type { End, Stretch } from '../../lineage/whereabouts.ts';
import type { Reason } from '../../model/alignment.ts';
import { sayDay } from '../frame/labels/days.ts';
import { joinNames, makeCount } from '../frame/labels/labels.ts';
import { reasonLabels } from '../frame/labels/reasonLabels.ts';

/** The words, with days as `say` says them: at a terminal they are as they are typed there. */
export function makeWhereLabels(say: (day: string) => string) {
  const labels = {
    where: 'Where is it now',
    question: 'What is an old number called now?',
    ask: 'Number or term',
    on: 'In the edition of',
    in: 'Where is it in',
    today: 'the newest edition here',
    find: 'Find',
    hint: 'An old number, and the edition it was cited from: this says what it is called now. Without an edition: all that ever bore it.',
    wholeText: 'A whole text with its citations',
    looking: 'Looking …',
    failed: 'The lineages could not be loaded. Try again in a moment.',
    needsScript: 'This needs JavaScript. Without it, the page of an old rule links to its history.',
    noEdition: (day: string, first: string) => `No edition here was in force on ${say(day)}; the first is of ${say(first)}.`,
    noDay: (text: string) => `“${text}” is no day. Write it as 2006-10-01.`,
    noDocument: 'No lineages are known here.',
    is: (date: string) => ` on ${say(date)} is `,
    sure: (score: number, because: Reason) => `${Math.round(score * 100)}% sure, ${reasonLabels[because]}`,
    isGone: (date: string) => ` on ${say(date)} is found in no entry `,
    when: (isToday: boolean, date: string) => (isToday ? 'in the newest edition here' : `in the edition of ${say(date)}`),
    /** `after`: the last edition before a gap that the edition of the end ends. */
    end: ({ edition, last }: End, isTakenOver: boolean, name: string, after?: string) =>
      `${isTakenOver ? 'Taken over' : 'Gone'} ${after === undefined ? `since the edition of ${say(edition)}` : `between ${say(after)} and ${say(edition)}`}; it was ${last.replace(/^glossary:/, '') || name} before.`,
    begins: ({ edition, last }: End, after?: string) =>
      `It came in ${after === undefined ? `with the edition of ${say(edition)}` : `between ${say(after)} and ${say(edition)}`}, as ${last.replace(/^glossary:/, '')}.`,
    missing: (asked: string, date: string) => `There is no ${asked} in the edition of ${say(date)}.`,
    stood: (stretches: readonly Stretch[]) =>
      `It stood in the editions of ${joinNames(stretches.map(({ first, last }) => (first === last ? say(first) : `${say(first)} to ${say(last)}`)))}.`,
    was: (number: string, first: string, last: string, title?: string) => `${number}${labels.stoodIn(title, first, last)}`,
    stoodIn: (title: string | undefined, first: string, last: string) =>
      `${title === undefined ? '' : ` ${title}`} stood in ${first === last ? `the edition of ${say(first)}` : `the editions of ${say(first)} to ${say(last)}`}.`,
    itIs: 'It is ',
    moreBearers: (count: number) => `It named ${makeCount(count, 'other provision')} before.`,
    anyEdition: 'any edition',
    noSuchDocument: (asked: string) => `The address asks for “${asked.slice(0, 60)}”, which is no edition of one document here.`,
    gap: (day: string, edition: string) => `The edition in force on ${say(day)}, ${edition}, is missing here.`,
    askIn: (date: string) => `Ask in the edition of ${say(date)}`,
    isNowCalled: (names: readonly string[], when: string) =>
      names.length === 0 ? `No entry was found that carries it on ${when}.` : `It is ${joinNames(names)} ${when}.`,
    askFor: (asked: string, date: string) => `What became of the ${asked} of ${say(date)}?`,
    near: 'Near it:',
    history: 'History through all editions',
    todayIs: 'In the newest edition:',
    goneToday: 'found in no entry',
    notHere: (number: string) => `${number} is not in this edition. Where is it?`,
  } as const;
  return labels;
}

export const whereLabels = makeWhereLabels(sayDay);

export const asOfLabels = {
  asOf: 'The rules on a day',
  day: 'Day',
  show: 'Show the rules of that day',
  hint: 'Leads to the edition that was in force.',
  about: 'Which edition of the rules was in force on a day, and all editions with their days.',
  editions: (title: string) => `Editions of ${title}`,
  before: (day: string) => `No edition was in force on ${sayDay(day)}. The first is that of`,
  noDay: (text: string) => `“${text}” is no day. Write it as 2008-03-01.`,
  /** Before the links to the editions on both sides, which are joined by `or`. */
  gap: (day: string, edition: string) =>
    `On ${sayDay(day)} the edition of ${edition} was in force, which is missing here. The nearest that are here:`,
  sides: { before: 'before it', until: 'after it' },
  notShown: (day: string) =>
    `The edition in force on ${sayDay(day)} is not part of this site as it was built. The last one before it is that of`,
  other: 'Other editions',
  close: 'Close',
  here: 'this page',
  absent: 'not found',
  all: 'The rules on a day, and all editions',
  year: 'Year',
  goToYear: 'Go to the editions of a year',
} as const;
