/** What instructions leave for later parts of the text: what was done, to what, by whom and how much (608.2c, 608.2h, 400.7j). */
import { describe, expect, it } from 'vitest';
import type { Filter } from '../../../../src/engine/language/filter.ts';
import type { Instruction } from '../../../../src/engine/language/instruction.ts';
import type { Ref } from '../../../../src/engine/language/ref.ts';
import { all, beginPlay, type CardGiven, creature, gain, number, self, staticRules, target, you } from '../../kit.ts';

const bear = (ref: string, more: Partial<CardGiven> = {}): CardGiven => ({ ref, pt: '2/2', ...more });
const card = (ref: string, cost = '{1}'): CardGiven => ({ ref, cost, types: ['artifact'] });
const each: Ref = { kind: 'players', which: 'each' };
const opponents: Ref = { kind: 'players', which: 'opponents' };
const memory = (slot: string) => ({ kind: 'memory', slot }) as const;
const toldOf = (play: ReturnType<typeof beginPlay>): readonly string[] =>
  play.told.filter(({ event }) => event === 'missing').map(({ text, cites }) => `${text} ${cites[0] ?? ''}`);

describe('what the text itself moved to a public zone', () => {
  const edict: Instruction = { do: 'sacrifice', who: opponents, what: all(creature), amount: number(1), remember: 'sacrificed' };
  const rise: Instruction = { do: 'move', what: memory('sacrificed'), to: 'battlefield', under: you };

  it('is found there by its later parts: a sacrificed creature is put onto the battlefield', () => {
    const play = beginPlay({ zones: { B: { battlefield: [bear('b')] } } });
    play.effect([edict, rise]);
    expect([play.zoneOf('b'), play.find('b')?.controller, play.find('b')?.owner]).toEqual(['battlefield', 'A', 'B']);
    expect(toldOf(play)).toEqual([]);
  });

  it('is found where a replacement effect put it instead, of three players', () => {
    const leyline: CardGiven = {
      ref: 'leyline',
      types: ['enchantment'],
      abilities: [
        staticRules('Exile instead.', {
          rule: 'replace',
          event: { on: 'put into graveyard', what: creature },
          by: [{ do: 'move', what: { kind: 'event', role: 'object' }, to: 'exile' }],
          instead: true,
        }),
      ],
    };
    const zones = { A: { battlefield: [leyline] }, B: { battlefield: [bear('b')] }, C: { battlefield: [bear('c')] } };
    const play = beginPlay({ day: '2011-02-04', players: ['A', 'B', 'C'], zones });
    play.effect([edict, { do: 'lose life', who: opponents, amount: { kind: 'count', of: memory('sacrificed') } }, rise]);
    expect([play.zoneOf('b'), play.zoneOf('c'), play.find('c')?.controller]).toEqual(['battlefield', 'battlefield', 'A']);
    expect([play.life('B'), play.life('C')]).toEqual([18, 18]);
  });

  it('is not found in a hidden zone, and that is told', () => {
    const play = beginPlay({ day: '2007-10-01', zones: { B: { battlefield: [bear('b')] } } });
    play.effect(
      [
        { do: 'move', what: target(), to: 'hand' },
        { do: 'move', what: memory('returned: was'), to: 'exile' },
      ],
      { targets: [['b.0']] },
    );
    expect(play.zoneOf('b')).toBe('hand');
    expect(toldOf(play)).toEqual(['b is not there any more. objects.newObject']);
  });

  it('is not found when something else moved it before', () => {
    const play = beginPlay({ zones: { A: { battlefield: [bear('a')] } } });
    play.effect([
      { do: 'choose', who: you, from: all(creature), amount: number(1), slot: 'chosen' },
      {
        do: 'later',
        when: { on: 'beginning', of: 'end', whose: 'next' },
        then: [{ do: 'move', what: memory('chosen'), to: 'exile' }],
      },
    ]);
    play.effect([{ do: 'destroy', what: all(creature) }]);
    for (let at = 0; at < 60 && play.state().turn.number < 4; at += 1) {
      const question = play.session.pending();
      if (question?.kind === 'priority') play.act({ do: 'pass', by: question.player });
      else play.answer({});
    }
    expect(play.zoneOf('a')).toBe('graveyard');
    expect(toldOf(play)).toEqual(['a is not there any more. objects.newObject']);
  });
});

describe('what was paid inside an effect', () => {
  const pay = (then: readonly Instruction[]): Instruction => ({
    do: 'may',
    who: you,
    cost: [{ pay: 'discard', filter: { kind: 'card' }, amount: number(1) }],
    then,
  });
  const manaValue = { kind: 'characteristic', name: 'mana value', of: memory('discarded') } as const;

  it.each([
    ['{4}', 24],
    ['{2}{G}{G}{G}', 25],
    ['{0}', 20],
  ])('is known to what follows: a discarded card of %s', (cost, life) => {
    const play = beginPlay({ zones: { A: { hand: [card('c', cost)] } } });
    play.effect([pay([{ do: 'gain life', who: you, amount: manaValue }])]);
    play.answer('yes');
    play.settle();
    expect([play.life('A'), play.zoneOf('c')]).toEqual([life, 'graveyard']);
    expect(toldOf(play)).toEqual(cost === '{0}' ? ['No life is gained: the amount comes to 0. resolve.information'] : []);
  });

  it('is found where it went, and can be moved on', () => {
    const play = beginPlay({ day: '2005-10-01', zones: { A: { hand: [bear('c', { cost: '{3}' })] } } });
    play.effect([pay([{ do: 'move', what: memory('discarded'), to: 'battlefield' }])]);
    play.answer('yes');
    expect(play.zoneOf('c')).toBe('battlefield');
  });

  it('is nothing when nothing was discarded, which is told', () => {
    const play = beginPlay({ zones: { A: { hand: [card('c')] } } });
    play.effect([pay([gain(1)]), { do: 'gain life', who: you, amount: manaValue }]);
    play.answer('no');
    expect(play.life('A')).toBe(20);
    expect(toldOf(play)).toEqual(['Nothing was discarded this way. effects.possible']);
  });
});

describe('how much was done', () => {
  it('is what was really exiled, whoever’s it was', () => {
    const play = beginPlay({ zones: { A: { battlefield: [bear('a')] }, B: { battlefield: [bear('b'), bear('c')] } } });
    const token = {
      colors: [],
      types: { types: ['creature'], subtypes: ['Spirit'] },
      power: number(1),
      toughness: number(1),
      abilities: [],
    } as const;
    play.effect([
      { do: 'move', what: all(creature), to: 'exile' },
      { do: 'create token', who: you, amount: memory('exiled: became'), token },
    ]);
    const tokens = Object.values(play.state().objects).filter(({ kind }) => kind === 'token');
    expect(tokens.map(({ controller }) => controller)).toEqual(['A', 'A', 'A']);
  });

  it.each([['2003-07-01'], ['2016-01-22'], ['2026-01-16']])('is known player by player (%s)', (day) => {
    const library = (player: string) => Array.from({ length: 5 }, (_, at) => card(`${player}${at}`));
    const zones = {
      A: { hand: [card('a'), card('aa')], library: library('la') },
      B: { hand: [card('b')], library: library('lb') },
      C: { library: library('lc') },
    };
    const play = beginPlay({ day, players: ['A', 'B', 'C'], zones });
    play.effect([
      { do: 'discard', who: each, amount: { kind: 'hand size', of: { kind: 'each' } } },
      { do: 'draw', who: each, amount: { ...memory('discarded: by player'), of: { kind: 'each' } } },
      { do: 'gain life', who: you, amount: memory('drawn: by player') },
    ]);
    expect(['A', 'B', 'C'].map((player) => play.state().zones.hand[player]?.length)).toEqual([2, 1, 0]);
    expect(play.life('A')).toBe(23);
  });

  it('is the sum of what was done one by one', () => {
    const play = beginPlay({ players: ['A', 'B', 'C'], zones: { B: { hand: [card('b')] }, C: { hand: [card('c')] } } });
    play.effect([
      {
        do: 'for each',
        of: opponents,
        then: [
          { do: 'discard', who: { kind: 'each' }, amount: number(1) },
          { do: 'lose life', who: { kind: 'each' }, amount: number(2) },
        ],
      },
      { do: 'gain life', who: you, amount: { kind: 'sum', of: [memory('discarded: became'), memory('lost: by player')] } },
    ]);
    expect(play.life('A')).toBe(26);
  });

  it('is what was lost in a single event, where all lose together', () => {
    const play = beginPlay({ players: ['A', 'B', 'C', 'D'] });
    play.effect([
      { do: 'for each', of: opponents, then: [{ do: 'lose life', who: { kind: 'each' }, amount: number(1) }] },
      { do: 'gain life', who: you, amount: memory('lost') },
    ]);
    expect(play.life('A')).toBe(23);
  });

  it('is the damage that was dealt, to whom', () => {
    const play = beginPlay({ zones: { B: { battlefield: [bear('b', { pt: '4/4' })] } } });
    play.effect([
      { do: 'damage', source: self, to: all(creature), amount: number(3) },
      { do: 'gain life', who: you, amount: memory('dealt: by player') },
      { do: 'tap', what: memory('dealt: was') },
    ]);
    expect([play.life('A'), play.find('b')?.tapped]).toEqual([23, true]);
  });
});

describe('cards exiled by a replacement effect of the object itself', () => {
  const vault = (what: Filter): CardGiven => ({
    ref: 'vault',
    types: ['enchantment'],
    abilities: [
      staticRules('Exile instead.', {
        rule: 'replace',
        event: { on: 'put into graveyard', what },
        by: [{ do: 'move', what: { kind: 'event', role: 'object' }, to: 'exile', link: 'exiled' }],
        instead: true,
      }),
    ],
  });

  it.each([
    ['died', [{ do: 'destroy', what: all(creature) }]],
    ['were sacrificed', [{ do: 'sacrifice', who: each, what: all(creature) }]],
    ['were put into a graveyard', [{ do: 'move', what: all(creature), to: 'graveyard' }]],
  ] satisfies readonly (readonly [string, readonly Instruction[]])[])('are linked to it: those that %s (607.2b)', (_, instructions) => {
    const play = beginPlay({ zones: { A: { battlefield: [vault(creature), bear('a')] }, B: { battlefield: [bear('b')] } } });
    play.effect(instructions);
    expect(play.find('vault')?.memory['exiled']).toEqual(['a.1', 'b.1']);
    expect([play.zoneOf('a'), play.zoneOf('b')]).toEqual(['exile', 'exile']);
  });
});

describe('what is not found', () => {
  it.each([
    ['sacrificed', 'Nothing was sacrificed this way.'],
    ['exiled: became', 'Nothing was exiled this way.'],
    ['token', 'Nothing was created this way.'],
    ['whatever', 'There is nothing that this speaks of.'],
  ])('is told: %s', (slot, text) => {
    const play = beginPlay({});
    play.effect([{ do: 'tap', what: memory(slot) }]);
    expect(toldOf(play)).toEqual([`${text} effects.possible`]);
  });

  it('is not told of what is content with last known information', () => {
    const play = beginPlay({ zones: { A: { battlefield: [bear('a')] } } });
    play.effect(
      [
        { do: 'destroy', what: target() },
        { do: 'gain life', who: you, amount: { kind: 'characteristic', name: 'power', of: target() } },
      ],
      { targets: [['a.0']] },
    );
    expect([play.life('A'), ...toldOf(play)]).toEqual([22]);
  });
});
