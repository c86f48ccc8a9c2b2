/** Elements made by script. Texts go in as text nodes. */
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

let ids = 0;
/** An id that nothing else on the page has. */
export const makeId = (): string => `player-${(ids += 1)}`;
