/** The colours of a card's frame: its own, those of its basic land types, or that of things without colour. Words and symbols say them too. */
import type { ObjectView } from '../../../demonstration/inBrowser.ts';

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

/** Sets the properties that card.css paints with: one colour, or all from left to right. */
export function paintCard(element: HTMLElement, object: Pick<ObjectView, 'values' | 'faceDown'>): void {
  const own = colorsOf(object).map((color) => `var(--mana-${color})`);
  const [first = 'var(--mana-none)'] = own;
  element.style.setProperty('--band', own.length > 1 ? `linear-gradient(90deg, ${own.join(', ')})` : `linear-gradient(${first}, ${first})`);
  element.style.setProperty('--tint', first);
}
