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
import type { NameRef } from './parts.ts';
import { findCards, findRows, findStack, type Row } from './places.ts';

export interface TableOfRun {
  readonly markup: Markup;
  /** In rem: so high it is where there is room. */
  readonly natural: number;
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
  const most = Math.max(1, ...[own, ...others].flatMap((side) => (side ? side.rows.map(widthOf) : [])));
  const field = mark(
    'div',
    { class: 'board-field' },
    put(makeTurnLine(boards)),
    // Clockwise around the table.
    mark('div', { class: 'board-others' }, ...others.map(({ name, rows }) => markSide(table, name, rows, put, 'far'))),
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
    ...(own ? [markSide(table, own.name, own.rows, put, 'near')] : []),
  );
  return {
    markup: mark(
      'div',
      {
        class: 'board',
        tabindex: '0',
        role: 'group',
        'aria-label': labels.board,
        'data-most': String(Math.min(12, Math.ceil(most * 2) / 2)),
      },
      field,
    ),
    natural: naturalHeight(
      own?.rows ?? [],
      others.map(({ rows }) => rows),
      stack.length > 0,
    ),
    show: (element, step) => {
      for (const each of element.querySelectorAll<HTMLElement>('[data-place]')) places[Number(each.dataset['place'])]?.show(each, step);
    },
  };
}

/** In rem: so high the board is where there is room. */
function naturalHeight(own: readonly Row[], others: readonly (readonly Row[])[], hasStack: boolean): number {
  const heightOf = (rows: readonly Row[]): number => 3 + rows.reduce((sum, { kind }) => sum + (kind === 'lands' ? 3 : 11), 0);
  return 1.5 + heightOf(own) + Math.max(0, ...others.map(heightOf)) + Math.max(0, others.length - 1) + (hasStack ? 5.5 : 0);
}

/** In cards that stand upright: one that is turned needs a third more. */
const widthOf = ({ kind, slots }: Row): number => (kind === 'lands' ? 1 : slots.reduce((sum, { turns }) => sum + (turns ? 1.35 : 1), 0));

/** From the middle of the table outwards: what fights, lands, the player and all other zones. */
function markSide(table: Table, player: string, rows: readonly Row[], put: Put, at: 'near' | 'far'): Markup {
  const zones = (['hand', 'command', 'graveyard', 'exile', 'library', 'outside'] as const).flatMap((zone) => {
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
  const lists = rows.map(({ kind, slots }) =>
    mark(
      'ul',
      { class: `board-objects ${kind}`, 'aria-label': kind === 'lands' ? labels.lands : zoneNames.battlefield },
      ...slots.map((slot) => put(makeCardPlace(table, slot))),
    ),
  );
  const inOrder = at === 'far' ? [strip, ...lists] : [...lists.toReversed(), strip];
  return mark('div', { class: `board-side ${at}`, role: 'group', 'aria-label': player }, ...inOrder);
}
