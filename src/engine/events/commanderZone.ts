/** When a commander may go to the command zone: instead of going elsewhere, or afterwards (903.9, before 2015 903.11 and 903.12). */
import type { ZoneName } from '../language/places.ts';
import { variantOn, type Variant } from '../concepts/variant.ts';

export interface CommanderZone {
  /** On its way to these it may go to the command zone instead. */
  readonly insteadOf: readonly ZoneName[];
  /** From these it may be moved by a state-based action. */
  readonly after: readonly ZoneName[];
}

export const commanderZoneVariants: readonly Variant<CommanderZone>[] = [
  {
    from: '2020-07-03',
    concept: 'replacement',
    sentence:
      'A commander dies or is exiled, and then may be moved; on its way to a hand or library it may go to the command zone instead.',
    value: { insteadOf: ['hand', 'library'], after: ['graveyard', 'exile'] },
  },
  {
    from: '2015-07-17',
    until: '2020-07-03',
    concept: 'replacement',
    sentence: 'A commander may go to the command zone instead of to a graveyard, exile, a hand or a library.',
    value: { insteadOf: ['graveyard', 'exile', 'hand', 'library'], after: [] },
  },
  {
    from: '',
    until: '2015-07-17',
    concept: 'replacement',
    sentence: 'A commander may go to the command zone instead of to a graveyard or exile.',
    value: { insteadOf: ['graveyard', 'exile'], after: [] },
  },
];

export const commanderZoneOn = (day: string): CommanderZone => variantOn(commanderZoneVariants, day);
