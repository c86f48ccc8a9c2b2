/**
 * The board. Each thing has a place of its own for the whole run, empty while the thing is elsewhere, and each place has the size of the
 * largest that stands in it: stepping moves nothing. What a step has changed is marked.
 */
import type { Aspect, BoardView, ObjectView, Run } from '../../../demonstration/inBrowser.ts';
import { countPlayer, playerLabels as labels, zoneNames } from './playerLabels.ts';
import { make, makeButton } from './elements.ts';
import { makeObjectBody, markRef } from './objectBody.ts';
import { titleOf } from './objectNames.ts';
import { changedParts, type NameRef, partsOf } from './parts.ts';
import { writeText } from './symbols.ts';
import { makeVariants } from './variants.ts';

/** Asked for the chain of an object, or of one aspect of it. */
export type AskWhy = (object: ObjectView, button: HTMLElement, aspect?: Aspect) => void;

export interface Board {
  readonly element: HTMLElement;
  readonly show: (step: number) => void;
}

/** The positions of a run, and what every place on the board asks of the rest. */
interface Table {
  readonly boards: readonly BoardView[];
  readonly nameRef: NameRef;
  readonly askWhy: AskWhy;
}

interface Place {
  readonly element: HTMLElement;
  readonly show: (step: number) => void;
}

export function makeBoard(run: Run, nameRef: NameRef, askWhy: AskWhy): Board {
  const table: Table = { boards: run.steps.map(({ number }) => run.boardAt(number)), nameRef, askWhy };
  const { boards } = table;
  const element = make('div', 'board');
  const places: Place[] = [];
  const add = (into: HTMLElement, place: Place): void => {
    places.push(place);
    into.append(place.element);
  };

  add(element, makeTurnLine(boards));
  const depth = Math.max(0, ...boards.map((board) => inZone(board, 'stack').length));
  if (depth > 0) {
    const list = make('ol', 'board-objects');
    for (let from = depth - 1; from >= 0; from -= 1)
      add(
        list,
        makeObject(table, (board) => inZone(board, 'stack').at(-1 - from)),
      );
    element.append(makeZone(zoneNames.stack, 'board-stack', list));
  }
  const players = make('div', 'board-players');
  for (const { name } of boards[0]?.players ?? []) {
    const section = make('section', 'board-player');
    section.setAttribute('aria-label', name);
    add(section, makePlayerLine(boards, name));
    for (const zone of ['battlefield', 'hand', 'graveyard', 'exile', 'command', 'library', 'outside'] as const)
      addZone(section, table, zone, name, add);
    players.append(section);
  }
  element.append(players);
  return {
    element,
    show: (step) => {
      for (const place of places) place.show(step);
    },
  };
}

const inZone = ({ objects }: BoardView, zone: ObjectView['zone'], player?: string): readonly ObjectView[] =>
  objects.filter((object) => object.zone === zone && (player === undefined || object.player === player));

function makeZone(name: string, className: string, list: HTMLElement): HTMLElement {
  const zone = make('div', className, make('p', 'zone-name', name), list);
  list.setAttribute('aria-label', name);
  return zone;
}

/** On the battlefield things are shown whole, elsewhere by name: a card's "why" has the rest. */
function addZone(
  section: HTMLElement,
  table: Table,
  zone: ObjectView['zone'],
  player: string,
  add: (into: HTMLElement, place: Place) => void,
): void {
  const { boards } = table;
  const whole = zone === 'battlefield';
  const list = make('ul', whole ? 'board-objects' : 'zone-cards');
  if (zone === 'library') {
    // In a library the order is what matters: its places are from the top.
    const most = Math.max(0, ...boards.map((board) => inZone(board, zone, player).length));
    for (let at = 0; at < most; at += 1)
      add(
        list,
        makeCard(table, (board) => inZone(board, zone, player)[at]),
      );
  } else {
    const refs = new Set(boards.flatMap((board) => inZone(board, zone, player).map(({ ref }) => ref)));
    for (const ref of refs) {
      const find = (board: BoardView): ObjectView | undefined => inZone(board, zone, player).find((object) => object.ref === ref);
      add(list, (whole ? makeObject : makeCard)(table, find));
    }
  }
  if (list.childElementCount === 0) return;
  if (whole) {
    list.setAttribute('aria-label', zoneNames[zone]);
    section.append(list);
  } else section.append(makeZone(zoneNames[zone], 'zone', list));
}

type Find = (board: BoardView) => ObjectView | undefined;

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

function makeObject(table: Table, find: Find): Place {
  const { boards, nameRef, askWhy } = table;
  return makePlace(table, find, 'object', (item, present) => {
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
        return makeObjectBody(object, nameRef, (button, aspect) => {
          const now = present();
          if (now) askWhy(now, button, aspect);
        });
      },
    );
    const why = makeButton('why', labels.why, undefined, (button) => {
      const object = present();
      if (object) askWhy(object, button);
    });
    item.append(body.element, why);
    return (step) => {
      const object = at(step);
      if (object) why.setAttribute('aria-label', `${labels.why} ${titleOf(object, nameRef)}`);
      return body.show(step);
    };
  });
}

function makeCard(table: Table, find: Find): Place {
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
        return object && `${titleOf(object, nameRef)}\n${object.ref}`;
      },
      (step) => {
        const object = at(step);
        const element = make('span', '', object ? titleOf(object, nameRef) : '');
        if (object) element.append(...markRef(object, nameRef));
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

function makeTurnLine(boards: readonly BoardView[]): Place {
  const tell = (step: number): string => {
    const board = boards[step];
    if (!board) return '';
    const { turn, step: name, active, priority, outcome } = board;
    const end = outcome && (outcome.draw ? labels.drawn : labels.won(outcome.winners));
    return [labels.turn(turn, name), labels.isActive(active), priority === undefined ? '' : labels.hasPriority(priority), end ?? '']
      .filter((part) => part !== '')
      .join(' · ');
  };
  return makeVariants('div', 'board-turn', boards.length, tell, (step) => make('p', '', tell(step)));
}

function makePlayerLine(boards: readonly BoardView[], name: string): Place {
  const countsAt = (step: number): readonly (readonly [string, string])[] => {
    const player = boards[step]?.players.find((each) => each.name === name);
    return player ? countPlayer(player) : [];
  };
  const line = makeVariants(
    'div',
    'player-line',
    boards.length,
    (step) => JSON.stringify(countsAt(step)),
    (step) => {
      const counts = make('p', '', make('b', '', name));
      for (const [what, text] of countsAt(step)) {
        if (text === '') continue;
        const count = make('span', '', ...writeText(text));
        count.dataset['part'] = what;
        counts.append(' ', count);
      }
      return counts;
    },
  );
  return {
    element: line.element,
    show: (step) => {
      const before = step === 0 ? undefined : new Map(countsAt(step - 1));
      const now = new Map(countsAt(step));
      for (const count of line.show(step)?.querySelectorAll<HTMLElement>('[data-part]') ?? []) {
        const what = count.dataset['part'] ?? '';
        count.toggleAttribute('data-new', before !== undefined && before.get(what) !== now.get(what));
      }
    },
  };
}
