/** Disguise: a card is cast face down as a creature with ward {2}, which it has for as long as it is face down (702.168). */
import type { GameObject } from '../../state/state.ts';
import type { Keyword } from './write.ts';

/** What an object remembers that was cast so. */
const slot = 'disguised';

export const disguisedMemory: GameObject['memory'] = { [slot]: 'yes' };
export const isDisguised = ({ faceDown, memory }: Pick<GameObject, 'faceDown' | 'memory'>): boolean =>
  faceDown && memory[slot] !== undefined;

/** Turned face up it is disguised no more, also when something turns it down again. */
export function withoutDisguise({ [slot]: _, ...memory }: GameObject['memory']): GameObject['memory'] {
  return memory;
}

export const ward: Keyword = {
  kind: 'keyword',
  text: 'ward {2}',
  keyword: 'ward',
  cost: [{ pay: 'mana', cost: { text: '{2}', symbols: [{ kind: 'generic', amount: 2 }] } }],
};
