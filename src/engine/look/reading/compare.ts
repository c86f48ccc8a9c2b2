/** Numbers of objects, and comparing them. */
import { type Look } from '../look.ts';
import { manaValueOfObject } from '../faces.ts';
import type { GameObject } from '../../state/state.ts';

export function numberOf(look: Look, object: GameObject, of: 'power' | 'toughness' | 'mana value'): number | undefined {
  const characteristics = look.characteristicsOf(object.id);
  if (of === 'mana value') return manaValueOfObject(look, object);
  return characteristics[of];
}

export function holds(left: number | undefined, comparison: 'exactly' | 'at least' | 'at most', right: number): boolean {
  if (left === undefined) return false;
  return comparison === 'exactly' ? left === right : comparison === 'at least' ? left >= right : left <= right;
}
