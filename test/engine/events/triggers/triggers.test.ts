import { describe, expect, it } from 'vitest';
import type { Filter } from '../../../../src/engine/language/filter.ts';
import {
  all,
  beginPlay,
  type CardGiven,
  creature,
  gain,
  keyword,
  lose,
  number,
  oneTarget,
  self,
  target,
  whenever,
  you,
} from '../../kit.ts';

const bear = (ref: string, more: Partial<CardGiven> = {}): CardGiven => ({ ref, pt: '2/2', ...more });
const destroyAll = { do: 'destroy', what: all(creature) } as const;
const priest = bear('priest', {
  abilities: [whenever('Whenever a creature dies, you gain 1 life.', { on: 'dies', what: creature }, [gain(1)])],
});

describe('triggers of leaving the battlefield', () => {
  it('look back: what dies together with what it watches triggers for both, itself included', () => {
    const play = beginPlay({ zones: { A: { battlefield: [priest, bear('a1')] }, B: { battlefield: [bear('b1')] } } });
    play.effect([destroyAll]);
    play.settle();
    expect(play.life('A')).toBe(23);
  });

  it('belong to who controlled the object as it left', () => {
    const martyr = bear('martyr', { abilities: [whenever('When this dies, you gain 3 life.', { on: 'dies', what: 'self' }, [gain(3)])] });
    const play = beginPlay({ zones: { A: { battlefield: [martyr] } } });
    play.effect([{ do: 'modify', what: all(creature), changes: [{ kind: 'control', by: you }], duration: 'permanent' }], { by: 'B' });
    play.effect([destroyAll]);
    play.settle();
    expect([play.life('A'), play.life('B')]).toEqual([20, 23]);
    expect(play.find('martyr')?.owner).toBe('A');
  });

  it('use what the object was last like: power it had is dealt', () => {
    const brute = bear('brute', {
      as: { counters: { '+1/+1': 3 } },
      abilities: [
        whenever('When this dies, it deals damage equal to its power to each opponent.', { on: 'dies', what: 'self' }, [
          {
            do: 'damage',
            source: self,
            to: { kind: 'players', which: 'opponents' },
            amount: { kind: 'characteristic', name: 'power', of: self },
          },
        ]),
      ],
    });
    const play = beginPlay({ zones: { A: { battlefield: [brute] } } });
    play.effect([destroyAll]);
    play.settle();
    expect(play.life('B')).toBe(15);
  });

  it('do not trigger for an object without its abilities', () => {
    const play = beginPlay({ zones: { A: { battlefield: [priest] } } });
    play.effect([{ do: 'modify', what: all(creature), changes: [{ kind: 'lose all abilities' }], duration: 'end of turn' }, destroyAll]);
    play.settle();
    expect(play.life('A')).toBe(20);
  });
});

describe('what an ability waits for', () => {
  it('can be several events', () => {
    const messenger = bear('messenger', {
      abilities: [
        whenever(
          'When this enters or dies, you gain 2 life.',
          [
            { on: 'enters', what: 'self' },
            { on: 'dies', what: 'self' },
          ],
          [gain(2)],
        ),
      ],
    });
    const play = beginPlay({ zones: { A: { hand: [messenger] } } });
    play.effect([{ do: 'move', what: all({ kind: 'and', filters: [creature, { kind: 'zone', zone: 'hand' }] }), to: 'battlefield' }]);
    play.settle();
    expect(play.life('A')).toBe(22);
    play.effect([destroyAll]);
    play.settle();
    expect(play.life('A')).toBe(24);
  });

  it('one or more: once for a batch of simultaneous events', () => {
    const counter = bear('counter', {
      types: ['enchantment'],
      abilities: [
        whenever('Whenever one or more creatures die, you gain 1 life.', { on: 'dies', what: creature, together: true }, [gain(1)]),
      ],
    });
    const play = beginPlay({ zones: { A: { battlefield: [counter, bear('a1'), bear('a2')] } } });
    play.effect([destroyAll]);
    play.settle();
    expect(play.life('A')).toBe(21);
  });

  it('is damage dealt to a creature once, however many sources deal it together', () => {
    const dinosaur = bear('dinosaur', {
      pt: '5/5',
      abilities: [whenever('Whenever this is dealt damage, you gain 1 life.', { on: 'is dealt damage', what: 'self' }, [gain(1)])],
    });
    const play = beginPlay({ zones: { A: { battlefield: [dinosaur] }, B: { battlefield: [bear('b1'), bear('b2')] } } });
    play.effect([{ do: 'fight', one: target(0), other: target(1) }], { targets: [['dinosaur.0'], ['b1.0']] });
    play.settle();
    expect(play.life('A')).toBe(21);
  });

  it('is the condition, too: it is looked at when it triggers and when it resolves', () => {
    const atLeast = (life: number) =>
      ({ kind: 'compare', left: { kind: 'life', of: you }, comparison: 'at least', right: number(life) }) as const;
    const rich = bear('rich', {
      types: ['enchantment'],
      abilities: [
        whenever('Whenever a creature dies, if you have 20 or more life, you lose 1 life.', { on: 'dies', what: creature }, [lose(1)], {
          condition: atLeast(20),
        }),
      ],
    });
    const play = beginPlay({ zones: { A: { battlefield: [rich, bear('a1'), bear('a2'), bear('a3')] } } });
    play.effect([destroyAll]);
    play.settle();
    expect(play.life('A')).toBe(19);
    expect(play.told.filter(({ event }) => event === 'intervening if')).toHaveLength(2);
  });

  it('is met from a graveyard where the ability says so, and not on the battlefield then', () => {
    const ghost = (ref: string): CardGiven =>
      bear(ref, {
        abilities: [whenever('Whenever a creature enters, gain 1.', { on: 'enters', what: creature }, [gain(1)], { from: 'graveyard' })],
      });
    const play = beginPlay({ zones: { A: { graveyard: [ghost('g1')], battlefield: [ghost('g2')], hand: [bear('new')] } } });
    play.effect([{ do: 'move', what: target(), to: 'battlefield' }], { targets: [['new.0']] });
    play.settle();
    expect(play.life('A')).toBe(21);
  });

  it('is met by nothing that is face down', () => {
    const play = beginPlay({ zones: { A: { battlefield: [{ ...priest, as: { faceDown: true } }, bear('a1')] } } });
    play.effect([{ do: 'destroy', what: target() }], { targets: [['a1.0']] });
    play.settle();
    expect(play.life('A')).toBe(20);
  });
});

describe('putting triggers onto the stack', () => {
  const enchantment = (ref: string, amount: number): CardGiven =>
    bear(ref, { types: ['enchantment'], abilities: [whenever(`${ref} triggers.`, { on: 'dies', what: creature }, [gain(amount)])] });

  it('the active player’s go first, and so resolve last', () => {
    const play = beginPlay({ zones: { B: { battlefield: [enchantment('b', 1)] }, A: { battlefield: [enchantment('a', 2), bear('a1')] } } });
    play.effect([destroyAll]);
    play.act({ do: 'check' });
    const sources = play.state().zones.stack.map((id) => play.state().objects[id]?.ability?.source);
    expect(sources).toEqual(['a.0', 'b.0']);
  });

  it('a player orders their own', () => {
    const play = beginPlay({ zones: { A: { battlefield: [enchantment('x', 1), enchantment('y', 2), bear('a1')] } } });
    play.effect([destroyAll]);
    play.act({ do: 'check' });
    const question = play.session.pending();
    expect(question?.kind).toBe('triggers');
    expect(question?.options()).toEqual([
      ['x.0', 'y.0'],
      ['y.0', 'x.0'],
    ]);
    play.answer(['y.0', 'x.0']);
    expect(play.state().zones.stack.map((id) => play.state().objects[id]?.ability?.source)).toEqual(['y.0', 'x.0']);
  });

  it('targets are chosen then; without any legal one the ability is removed', () => {
    const shooter = bear('shooter', {
      types: ['enchantment'],
      abilities: [
        whenever(
          'Whenever a creature dies, destroy target creature.',
          { on: 'dies', what: creature },
          [{ do: 'destroy', what: target() }],
          {
            targets: [oneTarget(creature)],
          },
        ),
      ],
    });
    const play = beginPlay({ zones: { A: { battlefield: [shooter, bear('a1'), bear('a2')] } } });
    play.effect([{ do: 'destroy', what: target() }], { targets: [['a1.0']] });
    play.settle();
    expect(play.zoneOf('a2')).toBe('graveyard');
    expect(play.told.some(({ event }) => event === 'trigger removed')).toBe(true);
  });

  it('modes are chosen then', () => {
    const modal = bear('modal', {
      types: ['enchantment'],
      abilities: [
        whenever('Whenever a creature dies, choose one.', { on: 'dies', what: creature }, [], {
          modes: [
            { targets: [], instructions: [gain(5)] },
            { targets: [], instructions: [lose(5)] },
          ],
        }),
      ],
    });
    const play = beginPlay({ zones: { A: { battlefield: [modal, bear('a1')] } } });
    play.effect([destroyAll]);
    play.settle(2);
    expect(play.life('A')).toBe(15);
  });
});

describe('delayed triggers', () => {
  const atEnd = { on: 'beginning', of: 'end', whose: 'next' } as const;

  it('trigger once, at the next of what they wait for', () => {
    const play = beginPlay({
      zones: { A: { battlefield: [bear('a1')], library: [bear('l1')] }, B: { library: [bear('l2'), bear('l3')] } },
    });
    play.effect([{ do: 'later', when: atEnd, then: [gain(4)] }]);
    expect(play.state().delayed).toHaveLength(1);
    for (let at = 0; at < 60 && play.state().turn.number < 5; at += 1) {
      const question = play.session.pending();
      if (!question) break;
      if (question.kind === 'priority') play.act({ do: 'pass', by: question.player });
      else play.answer({});
    }
    expect(play.life('A')).toBe(24);
    expect(play.state().delayed).toHaveLength(0);
  });

  it('remember what they speak of: what was exiled comes back as a new object', () => {
    const it_ = { kind: 'memory', slot: 'it' } as const;
    const play = beginPlay({ zones: { A: { battlefield: [bear('a1', { as: { counters: { '+1/+1': 1 } } })] } } });
    play.effect(
      [
        { do: 'move', what: target(), to: 'exile' },
        { do: 'later', when: atEnd, then: [{ do: 'move', what: it_, to: 'battlefield' }] },
      ],
      { targets: [['a1.0']] },
    );
    expect(play.zoneOf('a1')).toBe('exile');
    for (let at = 0; at < 20 && play.state().turn.step !== 'end'; at += 1) {
      const question = play.session.pending();
      if (question?.kind === 'priority') play.act({ do: 'pass', by: question.player });
      else play.answer({});
    }
    play.settle();
    expect(play.zoneOf('a1')).toBe('battlefield');
    expect(play.find('a1')?.counters).toEqual({});
    expect(play.find('a1')?.id).toBe('a1.2');
  });

  it('with a duration trigger each time, and not after it', () => {
    const play = beginPlay({ zones: { A: { battlefield: [bear('a1'), bear('a2'), bear('a3')] } } });
    play.effect([{ do: 'later', when: { on: 'dies', what: creature }, then: [gain(1)], duration: 'end of turn' }]);
    const kill = (ref: string): void => {
      play.effect([{ do: 'destroy', what: target() }], { targets: [[ref]] });
      play.settle();
    };
    kill('a1.0');
    kill('a2.0');
    expect(play.life('A')).toBe(22);
    for (let at = 0; at < 20 && play.state().turn.number === 3; at += 1) {
      const question = play.session.pending();
      if (question?.kind === 'priority') play.act({ do: 'pass', by: question.player });
      else play.answer({});
    }
    kill('a3.0');
    expect(play.life('A')).toBe(22);
  });

  it('reflexive ones trigger when what they follow was done, with targets of their own', () => {
    const play = beginPlay({ zones: { A: { battlefield: [bear('a1')] }, B: { battlefield: [bear('b1')] } } });
    const opposing: Filter = { kind: 'and', filters: [creature, { kind: 'controlled', by: { kind: 'players', which: 'opponents' } }] };
    play.effect([
      {
        do: 'may',
        who: you,
        cost: [{ pay: 'life', amount: number(2) }],
        then: [{ do: 'later', when: { on: 'when you do' }, then: [{ do: 'destroy', what: target() }], targets: [oneTarget(opposing)] }],
      },
    ]);
    play.answer('yes');
    expect(play.zoneOf('b1')).toBe('battlefield');
    play.settle();
    expect([play.zoneOf('b1'), play.life('A')]).toEqual(['graveyard', 18]);
  });
});

describe('state triggers', () => {
  it('trigger when something is so, and not again before they have resolved', () => {
    const empty = { kind: 'compare', left: { kind: 'hand size', of: you }, comparison: 'exactly', right: number(0) } as const;
    const serra = bear('lonely', {
      abilities: [
        whenever('When you have no cards in hand, sacrifice this.', { on: 'state', condition: empty }, [
          { do: 'sacrifice', who: you, what: self },
        ]),
      ],
    });
    const play = beginPlay({ zones: { A: { battlefield: [serra], hand: [bear('h1')] } } });
    play.act({ do: 'check' });
    expect(play.state().zones.stack).toHaveLength(0);
    play.effect([{ do: 'discard', who: you, amount: number(1) }]);
    play.act({ do: 'check' });
    play.act({ do: 'check' });
    expect(play.state().zones.stack).toHaveLength(1);
    play.settle();
    expect(play.zoneOf('lonely')).toBe('graveyard');
  });
});

describe('triggered mana abilities', () => {
  it('resolve at once, without the stack', () => {
    const land: CardGiven = { ref: 'forest', types: ['land'], subtypes: ['Forest'] };
    const growth: CardGiven = {
      ref: 'growth',
      types: ['enchantment'],
      abilities: [
        whenever('Whenever you tap a land for mana, add {G}.', { on: 'tapped for mana', what: { kind: 'type', type: 'land' } }, [
          { do: 'add mana', who: you, mana: [['green']] },
        ]),
      ],
    };
    const play = beginPlay({ zones: { A: { battlefield: [land, growth] } } });
    play.act({ do: 'activate', by: 'A', object: 'forest.0' });
    expect(play.state().players[0]?.mana.map(({ color }) => color)).toEqual(['green', 'green']);
    expect(play.state().zones.stack).toHaveLength(0);
  });
});

describe('keywords of triggered abilities by era', () => {
  const link = bear('link', { abilities: [keyword('lifelink')] });
  it.each([
    ['2008-05-01', 20],
    ['2010-02-01', 22],
  ])('lifelink on %s: life is %i before anything resolves', (day, life) => {
    const play = beginPlay({ day, zones: { A: { battlefield: [link] }, B: { battlefield: [bear('b1', { pt: '1/4' })] } } });
    play.effect([{ do: 'fight', one: target(0), other: target(1) }], { targets: [['link.0'], ['b1.0']] });
    expect(play.life('A')).toBe(life);
    play.settle();
    expect(play.life('A')).toBe(22);
  });
});

describe('loops', () => {
  it('of mandatory actions without a choice are a draw', () => {
    const loop = bear('loop', {
      types: ['enchantment'],
      abilities: [whenever('Whenever you gain life, gain 1.', { on: 'gains life', who: you }, [gain(1)])],
    });
    const play = beginPlay({ zones: { A: { battlefield: [loop] } } });
    play.effect([gain(1)]);
    play.settle();
    expect(play.state().outcome).toEqual({ winners: [], draw: true });
  });

  it('that end by themselves are none', () => {
    const drain = bear('drain', {
      types: ['enchantment'],
      abilities: [whenever('Whenever you lose life, lose 1.', { on: 'loses life', who: you }, [lose(1)])],
    });
    const play = beginPlay({ life: { A: 150 }, zones: { A: { battlefield: [drain] } } });
    play.effect([lose(1)]);
    play.settle();
    expect(play.state().outcome).toEqual({ winners: ['B'], draw: false });
  });
});
