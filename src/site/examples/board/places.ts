/**
 * Where things lie on the board of a run. Whatever stands somewhere at any step has a place there for the whole run, empty meanwhile: so a
 * step moves nothing but the things themselves. On the battlefield things have rows, and what is attached to something lies with it.
 */
import type { BoardView, ObjectView } from '../../../demonstration/inBrowser.ts';

export type Find = (board: BoardView) => ObjectView | undefined;

/** A place of the battlefield. */
export interface Slot {
  readonly find: Find;
  /** Whether it is turned at any step, and so needs the room. */
  readonly turns: boolean;
  readonly attached: readonly Find[];
}

export interface Row {
  readonly kind: 'lands' | 'others';
  readonly slots: readonly Slot[];
}

export const inZone = ({ objects }: BoardView, zone: ObjectView['zone'], player?: string): readonly ObjectView[] =>
  objects.filter((object) => object.zone === zone && (player === undefined || object.player === player));

/** What it lies with: what it is attached to on the battlefield, and what that is attached to. */
export function hostOf(board: BoardView, object: ObjectView): ObjectView | undefined {
  const passed = new Set([object]);
  for (let at = object; ;) {
    const next = board.objects.find(({ ref, zone }) => zone === 'battlefield' && ref === at.attachedTo);
    if (!next || passed.has(next)) return at === object ? undefined : at;
    passed.add(next);
    at = next;
  }
}

const isLand = ({ values }: ObjectView): boolean => /\bLand\b/.test(values.type) && !/\bCreature\b/.test(values.type);

/** A player's rows of the battlefield, those nearest to the player first; rows in which nothing ever lies are left out. */
export function findRows(boards: readonly BoardView[], player: string): readonly Row[] {
  const lying = boards.flatMap((board) =>
    inZone(board, 'battlefield').map((object) => ({ object, host: hostOf(board, object), ref: object.ref })),
  );
  const own = Map.groupBy(
    lying.filter(({ object, host }) => !host && object.player === player),
    ({ ref }) => ref,
  );
  const slots = [...own].map(([ref, seen]) => {
    const isThere: Find = (board) =>
      inZone(board, 'battlefield', player).find((object) => object.ref === ref && hostOf(board, object) === undefined);
    const withIt = lying.filter(({ host }) => host?.ref === ref && host.player === player);
    const slot: Slot = {
      find: isThere,
      turns: seen.some(({ object }) => object.tapped),
      attached: [...new Set(withIt.map(({ ref: each }) => each))].map(
        (each) => (board) =>
          inZone(board, 'battlefield').find((object) => {
            const host = object.ref === each ? hostOf(board, object) : undefined;
            return host?.ref === ref && host.player === player;
          }),
      ),
    };
    return {
      slot,
      lands: seen.every(({ object }) => isLand(object) && !object.changed.some((aspect) => aspect === 'type' || aspect === 'colors')),
    };
  });
  // Where there is nothing else, lands are what it is about.
  const isAboutLands = lying.every(({ object }) => isLand(object));
  return (['lands', 'others'] as const).flatMap((kind) => {
    const ofRow = slots.filter(({ lands }) => (lands && !isAboutLands) === (kind === 'lands')).map(({ slot }) => slot);
    return ofRow.length === 0 ? [] : [{ kind, slots: ofRow }];
  });
}

/** The zones of a player beside the battlefield, in the order in which the strip with the player's name has them. */
export const zonesOfStrip = ['hand', 'command', 'graveyard', 'exile', 'library', 'outside'] as const;

/** Places of a zone in which cards lie by name. In a library the order is what matters: its places are from the top. */
export function findCards(boards: readonly BoardView[], zone: ObjectView['zone'], player: string): readonly Find[] {
  const all = boards.map((board) => inZone(board, zone, player));
  if (zone === 'library') {
    const most = Math.max(0, ...all.map(({ length }) => length));
    return Array.from(
      { length: most },
      (_, at): Find =>
        (board) =>
          inZone(board, zone, player)[at],
    );
  }
  return [...new Set(all.flat().map(({ ref }) => ref))].map(
    (ref): Find =>
      (board) =>
        inZone(board, zone, player).find((object) => object.ref === ref),
  );
}

/** Places of the stack, the top first. */
export function findStack(boards: readonly BoardView[]): readonly Find[] {
  const depth = Math.max(0, ...boards.map((board) => inZone(board, 'stack').length));
  return Array.from(
    { length: depth },
    (_, at): Find =>
      (board) =>
        inZone(board, 'stack').at(at - depth),
  );
}
