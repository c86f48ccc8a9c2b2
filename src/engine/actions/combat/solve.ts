/**
 * Declarations as a whole (508.1c, 508.1d, 509.1b, 509.1c): creatures that each take some of the things they may (whom they attack, which
 * creatures they block), limits on all of them together, and requirements of which as many must be met as any declaration could meet.
 */
import { atMost, bounds, TooManyAnswers } from '../../state/bounds.ts';
import type { Concept } from '../../concepts/concepts.ts';
import type { ObjectId, Thing } from '../../state/state.ts';

/** What each creature takes; those that take nothing are left out. */
export type Declaration = Readonly<Record<ObjectId, readonly Thing[]>>;

export interface Unit {
  readonly id: ObjectId;
  /** The ways in which it can take part; taking no part is always one more. */
  readonly options: readonly (readonly Thing[])[];
  /** Things that it can take only when something is paid. */
  readonly costly: ReadonlySet<Thing>;
}

export type Limit = { readonly concept: Concept; readonly reason: string } & (
  | /** So many of these at most take part, or take a certain thing. */
    { readonly kind: 'most'; readonly of: ReadonlySet<ObjectId>; readonly to?: Thing; readonly count: number }
    /** A thing is taken by nobody, or by so many. */
  | { readonly kind: 'least'; readonly to: Thing; readonly count: number }
  /** A creature takes part only together with so many of these others. */
  | { readonly kind: 'company'; readonly unit: ObjectId; readonly of: ReadonlySet<ObjectId>; readonly count: number }
);

/** Met when one of these creatures takes one of those things, or any at all. */
export interface Requirement {
  readonly by: ReadonlySet<ObjectId>;
  readonly to?: readonly Thing[];
  readonly reason: string;
}

export interface Problem {
  readonly units: readonly Unit[];
  readonly limits: readonly Limit[];
  readonly requirements: readonly Requirement[];
  /** How many requirements a declaration must meet, where it is not compared with all that could be (requirements.ts). */
  readonly most?: (problem: Problem, declaration: Declaration) => number;
}

const reaches = new WeakMap<Unit, ReadonlySet<Thing>>();

/** Everything that a unit could take in one option or another. */
function reachOf(unit: Unit): ReadonlySet<Thing> {
  const found = reaches.get(unit) ?? new Set(unit.options.flat());
  reaches.set(unit, found);
  return found;
}

const takes = (declaration: Declaration, id: ObjectId, to: Thing | undefined): boolean => {
  const things = declaration[id] ?? [];
  return to === undefined ? things.length > 0 : things.includes(to);
};

const count = (declaration: Declaration, of: Iterable<ObjectId>, to: Thing | undefined): number => {
  let sum = 0;
  for (const id of of) if (takes(declaration, id, to)) sum += 1;
  return sum;
};

/** The first limit that a declaration breaks. `open` units have not decided yet, so what they may still repair is no breach. */
export function findBrokenLimit({ limits }: Problem, declaration: Declaration, open: readonly Unit[] = []): Limit | undefined {
  const taking = Object.keys(declaration).filter((id) => takes(declaration, id, undefined));
  return limits.find((limit) => {
    if (limit.kind === 'most') return count(declaration, limit.of, limit.to) > limit.count;
    if (limit.kind === 'least') {
      const now = count(declaration, taking, limit.to);
      return now > 0 && now + open.filter((unit) => reachOf(unit).has(limit.to)).length < limit.count;
    }
    if (!takes(declaration, limit.unit, undefined)) return false;
    return (
      count(declaration, limit.of, undefined) + open.filter(({ id, options }) => limit.of.has(id) && options.length > 0).length <
      limit.count
    );
  });
}

function isMet({ by, to }: Requirement, declaration: Declaration): boolean {
  for (const id of by) if (serves(declaration[id] ?? [], to)) return true;
  return false;
}

export const serves = (taken: readonly Thing[], to: readonly Thing[] | undefined): boolean =>
  to === undefined ? taken.length > 0 : taken.some((thing) => to.includes(thing));

export const countMet = ({ requirements }: Problem, declaration: Declaration): number =>
  requirements.filter((requirement) => isMet(requirement, declaration)).length;

/** How many requirements a declaration can still meet when these units have not decided yet. */
function couldMeet({ requirements }: Problem, declaration: Declaration, open: readonly Unit[]): number {
  const mayServe = (unit: Unit, to: readonly Thing[] | undefined): boolean =>
    to === undefined ? unit.options.length > 0 : to.some((thing) => reachOf(unit).has(thing));
  return requirements.filter(
    (requirement) => isMet(requirement, declaration) || open.some((unit) => requirement.by.has(unit.id) && mayServe(unit, requirement.to)),
  ).length;
}

/** The pairs of a declaration for which something must be paid. */
export function costlyPairs({ units }: Problem, declaration: Declaration): readonly string[] {
  return units.flatMap(({ id, costly }) => (declaration[id] ?? []).filter((thing) => costly.has(thing)).map((thing) => pair(id, thing)));
}

/** One string for both: no other two have it, whatever they are called. */
const pair = (id: ObjectId, thing: Thing): string => JSON.stringify([id, thing]);

/** The problem without the options that cost something, but for those that a player has chosen to pay for. */
function withoutCosts(problem: Problem, paid: readonly string[]): Problem {
  const units = problem.units.map((unit) =>
    unit.costly.size === 0
      ? unit
      : {
          ...unit,
          options: unit.options.filter((option) => option.every((thing) => !unit.costly.has(thing) || paid.includes(pair(unit.id, thing)))),
        },
  );
  return { ...problem, units };
}

/**
 * The most requirements that any declaration could meet without breaking a limit. Nobody has to pay for one: only costs in `paid` are
 * taken as paid. @throws BoundReached when more is to be tried than is
 */
export const mostRequirements = (whole: Problem, paid: readonly string[]): number => findBest(whole, paid).met;

function findBest(whole: Problem, paid: readonly string[]): { readonly met: number; readonly declaration: Declaration } {
  if (whole.requirements.length === 0) return { met: 0, declaration: {} };
  const problem = withoutCosts(whole, paid);
  // Those of whom something is required decide first: then the first declaration tried is nearly the best.
  const asked = (unit: Unit): number => problem.requirements.filter(({ by }) => by.has(unit.id)).length;
  const units = problem.units.filter(({ options }) => options.length > 0).toSorted((a, b) => asked(b) - asked(a));
  atMost(bounds.deciders, units.length, 'creatures to be decided about together');
  let best = { met: countMet(problem, {}), declaration: {} };
  let looked = 0;
  const search = (at: number, declaration: Declaration): void => {
    looked += 1;
    const open = units.slice(at);
    atMost(bounds.declarations, looked, 'declarations to be tried for the one that meets most requirements');
    if (findBrokenLimit(problem, declaration, open) || couldMeet(problem, declaration, open) <= best.met) return;
    const [unit] = open;
    if (!unit) {
      best = { met: countMet(problem, declaration), declaration };
      return;
    }
    // First what completes a group that has begun, then what meets most.
    const begun = problem.limits.flatMap((limit) => (limit.kind === 'least' && isBegun(limit, declaration) ? [limit.to] : []));
    const worth = (option: readonly Thing[]): number =>
      option.filter((thing) => begun.includes(thing)).length * problem.requirements.length +
      countMet(problem, { ...declaration, [unit.id]: option });
    const options = unit.options.map((option) => ({ option, worth: worth(option) })).toSorted((a, b) => b.worth - a.worth);
    for (const { option } of options) search(at + 1, { ...declaration, [unit.id]: option });
    search(at + 1, declaration);
  };
  search(0, {});
  return best;
}

function isBegun({ to, count: least }: Extract<Limit, { kind: 'least' }>, declaration: Declaration): boolean {
  const now = count(declaration, Object.keys(declaration), to);
  return now > 0 && now < least;
}

/** Whether a declaration of possible options is legal as a whole: the limit that it breaks, or a requirement that it neglects. */
export function judgeWhole(problem: Problem, declaration: Declaration): Limit | Requirement | undefined {
  const broken = findBrokenLimit(problem, declaration);
  if (broken) return broken;
  const most = problem.most?.(problem, declaration) ?? mostRequirements(problem, costlyPairs(problem, declaration));
  if (countMet(problem, declaration) >= most) return undefined;
  return problem.requirements.find((requirement) => !isMet(requirement, declaration));
}

/** Every legal declaration, the one in which nobody takes part first; always one. @throws TooManyAnswers */
export function listDeclarations(problem: Problem): readonly Declaration[] {
  const known = new Map<string, number>();
  const mostWith = (paid: readonly string[]): number => {
    const key = paid.join();
    const found = known.get(key) ?? mostRequirements(problem, paid);
    known.set(key, found);
    return found;
  };
  const least = problem.most ? 0 : mostWith([]);
  const units = problem.units.filter(({ options }) => options.length > 0);
  if (units.length > bounds.deciders) return TooManyAnswers.none();
  const made: Declaration[] = [];
  let looked = 0;
  const walk = (at: number, declaration: Declaration): void => {
    const open = units.slice(at);
    looked += 1;
    if (looked > bounds.tries) throw TooManyAnswers.tried(made);
    if (findBrokenLimit(problem, declaration, open) || couldMeet(problem, declaration, open) < least) return;
    const [unit] = open;
    if (!unit) {
      if (countMet(problem, declaration) < (problem.most?.(problem, declaration) ?? mostWith(costlyPairs(problem, declaration)))) return;
      if (made.length === bounds.answers) throw TooManyAnswers.listed(made);
      made.push(declaration);
      return;
    }
    walk(at + 1, declaration);
    for (const option of unit.options) walk(at + 1, { ...declaration, [unit.id]: option });
  };
  walk(0, {});
  return made.length > 0 ? made : [findBest(problem, []).declaration];
}
