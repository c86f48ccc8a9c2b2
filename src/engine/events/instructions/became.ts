/** Objects that changed zones, as what they are then (400.7). */
import type { ObjectId } from '../../state/state.ts';
import type { Happened } from '../apply.ts';

/** What moved objects became. */
export const becameOf = (happened: readonly Happened[]): readonly ObjectId[] =>
  happened.flatMap(({ became, also }) => [...(became === undefined ? [] : [became]), ...(also ?? [])]);
