/** Keywords of what is put into a graveyard, and of cards there. */
import type { Filter } from '../../language/filter.ts';
import type { TokenDescription } from '../../language/token.ts';
import {
  all,
  bears,
  became,
  both,
  creature,
  dies,
  type Family,
  is,
  may,
  one,
  remembered,
  rules,
  self,
  target,
  unless,
  when,
  you,
} from './write.ts';

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

export const graveyards: Family = {
  afterlife: ({ number: n }) => [when(dies, [{ do: 'create token', who: you, amount: n, token: spirit }])],
  dredge: ({ number: amount }) => [
    {
      ...rules({
        rule: 'replace',
        event: { on: 'draw', who: you },
        by: [
          { do: 'mill', who: you, amount },
          { do: 'move', what: self, to: 'hand' },
        ],
        instead: true,
        optional: true,
      }),
      condition: {
        kind: 'compare',
        left: { kind: 'count', of: all({ kind: 'zone', zone: 'library', of: you }) },
        comparison: 'at least',
        right: amount,
      },
      from: 'graveyard',
    },
  ],
  haunt: () =>
    [dies, { on: 'put into graveyard', what: 'self', from: 'stack' } as const].map((event) =>
      when(
        event,
        [
          { do: 'move', what: became, to: 'exile', remember: 'exiled' },
          { do: 'note', on: remembered('exiled'), slot: 'haunted', what: target },
        ],
        { target: creature },
      ),
    ),
  persist: returns('-1/-1'),
  recover: ({ keyword: { cost = [] } }) => [
    when(
      { on: 'dies', what: both(creature, { kind: 'owned', by: you }) },
      [may([{ do: 'move', what: self, to: 'hand' }], { cost, otherwise: [{ do: 'move', what: self, to: 'exile' }] })],
      { from: 'graveyard' },
    ),
  ],
  soulshift: ({ number: n }) => {
    const spirits: Filter = both(
      { kind: 'subtype', subtype: 'Spirit' },
      { kind: 'number', of: 'mana value', comparison: 'at most', value: n },
      { kind: 'zone', zone: 'graveyard', of: you },
    );
    return [when(dies, [may([{ do: 'move', what: target, to: 'hand' }])], { target: spirits })];
  },
  undying: returns('+1/+1'),
};
