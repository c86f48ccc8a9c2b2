/** The numbers under which the rules that the engine cites stand in each edition. */
import type { Concept } from './concepts.ts';
import { runs } from './numberRuns.ts';

interface Run {
  readonly from: string;
  readonly number: string;
}

/** Since July 2009: days on which numbers of a part moved, and by how much, from which number of today on; sections of a chapter, rules of a section. */
const moves: Readonly<Record<string, string>> = {
  1: '2010-07-16 115 1, 2019-07-12 112 1',
  6: '2009-10-01 607 1',
  7: '2021-07-23 707 1',
  701: '2010-02-01 26 1, 2011-09-30 15 1, 2016-11-11 8 1 23 2 34 1, 2018-04-27 12 1, 2020-07-03 18 1, 2025-06-06 5 1 12 2 17 4 26 5 29 7',
  702: '2011-06-17 12 1, 2013-07-13 13 1, 2021-04-22 22 1',
};
const sinceSections = '2009-07-11';

/**
 * Runs written out. The last may be short: `2010-10-01 ~701.34a` is the number of today of a rule that from that day on moved with its
 * part alone, `~701.34a` one of July 2009.
 */
export function expandRuns(short: string): string {
  const [, before = '', from = sinceSections, chapter = '', section = '', rule = '', rest = ''] =
    /^(?:(.+), )?(?:(\S+) )?~(.)(..)\.(\d+)(.*)$/.exec(short) ?? [];
  if (chapter === '') return short;
  const ofRule = chapter + section in moves;
  const now = Number(ofRule ? rule : chapter + section);
  const steps = (moves[ofRule ? chapter + section : chapter] ?? '').split(', ').map((step) => {
    const [day = '', ...pairs] = step.split(' ');
    const [, by = 0] =
      pairs.flatMap((_, at) => (at % 2 === 0 && Number(pairs[at]) <= now ? [[0, Number(pairs[at + 1])]] : [])).at(-1) ?? [];
    return { day, by };
  });
  const numberOn = (day: string): string => {
    const then = now - steps.reduce((sum, step) => (step.day > day ? sum + step.by : sum), 0);
    return ofRule ? `${chapter}${section}.${then}${rest}` : `${then}.${rule}${rest}`;
  };
  const days = [from, ...steps.flatMap(({ day, by }) => (day > from && by !== 0 ? [day] : []))];
  return [...(before === '' ? [] : [before]), ...days.map((day) => `${day} ${numberOn(day)}`)].join(', ');
}

const known = new Map<Concept, readonly Run[]>();

function runsOf(concept: Concept): readonly Run[] {
  const found = known.get(concept);
  if (found) return found;
  // A name made of what the engine does may be no concept (named.ts).
  const text = (runs as Readonly<Record<string, string>>)[concept] ?? '';
  const read = expandRuns(text)
    .split(', ')
    .flatMap((run): Run[] => {
      const [from = '', number = ''] = run.split(' ');
      return from === '' ? [] : [{ from, number: number === '-' ? '' : number }];
    });
  known.set(concept, read);
  return read;
}

/** The first edition in which a concept has a rule of its own, and its number there. */
export const firstRun = (concept: Concept): Run | undefined => runsOf(concept).find(({ number }) => number !== '');

/**
 * The first edition that is known; days before it have its numbers. Each concept begins with its first day, or else in July 2009: to write out all runs
 * for it would be most of what a browser does when it loads the engine.
 */
const firstDay = Object.values(runs).reduce(
  (least, text) => (/^\d/.test(text) && text < least ? text.slice(0, sinceSections.length) : least),
  sinceSections,
);

/** The numbers of a concept's rules under the edition in force on a day; none where no rule speaks of it. */
export function citesOf(concept: Concept, day: string): readonly string[] {
  const run = runsOf(concept).findLast(({ from }) => from <= (day < firstDay ? firstDay : day));
  return run === undefined || run.number === '' ? [] : [run.number];
}
