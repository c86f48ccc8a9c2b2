/** Copies an entry as text, for a chat or as a link with its words, and hands it to the system's sheet where there is one. */
import { makeCopyTools } from '../../kept/copyTools.ts';
import { openPanel } from '../../kept/toolPanel.ts';
import { toolLabels as labels } from '../../frame/labels/toolLabels.ts';
import type { Cited } from '../../frame/wording/citations.ts';
import { writeCited } from '../../frame/wording/citedForms.ts';

export function makeCopyButton(cited: Cited, panel: HTMLElement): HTMLButtonElement {
  return openPanel(panel, labels.copyAs, () =>
    makeCopyTools({
      write: (form) => writeCited(cited, form),
      share: {
        title: `${cited.work} ${cited.name}`,
        text: `${cited.name} ${cited.text} (${cited.work}, ${cited.standing})`,
        url: cited.href,
      },
    }),
  );
}
