/** `<rulings-find>`: finds rulings by words, author, year and source. What is sought is in the address. The rulings are loaded when first sought. */
import type { IsoDate } from '../../model/edition.ts';
import { collectDocuments } from '../../search/documents.ts';
import { openFile } from '../../search/openIndex.ts';
import { answerQuery } from '../../search/searchEdition.ts';
import { makeDateText } from '../frame/labels/labels.ts';
import { cutText } from '../../corpus/wording/firstWords.ts';
import type { Named, RulingsData } from './rulingsData.ts';
import { rulingsLabels as words } from './rulingsLabels.ts';

const most = 100;
const restBeforeSeeking = 150;
const names = ['q', 'by', 'year', 'source', 'new'] as const;
type Sought = Readonly<Record<(typeof names)[number], string>>;

interface Loaded {
  readonly rulings: readonly Row[];
  /** The ids of what has words, the best first. */
  readonly find: (text: string) => readonly string[];
}

class RulingsFind extends HTMLElement {
  #loaded: Promise<Loaded> | undefined;
  /** What was asked for last. */
  #sought: Sought | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What the address asks for and nobody offers, in words; until the reader changes something. */
  #passedOver = '';

  connectedCallback(): void {
    const form = this.querySelector('form');
    if (!form) return;
    this.#fill(form);
    form.addEventListener('submit', (event) => event.preventDefault());
    form.addEventListener('input', () => {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => {
        this.#passedOver = '';
        const sought = readForm(form);
        const query = new URLSearchParams(names.flatMap((name) => (sought[name] === '' ? [] : [[name, sought[name]]]))).toString();
        history.replaceState(history.state, '', location.pathname + (query === '' ? '' : `?${query}`));
        void this.#seek(sought);
      }, restBeforeSeeking);
    });
    addEventListener('popstate', () => this.#fill(form));
  }

  #fill(form: HTMLFormElement): void {
    const asked = new URLSearchParams(location.search);
    this.#passedOver = '';
    for (const field of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]')) {
      const value = asked.get(field.name) ?? '';
      if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = value === '1';
      else field.value = value;
      if (!(field instanceof HTMLSelectElement) || field.value === value) continue;
      field.value = '';
      this.#passedOver += words.notOffered(words.asked[field.name] ?? field.name, value);
    }
    void this.#seek(readForm(form));
  }

  async #seek(sought: Sought): Promise<void> {
    const status = this.querySelector('.ruling-found');
    const list = this.querySelector('.ruling-lines');
    if (!status || !list) return;
    this.#sought = sought;
    if (names.every((name) => sought[name] === '')) {
      list.replaceChildren();
      status.textContent = this.#passedOver;
      return;
    }
    try {
      const { rulings, find } = await (this.#loaded ??= load(this.dataset['from'] ?? ''));
      // What was asked meanwhile is answered instead.
      if (this.#sought !== sought) return;
      const fits = rulings.filter(
        (row) =>
          (sought.by === '' || row.authors.includes(sought.by)) &&
          (sought.year === '' || row.day.startsWith(sought.year)) &&
          (sought.source === '' || row.source === sought.source) &&
          (sought.new === '' || isAsNew(row)),
      );
      const byId = new Map(fits.map((row) => [row.id, row]));
      const found =
        sought.q.trim() === ''
          ? fits.toSorted((a, b) => (a.day < b.day ? 1 : a.day > b.day ? -1 : 0))
          : find(sought.q).flatMap((id) => byId.get(id) ?? []);
      list.replaceChildren(...found.slice(0, most).map(writeLine), ...offerRest(found.slice(most)));
      status.textContent = this.#passedOver + words.found(Math.min(most, found.length), found.length);
    } catch {
      this.#loaded = undefined;
      if (this.#sought !== sought) return;
      list.replaceChildren();
      status.textContent = words.notLoaded;
    }
  }
}

function readForm(form: HTMLFormElement): Sought {
  const data = new FormData(form);
  const read = (name: string): string => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return { q: read('q'), by: read('by'), year: read('year'), source: read('source'), new: read('new') };
}

/** A ruling as it is found and shown. */
interface Row {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly day: IsoDate;
  readonly topic: string | undefined;
  readonly source: string;
  readonly authors: readonly string[];
  readonly by: string;
  readonly href: string | undefined;
  readonly on: Named | undefined;
  readonly standing: Named | undefined;
}

async function load(from: string): Promise<Loaded> {
  const answer = await fetch(from);
  if (!answer.ok) throw new Error(`${from}: ${answer.status}`);
  const data = (await answer.json()) as RulingsData;
  const rulings = data.rulings.map(([name, text, day, topic, source, who, on, standing, href], at): Row => {
    const [key = '', page] = data.sources[source] ?? [];
    const [authors = [], by = ''] = data.who[who] ?? [];
    const own = page === undefined ? undefined : `${page}${encodeURIComponent(name)}`;
    const shared = { topic: data.topics[topic], source: key, authors, by, on: data.on[on], standing: data.standings[standing] };
    return { id: String(at), name, text, day, ...shared, href: href ?? own };
  });
  const index = openFile(
    collectDocuments(
      'rulings',
      rulings.map(({ id, topic, text }) => ({
        id,
        kind: 'ruling',
        number: '',
        text,
        examples: [],
        ...(topic === undefined ? {} : { title: topic }),
      })),
    ),
  );
  return { rulings, find: (text) => answerQuery(index, text, { limit: rulings.length }).hits.map(({ id }) => id) };
}

const isAsNew = ({ standing }: Row): boolean => standing?.[0] === words.fresh;

/** A button that puts the others in its place. */
function offerRest(rest: readonly Row[]): readonly HTMLElement[] {
  if (rest.length === 0) return [];
  const [place, button] = [document.createElement('li'), make('button', words.showRest(rest.length), 'press')];
  button.addEventListener('click', () => {
    const lines = rest.map(writeLine);
    place.replaceWith(...lines);
    lines[0]?.querySelector('a')?.focus();
  });
  place.append(button);
  return [place];
}

function make(name: string, text: string, className = ''): HTMLElement {
  return Object.assign(document.createElement(name), { textContent: text, className });
}

function makeLink(text: string, href: string): HTMLAnchorElement {
  return Object.assign(document.createElement('a'), { textContent: text, href });
}

function writeLine({ name, text, by, day, href, on, standing }: Row): HTMLElement {
  const line = document.createElement('li');
  const said = make('span', `${by}, ${makeDateText(day)}. `, 'ruling-source');
  for (const [told, to] of [on, standing].flatMap((named) => (named ? [named] : [])))
    said.append(to === undefined ? told : makeLink(told, to), told.endsWith('.') ? ' ' : '. ');
  line.append(href === undefined ? name : makeLink(name, href), ' ', make('span', cutText(text)), ' ', said);
  return line;
}

customElements.define('rulings-find', RulingsFind);
