/** Notes: a field that keeps what is written into it by itself, and a note as it is read, which becomes that field. */
import { makeButton } from './copyTools.ts';
import { limits, type KeptEntry } from './kept.ts';
import { keptLabels as labels } from './keptLabels.ts';

/** So long after the last key a note is written. */
const restBeforeKeeping = 400;

/** A field that keeps what is written into it by itself. */
export function makeNoteField(text: string, label: string, keep: (text: string) => void): HTMLTextAreaElement {
  const field = Object.assign(document.createElement('textarea'), { value: text, rows: 3, maxLength: limits.note, placeholder: label });
  field.setAttribute('aria-label', label);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let written = text;
  const write = (): void => {
    clearTimeout(timer);
    if (field.value === written) return;
    written = field.value;
    keep(written);
  };
  field.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(write, restBeforeKeeping);
  });
  field.addEventListener('change', write);
  addEventListener('pagehide', write);
  return field;
}

/** A note as it is read, and the field in which it is changed. */
export function makeNotePlace(
  { note, name }: KeptEntry,
  keep: (text: string) => void,
): { readonly place: HTMLElement; readonly button: HTMLButtonElement } {
  const place = document.createElement('div');
  place.className = 'kept-note';
  if (note !== undefined) place.append(Object.assign(document.createElement('p'), { textContent: note }));
  const label = note === undefined ? labels.addNote : labels.editNote;
  const button = makeButton(label, () => {
    const field = makeNoteField(place.querySelector('textarea')?.value ?? note ?? '', labels.note, keep);
    place.replaceChildren(field);
    field.focus();
  });
  button.setAttribute('aria-label', `${label}: ${name}`);
  return { place, button };
}
