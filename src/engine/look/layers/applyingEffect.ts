import type { Condition } from '../../language/condition.ts';
import type { Modification } from '../../language/modification.ts';
import type { Ref } from '../../language/ref.ts';
import type { Face } from '../../language/card.ts';
import type { Context } from '../reading/context.ts';
import type { LayerName } from './layerOrder.ts';
import type { ObjectId } from '../../state/state.ts';
import type { Aspects } from './aspects.ts';
import type { HeldAbility } from './working.ts';

/** An effect while layers are applied: whose it is, what it changes, and how. */
export interface ApplyingEffect {
  readonly key: string;
  readonly timestamp: number;
  readonly defining: boolean;
  /** Who controls a static ability's source may change on the way; `contextOf` (dependency.ts) gives the context of the moment. */
  readonly context: Context;
  readonly parts: readonly Part[];
  /** Objects fixed when the effect began; else `what` is asked until it has started to apply. */
  readonly fixed?: readonly ObjectId[];
  readonly what?: Ref;
  readonly condition?: Condition;
  /** The ability whose effect it is: while the source does not have it, as a copy of something else has others, the effect does not exist. */
  readonly ability?: Pick<HeldAbility, 'key' | 'ability'>;
  /** Its ability was granted by an effect, and has the timestamp of that where it is later (613.7a). */
  readonly granted?: true;
  /** What a copy effect copies, fixed when it began. */
  readonly copied?: Face;
  /** It is of counters on an object. */
  readonly counters?: true;
  /** What its condition and the objects that it affects hang on. */
  readonly reads: Aspects;
}

/** One change of an effect with the layer in which it is applied. */
export interface Part {
  readonly change: Modification;
  readonly layer: LayerName;
  /** Its place among the changes of the effect. */
  readonly at: number;
  /** What its amounts and what else it names hang on. */
  readonly reads: Aspects;
  readonly writes: Aspects;
  /** Whether its numbers are asked for each object apart. */
  readonly forEach: boolean;
}
