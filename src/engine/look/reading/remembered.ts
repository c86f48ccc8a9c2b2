/** What was remembered on the way, as the things that it is. */
import type { Remembered, Thing } from '../../state/state.ts';

/** Nothing was done when nothing could be: what is remembered then is an empty list. */
export const wasDone = (value: Remembered | undefined): boolean => value !== undefined && (typeof value !== 'object' || value.length > 0);

export const listRemembered = (value: Remembered | undefined): readonly Thing[] =>
  value === undefined || typeof value === 'number' ? [] : typeof value === 'string' ? [value] : value;
