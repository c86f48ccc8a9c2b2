/** Keywords of casting spells. */
import type { Amount } from '../../language/amount.ts';
import { boost, creature, enters, type Family, isCast, may, not, object, one, rules, sacrificeIt, self, when, you } from './write.ts';

const hybrid = { text: '{W/B}', symbols: [{ kind: 'mana', colors: ['white', 'black'] }] } as const;

const source = { kind: 'event', role: 'source' } as const;
const youCast = { on: 'cast', what: { kind: 'spell' }, by: you } as const;
/** The spell is copied when it is cast. */
const copies = (amount: Amount, more: Parameters<typeof when>[2] = {}): ReturnType<Family[string]> => [
  when(isCast, [{ do: 'copy spell', what: object, amount, newTargets: true }], more),
];

export const spells: Family = {
  casualty: () => copies(one, { condition: { kind: 'paid', cost: 'casualty' } }),
  conspire: () => copies(one, { condition: { kind: 'paid', cost: 'conspire' } }),
  evoke: () => [when(enters, [sacrificeIt], { condition: { kind: 'paid', cost: 'evoke' } })],
  extort: () => [
    when(youCast, [
      may(
        [
          { do: 'lose life', who: { kind: 'players', which: 'opponents' }, amount: one },
          { do: 'gain life', who: you, amount: { kind: 'memory', slot: 'lost' } },
        ],
        { cost: [{ pay: 'mana', cost: hybrid }] },
      ),
    ]),
  ],
  gravestorm: () => copies({ kind: 'happened', what: 'to graveyard' }),
  offspring: () => [
    when(
      enters,
      [{ do: 'create copy', who: you, amount: one, of: self, except: [{ kind: 'set power/toughness', power: one, toughness: one }] }],
      { condition: { kind: 'paid', cost: 'offspring' } },
    ),
  ],
  prowess: () => [when({ ...youCast, what: not(creature) }, [boost(self, one)])],
  replicate: () => copies({ kind: 'times paid', cost: 'replicate' }, { condition: { kind: 'paid', cost: 'replicate' } }),
  squad: () => [
    when(enters, [{ do: 'create copy', who: you, amount: { kind: 'times paid', cost: 'squad' }, of: self }], {
      condition: { kind: 'paid', cost: 'squad' },
    }),
  ],
  storm: () => copies({ kind: 'happened', what: 'cast before' }),
  undaunted: () => [
    {
      ...rules({
        rule: 'cost',
        of: { kind: 'one of', of: self },
        by: you,
        change: { kind: 'count', of: { kind: 'players', which: 'opponents' } },
        increase: false,
      }),
      from: 'stack',
    },
  ],
  ward: ({ keyword: { cost = [] } }) => [
    when({ on: 'becomes the target', what: 'self', of: { kind: 'controlled', by: { kind: 'players', which: 'opponents' } } }, [
      may([], { who: { kind: 'controller', of: source }, cost, otherwise: [{ do: 'counter', what: source }] }),
    ]),
  ],
};
