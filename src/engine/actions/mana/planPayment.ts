/** Which mana abilities to activate for a payment: as few as are needed, those that cost least first; some way is found where there is one. */
import { atMost, bounds } from '../../state/bounds.ts';
import type { Mana, ObjectId } from '../../state/state.ts';
import { colors, type ManaSymbol } from '../../language/manaCost.ts';
import { findPayment, kindOfMana, listWaysToPay, subsets, withoutMana } from './payment.ts';
import type { Elsewise, ManaSource, Planned } from '../../events/manaPlan.ts';

/** What a plan has used up so far. */
interface Used {
  readonly mana: readonly Mana[];
  readonly plan: readonly Planned[];
  readonly tapped: ReadonlySet<ObjectId>;
  /** What was given up. */
  readonly gone: ReadonlySet<ObjectId>;
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
  elsewise?: Elsewise,
): readonly Planned[] | undefined {
  const able = only ? sources.filter(({ object }) => only.includes(object)) : sources;
  const objects = [...Map.groupBy(able, ({ object }) => object)]
    .toSorted(([one], [other]) => (only ? only.indexOf(one) - only.indexOf(other) : 0))
    .map(([object, own]) => ({ object, own, mark: only ? object : (elsewise?.kindOf(object) ?? signature(own)) }));
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
      [...usable(used.mana), ...rest.flatMap(({ object, own }) => (used.gone.has(object) ? [] : mostOf(own, usable)))],
      life,
    ) !== undefined;
  const activate = function* (used: Used, own: readonly ManaSource[]): Generator<Used> {
    for (const source of own.filter((each) => isOpen(used, each)))
      for (const way of source.ways)
        for (const spent of source.costs.length === 0 ? [[]] : listWaysToPay(source.costs, used.mana))
          for (const payers of choosePayers(source, used)) {
            const plan = [...used.plan, { source, way, spent, payers }];
            if (elsewise?.permits(plan) === false) continue;
            yield {
              mana: [...withoutMana(used.mana, spent), ...way.mana],
              plan,
              tapped: new Set([...used.tapped, ...(isTapping(source) ? [source.object] : []), ...takenBy(source, payers, true)]),
              gone: new Set([...used.gone, ...(isGivenUp(source) ? [source.object] : []), ...takenBy(source, payers, false)]),
            };
          }
  };
  const searchFree = (at: number, used: Used, left: ReadonlySet<string>): Used | undefined => {
    if (isDone(used)) return used;
    count();
    const next = free[at];
    if (!next) return searchDear(used);
    if (!only && !couldSuffice(used, free.slice(at))) return undefined;
    const isFree = next.own.some((source) => isOpen(used, source));
    // Of objects that do the same, those behind one that could have been used and was not are left out too.
    if (isFree && !left.has(next.mark))
      for (const now of activate(used, next.own)) {
        const found = searchFree(next.own.some(({ most }) => most > 1) ? at : at + 1, now, left);
        if (found) return found;
      }
    return searchFree(at + 1, used, isFree ? new Set([...left, next.mark]) : left);
  };
  // The same abilities leave the same in whatever order they were activated; of those that cost mana alone only the mana is left.
  const visited = new Set<string>();
  const keyOf = ({ source, way, spent, payers }: Planned): string =>
    [sources.indexOf(source), source.ways.indexOf(way), spent.map(kindOfMana).toSorted(), payers].join('/');
  const stateOf = ({ mana, plan }: Used): string =>
    [
      mana.map(kindOfMana).toSorted(),
      ...plan
        .filter(({ source }) => source.most < Infinity)
        .map(keyOf)
        .toSorted(),
    ].join('\n');
  /** With as few of them as will do. */
  const searchDear = (first: Used): Used | undefined => {
    const waiting = [first];
    for (const used of waiting) {
      if (isDone(used)) return used;
      const state = stateOf(used);
      if (visited.has(state)) continue;
      visited.add(state);
      count();
      const seen = new Set<string>();
      for (const { own, mark } of dear) {
        if (seen.has(mark) || !own.some((source) => isOpen(used, source))) continue;
        seen.add(mark);
        waiting.push(...activate(used, own));
      }
    }
    return undefined;
  };
  const found = searchFree(0, { mana: pool, plan: [], tapped: new Set(), gone: new Set() }, new Set())?.plan;
  return found && (only ? found : trim(found, pool, isEnough));
}

const costing = <T extends { readonly own: readonly ManaSource[] }>(each: T, isDear: boolean): T => ({
  ...each,
  own: each.own.filter(({ costs }) => costs.length > 0 === isDear),
});

const isTapping = ({ ability }: ManaSource): boolean => ability.costs.some(({ pay }) => pay === 'tap' || pay === 'untap');
const isGivenUp = ({ ability }: ManaSource): boolean => ability.costs.some((cost) => 'filter' in cost && cost.filter === 'self');

/** What of the payers is tapped, or given up. */
const takenBy = ({ others }: ManaSource, payers: Planned['payers'], taps: boolean): readonly ObjectId[] =>
  payers.flatMap((list, at) => ((others[at]?.cost.pay === 'tap others') === taps ? list : []));

/** Whether a source can be activated once more. Abilities that are the same are one by one those of each object. */
const isOpen = ({ plan, tapped, gone }: Used, source: ManaSource): boolean =>
  !gone.has(source.object) &&
  !(isTapping(source) && tapped.has(source.object)) &&
  source.draws.every(({ from, each, has }) => {
    const drawn = plan.flatMap((planned) => planned.source.draws.flatMap((draw) => (draw.from === from ? draw.each : [])));
    return drawn.reduce((sum, other) => sum + other, each) <= has;
  }) &&
  plan.filter((each) => each.source.object === source.object && each.source.ability === source.ability).length < source.most;

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

/** What could pay the costs of a source that take other objects: every choice, each once. What was tapped can still be given up. */
function choosePayers({ others }: ManaSource, { tapped, gone }: Used): readonly (readonly (readonly ObjectId[])[])[] {
  return others.reduce<readonly (readonly (readonly ObjectId[])[])[]>(
    (made, { able, count, cost }) =>
      made.flatMap((before) => {
        const open = able.filter((id) => !gone.has(id) && !(cost.pay === 'tap others' && tapped.has(id)) && !before.flat().includes(id));
        return subsets(open, count).map((chosen) => [...before, chosen]);
      }),
    [[]],
  );
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
