/** Ripple: of so many cards that are shown from the top of the library those of the spell's name may be cast for nothing (702.60a). */
import type { Ability } from '../language/ability.ts';
import type { Filter } from '../language/filter.ts';
import { digits } from './amounts.ts';
import { and, you } from './scope.ts';
import { clause, type Construct } from './syntax.ts';

const shown: Filter = and({ kind: 'one of', of: { kind: 'memory', slot: 'revealed' } }, { kind: 'zone', zone: 'library', of: you });

export const ripple: Construct<(text: string) => readonly Ability[]> = clause(
  'ripple <many>',
  { many: digits },
  ({ many }) =>
    (text): readonly Ability[] => [
      {
        kind: 'triggered',
        text,
        keyword: 'ripple',
        event: { on: 'cast', what: 'self' },
        effect: {
          targets: [],
          instructions: [
            {
              do: 'may',
              who: you,
              then: [
                { do: 'reveal', what: { kind: 'library top', of: you, amount: many }, remember: 'revealed' },
                {
                  do: 'for each',
                  of: { kind: 'all', filter: and(shown, { kind: 'same name', as: { kind: 'event', role: 'object' } }) },
                  then: [{ do: 'may', who: you, then: [{ do: 'cast', who: you, what: { kind: 'each' }, cost: [] }] }],
                },
                { do: 'move', what: { kind: 'all', filter: shown }, to: 'library', position: 'bottom', arranges: you },
              ],
              offered: 1,
            },
          ],
        },
      },
    ],
);
