/**
 * A pad for rule numbers below the field of the search, in place of the keyboard of a phone: figures, the full stop, and, behind the number of
 * a rule, the letters that subrules have. It writes into the field as a key would, where the cursor stands, and so is searched with at once.
 */
import { subruleLetters } from '../../model/ruleNumber.ts';
import { touchLabels as labels } from './touchLabels.ts';

const storageName = 'concordance.pad';

/** Behind what a letter may stand. */
const ruleNumber = /(?:^|\s)\d{3}\.\d{1,3}$/;

export interface Pad {
  readonly toggle: HTMLButtonElement;
  readonly pad: HTMLElement;
}

/** Makes the pad and what shows it in place of the keyboard; the choice is kept. */
export function makePad(field: HTMLInputElement, readKept = isKept()): Pad {
  const pad = document.createElement('div');
  pad.className = 'number-pad';
  pad.setAttribute('role', 'group');
  pad.setAttribute('aria-label', labels.padName);
  const letters = document.createElement('div');
  letters.className = 'pad-letters';
  letters.setAttribute('role', 'group');
  letters.setAttribute('aria-label', labels.letters);
  letters.append(...Array.from(subruleLetters, (letter) => makeKey(letter, () => type(field, letter))));
  const figures = Array.from('123456789.0', (sign) => makeKey(sign, () => type(field, sign)));
  const others = [
    makeKey(labels.back, () => deleteBefore(field), 'pad-back', labels.backName),
    makeKey(labels.clear, () => replaceAll(field), 'pad-clear'),
    makeKey(labels.open, () => field.form?.requestSubmit(), 'pad-open'),
  ];
  pad.append(letters, ...figures, ...others);
  // A key of the pad takes no focus from the field: the cursor stays where it is.
  pad.addEventListener('pointerdown', (event) => event.preventDefault());

  const toggle = makeKey(labels.pad, () => show(pad.hidden !== false), 'pad-toggle', labels.padToggle);
  const show = (on: boolean): void => {
    pad.hidden = !on;
    toggle.setAttribute('aria-pressed', String(on));
    // The keyboard comes and goes with the focus alone.
    field.inputMode = on ? 'none' : 'search';
    field.blur();
    field.focus();
    keep(on);
  };
  const offer = (): void => {
    const end = field.selectionStart ?? field.value.length;
    letters.classList.toggle('offered', ruleNumber.test(field.value.slice(0, end)));
  };
  field.addEventListener('input', offer);
  document.addEventListener('selectionchange', offer);
  pad.hidden = true;
  toggle.setAttribute('aria-pressed', 'false');
  if (readKept) show(true);
  return { toggle, pad };
}

function makeKey(sign: string, press: () => void, className = '', name = ''): HTMLButtonElement {
  const key = Object.assign(document.createElement('button'), { type: 'button', textContent: sign, className });
  if (name !== '') key.setAttribute('aria-label', name);
  key.addEventListener('click', press);
  return key;
}

function type(field: HTMLInputElement, text: string): void {
  const end = field.value.length;
  field.setRangeText(text, field.selectionStart ?? end, field.selectionEnd ?? end, 'end');
  tellInput(field);
}

function deleteBefore(field: HTMLInputElement): void {
  const [start, end] = [field.selectionStart ?? field.value.length, field.selectionEnd ?? field.value.length];
  field.setRangeText('', start === end ? Math.max(0, start - 1) : start, end, 'end');
  tellInput(field);
}

function replaceAll(field: HTMLInputElement): void {
  field.value = '';
  tellInput(field);
}

function tellInput(field: HTMLInputElement): void {
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

function isKept(): boolean {
  try {
    return localStorage.getItem(storageName) === 'on';
  } catch {
    return false;
  }
}

function keep(on: boolean): void {
  try {
    if (on) localStorage.setItem(storageName, 'on');
    else localStorage.removeItem(storageName);
  } catch {
    // Without storage the choice holds as long as the page.
  }
}
