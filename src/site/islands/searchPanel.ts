/** A search field with its results: what the dialog and the search page have in common. */
import { searchLabels } from '../labels.ts';
import { describeAnswer, makeResult, moveByArrows } from './resultList.ts';
import type { SearchClient } from './searchClient.ts';

export interface PanelOptions {
  readonly root: HTMLElement;
  /** At most so many results. */
  readonly limit: number;
  /** Called after each search with the query. */
  readonly onSearch?: (query: string) => void;
}

export interface Panel {
  readonly field: HTMLInputElement;
  /** Begins to load the index, if that has not been done. */
  readonly prepare: () => void;
  readonly search: () => Promise<void>;
}

let client: Promise<SearchClient> | undefined;

/** The one client of the page. A failed load is forgotten, so that the next key tries again. */
async function getClient(path: string): Promise<SearchClient> {
  client ??= import('./searchClient.ts').then(({ loadClient }) => loadClient(path));
  try {
    return await client;
  } catch (error) {
    client = undefined;
    throw error;
  }
}

/** Brings a form, a status line and a list inside `root` to life. Undefined when one of them is missing. */
export function makePanel({ root, limit, onSearch }: PanelOptions): Panel | undefined {
  const field = root.querySelector<HTMLInputElement>('input[type="search"]');
  const form = root.querySelector('form');
  const status = root.querySelector<HTMLElement>('.search-status');
  const list = root.querySelector<HTMLElement>('.search-results');
  const path = root.dataset['index'];
  if (!field || !form || !status || !list || path === undefined) return undefined;

  // Only the answer to the last key is shown, whatever order answers come in.
  let latest = 0;
  const search = async (): Promise<void> => {
    const query = field.value;
    latest += 1;
    const turn = latest;
    if (query.trim() === '') {
      list.replaceChildren();
      status.textContent = '';
      onSearch?.(query);
      return;
    }
    if (!client) status.textContent = searchLabels.loading;
    try {
      const loaded = await getClient(path);
      if (turn !== latest) return;
      const answer = loaded.search(query, limit);
      list.replaceChildren(...answer.hits.map(makeResult));
      status.textContent = describeAnswer(answer);
      onSearch?.(query);
    } catch {
      if (turn === latest) status.textContent = searchLabels.failed;
    }
  };

  field.addEventListener('input', () => void search());
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    // Enter opens the best result, once there is one for what stands in the field.
    void search().then(() => list.querySelector('a')?.click());
  });
  root.addEventListener('keydown', (event) => moveByArrows(event, field, list));
  return { field, prepare: () => void getClient(path).catch(() => undefined), search };
}
