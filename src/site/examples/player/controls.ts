/** Forward, back, first, last, and a slider. Buttons at an end stay focusable: a disabled one would lose the focus. */
import { playerLabels as labels } from './playerLabels.ts';
import { make, makeButton } from './elements.ts';

export interface Controls {
  readonly element: HTMLElement;
  readonly show: (step: number, last: number) => void;
}

/** `move` is given the step to go to, out of the present one and the last. */
export function makeControls(move: (to: (step: number, last: number) => number) => void): Controls {
  const first = makeButton('', '⇤', labels.first, () => move(() => 0));
  const back = makeButton('', '←', labels.back, () => move((step) => step - 1));
  const forward = makeButton('', '→', labels.forward, () => move((step) => step + 1));
  const last = makeButton('', '⇥', labels.last, () => move((_, end) => end));
  const slider = Object.assign(make('input'), { type: 'range', min: '0', step: '1' });
  slider.setAttribute('aria-label', labels.slider);
  slider.addEventListener('input', () => move(() => Number(slider.value)));
  const place = make('p', 'player-place');
  const element = make('div', 'player-controls', first, back, slider, forward, last, place);
  element.setAttribute('role', 'group');
  element.setAttribute('aria-label', labels.controls);
  return {
    element,
    show: (step, end) => {
      slider.max = String(end);
      slider.value = String(step);
      slider.setAttribute('aria-valuetext', labels.place(step, end));
      place.textContent = labels.place(step, end);
      for (const button of [first, back]) button.setAttribute('aria-disabled', String(step === 0));
      for (const button of [forward, last]) button.setAttribute('aria-disabled', String(step === end));
    },
  };
}
