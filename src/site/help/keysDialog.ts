/** The list of keys over any page, when `?` is pressed. */
import { makeAddress } from '../frame/addresses/addresses.ts';
import { keyLabels, keyRows } from '../frame/labels/keyLabels.ts';

let dialog: HTMLDialogElement | undefined;

/** Opens it; the dialog gives the focus back when it is closed. `isOn` is whether keys alone do something. */
export function openKeys(isOn: boolean): void {
  if (document.querySelector('dialog[open]')) return;
  dialog ??= makeDialog();
  const box = dialog.querySelector<HTMLInputElement>('[data-slash]');
  if (box) box.checked = isOn;
  dialog.showModal();
}

function makeDialog(): HTMLDialogElement {
  const made = document.createElement('dialog');
  made.className = 'keys-dialog';
  made.setAttribute('aria-labelledby', 'keys-title');
  const title = Object.assign(document.createElement('h2'), { id: 'keys-title', textContent: keyLabels.title });
  const close = Object.assign(document.createElement('button'), { type: 'button', className: 'press', textContent: keyLabels.close });
  close.addEventListener('click', () => made.close());
  const list = document.createElement('dl');
  for (const { keys, does } of keyRows) {
    const name = document.createElement('dt');
    keys.forEach((key, at) => {
      if (at > 0) name.append(', ');
      name.append(Object.assign(document.createElement('kbd'), { textContent: key }));
    });
    const meaning = Object.assign(document.createElement('dd'), { textContent: does });
    const row = document.createElement('div');
    row.append(name, ' ', meaning);
    list.append(row);
  }
  // The choice is the one of the search: it is kept there.
  const single = document.createElement('label');
  const box = Object.assign(document.createElement('input'), { type: 'checkbox' });
  box.dataset['slash'] = '';
  single.append(box, ` ${keyLabels.single}`);
  const help = Object.assign(document.createElement('a'), { href: makeAddress({ kind: 'help' }), textContent: keyLabels.more });
  const foot = document.createElement('p');
  foot.append(single, ' ', help);
  made.append(title, close, list, foot);
  made.addEventListener('click', ({ target }) => {
    if (target === made) made.close();
  });
  document.body.append(made);
  return made;
}
