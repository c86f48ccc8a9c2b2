/** Keeps an entry, among its tools: a bookmark, the answer sheet, reading lists, a note. */
import { fromLink } from '../frame/addresses/siteRoot.ts';
import type { Cited } from '../frame/wording/citations.ts';
import { makeButton } from './copyTools.ts';
import { findEntry, limits, placesIn, putIn, setNote, takeOut, tidyLine, type Kept, type KeptEntry, type Row } from './kept.ts';
import { keptLabels as labels } from './keptLabels.ts';
import { changeStored, readStored } from './keptStore.ts';
import { showKeptHere } from './keptHere.ts';
import { makeNoteField } from './noteField.ts';
import { findToday } from '../frame/browser/today.ts';
import { openPanel } from './toolPanel.ts';
import { makeAddress } from '../frame/addresses/addresses.ts';

export function makeKeepButton(cited: Cited, panel: HTMLElement): HTMLButtonElement {
  const entry = toEntry(cited);
  const stored = readStored();
  const isKept = stored.kind === 'kept' && findEntry(stored.kept, entry.place) !== undefined;
  return openPanel(panel, isKept ? labels.keptAs : labels.keep, () => makeKeeping(entry));
}

/** An entry as it is kept. */
export function toEntry({ work, name, standing, text, href }: Cited): KeptEntry {
  const { pathname, hash } = new URL(href);
  const words = tidyLine(text).slice(0, limits.words).trim();
  const kept = findToday();
  const line = (each: string): string => tidyLine(each).slice(0, limits.line).trim();
  return { place: fromLink(pathname) + hash, work: line(work), name: line(name), standing: line(standing), words, kept };
}

function makeKeeping(entry: KeptEntry): readonly Node[] {
  const said = document.createElement('span');
  said.className = 'tool-said';
  said.setAttribute('role', 'status');
  const change = (act: (kept: Kept) => Kept): Kept | undefined => {
    const changed = changeStored(act);
    said.textContent = changed.kind === 'kept' ? '' : labels.failure(changed.why);
    if (changed.kind === 'kept') showKeptHere(changed.kept);
    return changed.kind === 'kept' ? changed.kept : undefined;
  };
  const stored = readStored();
  const kept = stored.kind === 'kept' ? stored.kept : undefined;
  if (stored.kind !== 'kept') said.textContent = labels.failure(stored.kind);
  const makeToggle = (row: Row, label: string): HTMLButtonElement => {
    const show = (now: Kept): void => button.setAttribute('aria-pressed', String(placesIn(now, row).includes(entry.place)));
    const button = makeButton(
      label,
      () => {
        const isIn = button.getAttribute('aria-pressed') === 'true';
        const now = change((state) => (isIn ? takeOut(state, entry.place, row) : putIn(state, entry, row)));
        if (now) show(now);
      },
      'keep-toggle',
    );
    button.setAttribute('aria-pressed', String(kept !== undefined && placesIn(kept, row).includes(entry.place)));
    return button;
  };
  const lists = document.createElement('div');
  lists.append(
    makeToggle('marks', labels.mark),
    makeToggle('sheet', labels.sheet),
    ...(kept?.lists ?? []).map(({ name }) => makeToggle({ list: name }, name)),
  );
  return [lists, makeNewList(entry, lists, makeToggle, change), makeNote(entry, kept, change), makeFoot(said)];
}

function makeNewList(
  entry: KeptEntry,
  lists: HTMLElement,
  makeToggle: (row: Row, label: string) => HTMLButtonElement,
  change: (act: (kept: Kept) => Kept) => Kept | undefined,
): HTMLElement {
  const form = document.createElement('form');
  form.className = 'keep-new';
  const field = Object.assign(document.createElement('input'), { maxLength: limits.listName, placeholder: labels.newList });
  field.setAttribute('aria-label', labels.newList);
  form.append(field, Object.assign(document.createElement('button'), { textContent: labels.addList }));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const list = tidyLine(field.value);
    if (list === '' || !change((state) => putIn(state, entry, { list }))) return;
    field.value = '';
    const toggle = makeToggle({ list }, list);
    toggle.setAttribute('aria-pressed', 'true');
    const known = [...lists.children].slice(2).find(({ textContent }) => textContent === list);
    if (known) known.replaceWith(toggle);
    else lists.append(toggle);
  });
  return form;
}

function makeNote(entry: KeptEntry, kept: Kept | undefined, change: (act: (kept: Kept) => Kept) => Kept | undefined): HTMLElement {
  const note = kept && findEntry(kept, entry.place)?.note;
  return makeNoteField(note ?? '', labels.note, (text, before) => {
    const now = change((state) => setNote(state, entry, text, before));
    return now && (findEntry(now, entry.place)?.note ?? '');
  });
}

function makeFoot(said: HTMLElement): HTMLElement {
  const foot = document.createElement('div');
  foot.append(said, Object.assign(document.createElement('a'), { href: makeAddress({ kind: 'kept' }), textContent: labels.all }));
  return foot;
}
