/** A button that copies, and says for a moment that it has. */
import { playerLabels as labels } from './playerLabels.ts';
import { copyText } from '../../frame/browser/copyText.ts';
import { makeButton } from './elements.ts';

const confirmedFor = 1800;

export function makeCopyTool(label: string, getText: () => string, announce: (text: string) => void): HTMLButtonElement {
  let settling: ReturnType<typeof setTimeout> | undefined;
  return makeButton('copy-tool', label, undefined, (button) => {
    void copyText(getText()).then((done) => {
      const said = done ? labels.copied : labels.notCopied;
      button.textContent = `${done ? '✓' : '✗'} ${said}`;
      announce(`${label}: ${said}`);
      clearTimeout(settling);
      settling = setTimeout(() => (button.textContent = label), confirmedFor);
    });
  });
}
