/** Keywords of casting spells. */
import type { Amount } from '../../language/amount.ts';
import type { Instruction } from '../../language/instruction.ts';
import type { Ref } from '../../language/ref.ts';
import {
  boost,
  creature,
  enters,
  type Family,
  haste,
  isCast,
  may,
  not,
  object,
  number,
  one,
  remembered,
  rules,
  sacrificeIt,
  self,
  unless,
  upkeep,
  when,
  you,
} from './write.ts';

const hybrid = { text: '{W/B}', symbols: [{ kind: 'mana', colors: ['white', 'black'] }] } as const;

const source = { kind: 'event', role: 'source' } as const;
const youCast = { on: 'cast', what: { kind: 'spell' }, by: you } as const;
/** The spell is copied when it is cast. */
const copies = (amount: Amount, more: Parameters<typeof when>[2] = {}): ReturnType<Family[string]> => [
  when(isCast, [{ do: 'copy spell', what: object, amount, newTargets: true }], more),
];

/** What is done with a spell with rebound in place of putting it into the graveyard. */
export const rebound: readonly Instruction[] = [
  { do: 'move', what: self, to: 'exile', remember: 'rebound' },
  {
    do: 'later',
    when: upkeep,
    then: [may([{ do: 'cast', who: you, what: remembered('rebound'), cost: [] }])],
    text: 'rebound',
  },
];

export const spells: Family = {
  casualty: () => copies(one, { condition: { kind: 'paid', cost: 'casualty' } }),
  // It has haste all the while; that it returns is told as it enters, and is so even when it has lost the ability by then.
  dash: () => [
    rules({
      rule: 'enters',
      what: 'self',
      when: unless({ kind: 'paid', cost: 'dash' }),
      otherwise: [
        { do: 'modify', what: self, changes: [haste], duration: 'permanent' },
        { do: 'later', when: { on: 'beginning', of: 'end', whose: 'next' }, then: [{ do: 'move', what: self, to: 'hand' }], text: 'dash' },
      ],
    }),
  ],
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
  prowess: () => [when({ ...youCast, what: not(creature) }, [boost(self, one)])],
  // Cards that its controller looks at: one is exiled for the permanent's other abilities.
  hideaway: (_, __, n) => {
    const top = (amount: Amount): Ref => ({ kind: 'library top', of: you, amount });
    return [
      when(enters, [
        { do: 'choose', who: you, from: top(n), slot: 'hidden' },
        { do: 'move', what: remembered('hidden'), to: 'exile', faceDown: true, link: 'exiled' },
        { do: 'move', what: top({ kind: 'sum', of: [n, number(-1)] }), to: 'library', position: 'random bottom' },
      ]),
    ];
  },
  replicate: () => copies({ kind: 'times paid', cost: 'replicate' }, { condition: { kind: 'paid', cost: 'replicate' } }),
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
  ward: ({ cost = [] }) => [
    when({ on: 'becomes the target', what: 'self', of: { kind: 'controlled', by: { kind: 'players', which: 'opponents' } } }, [
      may([], { who: { kind: 'controller', of: source }, cost, otherwise: [{ do: 'counter', what: source }] }),
    ]),
  ],
  storm: () => copies({ kind: 'happened', what: 'cast before' }),
};
