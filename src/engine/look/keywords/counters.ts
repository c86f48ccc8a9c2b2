/** Keywords of counters: permanents that enter with them, and get more of them. */
import type { Amount } from '../../language/amount.ts';
import type { Filter } from '../../language/filter.ts';
import type { Instruction } from '../../language/instruction.ts';
import type { TokenDescription } from '../../language/token.ts';
import {
  all,
  another,
  atMost,
  bears,
  both,
  countersOn,
  creature,
  dies,
  done,
  enters,
  entersWith,
  type Family,
  haste,
  here,
  is,
  may,
  number,
  object,
  one,
  power,
  put,
  remembered,
  rules,
  self,
  target,
  times,
  unless,
  when,
  you,
  yours,
} from './write.ts';

const counter = '+1/+1';
const toughness = (of: typeof self): Amount => ({ kind: 'characteristic', name: 'toughness', of });
const servo: TokenDescription = {
  colors: [],
  types: { types: ['artifact', 'creature'], subtypes: ['Servo'] },
  power: one,
  toughness: one,
  abilities: [],
};

/** As it enters, its controller chooses any number of things, under a name. */
const anyNumber = (filter: Filter, slot: string): Instruction => ({
  do: 'choose',
  who: you,
  from: all(filter),
  amount: { kind: 'count', of: all(filter) },
  upTo: true,
  slot,
});
const perRemembered = (n: Amount, slot: string): Amount => times(n, { kind: 'memory', slot });
const damaged: Amount = { kind: 'happened', what: 'damage to opponents' };

export const counters: Family = {
  // Its creature types are those that it will have (614.12).
  amplify: ({ number: n }) => {
    const kin: Filter = both(
      { kind: 'shares', quality: 'creature type', with: remembered('entering') },
      { kind: 'zone', zone: 'hand', of: you },
      another,
    );
    return [
      rules(
        entersWith(perRemembered(n, 'shown'), counter, {
          first: [anyNumber(kin, 'shown'), { do: 'reveal', what: remembered('shown') }],
        }),
      ),
    ];
  },
  backup: ({ number: n }) => [
    when(
      enters,
      [
        put(n, counter, target),
        {
          do: 'modify',
          what: all(both(creature, { kind: 'one of', of: target }, another)),
          changes: [{ kind: 'add abilities of', of: self, only: 'below' }],
          duration: 'end of turn',
        },
      ],
      { target: creature },
    ),
  ],
  bloodthirst: ({ number: n }) => [
    n.kind === 'x' ? rules(entersWith(damaged)) : { ...rules(entersWith(n)), condition: unless(atMost(damaged, number(0))) },
  ],
  devour: ({ number: n }) => [
    rules(
      entersWith(perRemembered(n, 'devoured'), counter, {
        first: [
          anyNumber(both(creature, yours, another), 'eaten'),
          { do: 'sacrifice', who: you, what: remembered('eaten'), remember: 'devoured' },
        ],
        keep: 'devoured',
      }),
    ),
  ],
  evolve: () => [
    when({ on: 'enters', what: both(creature, yours) }, [put(one)], {
      condition: {
        kind: 'and',
        conditions: [
          is(self, creature),
          unless({ kind: 'and', conditions: [atMost(power(object), power(self)), atMost(toughness(object), toughness(self))] }),
        ],
      },
    }),
  ],
  fabricate: ({ number: n }) => {
    const tokens: Instruction = { do: 'create token', who: you, amount: n, token: servo };
    const either = may([put(n)], { otherwise: [tokens] });
    return [when(enters, [{ do: 'if', condition: here(self), then: [either], otherwise: [tokens] }])];
  },
  modular: ({ number: n }) => [
    rules(entersWith(n)),
    when(dies, [may([put(countersOn(counter), counter, target)])], { target: both({ kind: 'type', type: 'artifact' }, creature) }),
  ],
  riot: () => [
    rules(
      entersWith(one, counter, {
        first: [may([], { remember: 'counter' })],
        ifPut: true,
        when: done('counter'),
        otherwise: [{ do: 'modify', what: self, changes: [haste], duration: 'permanent' }],
      }),
    ),
  ],
  tribute: ({ number: n }) => [
    rules(
      entersWith(n, counter, {
        first: [
          { do: 'choose', who: you, from: { kind: 'opponents' }, slot: 'opponent' },
          may([], { who: remembered('opponent'), remember: 'tribute' }),
        ],
        ifPut: true,
        when: done('tribute'),
        keep: 'tribute',
      }),
    ),
  ],
  unleash: () => [
    rules(entersWith(one, counter, { optional: true }), {
      rule: 'restrict',
      what: self,
      restriction: 'block',
      unless: unless(is(self, bears(counter))),
    }),
  ],
};
