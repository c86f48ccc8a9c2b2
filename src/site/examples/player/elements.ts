/** Elements made by script. Texts go in as text nodes. */
import { type Content, type Markup } from '../board/markup.ts';
import { markText } from '../board/symbols.ts';

export function make<K extends keyof HTMLElementTagNameMap>(
  name: K,
  className = '',
  ...content: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(name);
  if (className !== '') element.className = className;
  element.append(...content);
  return element;
}

export function makeButton(
  className: string,
  text: string,
  label: string | undefined,
  act: (button: HTMLButtonElement) => void,
): HTMLButtonElement {
  const button = make('button', className, text);
  button.type = 'button';
  if (label !== undefined) button.setAttribute('aria-label', label);
  button.addEventListener('click', () => act(button));
  return button;
}

/** Elements of what is described as data. */
export function toElement({ name, attributes, inner }: Markup): HTMLElement {
  const element = make(name, '', ...toNodes(inner));
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}
export const toNodes = (contents: readonly Content[]): (Node | string)[] =>
  contents.map((each) => (typeof each === 'string' ? each : toElement(each)));

/** A text with its symbols drawn. */
export const writeText = (text: string): (Node | string)[] => toNodes(markText(text));

let ids = 0;
/** An id that nothing else on the page has. */
export const makeId = (): string => `player-${(ids += 1)}`;
