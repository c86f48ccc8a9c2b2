/** The readers of refs, filters, amounts and conditions, as each of them is handed the others. */
import type { Amount } from '../../language/amount.ts';
import type { Condition } from '../../language/condition.ts';
import type { Filter } from '../../language/filter.ts';
import type { Ref } from '../../language/ref.ts';
import type { GameObject, ObjectId, PlayerId, Thing } from '../../state/state.ts';
import type { Look } from '../look.ts';
import type { Context } from './context.ts';

export interface Reading {
  /**
   * The objects and players that a ref means, in a fixed order, as far as they are in range (801.10, 801.11). Objects that are gone are still
   * named; whoever acts on them looks.
   */
  readonly resolveRef: (look: Look, ref: Ref, context: Context) => readonly Thing[];
  /** Who could make a choice: whom the ref means, or where none of them is in range, the closest to the controller's left (801.5c). */
  readonly choosersOf: (look: Look, ref: Ref, context: Context) => readonly PlayerId[];
  /** Everything that matches a filter: players, or objects in the zones that it names. */
  readonly findMatching: (look: Look, filter: Filter, context: Context) => readonly Thing[];
  /** Whether one object or player matches. An object out of the zones that the filter means never does. */
  readonly matches: (look: Look, thing: Thing, filter: Filter, context: Context) => boolean;
  readonly matchesObject: (look: Look, object: GameObject, filter: Filter, context: Context) => boolean;
  /** A creature and the one that it is paired with; nothing when it is with none. */
  readonly pairOf: (look: Look, id: ObjectId) => readonly Thing[];
  /** The number that an amount is. A negative one counts as 0 where something is done so many times (107.1b); that is for the doer. @throws BoundReached */
  readonly amountOf: (look: Look, amount: Amount, context: Context) => number;
  readonly conditionHolds: (look: Look, condition: Condition, context: Context) => boolean;
}
