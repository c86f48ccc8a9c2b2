/** What was remembered on the way, as the things that it is. */
import { deedSlot, spokenOfAsItWas } from '../../language/deed.ts';
import type { Remembered, Thing } from '../../state/state.ts';

/** Nothing was done when nothing could be: what is remembered then is an empty list. */
export const wasDone = (value: Remembered | undefined): boolean =>
  value !== undefined && (typeof value !== 'object' || listRemembered(value).length > 0);

/** What a text means by a name: what was left under it, else the deed of that name, as a text speaks of what was done so (deed.ts). */
export const recall = (memory: Readonly<Record<string, Remembered>>, slot: string): Remembered | undefined =>
  memory[slot] ?? memory[deedSlot(slot, spokenOfAsItWas.includes(slot) ? 'was' : 'became')];

/** Of shares of players, those who had any. */
export function listRemembered(value: Remembered | undefined): readonly Thing[] {
  if (value === undefined || typeof value === 'number') return [];
  if (typeof value === 'string') return [value];
  return isList(value) ? value : Object.keys(value).filter((thing) => value[thing] !== 0);
}

const isList = (value: Exclude<Remembered, string | number>): value is readonly string[] => Array.isArray(value);

/** How much it is: a number, how many things, or what players had of it together. With `of`, only what these had. */
export function countRemembered(value: Remembered | undefined, of?: readonly Thing[]): number {
  if (value === undefined || typeof value === 'string') return listRemembered(value).length;
  if (typeof value === 'number') return value;
  if (isList(value)) return value.length;
  return Object.entries(value).reduce((sum, [thing, share]) => (!of || of.includes(thing) ? sum + share : sum), 0);
}

/** What two parts of a text did together: things of both, and of shares the sums. */
export function joinRemembered(one: Remembered, other: Remembered): Remembered {
  if (typeof one !== 'object' || typeof other !== 'object' || isList(one) || isList(other))
    return [...new Set([...listRemembered(one), ...listRemembered(other)])];
  const things = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return Object.fromEntries(things.map((thing) => [thing, (one[thing] ?? 0) + (other[thing] ?? 0)]));
}
