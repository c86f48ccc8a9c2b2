/** Two runs of the same actions, step beside step, and where their boards part. */
import type { BoardView, ObjectView, Run, RunStep } from '../../../demonstration/inBrowser.ts';

type Numbered = Pick<RunStep, 'action'>;

/** For each step of a run the one of another: the same place of the same action, the end of an action beside its end; without it, what came before. */
export function alignSteps(from: readonly Numbered[], to: readonly Numbered[]): readonly number[] {
  return from.map(({ action }, step) => {
    const [first, last] = [to.findIndex((each) => each.action === action), to.findLastIndex((each) => each.action <= action)];
    if (first < 0) return Math.max(0, last);
    const isEnd = from[step + 1]?.action !== action;
    const place = step - from.findIndex((each) => each.action === action);
    return isEnd ? last : Math.min(first + place, last);
  });
}

/** Abilities and combat damage are numbered by the run: what they are is what they come from, and their place among its likes. */
function keysOf({ objects }: BoardView): ReadonlyMap<string, ObjectView> {
  const seen = new Map<string, number>();
  return new Map(
    objects.map((object) => {
      const key =
        object.kind === 'ability' || object.kind === 'damage'
          ? JSON.stringify([object.kind, object.source, object.values.abilities])
          : object.ref;
      const count = seen.get(key) ?? 0;
      seen.set(key, count + 1);
      return [`${key}#${count}`, object];
    }),
  );
}

/** What is not the same on two boards: refs of things on either of them, and names of players. */
export function tellApart(one: BoardView, other: BoardView): ReadonlySet<string> {
  const [here, there] = [keysOf(one), keysOf(other)];
  const apart = new Set<string>();
  for (const key of new Set([...here.keys(), ...there.keys()])) {
    const [mine, theirs] = [here.get(key), there.get(key)];
    if (mine && theirs && looksOf(mine) === looksOf(theirs)) continue;
    for (const object of [mine, theirs]) if (object) apart.add(object.ref);
  }
  for (const player of one.players) {
    const same = other.players.find(({ name }) => name === player.name);
    if (JSON.stringify(player) !== JSON.stringify(same)) apart.add(player.name);
  }
  return apart;
}

/** All that is seen of a thing, without the numbers of the run. */
const looksOf = ({ id: _, ref: _ref, granted: _granted, changed: _changed, ...seen }: ObjectView): string => JSON.stringify(seen);

/**
 * The first step of a run from which its board is another than that of the run beside it: of the first action that ends so. Undefined where
 * every action ends alike on both.
 */
export function findParting(
  run: Pick<Run, 'steps' | 'boardAt'>,
  beside: Pick<Run, 'boardAt'>,
  aligned: readonly number[],
): number | undefined {
  const isApart = (step: number): boolean => tellApart(run.boardAt(step), beside.boardAt(aligned[step] ?? 0)).size > 0;
  const end = run.steps.findIndex(({ action }, step) => run.steps[step + 1]?.action !== action && isApart(step));
  if (end < 0) return undefined;
  const begin = run.steps.findIndex(({ action }) => action === run.steps[end]?.action);
  for (let step = end; step > begin; step -= 1) if (!isApart(step - 1)) return step;
  return begin;
}
