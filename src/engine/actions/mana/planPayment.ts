/** Which mana abilities to activate for a payment: as few as are needed, those that cost least first; some way is found where there is one. */
import { atMost, bounds } from '../../state/bounds.ts';
import type { Mana, ObjectId } from '../../state/state.ts';
import { colors, type ManaSymbol } from '../../language/manaCost.ts';
import { findPayment, listWaysToPay } from './payment.ts';
import type { ManaSource, ManaWay } from './sources.ts';

export interface Planned {
  readonly source: ManaSource;
  readonly way: ManaWay;
  /** Mana that activating it takes from the pool. */
  readonly spent: readonly Mana[];
  /** What its other costs take, cost by cost: what is tapped, sacrificed or discarded for it. */
  readonly payers: readonly (readonly ObjectId[])[];
}

/** What a plan has used up so far. */
interface Used {
  readonly mana: readonly Mana[];
  readonly plan: readonly Planned[];
  /** Objects that cannot be used again: tapped, or gone. */
  readonly objects: ReadonlySet<ObjectId>;
}

/**
 * A plan, or undefined when the sources do not suffice. `usable` says which mana can be spent on what is paid for. `only`: all of these
 * sources and no others. An object is used as often as it can
 * be. @throws BoundReached when more ways are to be tried than are
 */
export function planPayment(
  due: readonly ManaSymbol[],
  pool: readonly Mana[],
  life: number,
  sources: readonly ManaSource[],
  usable: (mana: readonly Mana[]) => readonly Mana[],
  only?: readonly ObjectId[],
): readonly Planned[] | undefined {
  const able = only ? sources.filter(({ object }) => only.includes(object)) : sources;
  const objects = [...Map.groupBy(able, ({ object }) => object)]
    .toSorted(([one], [other]) => (only ? only.indexOf(one) - only.indexOf(other) : 0))
    .map(([object, own]) => ({ object, own, mark: only ? object : signature(own) }));
  // What costs mana itself comes behind what costs none, in any order among its like.
  const [free, dear] = [objects.map((each) => costing(each, false)), objects.map((each) => costing(each, true))].map((list) =>
    list.filter(({ own }) => own.length > 0),
  ) as [typeof objects, typeof objects];
  const isEnough = (mana: readonly Mana[]): boolean => findPayment(due, usable(mana), life) !== undefined;
  const isDone = ({ mana, plan }: Used): boolean =>
    (only?.every((id) => plan.some(({ source }) => source.object === id)) ?? true) && isEnough(mana);
  let tries = 0;
  const count = (): void => atMost(bounds.payments, (tries += 1), 'ways to be tried of paying one cost');
  /** Whether what is left could suffice if each gave the most, in whatever colours it can. */
  const couldSuffice = (used: Used, rest: typeof objects): boolean =>
    dear.length > 0 ||
    findPayment(
      due,
      [...usable(used.mana), ...rest.flatMap(({ object, own }) => (used.objects.has(object) ? [] : mostOf(own, usable)))],
      life,
    ) !== undefined;
  const activate = function* (used: Used, own: readonly ManaSource[]): Generator<Used> {
    for (const source of own.filter((each) => usesOf(used, each) < each.most))
      for (const way of source.ways)
        for (const spent of source.costs.length === 0 ? [[]] : listWaysToPay(source.costs, used.mana))
          for (const payers of choosePayers(source, used.objects)) {
            const left = [...used.mana];
            for (const mana of spent) left.splice(left.indexOf(mana), 1);
            yield {
              mana: [...left, ...way.mana],
              plan: [...used.plan, { source, way, spent, payers }],
              objects: new Set([...used.objects, ...(source.most > 1 ? [] : [source.object]), ...payers.flat()]),
            };
          }
  };
  const searchFree = (at: number, used: Used, left: ReadonlySet<string>): Used | undefined => {
    if (isDone(used)) return used;
    count();
    const next = free[at];
    if (!next) return searchDear(used);
    if (!only && !couldSuffice(used, free.slice(at))) return undefined;
    const isFree = !used.objects.has(next.object);
    // Of objects that do the same, those behind one that could have been used and was not are left out too.
    if (isFree && !left.has(next.mark))
      for (const now of activate(used, next.own)) {
        const found = searchFree(next.own.some(({ most }) => most > 1) ? at : at + 1, now, left);
        if (found) return found;
      }
    return searchFree(at + 1, used, isFree ? new Set([...left, next.mark]) : left);
  };
  const searchDear = (used: Used): Used | undefined => {
    if (isDone(used)) return used;
    count();
    const seen = new Set<string>();
    for (const { object, own, mark } of dear) {
      if (used.objects.has(object) || seen.has(mark)) continue;
      seen.add(mark);
      for (const now of activate(used, own)) {
        const found = searchDear(now);
        if (found) return found;
      }
    }
    return undefined;
  };
  const found = searchFree(0, { mana: pool, plan: [], objects: new Set() }, new Set())?.plan;
  return found && (only ? found : trim(found, pool, isEnough));
}

const costing = <T extends { readonly own: readonly ManaSource[] }>(each: T, isDear: boolean): T => ({
  ...each,
  own: each.own.filter(({ costs }) => costs.length > 0 === isDear),
});

const usesOf = ({ plan }: Used, { object, ability }: ManaSource): number =>
  plan.filter(({ source }) => source.object === object && source.ability === ability).length;

/** The most that one object could add, each mana of any colour that it has a way to. */
function mostOf(own: readonly ManaSource[], usable: (mana: readonly Mana[]) => readonly Mana[]): readonly Mana[] {
  const ways = own.flatMap((source) => source.ways.map(({ mana }) => usable(mana)));
  const uses = Math.max(
    ...own.map((source) =>
      Math.min(source.most, ...source.others.map(({ able, count }) => (count === 0 ? 1 : Math.floor(able.length / count))), 50),
    ),
  );
  const most = uses * Math.max(0, ...ways.map(({ length }) => length));
  const all = ways.flat();
  const kinds = [...colors, 'colorless' as const].filter((color) => all.some((mana) => mana.color === color));
  const [color = 'colorless'] = kinds;
  return Array.from({ length: most }, () => ({ color, orElse: kinds, ...(all.some(({ snow }) => snow) ? { snow: true } : {}) }));
}

/** What could pay the costs of a source that take other objects: every choice, each once. */
function choosePayers({ others = [] }: ManaSource, used: ReadonlySet<ObjectId>): readonly (readonly (readonly ObjectId[])[])[] {
  return others.reduce<readonly (readonly (readonly ObjectId[])[])[]>(
    (made, { able, count }) =>
      made.flatMap((before) =>
        subsetsOf(
          able.filter((id) => !used.has(id) && !before.flat().includes(id)),
          count,
        ).map((chosen) => [...before, chosen]),
      ),
    [[]],
  );
}

function subsetsOf(items: readonly ObjectId[], size: number): readonly (readonly ObjectId[])[] {
  if (size === 0) return [[]];
  return items.flatMap((item, at) => subsetsOf(items.slice(at + 1), size - 1).map((rest) => [item, ...rest]));
}

/** What is the same for objects that do the same, and that nothing else is done with. */
function signature(own: readonly ManaSource[]): string {
  const isPlain = own.every(({ ability, isPayer }) => !isPayer && ability.costs.every(({ pay }) => pay === 'tap' || pay === 'mana'));
  return isPlain ? JSON.stringify(own.map(({ ways, costs }) => [ways, costs])) : `${own[0]?.object ?? ''} alone`;
}

/** Leaves out what is not needed. What costs mana itself is left as it was planned. */
function trim(plan: readonly Planned[], pool: readonly Mana[], isEnough: (mana: readonly Mana[]) => boolean): readonly Planned[] {
  if (plan.some(({ source }) => source.costs.length > 0)) return plan;
  return plan.toReversed().reduce((kept, use) => {
    const without = kept.filter((each) => each !== use);
    return isEnough([...pool, ...without.flatMap(({ way }) => way.mana)]) ? without : kept;
  }, plan);
}
