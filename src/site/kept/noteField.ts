/** Notes: a field that keeps what is written into it by itself, and a note as it is read, which becomes that field. */
import { makeButton } from './copyTools.ts';
import { limits, tidyNote, type KeptEntry } from './kept.ts';
import { keptLabels as labels } from './keptLabels.ts';

/** So long after the last key a note is written. */
const restBeforeKeeping = 400;

/**
 * Keeps a note in place of the one from which it was changed, and gives it as it is kept then: with what another tab wrote meanwhile.
 * Undefined where it could not be written.
 */
export type KeepNote = (text: string, before: string) => string | undefined;

/** What writes the last keys of a field that are not kept yet. */
const pending = new Set<() => void>();
const writePending = (): void => {
  for (const write of [...pending]) write();
};

/**
 * A field that keeps what is written into it by itself, at the latest when its page is left, whether it is still on it or not; what could not
 * be kept is tried again with the next change.
 */
export function makeNoteField(text: string, label: string, keep: KeepNote): HTMLTextAreaElement {
  const field = Object.assign(document.createElement('textarea'), { value: text, rows: 3, maxLength: limits.note, placeholder: label });
  field.setAttribute('aria-label', label);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let written = text;
  const write = (): void => {
    clearTimeout(timer);
    pending.delete(write);
    if (field.value === written) return;
    const kept = keep(field.value, written);
    if (kept === undefined) return;
    if (kept !== tidyNote(field.value)) field.value = kept;
    written = field.value;
  };
  field.addEventListener('input', () => {
    clearTimeout(timer);
    pending.add(write);
    timer = setTimeout(write, restBeforeKeeping);
  });
  field.addEventListener('change', write);
  // One listener for all fields: the same is not added twice.
  addEventListener('pagehide', writePending);
  return field;
}

/** A note as it is read, and the field in which it is changed; `read` gives it as it is kept when the field is opened. */
export function makeNotePlace(
  { note, name }: KeptEntry,
  read: () => string | undefined,
  keep: KeepNote,
): { readonly place: HTMLElement; readonly button: HTMLButtonElement } {
  const place = document.createElement('div');
  place.className = 'kept-note';
  if (note !== undefined) place.append(Object.assign(document.createElement('p'), { textContent: note }));
  const label = note === undefined ? labels.addNote : labels.editNote;
  const button = makeButton(label, () => {
    const field = makeNoteField(place.querySelector('textarea')?.value ?? read() ?? '', labels.note, keep);
    place.replaceChildren(field);
    field.focus();
  });
  button.setAttribute('aria-label', `${label}: ${name}`);
  return { place, button };
}
