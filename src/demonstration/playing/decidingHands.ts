/** Keeping opening hands and taking mulligans. */
import type { Told } from '../../engine/events/procedure.ts';
import { Refusal } from '../../engine/events/question.ts';
import type { Preparation, Result } from '../../engine/session.ts';
import type { Board } from '../position/board.ts';
import { toThings } from '../position/refs.ts';
import type { ActionOf } from '../format/scenario.ts';

/** Cards for the bottom of the library may be named before they are asked for: that is when the other players have decided too. */
export function decideHand(board: Board, { do: what, by, bottom }: ActionOf<'mulligan' | 'keep'>): Result {
  const { session, bottoms } = board;
  if (by === 'all') return decideForAll(board, what);
  if (bottom !== undefined) bottoms.set(by, bottom);
  const preparation: Preparation = {
    answer: ({ kind, player }) => {
      const cards = kind === 'bottom' ? bottoms.get(player) : undefined;
      if (cards === undefined) return undefined;
      bottoms.delete(player);
      return toThings(session.state(), cards);
    },
  };
  const told: Told[] = [];
  const waiting = session.pending();
  if (waiting?.kind === 'bottom' && waiting.player === by && bottom !== undefined) {
    bottoms.delete(by);
    const result = session.act({ do: 'answer', by, answer: toThings(session.state(), bottom) }, preparation);
    if (result.kind === 'refused') return result;
    told.push(...result.told);
  }
  if (session.pending()?.kind !== 'mulligan') {
    if (told.length > 0 && what === 'keep') return { kind: 'advanced', told };
    throw new Refusal('it is not the time to keep a hand or to take a mulligan', 'mulligan');
  }
  const result = session.act({ do: 'answer', by, answer: what }, preparation);
  if (what === 'keep' && bottoms.has(by)) throw new Refusal('no card is put on the bottom', 'mulligan');
  return result.kind === 'refused' ? result : { ...result, told: [...told, ...result.told] };
}

function decideForAll({ session }: Board, what: 'mulligan' | 'keep'): Result {
  const told: Told[] = [];
  let last: Result = { kind: 'advanced', told };
  for (let next = session.pending(); next?.kind === 'mulligan'; next = session.pending()) {
    last = session.act({ do: 'answer', by: next.player, answer: what });
    if (last.kind === 'refused') return last;
    told.push(...last.told);
  }
  if (told.length === 0) throw new Refusal('it is not the time to keep a hand or to take a mulligan', 'mulligan');
  return { ...last, told };
}
