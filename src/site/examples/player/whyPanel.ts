/** Why an object is what it is: a panel over the page, beside what was asked about. Esc and a click elsewhere close it. */
import type { Aspect, ObjectView, Values, Why, WhyLink } from '../../../demonstration/inBrowser.ts';
import { aspectNames, countedNames } from '../board/boardLabels.ts';
import { type Asked, isCounted } from '../board/card.ts';
import { titleOf } from '../board/objectNames.ts';
import type { NameRef } from '../board/parts.ts';
import type { CountedLink } from './countedLinks.ts';
import { make, makeId, writeText } from './elements.ts';
import { beginnings, playerLabels as labels, tellLayer, tellOrigin } from './playerLabels.ts';
import { type HrefOf, makeRules } from './rules.ts';

/** What is asked about an object, and what is known of it. */
export interface Told {
  readonly why: Why;
  readonly asked: Asked | undefined;
  /** Of what is counted: how it came to be so many. */
  readonly counted: readonly CountedLink[];
}

export interface WhyPanel {
  readonly element: HTMLElement;
  readonly open: (object: ObjectView, told: Told, button: HTMLElement, hrefOf: HrefOf) => void;
  readonly close: () => void;
}

/** `nameRef` says what people call a ref. */
export function makeWhyPanel(nameRef: NameRef): WhyPanel {
  const element = make('div', 'why-panel');
  element.popover = 'auto';
  element.tabIndex = -1;
  element.setAttribute('role', 'dialog');
  let asked: HTMLElement | undefined;
  element.addEventListener('toggle', (event) => {
    if (event.newState === 'open') return;
    asked?.removeAttribute('aria-expanded');
    // Esc brings the focus back by itself; a click elsewhere has its own.
  });
  return {
    element,
    close: () => element.hidePopover(),
    open: (object, { why, asked: of, counted }, button, hrefOf) => {
      element.hidePopover();
      const aspect = of !== undefined && !isCounted(of) ? of : undefined;
      const heading = make('p', 'why-heading', titleOf(object, nameRef));
      heading.id = makeId();
      if (of !== undefined) heading.append(`, ${isCounted(of) ? countedNames[of] : aspectNames[of]}`);
      element.setAttribute('aria-labelledby', heading.id);
      const chain = of !== undefined && isCounted(of) ? makeCounted(counted, hrefOf) : makeChain(why, aspect, hrefOf);
      element.replaceChildren(heading, chain, ...(of === undefined ? [makeFacts(object)] : []));
      asked = button;
      button.setAttribute('aria-expanded', 'true');
      element.showPopover({ source: button });
      place(element, button);
      element.focus({ preventScroll: true });
    },
  };
}

/** Between the panel and what it is about, and the ends of the window. */
const gap = 6;
/** Lower it could not be read: in a window of a few lines it lies over its card. */
const least = 120;

/**
 * Below the whole card that was asked about, or above it where there is more room: what it speaks of stays in sight. What has no room there scrolls in it. It goes
 * along with the page.
 */
function place(panel: HTMLElement, button: HTMLElement): void {
  panel.style.maxHeight = '';
  const at = button.getBoundingClientRect();
  const about = (button.closest('.object') ?? button).getBoundingClientRect();
  const { width, height } = panel.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const head = document.querySelector('.masthead')?.getBoundingClientRect().bottom ?? 0;
  const [above, below] = [about.top - head - 2 * gap, clientHeight - about.bottom - 2 * gap];
  const isAbove = height > below && above > below;
  const room = Math.min(height, Math.max(above, below, least));
  panel.style.maxHeight = `${room}px`;
  panel.style.top = `${scrollY + (isAbove ? about.top - room - gap : about.bottom + gap)}px`;
  panel.style.left = `${Math.max(8, Math.min(at.left, clientWidth - width - 8))}px`;
}

const valueOf = (values: Values, aspect: Aspect): string => {
  const value = values[aspect];
  return (typeof value === 'string' ? value : value.join('; ')) || labels.nothing;
};

function makeChain({ begins, printed, links }: Why, aspect: Aspect | undefined, hrefOf: HrefOf): HTMLElement {
  const told = aspect ? links.filter(({ changes }) => changes.includes(aspect)) : links;
  if (told.length === 0) return make('p', 'why-none', labels.unchanged);
  const chain = make('ol', 'why-chain');
  const touched = new Set(aspect ? [aspect] : told.flatMap(({ changes }) => changes));
  chain.append(make('li', '', makeValues(printed, [...touched]), make('span', 'why-from', beginnings[begins])));
  for (const link of told) {
    const item = make('li', '', makeValues(link.after, aspect ? [aspect] : link.changes), makeOrigin(link, hrefOf));
    chain.append(item);
  }
  return chain;
}

/** How many it was and is, each with the step that made it so. */
function makeCounted(links: readonly CountedLink[], hrefOf: HrefOf): HTMLElement {
  return make(
    'ol',
    'why-chain',
    ...links.map(({ value, step }) => {
      const told = step ? [...writeText(step.text), ' ', ...makeRules(step.cites, hrefOf)] : [labels.fromTheStart];
      return make('li', '', make('span', 'why-values', value || labels.nothing), make('span', 'why-from', ...told));
    }),
  );
}

function makeValues(values: Values, touched: readonly Aspect[]): HTMLElement {
  const list = make('span', 'why-values');
  for (const aspect of touched) {
    const value = make('span', 'why-value', ...writeText(valueOf(values, aspect)));
    const isPlain = (aspect === 'size' || aspect === 'name') && values[aspect] !== '';
    if (!isPlain) value.prepend(make('span', 'why-aspect', `${aspectNames[aspect]} `));
    list.append(value);
  }
  return list;
}

function makeOrigin(link: WhyLink, hrefOf: HrefOf): HTMLElement {
  const { from, text, layer, cites } = link;
  const origin = make('span', 'why-from', tellOrigin(link));
  if (text !== undefined && from !== 'counters') origin.append(': ', make('q', '', ...writeText(text)));
  origin.append(` · ${tellLayer(layer)} `, ...makeRules(cites, hrefOf));
  return origin;
}

/** The rest of what the object is. */
function makeFacts({ values, manaValues, player }: ObjectView): HTMLElement {
  const list = make('dl', 'why-facts');
  const add = (name: string, value: string): void => {
    if (value !== '') list.append(make('div', '', make('dt', '', name), make('dd', '', ...writeText(value))));
  };
  add(aspectNames.type, values.type);
  add(aspectNames.cost, values.cost);
  add('mana value', manaValues.join(', '));
  add(aspectNames.colors, values.colors || 'colorless');
  add(aspectNames.size, values.size);
  add(aspectNames.loyalty, values.loyalty);
  add(aspectNames.abilities, values.abilities.join('\n'));
  add(values.controller === '' ? 'owner' : aspectNames.controller, player);
  return list;
}
