/**
 * The board: the players' sides, the one of whom the demonstration speaks first below all others, with the stack between. Each thing has a
 * place of its own for the whole run (places.ts), as large as the largest that stands in it: stepping moves nothing. It is a set of lists,
 * which say all that is drawn. What a step has changed is marked.
 */
import type { Run } from '../../../demonstration/inBrowser.ts';
import { type AskWhy, makeCardPlace, makeChipPlace, type Place, type Table } from './boardPlaces.ts';
import { makePlayerLine, makeTurnLine } from './boardLines.ts';
import { make } from './elements.ts';
import { drawLines, listLines } from './lines.ts';
import type { NameRef } from './parts.ts';
import { findCards, findRows, findStack, type Row } from './places.ts';
import { playerLabels as labels, zoneNames } from './playerLabels.ts';
import { travel } from './travel.ts';

export interface Board {
  readonly element: HTMLElement;
  /** In rem: so high it is where there is room. */
  readonly natural: number;
  readonly show: (step: number) => void;
}

type Add = (into: HTMLElement, place: Place) => void;

export function makeBoard(run: Run, nameRef: NameRef, askWhy: AskWhy): Board {
  const table: Table = { boards: run.steps.map(({ number }) => run.boardAt(number)), nameRef, askWhy };
  const { boards } = table;
  const places: Place[] = [];
  const add: Add = (into, place) => {
    places.push(place);
    into.append(place.element);
  };
  const [own, ...others] = (boards[0]?.players ?? []).map(({ name }) => ({ name, rows: findRows(boards, name) }));
  const field = make('div', 'board-field');
  const element = make('div', 'board', field);
  element.tabIndex = 0;
  element.setAttribute('role', 'group');
  element.setAttribute('aria-label', labels.board);
  const most = Math.max(1, ...[own, ...others].flatMap((side) => (side ? side.rows.map(widthOf) : [])));
  element.style.setProperty('--most', String(most));
  add(field, makeTurnLine(boards));
  const opposite = make('div', 'board-others');
  // Clockwise around the table.
  for (const side of others) opposite.append(makeSide(table, side.name, side.rows, add, 'far'));
  field.append(opposite);
  const stack = findStack(boards);
  if (stack.length > 0) {
    const list = make('ol', 'stack-cards');
    list.setAttribute('aria-label', zoneNames.stack);
    for (const find of stack) add(list, makeCardPlace(table, { find, turns: false, attached: [] }));
    field.append(make('div', 'board-stack', make('p', 'zone-name', zoneNames.stack), list));
  }
  if (own) field.append(makeSide(table, own.name, own.rows, add, 'near'));
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('class', 'board-lines');
  svg.setAttribute('aria-hidden', 'true');
  field.append(svg);

  let shown = 0;
  const draw = (): void => {
    const now = boards[shown];
    if (now && svg.isConnected) drawLines(svg, field, listLines(now));
  };
  new ResizeObserver(draw).observe(field);
  field.addEventListener('scroll', draw, { capture: true, passive: true });
  const natural = naturalHeight(
    own?.rows ?? [],
    others.map(({ rows }) => rows),
    stack.length > 0,
  );
  return {
    element,
    natural,
    show: (step) => {
      travel(element, () => {
        shown = step;
        for (const place of places) place.show(step);
        draw();
      });
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
function makeSide(table: Table, player: string, rows: readonly Row[], add: Add, at: 'near' | 'far'): HTMLElement {
  const side = make('div', `board-side ${at}`);
  side.setAttribute('role', 'group');
  side.setAttribute('aria-label', player);
  const strip = make('div', 'side-strip');
  add(strip, makePlayerLine(table.boards, player));
  for (const zone of ['hand', 'command', 'graveyard', 'exile', 'library', 'outside'] as const) {
    const list = make('ul', 'zone-cards');
    list.setAttribute('aria-label', zoneNames[zone]);
    for (const find of findCards(table.boards, zone, player)) add(list, makeChipPlace(table, find));
    if (list.childElementCount > 0) strip.append(make('div', `zone ${zone}`, make('p', 'zone-name', zoneNames[zone]), list));
  }
  const lists = rows.map(({ kind, slots }) => {
    const list = make('ul', `board-objects ${kind}`);
    list.setAttribute('aria-label', kind === 'lands' ? labels.lands : zoneNames.battlefield);
    for (const slot of slots) add(list, makeCardPlace(table, slot));
    return list;
  });
  side.append(...(at === 'far' ? [strip, ...lists] : [...lists.toReversed(), strip]));
  return side;
}
