/** `<kept-page>`: all that is kept, row by row. Each change is written at once and can be undone; another tab's changes are shown. */
import { toLink } from '../frame/addresses/siteRoot.ts';
import { makeButton } from './copyTools.ts';
import {
  entriesIn,
  findEntry,
  limits,
  listNoted,
  moveIn,
  placesIn,
  removeList,
  renameList,
  replacePlace,
  restore,
  restoreList,
  setNote,
  takeOut,
  tidyLine,
  undoReplace,
  type Kept,
  type KeptEntry,
  type Row,
} from './kept.ts';
import { keptLabels as labels } from './keptLabels.ts';
import { changeStored, clearStored, onOtherTab, readStored } from './keptStore.ts';
import { makeNotePlace } from './noteField.ts';
import { makeSheetTools } from './sheetTools.ts';
import { makeFiles, offerFile } from './keptFiles.ts';
import { makeHead, makeWords } from './showEntry.ts';
import { tellCarried } from './tellCarried.ts';

/** A row as it is shown; the notes on their own are none that one could sort. */
interface Section {
  readonly id: string;
  readonly title: string;
  readonly entries: readonly KeptEntry[];
  readonly row?: Row;
}

class KeptPage extends HTMLElement {
  readonly #said = document.createElement('div');
  readonly #body = document.createElement('div');

  connectedCallback(): void {
    this.#said.className = 'kept-said';
    this.#said.setAttribute('role', 'status');
    this.replaceChildren(this.#body, this.#said);
    this.#draw();
    onOtherTab(() => {
      // Who is writing goes on writing: what the other tab did is in what is written next.
      if (!(document.activeElement instanceof HTMLTextAreaElement)) this.#draw();
    });
    this.addEventListener('keydown', (event) => this.#moveByKeys(event));
  }

  #draw(): void {
    // What did not fit may fit now; with its field it would be gone.
    for (const field of this.#body.querySelectorAll('textarea')) field.dispatchEvent(new Event('change'));
    const stored = readStored();
    const focused = document.activeElement instanceof HTMLElement ? document.activeElement.dataset['key'] : undefined;
    if (stored.kind === 'denied') this.#body.replaceChildren(makeLine(labels.failure('denied')));
    else if (stored.kind === 'fault') this.#body.replaceChildren(...this.#makeFault(stored.fault, stored.raw));
    else this.#body.replaceChildren(...this.#makeAll(stored.kept));
    if (focused !== undefined) this.#find(focused)?.focus();
  }

  #find(key: string): HTMLElement | undefined {
    return [...this.querySelectorAll<HTMLElement>('[data-key]')].find((each) => each.dataset['key'] === key);
  }

  /** Changes what is kept, shows it, and says so, with the way back where there is one. */
  #change(act: (kept: Kept) => Kept, text: (kept: Kept, before: Kept) => string, undo?: (kept: Kept, before: Kept) => Kept): boolean {
    const changed = changeStored(act);
    if (changed.kind === 'failed') {
      this.#say(labels.failure(changed.why));
      return false;
    }
    this.#draw();
    const { before } = changed;
    this.#say(
      text(changed.kept, before),
      undo &&
        (() =>
          void this.#change(
            (kept) => undo(kept, before),
            () => labels.undone,
          )),
    );
    return true;
  }

  #say(text: string, undo?: () => void): void {
    this.#said.replaceChildren(text);
    if (undo) this.#said.append(' ', makeButton(labels.undo, undo));
  }

  #makeFault(fault: string, raw: string): readonly HTMLElement[] {
    return [
      makeLine(labels.fault(fault), 'kept-fault'),
      makeButton(labels.saveRaw, () => offerFile('concordance-kept.txt', raw, 'text/plain')),
      makeButton(labels.startAnew, () => {
        clearStored();
        this.#draw();
      }),
    ];
  }

  #makeAll(kept: Kept): readonly HTMLElement[] {
    const sections: readonly Section[] = [
      { id: 'sheet', title: labels.sheet, row: 'sheet' as const, entries: entriesIn(kept, 'sheet') },
      { id: 'marks', title: labels.marks, row: 'marks' as const, entries: entriesIn(kept, 'marks') },
      ...kept.lists.map(({ name }, at) => ({
        id: `list-${at + 1}`,
        title: name,
        row: { list: name },
        entries: entriesIn(kept, { list: name }),
      })),
      { id: 'notes', title: labels.noted, entries: listNoted(kept).flatMap((place) => findEntry(kept, place) ?? []) },
    ].filter(({ entries, row }: Section) => entries.length > 0 || typeof row === 'object');
    const files = makeFiles(kept, (other, tell) => this.#change(other, tell));
    if (sections.length === 0) return [makeLine(labels.nothing), files];
    return [...(sections.length > 1 ? [makeLinks(sections)] : []), ...sections.map((section) => this.#makeSection(section)), files];
  }

  #makeSection(section: Section): HTMLElement {
    const { id, title, row, entries } = section;
    const made = document.createElement('section');
    made.setAttribute('aria-labelledby', id);
    const head = Object.assign(document.createElement('h2'), { id, textContent: title });
    const list = document.createElement('ol');
    list.className = 'kept-list';
    list.append(...entries.map((entry, at) => this.#makeItem(section, entry, at)));
    made.append(head);
    if (row === 'sheet') made.append(makeLine(labels.sheetHint, 'kept-hint'), makeSheetTools(entries));
    made.append(list);
    if (row !== undefined && typeof row === 'object') made.append(this.#makeListTools(row.list));
    return made;
  }

  #makeItem({ id, row, entries }: Section, entry: KeptEntry, at: number): HTMLElement {
    const { place, name, kept: day } = entry;
    const item = document.createElement('li');
    if (row !== undefined) item.dataset['place'] = place;
    item.dataset['section'] = id;
    item.tabIndex = -1;
    item.dataset['key'] = `${id} ${place}`;
    const fate = document.createElement('div');
    fate.className = 'kept-fate';
    const tools = document.createElement('div');
    tools.className = 'kept-tools';
    const add = (label: string, key: string, press: () => void, disabled = false): void => {
      const button = makeButton(label, press);
      button.dataset['key'] = `${id} ${place} ${key}`;
      button.setAttribute('aria-label', `${label}: ${name}`);
      button.setAttribute('aria-disabled', String(disabled));
      tools.append(button);
    };
    if (row !== undefined && entries.length > 1) {
      add(labels.up, 'up', () => this.#move(row, entry, -1), at === 0);
      add(labels.down, 'down', () => this.#move(row, entry, 1), at === entries.length - 1);
    }
    const written = makeNotePlace(
      entry,
      () => {
        const stored = readStored();
        return stored.kind === 'kept' ? findEntry(stored.kept, place)?.note : entry.note;
      },
      (text, before) => this.#keepNote(entry, text, before),
    );
    tools.append(written.button);
    add(labels.remove, 'remove', () => {
      const next = entries[at + 1] ?? entries[at - 1];
      const act = (kept: Kept): Kept => (row === undefined ? setNote(kept, entry, '') : takeOut(kept, place, row));
      const undo = (kept: Kept, before: Kept): Kept => restore(kept, before, [place]);
      if (this.#change(act, () => labels.removed(name), undo)) (next ? this.#find(`${id} ${next.place}`) : this.#said)?.focus();
    });
    item.append(makeHead(entry, toLink(place), labels.keptOn(day)), makeWords(entry), written.place, fate, tools);
    void tellCarried(entry, fate, (today) => {
      const undo = (kept: Kept, before: Kept): Kept => undoReplace(kept, before, place, today);
      this.#change(
        (kept) => replacePlace(kept, place, today),
        () => labels.tookToday(today.name),
        undo,
      );
    });
    return item;
  }

  /** Without drawing anew: the field that is written into stays. */
  #keepNote(entry: KeptEntry, text: string, before: string): string | undefined {
    const changed = changeStored((kept) => setNote(kept, entry, text, before));
    this.#say(changed.kind === 'kept' ? labels.noteSaved : labels.failure(changed.why));
    return changed.kind === 'kept' ? (findEntry(changed.kept, entry.place)?.note ?? '') : undefined;
  }

  #move(row: Row, { place, name }: KeptEntry, by: number): void {
    this.#change(
      (kept) => moveIn(kept, place, row, by),
      (kept) => labels.moved(name, placesIn(kept, row).indexOf(place) + 1, placesIn(kept, row).length),
    );
  }

  #moveByKeys(event: KeyboardEvent): void {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    const item = event.target instanceof Element ? event.target.closest<HTMLElement>('li[data-place]') : null;
    const stored = readStored();
    if (!event.altKey || by === 0 || !item || stored.kind !== 'kept' || event.target instanceof HTMLTextAreaElement) return;
    const { place = '', section = '' } = item.dataset;
    const entry = findEntry(stored.kept, place);
    const row = section === 'sheet' || section === 'marks' ? section : stored.kept.lists[Number(section.replace('list-', '')) - 1];
    if (!entry || row === undefined) return;
    event.preventDefault();
    this.#move(typeof row === 'string' ? row : { list: row.name }, entry, by);
  }

  #makeListTools(name: string): HTMLElement {
    const tools = document.createElement('div');
    tools.className = 'kept-tools';
    const rename = makeButton(labels.rename, () => {
      const form = document.createElement('form');
      const field = Object.assign(document.createElement('input'), { value: name, maxLength: limits.listName });
      field.setAttribute('aria-label', labels.newName);
      form.append(field, Object.assign(document.createElement('button'), { textContent: labels.rename }));
      form.addEventListener('submit', (event) => {
        event.preventDefault();
        const to = tidyLine(field.value);
        const stored = readStored();
        if (to === '' || to === name) {
          this.#draw();
          return;
        }
        if (stored.kind === 'kept' && stored.kept.lists.some((list) => list.name === to)) {
          this.#say(labels.nameTaken(to));
          return;
        }
        this.#change(
          (kept) => renameList(kept, name, to),
          () => labels.renamed(to),
          (kept) => renameList(kept, to, name),
        );
      });
      tools.replaceChildren(form);
      field.focus();
      field.select();
    });
    const remove = makeButton(labels.removeList, () => {
      this.#change(
        (kept) => removeList(kept, name),
        () => labels.listRemoved(name),
        (kept, before) => restoreList(kept, before, name),
      );
    });
    rename.setAttribute('aria-label', `${labels.rename}: ${name}`);
    remove.setAttribute('aria-label', `${labels.removeList}: ${name}`);
    tools.append(rename, remove);
    return tools;
  }
}

function makeLinks(sections: readonly Section[]): HTMLElement {
  const nav = document.createElement('nav');
  nav.className = 'page-links';
  nav.setAttribute('aria-label', labels.sections);
  for (const { id, title, entries } of sections) {
    nav.append(Object.assign(document.createElement('a'), { href: `#${id}`, textContent: labels.inRow(title, entries.length) }), ' ');
  }
  return nav;
}

function makeLine(text: string, className = ''): HTMLElement {
  const line = Object.assign(document.createElement('p'), { textContent: text });
  if (className !== '') line.className = className;
  return line;
}

customElements.define('kept-page', KeptPage);
