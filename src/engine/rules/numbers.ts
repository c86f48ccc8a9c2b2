/** The numbers under which the rules that the engine cites stand in each edition. */
import type { Concept } from './concepts.ts';
import { runs } from './numberRuns.ts';

interface Run {
  readonly from: string;
  readonly number: string;
}

/** Days on which all keywords from the twenty-third on moved to another number, and how far they then were below the one that they have now. */
const moves: readonly (readonly [day: string, below: number])[] = [
  ['2009-07-11', 3],
  ['2011-06-17', 2],
  ['2013-07-13', 1],
  ['2021-04-22', 0],
];

/** The runs of a keyword that moved with the others, from its number of today: `64a 2007-05-01 502.61a` where it is older than section 702. */
export function expandRun(short: string): string {
  const [now = '', from = '', older] = short.split(' ');
  const numberAt = (below: number): string => `702.${Number.parseInt(now, 10) - below}${now.replace(/\d+/, '')}`;
  const first = moves.findLast(([day]) => day <= from);
  return [
    ...(first ? [`${from} ${numberAt(first[1])}`] : [`${from} ${older ?? ''}`]),
    ...moves.filter(([day]) => day > from).map(([day, below]) => `${day} ${numberAt(below)}`),
  ].join(', ');
}

const known = new Map<Concept, readonly Run[]>();

function runsOf(concept: Concept): readonly Run[] {
  const found = known.get(concept);
  if (found) return found;
  const text = runs[concept];
  const read = (/^\d+[a-z]/.test(text) ? expandRun(text) : text).split(', ').flatMap((run): Run[] => {
    const [from = '', number = ''] = run.split(' ');
    return from === '' ? [] : [{ from, number: number === '-' ? '' : number }];
  });
  known.set(concept, read);
  return read;
}

/** The first edition that is known; days before it have its numbers. */
const firstDay = Object.keys(runs)
  .flatMap((concept) => runsOf(concept as Concept).map(({ from }) => from))
  .toSorted()[0];

/** The numbers of a concept's rules under the edition in force on a day; none where no rule speaks of it. */
export function citesOf(concept: Concept, day: string): readonly string[] {
  const first = firstDay ?? day;
  const run = runsOf(concept).findLast(({ from }) => from <= (day < first ? first : day));
  return run === undefined || run.number === '' ? [] : [run.number];
}
