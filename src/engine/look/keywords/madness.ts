/** Madness: a card that is discarded goes to exile and may be cast from there (702.35). What ends it in the oldest editions is in events/madness.ts. */
import type { Instruction } from '../../language/instruction.ts';
import type { Variant } from '../../concepts/variant.ts';
import { both, done, is, type Keyword, may, type Meaning, rules, self, unless, when, you } from './write.ts';

const madnessWith =
  (optional: boolean, then: (keyword: Keyword) => readonly Instruction[]): Meaning =>
  ({ keyword }) => [
    {
      ...rules({
        rule: 'replace',
        event: { on: 'discard', what: 'self' },
        by: [{ do: 'move', what: self, to: 'exile', mark: 'madness' }],
        instead: true,
        optional,
      }),
      from: 'hand',
    },
    when({ on: 'discards', who: you, what: 'self' }, then(keyword), {
      condition: is(self, both({ kind: 'designated', as: 'madness' }, { kind: 'zone', zone: 'exile' })),
      from: 'exile',
    }),
  ];

const castNow = ({ keyword, cost }: Keyword): readonly Instruction[] => [
  // What has no mana cost has none that could be paid (118.6).
  ...(cost ? [may([{ do: 'cast', who: you, what: self, cost, keyword }])] : []),
  { do: 'if', condition: unless(done('cast')), then: [{ do: 'move', what: self, to: 'graveyard' }] },
];

/** It may be cast until its owner next passes. */
const playable = (): readonly Instruction[] => [{ do: 'note', on: self, slot: 'playable', what: you }];

export const madness: readonly Variant<Meaning>[] = [
  { from: '2016-04-08', value: madnessWith(false, castNow) },
  { from: '2006-10-01', value: madnessWith(true, castNow) },
  { from: '', value: madnessWith(true, playable) },
];
