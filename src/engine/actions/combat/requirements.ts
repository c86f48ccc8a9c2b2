/** With which declarations one is compared that neglects a requirement beside a restriction (508.1d, 509.1c; until 2009: 500). */
import { type Variant, variantOn } from '../../concepts/variant.ts';
import { costlyPairs, countMet, type Declaration, findBrokenLimit, mostRequirements, type Problem, serves, type Unit } from './solve.ts';

const optionsAsked = ({ requirements }: Problem, unit: Unit): Unit['options'] =>
  unit.options.filter((option) => requirements.some(({ by, to }) => by.has(unit.id) && serves(option, to)));

/** Only what a creature does of which something is required is looked for; of others it is what was declared, or nothing (2003-07-01 500.5). */
const ofThoseAsked = (problem: Problem, declaration: Declaration): number => {
  const units = problem.units.map((unit) => {
    const declared = declaration[unit.id];
    return { ...unit, options: [...(declared ? [declared] : []), ...optionsAsked(problem, unit)] };
  });
  return mostRequirements({ ...problem, units }, costlyPairs(problem, declaration));
};

/** Each creature is looked at by itself, beside the rest of what was declared (1999-04-23 500.2, 2001-07-23 500.3). */
const oneAtATime = (problem: Problem, declaration: Declaration): number =>
  Math.max(
    ...problem.units.flatMap((unit) =>
      optionsAsked(problem, unit)
        .filter((option) => option.every((thing) => !unit.costly.has(thing)))
        .map((option) => ({ ...declaration, [unit.id]: option }))
        .filter((other) => findBrokenLimit(problem, other) === undefined)
        .map((other) => countMet(problem, other)),
    ),
    0,
  );

/**
 * Since May 2007 as many requirements are met as any declaration could meet (2007-05-01 500.4). The edition of May 2003 has the rule of October 2002
 * again.
 */
export const requirementsCompared: readonly Variant<(problem: Problem) => Problem>[] = [
  { from: '2007-05-01', value: (problem) => problem },
  { from: '2003-07-01', value: (problem) => ({ ...problem, most: ofThoseAsked }) },
  { from: '2003-05-26', value: (problem) => ({ ...problem, most: oneAtATime }) },
  { from: '2003-03-15', value: (problem) => ({ ...problem, most: ofThoseAsked }) },
  { from: '', value: (problem) => ({ ...problem, most: oneAtATime }) },
];

/** The problem as the rules of a day compare declarations. Without a restriction on several creatures nothing stands in the way of a requirement. */
export const compared = (problem: Problem, day: string): Problem =>
  problem.limits.length === 0 || problem.requirements.length === 0 ? problem : variantOn(requirementsCompared, day)(problem);
