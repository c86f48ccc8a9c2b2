/** Buttons that copy something in each of its forms and say so, and one for the sheet of the system, where the browser has it. */
import { copyText } from '../frame/browser/copyText.ts';
import { toolLabels as labels } from '../frame/labels/toolLabels.ts';
import { citedForms, type CitedForm } from '../frame/wording/citedForms.ts';

export interface CopiedThing {
  readonly write: (form: CitedForm) => string;
  readonly share: { readonly title: string; readonly text: string; readonly url: string };
}

const saidFor = 1800;

export function makeCopyTools({ write, share }: CopiedThing, forms: readonly CitedForm[] = citedForms): readonly HTMLElement[] {
  const said = document.createElement('span');
  said.className = 'tool-said';
  said.setAttribute('role', 'status');
  let timer: ReturnType<typeof setTimeout> | undefined;
  const say = (text: string): void => {
    said.textContent = text;
    clearTimeout(timer);
    timer = setTimeout(() => (said.textContent = ''), saidFor);
  };
  const buttons = forms.map((form) =>
    makeButton(labels.forms[form], () => {
      void copyText(write(form)).then((done) => say(done ? `✓ ${labels.copied}` : `✗ ${labels.failed}`));
    }),
  );
  if (!('share' in navigator)) return [...buttons, said];
  const sharing = makeButton(labels.share, () => {
    navigator.share({ title: share.title, text: share.text, url: share.url }).catch((error: unknown) => {
      // Who closes the sheet knows that nothing was shared.
      if (!(error instanceof DOMException && error.name === 'AbortError')) say(`✗ ${labels.notShared}`);
    });
  });
  return [...buttons, sharing, said];
}

export function makeButton(label: string, press: () => void, className = ''): HTMLButtonElement {
  const button = Object.assign(document.createElement('button'), { type: 'button', textContent: label });
  if (className !== '') button.className = className;
  button.addEventListener('click', press);
  return button;
}
