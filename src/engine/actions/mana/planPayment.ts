/** Which mana abilities to activate for a payment: as few as are needed, those that cost least first. */
import { atMost, bounds } from '../../state/bounds.ts';
import type { Mana, ObjectId } from '../../state/state.ts';
import type { ManaSymbol } from '../../language/manaCost.ts';
import { findPayment } from './payment.ts';
import type { ManaSource, ManaWay } from './sources.ts';

export interface Planned {
  readonly source: ManaSource;
  readonly way: ManaWay;
  /** Mana that activating it takes from the pool. */
  readonly spent: readonly Mana[];
}

/**
 * A plan, or undefined when the sources do not suffice. `usable` says which mana can be spent on what is paid for. `only`: all of these
 * sources and no others. An object is used once. @throws BoundReached when more ways are to be tried than are
 */
export function planPayment(
  due: readonly ManaSymbol[],
  pool: readonly Mana[],
  life: number,
  sources: readonly ManaSource[],
  usable: (mana: readonly Mana[]) => readonly Mana[],
  only?: readonly ObjectId[],
): readonly Planned[] | undefined {
  const able = only
    ? sources.filter(({ object }) => only.includes(object)).toSorted((a, b) => only.indexOf(a.object) - only.indexOf(b.object))
    : sources;
  const isEnough = (mana: readonly Mana[]): boolean => findPayment(due, usable(mana), life) !== undefined;
  let tries = 0;
  const search = (
    at: number,
    mana: readonly Mana[],
    used: readonly Planned[],
    left: ReadonlySet<string>,
  ): readonly Planned[] | undefined => {
    if (only ? only.every((id) => used.some(({ source }) => source.object === id)) && isEnough(mana) : isEnough(mana)) return used;
    atMost(bounds.payments, (tries += 1), 'ways to be tried of paying one cost');
    const source = able[at];
    if (!source) return undefined;
    const mark = signature(source);
    // Of sources that do the same, those behind one that is left out are left out too.
    if (!left.has(mark) && !used.some((each) => each.source.object === source.object)) {
      for (const way of source.ways) {
        const cost = findPayment(source.costs, mana);
        if (!cost) continue;
        const spent = cost.mana.flatMap((place) => mana[place] ?? []);
        const rest = mana.filter((_, place) => !cost.mana.includes(place));
        const found = search(at + 1, [...rest, ...way.mana], [...used, { source, way, spent }], left);
        if (found) return found;
      }
    }
    return search(at + 1, mana, used, only ? left : new Set([...left, mark]));
  };
  const found = search(0, pool, [], new Set());
  return found && (only ? found : trim(found, pool, isEnough));
}

const signature = ({ ways, costs, ability, object }: ManaSource): string =>
  ability.costs.every(({ pay }) => pay === 'tap') ? JSON.stringify([ways, costs]) : `${object} ${ability.text}`;

/** Leaves out what is not needed. What costs mana itself is left as it was planned. */
function trim(plan: readonly Planned[], pool: readonly Mana[], isEnough: (mana: readonly Mana[]) => boolean): readonly Planned[] {
  if (plan.some(({ source }) => source.costs.length > 0)) return plan;
  return plan.toReversed().reduce((kept, use) => {
    const without = kept.filter((each) => each !== use);
    return isEnough([...pool, ...without.flatMap(({ way }) => way.mana)]) ? without : kept;
  }, plan);
}
