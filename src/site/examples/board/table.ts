/**
 * The table: the players' sides, the one of whom the demonstration speaks first below all others, with the stack between. Each thing has a
 * place of its own for the whole run (places.ts), as large as the largest that stands in it: stepping moves nothing. It is a set of lists,
 * which say all that is drawn. A page of practice has it as it is at the first step, written in the build; the player steps through it.
 */
import type { BoardView } from '../../../demonstration/inBrowser.ts';
import { boardLabels as labels, zoneNames } from './boardLabels.ts';
import { makePlayerLine, makeTurnLine } from './boardLines.ts';
import { makeCardPlace, makeChipPlace, type Place, type Table } from './boardPlaces.ts';
import { mark, type Markup } from './markup.ts';
import { measureBoard, type Measures, narrowLines, type Side } from './measures.ts';
import type { NameRef } from './parts.ts';
import { findCards, findRows, findStack, zonesOfStrip } from './places.ts';

export interface TableOfRun {
  readonly markup: Markup;
  readonly measures: Measures;
  /** Shows another step in the element that was made of the markup. */
  readonly show: (element: Element, step: number) => void;
}

/** Puts a place onto the table, under a number by which it is found again. */
type Put = (place: Place) => Markup;

export function layTable(boards: readonly BoardView[], nameRef: NameRef): TableOfRun {
  const table: Table = { boards, nameRef };
  const places: Place[] = [];
  const put: Put = (place) => {
    const { markup } = place;
    places.push(place);
    return { ...markup, attributes: { ...markup.attributes, 'data-place': String(places.length - 1) } };
  };
  const [own, ...others] = (boards[0]?.players ?? []).map(({ name }) => ({ name, rows: findRows(boards, name) }));
  const stack = findStack(boards);
  const sides = own ? [own, ...others] : [];
  const isFight = boards.some(({ objects }) =>
    objects.some(({ attacking, blocking = [] }) => attacking !== undefined || blocking.length > 0),
  );
  const field = mark(
    'div',
    { class: 'board-field' },
    put(makeTurnLine(boards)),
    // Clockwise around the table.
    mark('div', { class: 'board-others' }, ...others.map((side) => markSide(table, side, put, { at: 'far', isWide: others.length === 1 }))),
    ...(stack.length === 0
      ? []
      : [
          mark(
            'div',
            { class: 'board-stack' },
            mark('p', { class: 'zone-name' }, zoneNames.stack),
            mark(
              'ol',
              { class: 'stack-cards', 'aria-label': zoneNames.stack },
              ...stack.map((find) => put(makeCardPlace(table, { find, turns: false, attached: [] }))),
            ),
          ),
        ]),
    ...(own ? [markSide(table, own, put, { at: 'near', isWide: true })] : []),
  );
  return {
    markup: mark(
      'div',
      {
        class: 'board',
        tabindex: '0',
        role: 'group',
        'aria-label': labels.board,
        // Lines of combat have a lane along the middle.
        'data-fight': isFight,
      },
      field,
    ),
    measures: measureBoard(boards, sides, stack.length),
    show: (element, step) => {
      for (const each of element.querySelectorAll<HTMLElement>('[data-place]')) places[Number(each.dataset['place'])]?.show(each, step);
    },
  };
}

interface Stand {
  readonly at: 'near' | 'far';
  /** Whether it has all of the width. */
  readonly isWide: boolean;
}

/** From the middle of the table outwards: what fights, lands, the player and all other zones. */
function markSide(table: Table, { name: player, rows }: Side, put: Put, { at, isWide }: Stand): Markup {
  const zones = zonesOfStrip.flatMap((zone) => {
    const cards = findCards(table.boards, zone, player);
    if (cards.length === 0) return [];
    const list = mark(
      'ul',
      { class: 'zone-cards', 'aria-label': zoneNames[zone] },
      ...cards.map((find) => put(makeChipPlace(table, find))),
    );
    return [mark('div', { class: `zone ${zone}` }, mark('p', { class: 'zone-name' }, zoneNames[zone]), list)];
  });
  const strip = mark('div', { class: 'side-strip' }, put(makePlayerLine(table.boards, player)), ...zones);
  const lists = rows.map((row) =>
    mark(
      'ul',
      {
        class: `board-objects ${row.kind}`,
        'data-lines': narrowLines(row, isWide),
        'aria-label': row.kind === 'lands' ? labels.lands : zoneNames.battlefield,
      },
      ...row.slots.map((slot) => put(makeCardPlace(table, slot))),
    ),
  );
  const inOrder = at === 'near' ? [...lists.toReversed(), strip] : [strip, ...lists];
  return mark('div', { class: `board-side ${at}`, role: 'group', 'aria-label': player }, ...inOrder);
}
