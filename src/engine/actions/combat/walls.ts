/** Whether Walls attack: by their creature type until 2004, by the keyword defender since (702.3). */
import { variantOn, type Variant } from '../../concepts/variant.ts';

export const wallVariants: readonly Variant<{ readonly cannotAttack: boolean }>[] = [
  {
    from: '2004-10-01',
    concept: 'keyword.defender',
    sentence: 'Wall is a creature type like others; creatures with defender cannot attack.',
    value: { cannotAttack: false },
  },
  {
    from: '',
    until: '2004-10-01',
    concept: 'keyword.defender',
    sentence: 'Creatures of the type Wall cannot attack.',
    value: { cannotAttack: true },
  },
];

export const wallsOn = (day: string): { readonly cannotAttack: boolean } => variantOn(wallVariants, day);
