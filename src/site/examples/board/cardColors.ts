/** The colours in which a card is drawn: its own, those of its basic land types, or that of things without colour. */
import type { ObjectView } from '../../../demonstration/telling/boardView.ts';

const colors = ['white', 'blue', 'black', 'red', 'green'] as const;
type Color = (typeof colors)[number];
const basics = { Plains: 'white', Island: 'blue', Swamp: 'black', Mountain: 'red', Forest: 'green' } as const;

/** In the order of the symbols; none of what is colorless and what lies face down. */
export function colorsOf({ values, faceDown }: Pick<ObjectView, 'values' | 'faceDown'>): readonly Color[] {
  if (faceDown) return [];
  const own = colors.filter((color) => values.colors.split(', ').includes(color));
  const words = values.type.split(/\W+/);
  return own.length > 0 || !words.includes('Land')
    ? own
    : Object.entries(basics).flatMap(([word, color]) => (words.includes(word) ? [color] : []));
}
