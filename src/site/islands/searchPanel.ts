/** A search form with its results: what the dialog and the search page have in common. */
import type { SearchState } from '../searchAddress.ts';
import { searchLabels } from '../searchLabels.ts';
import { keepMarks } from './keptMarks.ts';
import { describeAnswer, makeResult, moveByArrows } from './resultList.ts';
import type { SearchEngine } from './searchEngine.ts';
import { fillFields, readFields } from './searchFields.ts';

export interface PanelOptions {
  readonly root: HTMLElement;
  /** At most so many results. */
  readonly limit: number;
  /** Called when the reader has changed what is sought: a key in the field, or a filter. */
  readonly onChange?: (state: SearchState, what: 'text' | 'filter') => void;
}

export interface Panel {
  readonly field: HTMLInputElement;
  /** Begins to load the index, if that has not been done. */
  readonly prepare: () => void;
  readonly search: () => Promise<void>;
  readonly fill: (state: SearchState) => void;
}

let client: Promise<SearchEngine> | undefined;

/** The one client of the page. */
function getClient(): Promise<SearchEngine> {
  client ??= import('./searchClient.ts').then(({ makeClient }) => makeClient());
  client.catch(() => (client = undefined));
  return client;
}

/** Brings a form, a status line and a list inside `root` to life. Undefined when one of them is missing. */
export function makePanel({ root, limit, onChange }: PanelOptions): Panel | undefined {
  const field = root.querySelector<HTMLInputElement>('input[type="search"]');
  const form = root.querySelector('form');
  const status = root.querySelector<HTMLElement>('.search-status');
  const list = root.querySelector<HTMLElement>('.search-results');
  if (!field || !form || !status || !list) return undefined;

  // Only the answer to the last key is shown, whatever order answers come in.
  let latest = 0;
  let sought: readonly string[] = [];
  let ready: string | undefined;
  const search = async (): Promise<void> => {
    const { text, kind, namesOnly, edition = '' } = readFields(form);
    latest += 1;
    const turn = latest;
    if (text.trim() === '') {
      list.replaceChildren();
      status.textContent = '';
      return;
    }
    if (ready !== edition) status.textContent = searchLabels.loading;
    try {
      const engine = await getClient();
      if (turn !== latest) return;
      const answer = await engine.answer({ edition, text, kind, namesOnly, limit });
      ready = edition;
      if (turn !== latest) return;
      ({ sought } = answer);
      list.replaceChildren(...answer.hits.map(makeResult));
      status.textContent = describeAnswer(answer);
    } catch {
      if (turn === latest) status.textContent = searchLabels.failed;
    }
  };

  field.addEventListener('input', () => {
    onChange?.(readFields(form), 'text');
    void search();
  });
  form.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLElement) || target === field || 'slash' in target.dataset) return;
    onChange?.(readFields(form), 'filter');
    void search();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    // Enter opens the best result, once there is one for what stands in the field.
    void search().then(() => list.querySelector('a')?.click());
  });
  for (const way of ['click', 'auxclick']) {
    list.addEventListener(way, ({ target }) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link) keepMarks(link.href, sought);
    });
  }
  root.addEventListener('keydown', (event) => moveByArrows(event, field, list));
  return {
    field,
    prepare: () => {
      getClient()
        .then((engine) => engine.prepare(readFields(form).edition ?? ''))
        .catch(() => undefined);
    },
    search,
    fill: (state) => fillFields(form, state),
  };
}
