/** The numbers under which the rules that the engine cites stand in each edition. */
import type { Concept } from './concepts.ts';
import { runs } from './numberRuns.ts';

interface Run {
  readonly from: string;
  readonly number: string;
}

const known = new Map<Concept, readonly Run[]>();

function runsOf(concept: Concept): readonly Run[] {
  const found = known.get(concept);
  if (found) return found;
  const read = runs[concept].split(', ').flatMap((run): Run[] => {
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
