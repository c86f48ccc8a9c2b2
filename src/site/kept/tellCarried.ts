/** Says of a kept entry what became of it, where that can be said, and offers the words of today. */
import { findCarried, type Carried } from './carried.ts';
import { makeButton } from './copyTools.ts';
import type { KeptEntry } from './kept.ts';
import { findToday } from '../frame/browser/today.ts';
import { keptLabels as labels } from './keptLabels.ts';
import { loadEntryAt } from './loadAnswer.ts';
import { tellFailure } from '../frame/browser/loading.ts';
import type { Heir } from '../where/whereIs.ts';

/** Less sure than this, and it is said how sure it is. */
const sureEnough = 0.995;

/** `take` is given the entry as it is today, when the reader wants that instead; without it that is not offered. */
export async function tellCarried(entry: KeptEntry, line: HTMLElement, take?: (today: KeptEntry) => void): Promise<void> {
  line.textContent = labels.looking;
  try {
    const carried = await findCarried(entry.place);
    line.replaceChildren(...tell(entry, carried, line, take));
  } catch (error) {
    void tellFailure(line, error, labels.notLoaded);
  }
}

function tell(entry: KeptEntry, carried: Carried, line: HTMLElement, take?: (today: KeptEntry) => void): readonly (Node | string)[] {
  switch (carried.kind) {
    case 'unknown':
      line.dataset['fate'] = 'unknown';
      return [labels.unknown[carried.what]];
    case 'newest':
      return [labels.newest];
    case 'ended':
      line.dataset['fate'] = 'ended';
      return [
        carried.to.length === 0 ? labels.ended(carried.when) : labels.takenOver(carried.when),
        ...joinHeirs(carried.to),
        ...linkHistory(carried),
      ];
    case 'carried': {
      const { to, also, rewritten } = carried;
      line.dataset['fate'] = rewritten ? 'rewritten' : 'carried';
      const flag = Object.assign(document.createElement(rewritten ? 'strong' : 'span'), {
        textContent: rewritten ? labels.rewritten(rewritten.when, rewritten.times) : labels.unchanged,
      });
      return [
        ...linkToday(entry, to),
        ' ',
        flag,
        ...(to.score < sureEnough ? [` ${labels.sure(to.score)}`] : []),
        ...(rewritten && carried.history !== undefined ? [' ', makeWay(`${carried.history}#${rewritten.date}`, labels.seeChange)] : []),
        ...(also.length > 0 ? [` ${labels.also}`, ...joinHeirs(also)] : []),
        // What says the same under the same number needs no other.
        ...(take && (rewritten || to.name !== entry.name) ? makeTake(entry, to, line, take) : []),
      ];
    }
  }
}

function linkToday({ name }: KeptEntry, { name: now, href }: Heir): readonly (Node | string)[] {
  const text = now === name ? labels.sameNumber : labels.today(now);
  return [href === undefined ? text : makeWay(href, text)];
}

function joinHeirs(heirs: readonly Heir[]): readonly (Node | string)[] {
  return heirs
    .flatMap(({ name, href }, at) => [at === 0 ? ' ' : ', ', href === undefined ? name : makeLink(href, name)])
    .concat(heirs.length > 0 ? ['.'] : []);
}

const linkHistory = ({ history }: Extract<Carried, { kind: 'ended' }>): readonly (Node | string)[] =>
  history === undefined ? [] : [' ', makeLink(history, labels.history)];

function makeTake(entry: KeptEntry, { href }: Heir, line: HTMLElement, take: (today: KeptEntry) => void): readonly (Node | string)[] {
  if (href === undefined) return [];
  const button = makeButton(labels.takeToday, () => {
    loadEntryAt(href, findToday())
      .then((today) => (today && today.place !== entry.place ? take(today) : void (button.textContent = labels.notTaken)))
      .catch((error: unknown) => void tellFailure(line, error, labels.notTaken));
  });
  button.setAttribute('aria-label', `${labels.takeToday}: ${entry.name}`);
  return [' ', button];
}

const makeLink = (href: string, textContent: string): HTMLAnchorElement =>
  Object.assign(document.createElement('a'), { href, textContent });

/** A link that is a sentence by itself. */
const makeWay = (href: string, text: string): HTMLAnchorElement => Object.assign(makeLink(href, text), { className: 'fate-way' });
