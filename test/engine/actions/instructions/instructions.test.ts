import { describe, expect, it } from 'vitest';
import type { Filter } from '../../../../src/engine/language/filter.ts';
import type { Instruction } from '../../../../src/engine/language/instruction.ts';
import {
  all,
  beginPlay,
  type CardGiven,
  creature,
  damageTo,
  gain,
  number,
  oneTarget,
  self,
  spell,
  target,
  whenever,
  you,
} from '../../kit.ts';

const bear = (ref: string, more: Partial<CardGiven> = {}): CardGiven => ({ ref, pt: '2/2', ...more });
const each = { kind: 'players', which: 'each' } as const;
const it_ = { kind: 'memory', slot: 'it' } as const;
const names = (...refs: readonly string[]) => refs.map((ref) => bear(ref));
const own = (filter: Filter): Filter => ({ kind: 'and', filters: [filter, { kind: 'controlled', by: { kind: 'each' } }] });

describe('sacrificing and discarding by several players', () => {
  it('is chosen in turn order, and then done at once', () => {
    const play = beginPlay({ active: 'B', zones: { A: { battlefield: names('a1', 'a2') }, B: { battlefield: names('b1', 'b2') } } });
    play.effect([{ do: 'sacrifice', who: each, what: all(own(creature)), amount: number(1) }]);
    expect(play.session.pending()?.player).toBe('B');
    play.answer('b1.0');
    expect([play.session.pending()?.player, play.zoneOf('b1')]).toEqual(['A', 'battlefield']);
    play.answer('a2.0');
    expect(['a1', 'a2', 'b1', 'b2'].map(play.zoneOf)).toEqual(['battlefield', 'graveyard', 'graveyard', 'battlefield']);
  });

  it('is all there is when there is no more', () => {
    const play = beginPlay({ zones: { A: { hand: names('h1') }, B: { hand: names('h2', 'h3', 'h4') } } });
    play.effect([{ do: 'discard', who: each, amount: number(2) }]);
    play.answer(['h2.0', 'h4.0']);
    expect(['h1', 'h2', 'h3', 'h4'].map(play.zoneOf)).toEqual(['graveyard', 'graveyard', 'hand', 'graveyard']);
  });

  it('is the same for the same seed when it is at random, and does not shuffle the hand', () => {
    const discard = (seed: number) => {
      const play = beginPlay({ seed, zones: { A: { hand: names('h1', 'h2', 'h3', 'h4', 'h5') } } });
      play.effect([{ do: 'discard', who: you, amount: number(2), random: true }]);
      return play.state().zones.hand['A'];
    };
    expect(discard(7)).toEqual(discard(7));
    expect(discard(7)).toEqual([...(discard(7) ?? [])].toSorted());
  });
});

describe('libraries', () => {
  const library = names('l1', 'l2', 'l3', 'l4');

  it('are milled from the top', () => {
    const play = beginPlay({ zones: { A: { library } } });
    play.effect([{ do: 'mill', who: you, amount: number(3) }]);
    expect(play.state().zones.library['A']).toEqual(['l4.0']);
  });

  it('are scried: some cards go to the bottom, the rest back in an order of choice', () => {
    const play = beginPlay({ zones: { A: { library } } });
    play.effect([{ do: 'scry', who: you, amount: number(3) }]);
    play.answer(['l2.0']);
    play.answer(['l3.0', 'l1.0']);
    expect(play.state().zones.library['A']).toEqual(['l3.0', 'l1.0', 'l4.0', 'l2.0']);
  });

  it('are searched for what is described, or nothing is found', () => {
    const search: Instruction = {
      do: 'search',
      who: you,
      filter: { kind: 'type', type: 'land' },
      amount: number(1),
      to: 'battlefield',
      tapped: true,
    };
    const withLand = beginPlay({ zones: { A: { library: [...library, { ref: 'land', types: ['land'] }] } } });
    withLand.effect([search]);
    expect(withLand.session.pending()?.options()).toEqual(['land.0', 'no']);
    withLand.answer('land.0');
    expect(withLand.find('land')).toMatchObject({ zone: 'battlefield', tapped: true, controller: 'A' });
    const without = beginPlay({ zones: { A: { library } } });
    without.effect([search]);
    expect(without.state().zones.library['A']).toHaveLength(4);
  });

  it('that are empty are drawn from as well: the player loses then', () => {
    const play = beginPlay({ zones: { A: { library: names('l1') } } });
    play.effect([{ do: 'draw', who: you, amount: number(2) }]);
    play.act({ do: 'check' });
    expect(play.state().outcome).toEqual({ winners: ['B'], draw: false });
  });
});

describe('exile and return', () => {
  it('makes a new object under its owner’s control', () => {
    const play = beginPlay({ zones: { A: { battlefield: [bear('a1', { as: { controller: 'B', counters: { '+1/+1': 2 } } })] } } });
    play.effect(
      [
        { do: 'move', what: target(), to: 'exile' },
        { do: 'move', what: it_, to: 'battlefield' },
      ],
      { by: 'B', targets: [['a1.0']] },
    );
    expect(play.find('a1')).toMatchObject({ id: 'a1.2', zone: 'battlefield', controller: 'A', counters: {} });
  });

  it('does not bring a token back', () => {
    const play = beginPlay({});
    const token = {
      colors: [],
      types: { types: ['creature'], subtypes: ['Elf'] },
      power: number(1),
      toughness: number(1),
      abilities: [],
    } as const;
    play.effect([
      { do: 'create token', who: you, amount: number(1), token },
      { do: 'move', what: it_, to: 'exile' },
      { do: 'move', what: it_, to: 'battlefield' },
    ]);
    play.settle();
    expect(play.zoneOf('Elf#1')).toBe('gone');
  });

  it('is remembered by linked abilities of the same object alone', () => {
    const exiler = (ref: string): CardGiven =>
      bear(ref, {
        abilities: [
          whenever(
            'When this enters, exile target creature.',
            { on: 'enters', what: 'self' },
            [{ do: 'move', what: target(), to: 'exile', link: 'exiled' }],
            {
              targets: [oneTarget({ kind: 'and', filters: [creature, { kind: 'other', than: self }] })],
            },
          ),
          whenever('When this leaves, return it.', { on: 'leaves', what: 'self' }, [
            { do: 'move', what: { kind: 'linked', slot: 'exiled' }, to: 'battlefield' },
          ]),
        ],
      });
    const play = beginPlay({ zones: { A: { hand: [exiler('x')], battlefield: names('a1') } } });
    play.effect([{ do: 'move', what: target(), to: 'battlefield' }], { targets: [['x.0']] });
    play.settle();
    expect(play.zoneOf('a1')).toBe('exile');
    play.effect([{ do: 'destroy', what: target() }], { targets: [['x.1']] });
    play.settle();
    expect(play.zoneOf('a1')).toBe('battlefield');
  });
});

describe('continuous effects of resolved spells', () => {
  const grow = (duration: Extract<Instruction, { do: 'modify' }>['duration']): Instruction => ({
    do: 'modify',
    what: all(creature),
    changes: [{ kind: 'modify power/toughness', power: number(1), toughness: number(1) }],
    duration,
  });

  it('change a set that is fixed: what enters later is not among it', () => {
    const play = beginPlay({ zones: { A: { battlefield: names('a1'), hand: names('h1') } } });
    play.effect([grow('end of turn')]);
    play.effect([{ do: 'move', what: target(), to: 'battlefield' }], { targets: [['h1.0']] });
    expect([play.is('a1').power, play.is('h1').power]).toEqual([3, 2]);
  });

  it('last as long as a condition holds, and do not begin again', () => {
    const condition = { kind: 'compare', left: { kind: 'life', of: you }, comparison: 'at least', right: number(20) } as const;
    const play = beginPlay({ zones: { A: { battlefield: names('a1') } } });
    play.effect([grow({ while: condition })]);
    expect(play.is('a1').power).toBe(3);
    play.effect([{ do: 'lose life', who: you, amount: number(1) }]);
    play.effect([gain(5)]);
    expect([play.is('a1').power, play.state().effects.length]).toEqual([2, 0]);
  });

  it('never begin when what they last for has ended already', () => {
    const play = beginPlay({ zones: { A: { battlefield: names('a1') } } });
    play.effect([grow('while tapped')]);
    expect(play.state().effects).toHaveLength(0);
  });

  it('keep something tapped through its controller’s next untap step alone', () => {
    const play = beginPlay({
      turn: 2,
      step: 'end',
      zones: { B: { battlefield: [bear('b1', { as: { tapped: true } })], library: names('l1', 'l2') }, A: { library: names('l3', 'l4') } },
    });
    play.effect([{ do: 'restrict', what: target(), restriction: 'untap during untap step', duration: 'its next untap step' }], {
      targets: [['b1.0']],
    });
    const passUntil = (turn: number): void => {
      for (let at = 0; at < 60 && play.state().turn.number < turn; at += 1) {
        const question = play.session.pending();
        if (question?.kind === 'priority') play.act({ do: 'pass', by: question.player });
        else play.answer({});
      }
    };
    passUntil(3);
    expect([play.state().turn.active, play.find('b1')?.tapped]).toEqual(['B', true]);
    passUntil(5);
    expect([play.state().turn.active, play.find('b1')?.tapped]).toEqual(['B', false]);
  });

  it('that change control make a creature sick', () => {
    const play = beginPlay({ zones: { A: { battlefield: names('a1') } } });
    play.effect([{ do: 'modify', what: all(creature), changes: [{ kind: 'control', by: target() }], duration: 'permanent' }], {
      targets: [['B']],
    });
    expect(play.is('a1').controller).toBe('B');
    expect(play.find('a1')?.controlledSince).toBe(4);
  });

  it('exchange control of two permanents, or nothing when one player controls both', () => {
    const play = beginPlay({ zones: { A: { battlefield: names('a1', 'a2') }, B: { battlefield: names('b1') } } });
    const exchange: Instruction = { do: 'exchange control', one: target(0), other: target(1) };
    play.effect([exchange], { targets: [['a1.0'], ['b1.0']] });
    expect([play.is('a1').controller, play.is('b1').controller]).toEqual(['B', 'A']);
    play.effect([exchange], { targets: [['a2.0'], ['b1.0']] });
    expect(play.state().effects).toHaveLength(2);
  });
});

describe('other instructions', () => {
  it('proliferate adds one of each kind to what is chosen', () => {
    const play = beginPlay({ zones: { A: { battlefield: [bear('a1', { as: { counters: { '+1/+1': 1, charge: 2 } } }), bear('a2')] } } });
    play.effect([{ do: 'counters', on: target(), counter: 'poison', amount: number(1) }], { targets: [['B']] });
    play.effect([{ do: 'proliferate', who: you }]);
    play.answer(['a1.0', 'B']);
    expect(play.find('a1')?.counters).toEqual({ '+1/+1': 2, charge: 3 });
    expect(play.state().players[1]?.poison).toBe(2);
  });

  it('a fight with what is gone is no fight', () => {
    const play = beginPlay({ zones: { A: { battlefield: names('a1') }, B: { battlefield: names('b1') } } });
    play.effect(
      [
        { do: 'move', what: target(1), to: 'hand' },
        { do: 'fight', one: target(0), other: target(1) },
      ],
      { targets: [['a1.0'], ['b1.0']] },
    );
    expect(play.find('a1')?.damage).toBe(0);
  });

  it('one that the engine does not know is refused, not skipped', () => {
    const play = beginPlay({});
    expect(() => play.effect([{ do: 'if prevented', from: creature, then: [] }])).toThrow('if prevented');
  });

  it('ending the turn exiles what is on the stack, and goes on with cleanup', () => {
    const slow: CardGiven = { ref: 'slow', cost: '{0}', types: ['instant'], abilities: [spell('Gain 5.', [gain(5)])] };
    const end: CardGiven = { ref: 'end', cost: '{0}', types: ['instant'], abilities: [spell('End the turn.', [{ do: 'end turn' }])] };
    const play = beginPlay({ zones: { A: { hand: [slow, end], battlefield: [bear('a1', { as: { damage: 1 } })] } } });
    play.act({ do: 'cast', by: 'A', object: 'slow.0', pay: 'free' });
    play.act({ do: 'cast', by: 'A', object: 'end.0', pay: 'free' });
    play.act({ do: 'pass', by: 'A' });
    play.act({ do: 'pass', by: 'B' });
    expect([play.zoneOf('slow'), play.life('A'), play.state().turn.active, play.find('a1')?.damage]).toEqual(['exile', 20, 'B', 0]);
  });

  it('damage without a source known is dealt all the same', () => {
    const play = beginPlay({});
    play.effect([damageTo(target(), 2)], { targets: [['B']] });
    expect(play.life('B')).toBe(18);
  });

  it('the next damage to one thing is dealt to another instead, up to so much', () => {
    const play = beginPlay({ zones: { A: { battlefield: [bear('a1', { pt: '1/9' })] } } });
    play.effect([{ do: 'redirect damage', amount: number(3), from: target(0), to: target(1), duration: 'end of turn' }], {
      targets: [['A'], ['a1.0']],
    });
    play.effect([damageTo(target(), 5)], { targets: [['A']] });
    expect([play.life('A'), play.find('a1')?.damage, play.state().effects.length]).toEqual([18, 3, 0]);
  });
});
