/** Deathtouch and lifelink: triggered abilities when they were new, static since July 2009 (702.2, 702.15). */
import { variantOn, type Variant } from '../../concepts/variant.ts';

export const deathtouchVariants: readonly Variant<'triggered' | 'static'>[] = [
  {
    from: '2009-07-11',
    concept: 'keyword.deathtouch',
    sentence: 'A creature dealt damage by a source with deathtouch is destroyed as a state-based action.',
    value: 'static',
  },
  {
    from: '',
    until: '2009-07-11',
    concept: 'keyword.deathtouch',
    sentence: 'Deathtouch triggers when its permanent deals damage to a creature, and destroys that creature.',
    value: 'triggered',
  },
];

export const lifelinkVariants: readonly Variant<'triggered' | 'static'>[] = [
  {
    from: '2009-07-11',
    concept: 'keyword.lifelink',
    sentence: 'Gaining life is part of what damage from a source with lifelink does.',
    value: 'static',
  },
  {
    from: '',
    until: '2009-07-11',
    concept: 'keyword.lifelink',
    sentence: 'Lifelink triggers when its permanent deals damage; each instance triggers separately.',
    value: 'triggered',
  },
];

export const deathtouchOn = (day: string): 'triggered' | 'static' => variantOn(deathtouchVariants, day);
export const lifelinkOn = (day: string): 'triggered' | 'static' => variantOn(lifelinkVariants, day);
