/** Which abilities define a characteristic, and where (208.2a, 604.3). */
import type { Variant } from '../../concepts/variant.ts';

/** Whether an ability that an effect granted can define a characteristic (604.3a). */
export const grantedDefinitions: readonly Variant<boolean>[] = [
  { from: '2005-10-01', value: false },
  { from: '', value: true },
];

/** Where a star is what an ability says it is (208.2a); elsewhere it is 0. */
export const starZones: readonly Variant<'everywhere' | 'battlefield'>[] = [
  { from: '2007-05-01', value: 'everywhere' },
  { from: '', value: 'battlefield' },
];

/** Whether what says which abilities its own object has is applied before all else in its layer (405.2 of July 2003 to February 2005). */
export const definedAbilities: readonly Variant<boolean>[] = [
  { from: '2005-08-01', value: false },
  { from: '2003-07-01', value: true },
  { from: '', value: false },
];
