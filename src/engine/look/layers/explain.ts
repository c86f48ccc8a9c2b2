/** Why an object is what it is: the effects that made it so, in the order in which the layers applied them (613). */
import { isSame } from '../../language/parts.ts';
import type { Concept } from '../../concepts/concepts.ts';
import type { LayerName } from './layerOrder.ts';
import type { Characteristics, GameState, ObjectId } from '../../state/state.ts';
import type { ApplyingEffect } from './applyingEffect.ts';
import { applyLayers } from './applyLayers.ts';
import { beginAll } from './characteristics.ts';
import { rulesRead } from '../reading/rulesRead.ts';
import { citesOfApplying } from './cite.ts';
import { heldBy, type ObjectInLayers } from './working.ts';

/** One effect that changed something about the object, or what the rules themselves change: `source` is then absent. */
export interface AppliedEffect {
  readonly layer: LayerName;
  readonly cites: readonly Concept[];
  readonly from: 'static ability' | 'resolved effect' | 'counters' | 'rules';
  readonly source?: ObjectId;
  /** The wording of a static ability; the kind of the counters. */
  readonly text?: string;
  readonly timestamp?: number;
  readonly before: Characteristics;
  readonly after: Characteristics;
}

export interface Explanation {
  /** What the object is before any effect, copied values and status included where these say what is printed on it. */
  readonly printed: Characteristics;
  readonly applied: readonly AppliedEffect[];
}

/** Works the layers out once more and notes what changes the object. Undefined for what is not in the game. */
export function explain(state: GameState, id: ObjectId): Explanation | undefined {
  const working = beginAll(state);
  const each = working.get(id);
  if (!each) return undefined;
  const printed = each.values;
  const applied: AppliedEffect[] = [];
  let before = printed;
  applyLayers(state, working, (layer, effect, depending) => {
    const after = each.values;
    if (after === before) return;
    if (isOther(before, after))
      applied.push({
        layer,
        cites: [
          ...citesOfApplying(layer, effect, depending),
          ...(effect
            ? rulesRead(
                state,
                effect.parts.map(({ change }) => change),
              )
            : []),
        ],
        ...originOf(effect, working),
        before,
        after,
      });
    before = after;
  });
  return { printed, applied };
}

const isOther = (one: Characteristics, other: Characteristics): boolean => !isSame(one, other);

const counterKey = / counter (.+)$/;

function originOf(
  effect: ApplyingEffect | undefined,
  working: ReadonlyMap<ObjectId, ObjectInLayers>,
): Pick<AppliedEffect, 'from' | 'source' | 'text' | 'timestamp'> {
  if (!effect) return { from: 'rules' };
  const { source } = effect.context;
  const { timestamp } = effect;
  const counter = counterKey.exec(effect.key)?.[1];
  if (counter !== undefined) return { from: 'counters', source, text: counter, timestamp };
  const { ability: of } = effect;
  if (!of) return { from: 'resolved effect', source, timestamp };
  const holder = working.get(source);
  const text = holder && heldBy(holder).find(({ key }) => key === of.key)?.ability.text;
  return { from: 'static ability', source, timestamp, ...(text === undefined ? {} : { text }) };
}
