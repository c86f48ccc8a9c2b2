/** Keywords of what is put into a graveyard from the battlefield, and of what keeps something from being destroyed. */
import type { Filter } from '../../language/filter.ts';
import type { TokenDescription } from '../../language/token.ts';
import { livingWeaponOn } from './keywordMeanings.ts';
import {
  bears,
  became,
  both,
  dies,
  enters,
  type Family,
  is,
  may,
  number,
  one,
  remembered,
  rules,
  self,
  target,
  unless,
  when,
  you,
} from './write.ts';

const attached = { kind: 'attached' } as const;
const spirit: TokenDescription = {
  colors: ['white', 'black'],
  types: { types: ['creature'], subtypes: ['Spirit'] },
  power: one,
  toughness: one,
  abilities: [{ kind: 'keyword', text: 'flying', keyword: 'flying' }],
};

/** It returns with a counter of a kind of which it had none. */
const returns =
  (counter: string): Family[string] =>
  () => [
    when(dies, [{ do: 'move', what: became, to: 'battlefield', counters: { counter, amount: one } }], {
      condition: unless(is(self, bears(counter))),
    }),
  ];

/** The Aura is destroyed in place of what it enchants. */
const armor: Family[string] = () => [
  rules({
    rule: 'replace',
    event: { on: 'destroyed', what: { kind: 'one of', of: attached } },
    by: [
      { do: 'heal', what: attached },
      { do: 'destroy', what: self },
    ],
    instead: true,
  }),
];

export const dying: Family = {
  afterlife: (_, __, n) => [when(dies, [{ do: 'create token', who: you, amount: n, token: spirit }])],
  'living weapon': (_, day) => [
    when(enters, [
      {
        do: 'create token',
        who: you,
        amount: one,
        token: {
          colors: ['black'],
          types: { types: ['creature'], subtypes: livingWeaponOn(day) },
          power: number(0),
          toughness: number(0),
          abilities: [],
        },
        remember: 'token',
      },
      { do: 'attach', what: self, to: remembered('token') },
    ]),
  ],
  persist: returns('-1/-1'),
  soulshift: (_, __, n) => {
    const spirits: Filter = both(
      { kind: 'subtype', subtype: 'Spirit' },
      { kind: 'number', of: 'mana value', comparison: 'at most', value: n },
      { kind: 'zone', zone: 'graveyard', of: you },
    );
    return [when(dies, [may([{ do: 'move', what: target, to: 'hand' }])], { target: spirits })];
  },
  'totem armor': armor,
  'umbra armor': armor,
  undying: returns('+1/+1'),
};
