/** Where a spell goes as it leaves the stack without becoming a permanent: the graveyard, unless the way it was cast says otherwise. */
import type { EventOf } from './events.ts';
import type { GameObject, GameState } from '../state/state.ts';

/** Ways of casting after which the card is exiled instead of going anywhere else (702.34a, 702.127a, 702.133a, 702.180a). */
const exiled: readonly string[] = ['flashback', 'aftermath', 'jump-start', 'harmonize'];

/** Whether a spell was cast in a way after which it goes nowhere else from the stack. */
export const isExiled = (spell: GameObject['spell']): boolean => exiled.some((way) => spell?.paid.includes(way));

/** Where an exiled card notes who may cast its creature. */
export const onAdventure = 'on an adventure';

/** The move of a spell off the stack. Buyback and adventures count as it resolves alone (702.27a, 715.3d). */
export function leaveStack(
  state: GameState,
  { id, spell, card, face, kind, controller }: GameObject,
  cause: 'resolve' | 'counter' | 'illegal targets',
  resolved: boolean,
): EventOf<'move'> {
  const paid = spell?.paid ?? [];
  if (isExiled(spell)) return { kind: 'move', object: id, to: 'exile', cause };
  if (resolved && paid.includes('buyback')) return { kind: 'move', object: id, to: 'hand', cause };
  if (resolved && kind === 'card' && face === 1 && state.cards[card]?.layout === 'adventure')
    return { kind: 'move', object: id, to: 'exile', cause, as: { memory: { [onAdventure]: controller } } };
  return { kind: 'move', object: id, to: 'graveyard', cause };
}
