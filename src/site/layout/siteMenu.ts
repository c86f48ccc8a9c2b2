/**
 * The menu: its lists whole, and the button that prints. What opens in it closes when something else is used, or with Esc; without script its
 * name closes it.
 */
import documents from 'made-words/documents';
import { navigationLabels as labels } from '../frame/labels/navigationLabels.ts';
import { makeMenuLists } from '../frame/labels/menuLists.ts';

const menu = document.querySelector('#menu');
const lists = makeMenuLists(documents);

for (const list of menu?.querySelectorAll('details') ?? []) {
  const lines = lists.find(({ name }) => name === list.querySelector('summary')?.textContent)?.lines ?? [];
  const items = lines.map(([textContent, href]) => {
    const item = document.createElement('li');
    item.append(Object.assign(document.createElement('a'), { href, textContent }));
    return item;
  });
  list.querySelector('ul')?.replaceChildren(...items);
  const closeFrom = ({ target }: Event): void => {
    if (target instanceof Node && !list.contains(target)) list.open = false;
  };
  document.addEventListener('click', closeFrom);
  document.addEventListener('focusin', closeFrom);
  list.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !list.open) return;
    // The sheet stays.
    event.preventDefault();
    list.open = false;
    list.querySelector('summary')?.focus();
  });
}

// On a phone the browser hides its own print behind two menus.
const print = Object.assign(document.createElement('button'), { className: 'print-page', textContent: labels.print });
print.addEventListener('click', () => window.print());
menu?.append(print);
