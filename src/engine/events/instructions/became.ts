/** Objects that changed zones, as what they are then (400.7). */
import type { ObjectId } from '../../state/state.ts';

/** What a move made of an object: of one that was melded or merged, the other cards as well. */
interface Moved {
  readonly became?: ObjectId | undefined;
  readonly also?: readonly ObjectId[] | undefined;
}

/** What moved objects became. */
export const becameOf = (happened: readonly Moved[]): readonly ObjectId[] =>
  happened.flatMap(({ became, also = [] }) => (became === undefined ? also : [became, ...also]));
