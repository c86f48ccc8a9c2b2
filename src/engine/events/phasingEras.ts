/** What phasing out is: a zone of its own, or a status (702.26, before July 2009 502.15). */
import { variantOn, type Variant } from '../concepts/variant.ts';

interface PhasingRules {
  /** In a zone: damage is forgotten, limited effects lose sight of it, and it comes back as though it had haste. */
  readonly as: 'zone' | 'status';
  /** What becomes of a token that is phased out. */
  readonly tokens: 'cease' | 'stay';
}

export const phasingVariants: readonly Variant<PhasingRules>[] = [
  {
    from: '2017-08-25',
    concept: 'phasing.status',
    sentence: 'Phasing out is a status that a permanent has; tokens have it too.',
    value: { as: 'status', tokens: 'stay' },
  },
  {
    from: '2009-07-11',
    until: '2017-08-25',
    concept: 'phasing.status',
    sentence: 'Phasing out is a status that a permanent has; a token that has it is gone.',
    value: { as: 'status', tokens: 'cease' },
  },
  {
    from: '',
    until: '2009-07-11',
    concept: 'phasing',
    sentence: 'What phases out goes to a zone of its own, heals there, and is lost to effects that last for a time.',
    value: { as: 'zone', tokens: 'cease' },
  },
];

export const phasingOn = (day: string): PhasingRules => variantOn(phasingVariants, day);
