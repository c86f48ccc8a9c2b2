/** Which abilities define a characteristic, and where (208.2a, 604.3). */
import type { Variant } from '../../concepts/variant.ts';

/** Whether an ability that an effect granted can define a characteristic (604.3a). */
export const grantedDefinitions: readonly Variant<boolean>[] = [
  { from: '2005-10-01', concept: 'layers', sentence: 'An ability that was granted by an effect defines no characteristic.', value: false },
  { from: '', until: '2005-10-01', concept: 'layers', sentence: 'A granted ability that says what its object is defines it.', value: true },
];

/** Where a star is what an ability says it is (208.2a); elsewhere it is 0. */
export const starZones: readonly Variant<'everywhere' | 'battlefield'>[] = [
  { from: '2007-05-01', concept: 'layers.powerToughness', sentence: 'Power and toughness are defined in every zone.', value: 'everywhere' },
  {
    from: '',
    until: '2007-05-01',
    concept: 'layers.powerToughness',
    sentence: 'A star is 0 while the object is not in play.',
    value: 'battlefield',
  },
];
