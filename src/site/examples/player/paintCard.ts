/** The frame of a card in its colours. Words and symbols say them too. */
import type { ObjectView } from '../../../demonstration/inBrowser.ts';
import { colorsOf } from '../cardColors.ts';

/** Sets the properties that card.css paints with: one colour, or all from left to right. */
export function paintCard(element: HTMLElement, object: Pick<ObjectView, 'values' | 'faceDown'>): void {
  const own = colorsOf(object).map((color) => `var(--mana-${color})`);
  const [first = 'var(--mana-none)'] = own;
  element.style.setProperty('--band', own.length > 1 ? `linear-gradient(90deg, ${own.join(', ')})` : `linear-gradient(${first}, ${first})`);
  element.style.setProperty('--tint', first);
}
