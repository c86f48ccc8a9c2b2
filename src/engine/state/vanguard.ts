/** Vanguard cards change the starting life total and the hand size of their owner (313.6, 313.7). */
import type { GameState, PlayerId, Zones } from './state.ts';

/** The modifiers of a player's face-up vanguard cards together. */
export function sumOfVanguards(
  { objects, cards, zones }: Pick<GameState, 'objects' | 'cards'> & { readonly zones: Pick<Zones, 'command'> },
  player: PlayerId,
  which: 'hand' | 'life',
): number {
  return zones.command.reduce((sum, id) => {
    const { owner, card, faceDown } = objects[id] ?? {};
    const face = owner === player && !faceDown ? cards[card ?? '']?.faces[0] : undefined;
    return sum + (face?.modifiers?.[which] ?? 0);
  }, 0);
}
