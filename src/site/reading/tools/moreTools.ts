/**
 * What the tools of an entry have behind copying: other forms of it, keeping it, its history where the page does not lead there, under a
 * date plain words, and of a superseded edition what the entry is today.
 */
import { parseAddress } from '../../frame/addresses/addresses.ts';
import { wording } from '../../frame/browser/entryParts.ts';
import { loadModule } from '../../frame/browser/loading.ts';
import { toolLabels as labels } from '../../frame/labels/toolLabels.ts';
import type { Cited } from '../../frame/wording/citations.ts';
import { makeCopyButton } from './copyForms.ts';
import { makeKeepButton } from '../../kept/keepButton.ts';

export interface AskedTools {
  /** Where they are put. */
  readonly ways: HTMLElement;
  readonly link: HTMLAnchorElement;
  readonly host: HTMLElement;
  readonly cited: Cited;
  /** Whether the tools still are with this entry. */
  readonly isWanted: () => boolean;
}

export function showMore(asked: AskedTools): void {
  const { ways, cited } = asked;
  const panel = document.createElement('div');
  panel.className = 'tool-panel';
  ways.append(makeCopyButton(cited, panel), makeKeepButton(cited, panel), panel);
  // The panel stays where it is: whoever writes in it when these come would lose the field under the hands.
  showWays(asked, (...found) => panel.before(...found)).catch(() => undefined);
}

/** Links to the history of an entry and to what it is today. Without the data files the other tools do what they do. */
async function showWays({ link, host, isWanted }: AskedTools, add: (...found: readonly (Node | string)[]) => void): Promise<void> {
  const makeWay = (href: string, label: string): HTMLAnchorElement =>
    Object.assign(document.createElement('a'), { href, textContent: label });
  if (isOfficialUnderDate()) add(makePlainButton(link, host));
  if (document.querySelector('.status.superseded') === null) {
    const since = host.querySelector<HTMLAnchorElement>('.since');
    if (since && !since.checkVisibility()) add(makeWay(since.href, labels.history));
    return;
  }
  const { findToday } = await loadModule(() => import('../../where/loadChain.ts'));
  const today = await findToday(link.href);
  if (!today || !isWanted()) return;
  if (today.history !== undefined) add(makeWay(today.history, labels.history));
  const heirs = today.heirs.slice(0, 3).flatMap(({ name, href }) => (href === undefined ? [] : [makeWay(href, labels.today(name))]));
  add(...(heirs.length > 0 ? heirs : [labels.notToday]));
}

/** There plain words are no part of the page. */
function isOfficialUnderDate(): boolean {
  const address = parseAddress(location.pathname);
  return (
    document.querySelector('main')?.dataset['work'] === 'CR' &&
    address !== undefined &&
    'edition' in address &&
    address.edition.date !== undefined
  );
}

/** What the handbook says of an entry under a date stands below its text once it is asked for, and goes when it is asked again. */
function makePlainButton(link: HTMLAnchorElement, host: HTMLElement): HTMLButtonElement {
  const button: HTMLButtonElement = document.createElement('button');
  button.type = 'button';
  button.textContent = labels.plainWords;
  const place = host.querySelector(wording) ?? host;
  const asked = (): Element | null => place.querySelector(':scope > .plain-asked');
  button.setAttribute('aria-expanded', String(asked() !== null));
  button.addEventListener('click', () => {
    const isOpen = asked() !== null;
    asked()?.remove();
    button.setAttribute('aria-expanded', String(!isOpen));
    if (isOpen) return;
    loadModule(() => import('../handbook/askPlainWords.ts'))
      .then(({ makePlainWords }) => makePlainWords(link.href))
      .then((said) => asked() ?? place.append(said))
      .catch(() => (button.textContent = labels.noPlainWords));
  });
  return button;
}
