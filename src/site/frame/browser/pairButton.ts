/** A button that opens what a link leads to beside the page. What is done then is the reading page's (reading/pair/offerPair.ts). */
import { toolLabels } from '../labels/toolLabels.ts';

/** Whether something can be read beside this page. */
export const isPairOffered = (): boolean => document.querySelector('main[data-asks~="beside"]') !== null;

/** Undefined on a page beside which nothing is read. */
export function makePairButton(href: string, label: string = toolLabels.beside): HTMLButtonElement | undefined {
  if (!isPairOffered()) return undefined;
  const button = Object.assign(document.createElement('button'), { type: 'button', className: 'to-beside', textContent: label });
  button.dataset['beside'] = href;
  return button;
}
