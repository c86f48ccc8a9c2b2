/** Suspend: a card in exile loses a time counter each upkeep, and is cast when the last is gone (702.62). */
import type { Instruction } from '../../language/instruction.ts';
import type { Variant } from '../../concepts/variant.ts';
import { bears, both, creature, haste, is, may, type Meaning, remembered, self, take, upkeep, when, you } from './write.ts';

const spell = remembered('cast');

const suspendWith =
  (cast: Instruction): Meaning =>
  () => [
    when(upkeep, [take('time')], { condition: is(self, both(bears('time'), { kind: 'zone', zone: 'exile' })), from: 'exile' }),
    when(
      { on: 'last counter', what: 'self', counter: 'time' },
      [
        cast,
        {
          do: 'if',
          condition: is(spell, both(creature, { kind: 'zone', zone: 'stack' })),
          then: [{ do: 'modify', what: spell, changes: [haste], duration: 'while theirs' }],
        },
      ],
      { from: 'exile' },
    ),
  ];

const cast = (must: boolean): Instruction => ({ do: 'cast', who: you, what: self, cost: [], must });

export const suspend: readonly Variant<Meaning>[] = [
  { from: '2024-02-02', value: suspendWith(may([cast(false)])) },
  { from: '', value: suspendWith(cast(true)) },
];
