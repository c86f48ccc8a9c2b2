/** Whether passes of priority are shown: they are not until the reader asks for them, and that is kept in this browser. */
import { make } from './elements.ts';
import { playerLabels as labels } from './playerLabels.ts';

const key = 'player-passes';

/** A field that shows them in the player, and hides them again. */
export function makePassesTool(player: HTMLElement): HTMLElement {
  const field = Object.assign(make('input'), { type: 'checkbox', checked: readChoice() });
  const show = (): void => void player.toggleAttribute('data-passes', field.checked);
  field.addEventListener('change', () => {
    show();
    keepChoice(field.checked);
  });
  show();
  return make('label', 'player-shows', field, ' ', labels.showPasses);
}

function readChoice(): boolean {
  try {
    return localStorage.getItem(key) === 'on';
  } catch {
    return false;
  }
}

function keepChoice(isOn: boolean): void {
  try {
    if (isOn) localStorage.setItem(key, 'on');
    else localStorage.removeItem(key);
  } catch {
    // Where nothing may be kept, it holds for this page.
  }
}
