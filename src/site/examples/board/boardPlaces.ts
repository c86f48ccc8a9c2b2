/** Places on the board: of a card on the battlefield or the stack with what is attached to it, and of a card that is shown by its name. */
import type { BoardView, ObjectView } from '../../../demonstration/inBrowser.ts';
import { boardLabels as labels, tellStatus } from './boardLabels.ts';
import { markCard, markRef, paintOf } from './card.ts';
import { type Content, mark, type Markup } from './markup.ts';
import { titleOf } from './objectNames.ts';
import { changedParts, type NameRef, partsOf } from './parts.ts';
import type { Find, Slot } from './places.ts';
import { markText } from './symbols.ts';
import { makeVariants, type Variants } from './variants.ts';

/** The positions of a run, and what people call things. */
export interface Table {
  readonly boards: readonly BoardView[];
  readonly nameRef: NameRef;
}

export interface Place {
  /** As it is at the first step. */
  readonly markup: Markup;
  /** Shows another step in the element that was made of the markup. */
  readonly show: (element: HTMLElement, step: number) => void;
}

interface Filling {
  readonly class: string;
  readonly attributes?: Readonly<Record<string, boolean>>;
  readonly variants: Variants;
  /** What it holds; `variants` is somewhere in it. */
  readonly inner: (object: ObjectView | undefined) => readonly Content[];
  /** What else changes from step to step. */
  readonly also?: (element: HTMLElement, object: ObjectView | undefined, step: number) => void;
}

/** A place that is empty while nothing is there. */
function makePlace({ boards, nameRef }: Table, find: Find, { class: name, attributes, variants, inner, also }: Filling): Place {
  const at = (step: number): ObjectView | undefined => {
    const board = boards[step];
    return board && find(board);
  };
  const first = at(0);
  return {
    markup: mark(
      'li',
      { class: name, ...attributes, ...combatOf(first), 'data-absent': !first, 'data-ref': first?.ref ?? '' },
      ...inner(first),
    ),
    show: (item, step) => {
      const present = at(step);
      item.toggleAttribute('data-absent', !present);
      item.dataset['ref'] = present?.ref ?? '';
      for (const [key, is] of Object.entries(combatOf(present))) item.toggleAttribute(key, is);
      const holder = item.querySelector('.variants');
      const shown = holder && variants.show(holder, step);
      const changed: ReadonlySet<string> | 'all' = present ? changedParts(boards[step - 1], present, nameRef) : new Set();
      item.toggleAttribute('data-new', changed === 'all');
      for (const part of shown?.querySelectorAll<HTMLElement>('[data-part]') ?? [])
        part.toggleAttribute('data-new', changed !== 'all' && changed.has(part.dataset['part'] ?? ''));
      also?.(item, present, step);
    },
  };
}

const combatOf = (object: ObjectView | undefined): Readonly<Record<'data-attacks' | 'data-blocks', boolean>> => ({
  'data-attacks': object?.attacking !== undefined,
  'data-blocks': (object?.blocking?.length ?? 0) > 0,
});

/** A card as it lies there, with what is attached to it tucked under. */
export function makeCardPlace(table: Table, { find, turns, attached }: Slot): Place {
  const { boards, nameRef } = table;
  const tucked = attached.map((each) => makeChipPlace(table, each));
  const variants = makeVariants(
    'div',
    { class: 'object-body' },
    boards.length,
    (step) => {
      const object = at(boards, find, step);
      return object && JSON.stringify([object.ref, object.changed, partsOf(object, nameRef)]);
    },
    (step) => {
      const object = at(boards, find, step);
      return object ? markCard(object, nameRef) : mark('div', {});
    },
  );
  const label = (object: ObjectView | undefined): string => (object ? labels.open(titleOf(object, nameRef)) : labels.why);
  return makePlace(table, find, {
    class: 'object',
    attributes: { 'data-turns': turns },
    variants,
    inner: (object) => [
      variants.markup,
      mark('button', { class: 'why', type: 'button', 'aria-label': label(object) }),
      ...(tucked.length === 0 ? [] : [mark('ul', { class: 'tucked' }, ...tucked.map(({ markup }) => markup))]),
    ],
    also: (item, object, step) => {
      if (object) item.querySelector(':scope > .why')?.setAttribute('aria-label', label(object));
      for (const [place, element] of [...item.querySelectorAll<HTMLElement>(':scope > .tucked > li')].entries())
        tucked[place]?.show(element, step);
    },
  });
}

/** By its name and cost alone: a tap has the rest. */
export function makeChipPlace(table: Table, find: Find): Place {
  const { boards, nameRef } = table;
  const variants = makeVariants(
    'span',
    {},
    boards.length,
    (step) => {
      const object = at(boards, find, step);
      return (
        object &&
        JSON.stringify([object.ref, titleOf(object, nameRef), object.values.cost, object.values.colors, tellStatus(object, nameRef)])
      );
    },
    (step) => {
      const object = at(boards, find, step);
      return object ? markChip(object, nameRef) : mark('span', { class: 'chip' });
    },
  );
  const title = (object: ObjectView | undefined): string | undefined => object && labels.whyOf(titleOf(object, nameRef));
  return makePlace(table, find, {
    class: 'zone-card',
    variants,
    inner: (object) => [mark('button', { class: 'why', type: 'button', title: title(object) }, variants.markup)],
    also: (item, object) => {
      const why = item.querySelector<HTMLElement>('.why');
      if (why && object) why.title = title(object) ?? '';
    },
  });
}

function markChip(object: ObjectView, nameRef: NameRef): Markup {
  const { cost } = object.values;
  // What a name alone does not say: how it lies there.
  const note = tellStatus(object, nameRef);
  return mark(
    'span',
    { class: 'chip', ...paintOf(object) },
    titleOf(object, nameRef),
    ...markRef(object, nameRef),
    ...(cost === '' ? [] : [' ', mark('span', { class: 'object-cost' }, ...markText(cost))]),
    ...(note === '' ? [] : [' ', mark('span', { class: object.zone === 'battlefield' ? 'visually-hidden' : 'chip-note' }, note)]),
  );
}

function at(boards: readonly BoardView[], find: Find, step: number): ObjectView | undefined {
  const board = boards[step];
  return board && find(board);
}
