/** What the search dialog has for a hand that holds a phone: the number pad, speaking, and its place above the keyboard. */
import { makePad } from './numberPad.ts';
import { makeVoice } from './voice.ts';

/** Comes once the dialog is open: who has keys need not wait for it. */
export function connectTouch(dialog: HTMLDialogElement, field: HTMLInputElement): void {
  const { toggle, pad } = makePad(field);
  const voice = makeVoice(field);
  const row = document.createElement('div');
  row.className = 'search-touch';
  row.append(toggle, ...(voice ? [voice.speak, voice.line] : []));
  dialog.querySelector('.search-close')?.after(row, pad);
  keepAboveKeyboard(dialog);
}

/** Phones lay their keyboard over the window; what is seen of it is known to the script alone. */
function keepAboveKeyboard(dialog: HTMLDialogElement): void {
  const view = globalThis.visualViewport;
  if (!view) return;
  const place = (): void => {
    // Whoever zooms in wants to see a part of the window: the dialog stays.
    if (view.scale > 1.01) return;
    dialog.style.setProperty('--seen', `${Math.round(view.height)}px`);
    dialog.style.setProperty('--seen-from', `${Math.round(view.offsetTop)}px`);
  };
  view.addEventListener('resize', place);
  view.addEventListener('scroll', place);
  place();
}
