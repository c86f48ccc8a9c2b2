/** Whether what a prevention effect does besides preventing is a result of the damage, together with the others (120.4, 615.5). */
import { type Variant, variantOn } from '../concepts/variant.ts';

export const damageProcessVariants: readonly Variant<'one event' | 'afterwards'>[] = [
  {
    from: '2009-07-11',
    concept: 'damage.results',
    sentence: 'Damage, its results and what preventing it brings are one event, replaced as a whole before any of it happens.',
    value: 'one event',
  },
  {
    from: '',
    until: '2009-07-11',
    concept: 'damage.results',
    sentence: 'What preventing damage brings happens once the rest of the damage has been dealt.',
    value: 'afterwards',
  },
];

export const damageProcessOn = (day: string): 'one event' | 'afterwards' => variantOn(damageProcessVariants, day);
