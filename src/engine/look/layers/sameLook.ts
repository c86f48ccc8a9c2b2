/** Whether a state looks like another: they differ in nothing that the layers start from or that effects look at. */
import type { GameObject, GameState } from '../../state/state.ts';
import { aspect, type Aspects } from './aspects.ts';

/** What becomes of an object without any layer noticing, unless an effect asks for it. */
const status: ReadonlySet<string> = new Set([
  'tapped',
  'damage',
  'deathtouched',
  'controlledSince',
  'attacking',
  'blocking',
  'fightsFor',
  'assigned',
  'memory',
  'regenerationShields',
  'loyaltyUsed',
  'activations',
  'exhausted',
] satisfies readonly (keyof GameObject)[]);

/** `reads`: what the outcome of the first state hangs on. */
export function looksAlike(one: GameState, other: GameState, reads: Aspects): boolean {
  if (one.day !== other.day || one.cards !== other.cards || one.effects !== other.effects) return false;
  if (one.turn.reach !== other.turn.reach || one.options !== other.options || one.entering !== other.entering) return false;
  if ((reads & aspect.game) !== 0 && !isSameGame(one, other)) return false;
  return one.objects === other.objects || areAlike(one.objects, other.objects, (reads & aspect.object) !== 0);
}

const isSameGame = (one: GameState, other: GameState): boolean =>
  one.players === other.players && one.turn === other.turn && one.zones === other.zones && one.teams === other.teams;

function areAlike(one: GameState['objects'], other: GameState['objects'], asked: boolean): boolean {
  const ids = Object.keys(other);
  if (ids.length !== Object.keys(one).length) return false;
  return ids.every((id) => {
    const [was, is] = [one[id], other[id]];
    return was === is || (was !== undefined && is !== undefined && !asked && isSameButStatus(was, is));
  });
}

function isSameButStatus(was: GameObject, is: GameObject): boolean {
  const agree = (key: string): boolean => was[key as keyof GameObject] === is[key as keyof GameObject] || status.has(key);
  return Object.keys(is).every(agree) && Object.keys(was).every(agree);
}
