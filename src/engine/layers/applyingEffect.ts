import type { Ability, Modification, Ref } from '../abilities.ts';
import type { Context } from '../context.ts';
import type { ObjectId } from '../state.ts';

/** An effect while layers are applied: whose it is, what it changes, and how. */
export interface ApplyingEffect {
  readonly key: string;
  readonly timestamp: number;
  readonly defining: boolean;
  readonly context: Context;
  readonly changes: readonly Modification[];
  /** Objects fixed when the effect began; else `what` is asked in each layer until it has started to apply. */
  readonly fixed?: readonly ObjectId[];
  readonly what?: Ref;
  readonly condition?: Extract<Ability, { kind: 'static' }>['condition'];
  readonly fromStatic: boolean;
}
