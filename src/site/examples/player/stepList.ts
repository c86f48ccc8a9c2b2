/** All steps as a list: number first, sentence second, the present one marked. */
import type { RunStep } from '../../../demonstration/inBrowser.ts';
import { playerLabels as labels } from './playerLabels.ts';
import { make, writeText } from './elements.ts';

export interface StepList {
  readonly element: HTMLElement;
  readonly show: (step: number) => void;
  /** Marks the step from which two boards are not alike any more. */
  readonly markParting: (step: number) => void;
}

/** `hrefAt` is the address of a step; `ids` whether the items are what these addresses name on this page. */
export function makeStepList(
  steps: readonly RunStep[],
  hrefAt: (step: number) => string,
  go: (step: number) => void,
  { ids }: { readonly ids: boolean },
): StepList {
  const element = make('ol', 'player-steps');
  element.setAttribute('aria-label', labels.list);
  const items = steps.map(({ number, action, event, text, wording, passes, atOnce }, at) => {
    const link = make('a', 'step-number', String(number));
    link.href = hrefAt(number);
    const item = make(
      'li',
      classOfStep(event),
      link,
      ' ',
      make('span', '', ...writeText(number === 0 ? labels.start : text), ...quote(wording)),
    );
    if (passes) item.prepend(make('span', 'player-passes', labels.passes(passes)));
    if (atOnce) item.classList.add('at-once');
    if (atOnce === 'first') item.prepend(make('span', 'at-once-label', labels.atOnce));
    if (ids) item.id = `step-${number}`;
    if (at > 0 && steps[at - 1]?.action !== action) item.classList.add('next-action');
    item.addEventListener('click', (click) => {
      if (click.metaKey || click.ctrlKey || click.shiftKey) return;
      click.preventDefault();
      go(number);
    });
    return item;
  });
  element.append(...items);
  let shown: HTMLElement | undefined;
  return {
    element,
    markParting: (step) => {
      items[step]?.classList.add('parting');
      items[step]?.prepend(make('span', 'parting-here', labels.partHere));
    },
    show: (step) => {
      shown?.removeAttribute('aria-current');
      shown = items[step];
      shown?.setAttribute('aria-current', 'step');
      if (shown) keepInView(element, shown);
    },
  };
}

/** Only what looks otherwise has a class: the name of an event may be that of something else on the page, as `cost` is. */
export const classOfStep = (event: RunStep['event']): string => (event === 'refused' ? 'refused' : '');

/** What was carried out, as it is worded. */
export const quote = (wording: string | undefined): (Node | string)[] =>
  wording === undefined ? [] : [' ', make('q', '', ...writeText(wording))];

/** Pixels at both ends of the list in which its lines fade (steps.css), and some to spare. */
const [head, foot] = [12, 30];

/** Scrolls the list, never the page: so far that a step stands whole at its top, where the list is long enough. */
function keepInView(list: HTMLElement, item: HTMLElement): void {
  // A list that does not scroll is as high as its steps.
  if (list.scrollHeight <= list.clientHeight) return;
  const [outer, inner] = [list.getBoundingClientRect(), item.getBoundingClientRect()];
  if (inner.top >= outer.top + head && inner.bottom <= outer.bottom - foot) return;
  const least = inner.top < outer.top + head ? inner.top - outer.top - head : inner.bottom + foot - outer.bottom;
  const tops = [...list.children].map((each) => each.getBoundingClientRect().top - outer.top - head);
  list.scrollTop += tops.find((each) => each >= least - 1) ?? least;
}
