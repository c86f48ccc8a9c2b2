/** Expectations of tokens: all on the battlefield must fall under the groups. */
import { objectsIn } from '../../engine/state/changes.ts';
import { lookAt } from '../../engine/look/layers/characteristics.ts';
import type { GameObject } from '../../engine/state/state.ts';
import type { Expectation } from '../format/scenario.ts';
import { ptOf } from '../telling/summary.ts';
import { type Check, mustBePlayer, words } from './checking.ts';

type TokenDescription = NonNullable<Expectation['tokens']>[number];

/** All tokens on the battlefield must fall under the groups: each group takes as many as it says, one without a count. */
export const tokens: Check<readonly TokenDescription[]> = ({ key, value: groups, path, seen, fail }) => {
  const state = seen.session.state();
  const look = lookAt(state);
  const all = objectsIn(state, 'battlefield').flatMap((id) => {
    const object = state.objects[id];
    return object?.kind === 'token' ? [object] : [];
  });
  const fits = (object: GameObject, group: TokenDescription): boolean => {
    const characteristics = look.characteristicsOf(object.id);
    const same = (a: readonly string[], b: readonly string[]): boolean => words(a).join() === words(b).join();
    return (
      (group.controller === undefined || group.controller === characteristics.controller) &&
      (group.owner === undefined || group.owner === object.owner) &&
      (group.name === undefined || group.name === characteristics.name) &&
      (group.pt === undefined || group.pt === ptOf(object, look)) &&
      (group.types === undefined || same(group.types, characteristics.types)) &&
      (group.subtypes === undefined || same(group.subtypes, characteristics.subtypes)) &&
      (group.colors === undefined || same(group.colors, characteristics.colors))
    );
  };
  for (const { controller, owner } of groups)
    for (const player of [controller, owner]) if (player !== undefined) mustBePlayer(state, player, path);
  const wanted = groups.map(({ count = 1 }) => count);
  const total = wanted.reduce((sum, count) => sum + count, 0);
  const fitting = (): readonly string[] => all.map((object) => groups.flatMap((group, at) => (fits(object, group) ? [at] : [])).join());
  if (total === all.length && canBeShared(fitting(), wanted)) return;
  const describe = (object: GameObject) => {
    const characteristics = look.characteristicsOf(object.id);
    return {
      controller: characteristics.controller,
      owner: object.owner,
      name: characteristics.name,
      pt: ptOf(object, look),
      types: characteristics.types,
      subtypes: characteristics.subtypes,
      colors: characteristics.colors,
    };
  };
  fail(key, groups, all.map(describe));
};

/**
 * Whether each of some things can go to a group that it fits, so that every group gets as many as it wants. A thing is the places of the
 * groups that it fits, as text: those that fit the same are the same. What is in a full group makes room if it can go to another.
 */
function canBeShared(things: readonly string[], wanted: readonly number[]): boolean {
  const room = [...wanted];
  const held = wanted.map(() => new Map<string, number>());
  const hold = (group: number, thing: string, more: number): void => void held[group]?.set(thing, (held[group].get(thing) ?? 0) + more);
  const place = (thing: string, seen: Set<number>): boolean => {
    for (const group of thing === '' ? [] : thing.split(',').map(Number)) {
      if (seen.has(group)) continue;
      seen.add(group);
      const left = room[group] ?? 0;
      const mover = left > 0 ? undefined : [...(held[group] ?? [])].find(([other, count]) => count > 0 && place(other, seen))?.[0];
      if (left === 0 && mover === undefined) continue;
      if (mover === undefined) room[group] = left - 1;
      else hold(group, mover, -1);
      hold(group, thing, 1);
      return true;
    }
    return false;
  };
  return things.every((thing) => place(thing, new Set()));
}
