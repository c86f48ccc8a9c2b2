/** How large plain data may be to be looked at as a scenario. */
import { bounds, writeCount } from '../../engine/state/bounds.ts';

/** Why data is too large or nested too deep; undefined when it is neither. Walks without recursion, and comes to an end whatever refers to what. */
export function findExcess(value: unknown): string | undefined {
  let level: readonly unknown[] = [value];
  let values = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    values += level.length;
    if (values > bounds.values) return `more than ${writeCount(bounds.values)} values`;
    if (depth > bounds.nesting) return `lists and maps are nested more than ${bounds.nesting} deep`;
    const below: unknown[] = [];
    for (const each of level) {
      if (typeof each !== 'object' || each === null) continue;
      for (const inside of Object.values(each)) below.push(inside);
      if (values + below.length > bounds.values) return `more than ${writeCount(bounds.values)} values`;
    }
    level = below;
  }
  return undefined;
}
