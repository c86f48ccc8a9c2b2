/** Living weapon: it enters and is attached to a Germ that it makes (702.92). */
import type { Variant } from '../../concepts/variant.ts';
import { enters, type Meaning, number, one, remembered, self, when, you } from './write.ts';

const makes =
  (...subtypes: readonly string[]): Meaning =>
  () => [
    when(enters, [
      {
        do: 'create token',
        who: you,
        amount: one,
        token: {
          colors: ['black'],
          types: { types: ['creature'], subtypes },
          power: number(0),
          toughness: number(0),
          abilities: [],
        },
        remember: 'token',
      },
      { do: 'attach', what: self, to: remembered('token') },
    ]),
  ];

export const livingWeapon: readonly Variant<Meaning>[] = [
  { from: '2021-06-18', value: makes('Phyrexian', 'Germ') },
  { from: '', value: makes('Germ') },
];
