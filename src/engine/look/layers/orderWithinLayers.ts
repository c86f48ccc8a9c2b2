/** What orders the effects within one layer: dependency and timestamps (613.7, 613.8). */
import type { Variant } from '../../concepts/variant.ts';

/** How characteristic-defining abilities take part in dependency (613.8a): as all effects, not at all, or among themselves. */
export const definingDependency: readonly Variant<'any' | 'none' | 'own'>[] = [
  { from: '2012-05-01', value: 'own' },
  { from: '2007-05-01', value: 'none' },
  { from: '', value: 'any' },
];

/** Whether the effect of an ability that an effect granted is as young as that effect (613.7a), or as old as the object. */
export const grantedTimestamps: readonly Variant<'effect' | 'object'>[] = [
  { from: '2005-10-01', value: 'effect' },
  { from: '', value: 'object' },
];

/** Whether a permanent gets a new timestamp as it turns face up or down or transforms (613.7f, 613.7g). */
export const turningTimestamps: readonly Variant<boolean>[] = [
  { from: '2015-07-17', value: true },
  { from: '', value: false },
];
