/** What can be done with the answer sheet as a whole: its page, its address, its text. */
import { copyText } from '../frame/browser/copyText.ts';
import { makeAnswerHref, writeAnswer } from './answerForms.ts';
import { makeButton, makeCopyTools } from './copyTools.ts';
import type { KeptEntry } from './kept.ts';
import { keptLabels as labels } from './keptLabels.ts';

export function makeSheetTools(entries: readonly KeptEntry[]): HTMLElement {
  const href = makeAnswerHref(entries, location.href);
  const tools = document.createElement('div');
  tools.className = 'kept-tools';
  const said = Object.assign(document.createElement('span'), { className: 'tool-said' });
  said.setAttribute('role', 'status');
  const link = Object.assign(document.createElement('a'), { href, textContent: labels.openSheet });
  const copyLink = makeButton(labels.copySheetLink, () => {
    void copyText(href).then((done) => (said.textContent = done ? `✓ ${labels.copied}` : `✗ ${labels.notCopied}`));
  });
  const title = labels.answerTitle(entries.length);
  const copies = makeCopyTools({ write: (form) => writeAnswer(entries, form, location.href), share: { title, text: title, url: href } }, [
    'text',
    'markdown',
    'chat',
  ]);
  tools.append(link, copyLink, said, ...copies);
  return tools;
}
