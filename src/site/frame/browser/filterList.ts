/** A field that leaves of a list on its page what holds the words typed, in any order, and opens the first that is left on Enter. */
import { foldText } from './foldText.ts';

export interface FilteredList {
  /** Of the groups, each of which goes where nothing of it is left. */
  readonly groups: string;
  /** Says how many are left; nothing is said while nothing is typed. */
  readonly tell: (count: number) => string;
}

/** @param host Holds the field, and the place for what is said (`role="status"`). */
export function filterList(host: HTMLElement, { groups, tell }: FilteredList): void {
  const field = host.querySelector('input');
  const status = host.querySelector('[role="status"]');
  const lists = [...document.querySelectorAll<HTMLElement>(groups)].map((group) => ({
    group,
    items: [...group.querySelectorAll('li')].map((item) => ({ item, name: foldText(item.textContent) })),
  }));
  field?.addEventListener('input', () => {
    const wanted = foldText(field.value)
      .split(/\s+/)
      .filter((word) => word !== '');
    let count = 0;
    for (const { group, items } of lists) {
      for (const { item, name } of items) item.hidden = !wanted.every((word) => name.includes(word));
      const left = items.filter(({ item }) => !item.hidden).length;
      group.hidden = left === 0;
      count += left;
    }
    if (status) status.textContent = wanted.length === 0 ? '' : tell(count);
  });
  field?.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || field.value === '') return;
    const first = lists.flatMap(({ items }) => items).find(({ item }) => !item.hidden);
    first?.item.querySelector('a')?.click();
  });
}
