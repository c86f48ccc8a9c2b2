/** Demonstrate: who casts the spell may copy it; if they do, an opponent of their choice copies it too (702.144a). */
import type { Ability } from '../language/ability.ts';
import type { Ref } from '../language/ref.ts';
import { you } from './scope.ts';
import { clause, type Construct } from './syntax.ts';

const spell: Ref = { kind: 'event', role: 'object' };
const chosen = { kind: 'memory', slot: 'opponent' } as const;

export const demonstrate: Construct<(text: string) => readonly Ability[]> = clause('demonstrate', {}, () => (text): readonly Ability[] => [
  {
    kind: 'triggered',
    text,
    keyword: 'demonstrate',
    event: { on: 'cast', what: 'self' },
    effect: {
      targets: [],
      instructions: [
        {
          do: 'may',
          who: you,
          then: [
            { do: 'copy spell', what: spell, newTargets: true },
            { do: 'choose', who: you, from: { kind: 'players', which: 'opponents' }, slot: chosen.slot },
            { do: 'copy spell', what: spell, newTargets: true, by: chosen },
          ],
        },
      ],
    },
  },
]);
