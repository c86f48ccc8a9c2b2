/** The targets of one effect among those of a spell or ability with several: of modes, or of text that was spliced onto it (601.2c, 700.2). */
import type { Effect, TargetSlot } from '../../language/ability.ts';
import type { Context } from './context.ts';

/** The context of each effect: it counts its own targets from 0; those of all modes were chosen together. */
export function contextsOf(effects: readonly Effect[], context: Context): readonly Context[] {
  let first = 0;
  const { targets: all, chosen } = context.announced;
  return effects.map(({ targets }) => {
    const own = [first, (first += targets.length)] as const;
    return {
      ...context,
      announced: { ...context.announced, targets: all.slice(...own), ...(chosen ? { chosen: chosen.slice(...own) } : {}) },
    };
  });
}

/** Each word "target" of these effects, in the context of its own. */
export const wordsOf = (effects: readonly Effect[], context: Context): readonly (readonly [TargetSlot, Context])[] =>
  contextsOf(effects, context).flatMap((own, at) => (effects[at]?.targets ?? []).map((slot) => [slot, own] as const));
