/**
 * An object as a card on the board: name and cost, type, how it lies there, its abilities, power and toughness. What lines and shapes show is
 * written too, for who cannot see them. Numbers lead to why, as does all that effects made.
 */
import type { Aspect, ObjectView } from '../../../demonstration/inBrowser.ts';
import { paintCard } from './paintCard.ts';
import { aspectNames, playerLabels as labels, type Status, statuses, tellStatuses } from './playerLabels.ts';
import { make, makeButton } from './elements.ts';
import { markedName, titleOf } from './objectNames.ts';
import { abilityPart, type NameRef, type Part, partsOf } from './parts.ts';
import { writeText } from './symbols.ts';

/** Asked for the chain of an aspect. */
type AskAspect = (button: HTMLElement, aspect: Aspect) => void;

/** What the board draws: it turns, lies under something, or has a line to what it is about. */
const drawn: ReadonlySet<Status> = new Set(['tapped', 'attacking', 'blocking', 'attached', 'targets']);
/** Above the abilities, in the order of a card. */
const heads = ['name', 'cost', 'type', 'colors'] as const satisfies readonly Part[];
/** Below them, where a card has its numbers. */
const feet = ['loyalty', 'size'] as const satisfies readonly Part[];

export function makeCard(object: ObjectView, nameRef: NameRef, ask: AskAspect): HTMLElement {
  const written = partsOf(object, nameRef);
  const title = titleOf(object, nameRef);
  const content = make('div', 'card-words');
  const foot = make('div', 'card-numbers');
  const card = make('div', 'card', content, ' ', foot);
  card.toggleAttribute('data-tapped', object.tapped);
  card.toggleAttribute('data-hidden', object.faceDown);
  card.toggleAttribute('data-phased', object.phasedOut);
  paintCard(card, object);
  const add = (into: HTMLElement, part: Part, inner: readonly (Node | string)[]): void => {
    const element = make('span', `object-${part}`, ...inner);
    element.style.setProperty('--longest', String(longestWord(element.textContent)));
    into.append(into.hasChildNodes() ? ' ' : '', element);
  };
  for (const [into, some] of [
    [content, heads],
    [foot, feet],
  ] as const) {
    for (const part of some) {
      if (written[part] === '' && part !== 'name') continue;
      const made = makePart(part, object.changed.includes(part), title, part === 'name' ? [title] : writeText(written[part]), ask);
      add(into, part, part === 'name' ? [made, ...markRef(object, nameRef)] : [made]);
    }
  }
  const marks = makeMarks(object, nameRef);
  if (marks.length > 0) add(content, 'status', marks);
  if (written.abilities !== '') add(content, 'abilities', makeAbilities(object, title, ask));
  return card;
}

/** A piece that a step can change, and that a reader can ask about: what an effect made, and sizes at any time. */
function makePart(
  part: Aspect,
  isMade: boolean,
  title: string,
  content: readonly (Node | string)[],
  ask: AskAspect,
  name: string = part,
): HTMLElement {
  const isAsked = isMade || part === 'size';
  const element = isAsked ? makeButton(isMade ? 'made' : '', '', undefined, (button) => ask(button, part)) : make('span');
  if (isAsked) element.title = labels.whyAspect(aspectNames[part], title);
  element.dataset['part'] = name;
  element.append(...content);
  return element;
}

/** How it stands there, each by itself. */
function makeMarks(object: ObjectView, nameRef: NameRef): readonly (Node | string)[] {
  const told = tellStatuses(object, nameRef);
  return statuses
    .filter((status) => told[status] !== '')
    .flatMap((status, at) => {
      const mark = make('span', drawn.has(status) ? 'visually-hidden' : `mark ${status}`, told[status]);
      mark.dataset['part'] = status;
      return at === 0 ? [mark] : [' ', mark];
    });
}

/** A line for each; those that effects gave can be asked about. */
function makeAbilities({ values, granted }: ObjectView, title: string, ask: AskAspect): readonly (Node | string)[] {
  return values.abilities.flatMap((text, at) => [
    ...(at === 0 ? [] : ['\n']),
    makePart('abilities', granted.includes(text), title, writeText(text), ask, abilityPart(text)),
  ]);
}

/** Beside the name which card it is, where the name does not say so. */
export function markRef(object: ObjectView, nameRef: NameRef): (Node | string)[] {
  const which = markedName(object, nameRef);
  return which === undefined ? [] : [' ', make('i', 'ref', which)];
}

/** In letters; at least as many as leave a short name at its usual size. */
const longestWord = (text: string): number => Math.max(6, ...text.split(/[\s-]+/).map(({ length }) => length));
