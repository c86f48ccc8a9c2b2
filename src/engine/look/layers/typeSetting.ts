/** What becomes of types when an effect sets some (205.1). */
import type { Variant } from '../../concepts/variant.ts';

/** What becomes of creature types when something becomes an artifact creature of other creature types (205.1b). */
export const artifactCreatureTypes: readonly Variant<'replaced' | 'added'>[] = [
  {
    from: '2019-10-04',
    concept: 'layers.type',
    sentence: 'New creature types of what becomes an artifact creature replace the old ones.',
    value: 'replaced',
  },
  {
    from: '',
    until: '2019-10-04',
    concept: 'layers.type',
    sentence: 'What becomes an artifact creature keeps all its types and subtypes.',
    value: 'added',
  },
];

/** Whether something can gain a subtype that belongs to none of its card types (205.3d). */
export const strangeSubtypes: readonly Variant<boolean>[] = [
  { from: '2011-09-30', concept: 'layers.type', sentence: 'A subtype that belongs to none of the card types is not gained.', value: false },
  { from: '', until: '2011-09-30', concept: 'layers.type', sentence: 'Nothing keeps a subtype from being gained.', value: true },
];

/** Whether a setting of card types takes the type of an instant or sorcery (205.1a). */
export const spellTypesKept: readonly Variant<boolean>[] = [
  { from: '2022-06-10', concept: 'layers.type', sentence: 'An instant or sorcery stays one when its card type is set.', value: true },
  { from: '', until: '2022-06-10', concept: 'layers.type', sentence: 'New card types replace all old ones.', value: false },
];
