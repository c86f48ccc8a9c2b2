/** Effects that are one: what stands behind counts its targets on. */
import type { Effect } from '../language/ability.ts';

/** Effects one behind the other; the later ones count their targets on. */
export function joinEffects(effects: readonly Effect[]): Effect {
  return effects.reduce<Effect>(
    (made, effect) => ({
      targets: [...made.targets, ...shiftTargets(effect.targets, made.targets.length)],
      instructions: [...made.instructions, ...shiftTargets(effect.instructions, made.targets.length)],
    }),
    { targets: [], instructions: [] },
  );
}

function shiftTargets<T>(value: T, by: number): T {
  if (Array.isArray(value)) return value.map((each: unknown) => shiftTargets(each, by)) as T;
  if (typeof value !== 'object' || value === null) return value;
  if ((value as { kind?: unknown }).kind === 'target') return { ...value, index: (value as unknown as { index: number }).index + by };
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, shiftTargets(each as unknown, by)])) as T;
}
