/** Keywords of attacking, blocking and combat damage. */
import type { Amount } from '../../language/amount.ts';
import type { Filter } from '../../language/filter.ts';
import type { Instruction } from '../../language/instruction.ts';
import type { Ref } from '../../language/ref.ts';
import type { TokenDescription } from '../../language/token.ts';
import {
  all,
  attacker,
  attacks,
  boost,
  both,
  creature,
  type Family,
  is,
  may,
  not,
  number,
  object,
  one,
  power,
  put,
  recipient,
  remembered,
  rules,
  self,
  strikesPlayer,
  target,
  thatPlayer,
  unless,
  when,
  you,
  yours,
} from './write.ts';

const blocked = { on: 'becomes blocked', what: 'self' } as const;
const defended: Filter = { kind: 'controlled', by: { kind: 'players', which: 'defending' } };
const each: Ref = { kind: 'each' };
const tokens = remembered('token');
const warrior: TokenDescription = {
  colors: ['red'],
  types: { types: ['creature'], subtypes: ['Warrior'] },
  power: one,
  toughness: one,
  abilities: [],
};

/** Something done to the tokens at the beginning of a step. */
const later = (of: 'end' | 'end of combat', then: Instruction): Instruction => ({
  do: 'later',
  when: { on: 'beginning', of, whose: 'next' },
  then: [then],
});

export const combat: Family = {
  absorb: ({ number: n }) => [rules({ rule: 'prevent', amount: n, to: self })],
  afflict: ({ number: n }) => [when(blocked, [{ do: 'lose life', who: { kind: 'players', which: 'defending' }, amount: n }])],
  annihilator: ({ number: n }) => [when(attacks, [{ do: 'sacrifice', who: thatPlayer, what: all({ kind: 'permanent' }), amount: n }])],
  'battle cry': () => [when(attacks, [boost(all(both(attacker, { kind: 'other', than: self })), one, number(0))])],
  bushido: ({ number: n }) => [when([{ on: 'blocks', what: 'self' }, blocked], [boost(self, n)])],
  decayed: () => [
    rules({ rule: 'restrict', what: self, restriction: 'block' }),
    when(attacks, [later('end of combat', { do: 'sacrifice', who: you, what: self })]),
  ],
  dethrone: () => [when({ on: 'attacks', what: 'self', whom: { kind: 'most life' } }, [put(one)])],
  // How it is paid is said where attackers are declared (508.1g).
  enlist: () => [when({ on: 'enlists', what: 'self' }, [boost(self, power(recipient), number(0))])],
  exalted: () => [when({ on: 'attacks', what: both(creature, yours), alone: true }, [boost(object, one)])],
  firebending: ({ number: n }) => [when(attacks, [{ do: 'add mana', who: you, mana: [['red']], amount: n, lasting: 'end of combat' }])],
  flanking: () => [when({ ...blocked, by: both(creature, not({ kind: 'keyword', keyword: 'flanking' })) }, [boost(recipient, number(-1))])],
  frenzy: ({ number: n }) => [when({ on: 'attacks and is not blocked', what: 'self' }, [boost(self, n, number(0))])],
  ingest: () => [when(strikesPlayer, [{ do: 'move', what: { kind: 'library top', of: thatPlayer, amount: one }, to: 'exile' }])],
  melee: () => [when(attacks, [boost(self, { kind: 'happened', what: 'attacked' })])],
  mentor: () => {
    const less: Amount = { kind: 'sum', of: [power(self), number(-1)] };
    const weaker: Filter = { kind: 'number', of: 'power', comparison: 'at most', value: less };
    return [when(attacks, [put(one, '+1/+1', target)], { target: both(creature, attacker, weaker) })];
  },
  mobilize: ({ number: n }) => [
    when(attacks, [
      { do: 'create token', who: you, amount: n, token: warrior, tapped: true, attacking: true, remember: 'token' },
      later('end', { do: 'sacrifice', who: you, what: tokens }),
    ]),
  ],
  myriad: () => [
    when(attacks, [
      {
        do: 'for each',
        of: all(both({ kind: 'opponent' }, { kind: 'other', than: thatPlayer })),
        then: [may([{ do: 'create copy', who: you, amount: one, of: self, tapped: true, attacking: each, remember: 'token' }])],
      },
      // One for all of them.
      {
        do: 'if',
        condition: { kind: 'exists', filter: { kind: 'one of', of: tokens } },
        then: [later('end of combat', { do: 'move', what: tokens, to: 'exile' })],
      },
    ]),
  ],
  poisonous: ({ number: n }) => [when(strikesPlayer, [put(n, 'poison', thatPlayer)])],
  // An untapped creature may be chosen as well: it must block if able.
  provoke: () => [
    when(
      attacks,
      [
        may([
          { do: 'untap', what: target },
          { do: 'rules', rules: [{ rule: 'require', what: target, to: 'block', whom: self }], duration: 'end of combat' },
        ]),
      ],
      { target: both(creature, defended) },
    ),
  ],
  renown: ({ number: n }) => [
    when(strikesPlayer, [put(n), { do: 'designate', what: self, as: 'renowned' }], {
      condition: unless(is(self, { kind: 'designated', as: 'renowned' })),
    }),
  ],
  // Of several that are stronger one is enough, and whichever attacks with it counts, whoever controls it.
  training: () => [
    when(
      {
        on: 'attacks',
        what: 'self',
        beside: both(creature, { kind: 'number', of: 'power', comparison: 'at least', value: { kind: 'sum', of: [power(self), one] } }),
      },
      [{ do: 'counters', on: self, counter: '+1/+1', amount: one, trains: true }],
    ),
  ],
};
