/** Places on the board: of a card on the battlefield or the stack with what is attached to it, and of a card that is shown by its name. */
import type { Aspect, BoardView, ObjectView } from '../../../demonstration/inBrowser.ts';
import { makeCard, markRef } from './card.ts';
import { paintCard } from './paintCard.ts';
import { make, makeButton } from './elements.ts';
import { titleOf } from './objectNames.ts';
import { changedParts, type NameRef, partsOf } from './parts.ts';
import type { Find, Slot } from './places.ts';
import { playerLabels as labels, tellStatus } from './playerLabels.ts';
import { writeText } from './symbols.ts';
import { makeVariants } from './variants.ts';

/** Asked for the chain of an object, or of one aspect of it. */
export type AskWhy = (object: ObjectView, button: HTMLElement, aspect?: Aspect) => void;

/** The positions of a run, and what every place on the board asks of the rest. */
export interface Table {
  readonly boards: readonly BoardView[];
  readonly nameRef: NameRef;
  readonly askWhy: AskWhy;
}

export interface Place {
  readonly element: HTMLElement;
  readonly show: (step: number) => void;
}

/** A place that is empty while nothing is there. */
function makePlace(
  { boards, nameRef }: Table,
  find: Find,
  className: string,
  fill: (item: HTMLElement, present: () => ObjectView | undefined) => (step: number) => HTMLElement | undefined,
): Place {
  const item = make('li', className);
  let present: ObjectView | undefined;
  const show = fill(item, () => present);
  return {
    element: item,
    show: (step) => {
      const board = boards[step];
      present = board && find(board);
      item.toggleAttribute('data-absent', !present);
      item.dataset['ref'] = present?.ref ?? '';
      const shown = show(step);
      const changed: ReadonlySet<string> | 'all' = present ? changedParts(boards[step - 1], present, nameRef) : new Set();
      item.toggleAttribute('data-new', changed === 'all');
      for (const part of shown?.querySelectorAll<HTMLElement>('[data-part]') ?? [])
        part.toggleAttribute('data-new', changed !== 'all' && changed.has(part.dataset['part'] ?? ''));
    },
  };
}

/** A card as it lies there, with what is attached to it tucked under. */
export function makeCardPlace(table: Table, { find, turns, attached }: Slot): Place {
  const { boards, nameRef, askWhy } = table;
  const tucked = attached.map((each) => makeChipPlace(table, each));
  const place = makePlace(table, find, 'object', (item, present) => {
    const at = (step: number): ObjectView | undefined => {
      const board = boards[step];
      return board && find(board);
    };
    const body = makeVariants(
      'div',
      'object-body',
      boards.length,
      (step) => {
        const object = at(step);
        return object && JSON.stringify([object.ref, object.changed, partsOf(object, nameRef)]);
      },
      (step) => {
        const object = at(step);
        if (!object) return make('div');
        return makeCard(object, nameRef, (button, aspect) => {
          const now = present();
          if (now) askWhy(now, button, aspect);
        });
      },
    );
    const why = makeButton('why', '', labels.why, (button) => {
      const object = present();
      if (object) askWhy(object, button);
    });
    item.append(body.element, why);
    item.toggleAttribute('data-turns', turns);
    if (tucked.length > 0) {
      const list = make('ul', 'tucked', ...tucked.map(({ element }) => element));
      item.append(list);
    }
    return (step) => {
      const object = at(step);
      if (object) why.setAttribute('aria-label', labels.open(titleOf(object, nameRef)));
      item.toggleAttribute('data-attacks', object?.attacking !== undefined);
      item.toggleAttribute('data-blocks', (object?.blocking?.length ?? 0) > 0);
      return body.show(step);
    };
  });
  return {
    element: place.element,
    show: (step) => {
      place.show(step);
      for (const each of tucked) each.show(step);
    },
  };
}

/** By its name and cost alone: a tap has the rest. */
export function makeChipPlace(table: Table, find: Find): Place {
  const { boards, nameRef, askWhy } = table;
  return makePlace(table, find, 'zone-card', (item, present) => {
    const at = (step: number): ObjectView | undefined => {
      const board = boards[step];
      return board && find(board);
    };
    const name = makeVariants(
      'span',
      '',
      boards.length,
      (step) => {
        const object = at(step);
        return (
          object &&
          JSON.stringify([object.ref, titleOf(object, nameRef), object.values.cost, object.values.colors, noteOf(object, nameRef)])
        );
      },
      (step) => {
        const object = at(step);
        const element = make('span', 'chip', object ? titleOf(object, nameRef) : '');
        if (!object) return element;
        element.append(...markRef(object, nameRef));
        if (object.values.cost !== '') element.append(' ', make('span', 'object-cost', ...writeText(object.values.cost)));
        const note = noteOf(object, nameRef);
        if (note !== '') element.append(' ', make('span', object.zone === 'battlefield' ? 'visually-hidden' : 'chip-note', note));
        paintCard(element, object);
        return element;
      },
    );
    const button = makeButton('why', '', undefined, () => {
      const object = present();
      if (object) askWhy(object, button);
    });
    button.append(name.element);
    item.append(button);
    return (step) => {
      const object = at(step);
      if (object) button.title = labels.whyOf(titleOf(object, nameRef));
      return name.show(step);
    };
  });
}

/** What a name alone does not say: how it lies there. */
const noteOf = (object: ObjectView, nameRef: NameRef): string => tellStatus(object, nameRef);
