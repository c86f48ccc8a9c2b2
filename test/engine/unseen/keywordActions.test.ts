/** Keyword actions that are other instructions together (701): goad, amass, bolster, support, endure, earthbend, suspect, discover, learn. */
import { describe, expect, it } from 'vitest';
import { creature, play, verdict } from '../../demonstration/play.ts';

interface Board {
  readonly battlefield?: readonly object[];
  readonly setup?: object;
  readonly zones?: object;
  readonly players?: readonly string[];
  readonly edition?: string;
  readonly options?: object;
}
const outcome = (
  { battlefield = [], setup = {}, zones = {}, players = ['A', 'B'], edition = '2026-01-16', options = {} }: Board,
  actions: readonly object[],
  expected: object,
) =>
  verdict(
    play({
      edition,
      players,
      options,
      setup: { librarySize: Object.fromEntries(players.map((id) => [id, 9])), ...setup, zones: { battlefield, ...zones } },
      actions,
      expect: expected,
    }),
  );
const effect = (text: string, more: object = {}) => ({ by: 'A', do: 'effect', text, ...more });
const choose = (by: string, choice: unknown) => ({ by, do: 'choose', choice });
const until = (step: string) => ({ by: 'all', do: 'pass until', until: step });
const attack = (by: string, attackers: object) => ({ by, do: 'attack', attackers });
const land = (ref: string, controller: string) => ({ ref, name: 'Island', controller, type: 'Basic Land — Island' });

describe('goad', () => {
  const three = { players: ['A', 'B', 'C'], options: { attackMultiplePlayers: true } };
  const goaded = effect('Goad target creature.', { targets: ['bear'] });

  it('makes the creature attack, and not who goaded it', () => {
    const board = { ...three, battlefield: [creature('bear', 'B')] };
    const actions = [goaded, until('declare attackers of B'), attack('B', {}), attack('B', { bear: 'A' }), attack('B', { bear: 'C' })];
    const refused = [
      { action: 3, rule: '508.1d' },
      { action: 4, rule: '508.1d' },
    ];
    expect(outcome(board, actions, { refused, attacking: { bear: true } })).toBe('passed');
  });

  it('lets it attack who goaded it where there is nobody else, as it must', () => {
    const actions = [goaded, until('declare attackers of B'), attack('B', {}), attack('B', { bear: 'A' })];
    expect(
      outcome({ battlefield: [creature('bear', 'B')] }, actions, { refused: { action: 3, rule: '508.1d' }, attacking: { bear: true } }),
    ).toBe('passed');
  });

  it('is over as the next turn of who goaded begins, and means those that were there', () => {
    const board = { battlefield: [creature('bear', 'B'), creature('mine', 'A')], zones: { hand: { B: [creature('late', 'B')] } } };
    const all = effect('Goad all creatures your opponents control.');
    const mine = [all, until('declare attackers of B'), attack('B', {})];
    expect(outcome(board, mine, { refused: { action: 3 } })).toBe('passed');
    const twice = [
      all,
      until('declare attackers of B'),
      attack('B', { bear: 'A' }),
      until('declare attackers of A'),
      attack('A', {}),
      until('declare attackers of B'),
      attack('B', {}),
    ];
    expect(outcome(board, twice, { attacking: { bear: false }, life: { A: 18 } })).toBe('passed');
  });
});

describe('a static ability that goads', () => {
  it('does so as long as it is there', () => {
    const aura = {
      ref: 'aura',
      name: 'Impetus',
      type: 'Enchantment — Aura',
      text: 'Enchant creature\nEnchanted creature gets +2/+2 and is goaded.',
      controller: 'A',
      attachedTo: 'bear',
    };
    const board = { players: ['A', 'B', 'C'], options: { attackMultiplePlayers: true }, battlefield: [creature('bear', 'B'), aura] };
    const later = [until('declare attackers of B'), attack('B', {}), attack('B', { bear: 'A' }), attack('B', { bear: 'C' })];
    const expected = { pt: { bear: '4/4' }, refused: [{ action: 2 }, { action: 3 }], attacking: { bear: true } };
    expect(outcome(board, later, expected)).toBe('passed');
    const gone = [effect('Destroy target enchantment.', { targets: ['aura'] }), until('declare attackers of B'), attack('B', {})];
    expect(outcome(board, gone, { pt: { bear: '2/2' } })).toBe('passed');
  });
});

describe('amass', () => {
  it('makes an Army, and puts the counters on it', () => {
    expect(
      outcome({}, [effect('Amass Orcs 2.')], {
        tokens: [{ controller: 'A', pt: '2/2', subtypes: ['Orc', 'Army'], colors: ['black'], count: 1 }],
      }),
    ).toBe('passed');
  });

  it('takes an Army that is there, which becomes such a creature too', () => {
    const army = { ...creature('army', 'A', '1/1'), type: 'Creature — Zombie Army' };
    const expected = {
      pt: { army: '4/4' },
      subtypes: { army: { has: ['Zombie', 'Army', 'Orc'] } },
      tokens: [{ controller: 'A', count: 0 }],
    };
    expect(outcome({ battlefield: [army, creature('bear', 'A')] }, [effect('Amass Orcs 3.')], expected)).toBe('passed');
  });

  it('asks which of two, and was of Zombies in 2019', () => {
    const army = (ref: string) => ({ ...creature(ref, 'A', '1/1'), type: 'Creature — Army' });
    const actions = [effect('Amass 1.'), choose('A', 'second')];
    const expected = { pt: { first: '1/1', second: '2/2' }, subtypes: { second: { has: ['Zombie'] }, first: { lacks: ['Zombie'] } } };
    expect(outcome({ battlefield: [army('first'), army('second')], edition: '2019-05-03' }, actions, expected)).toBe('passed');
  });
});

describe('bolster', () => {
  it('strengthens the creature with the least toughness, without a word where there is but one', () => {
    const battlefield = [creature('small', 'A', '3/1'), creature('big', 'A', '1/4'), creature('theirs', 'B', '1/1')];
    expect(outcome({ battlefield }, [effect('Bolster 2.')], { pt: { small: '5/3', big: '1/4', theirs: '1/1' } })).toBe('passed');
  });

  it('asks among those that tie', () => {
    const battlefield = [creature('one', 'A', '3/2'), creature('other', 'A', '1/2')];
    const expected = { pt: { one: '3/2', other: '4/5' }, refused: { action: 2 } };
    expect(
      outcome(
        { battlefield: [...battlefield, creature('big', 'A', '3/3')] },
        [effect('Bolster 3.'), choose('A', 'big'), choose('A', 'other')],
        expected,
      ),
    ).toBe('passed');
  });

  it('does nothing without a creature', () => {
    expect(outcome({ battlefield: [creature('theirs', 'B')] }, [effect('Bolster 3.')], { pt: { theirs: '2/2' } })).toBe('passed');
  });
});

describe('support', () => {
  const three = [creature('one', 'A'), creature('two', 'A'), creature('foe', 'B')];

  it('puts one counter on each target', () => {
    expect(
      outcome({ battlefield: three }, [effect('Support 2.', { targets: ['one', 'foe'] })], { pt: { one: '3/3', two: '2/2', foe: '3/3' } }),
    ).toBe('passed');
  });

  it('may have no target', () => {
    expect(outcome({ battlefield: three }, [effect('Support 2.', { targets: [] })], { pt: { one: '2/2' } })).toBe('passed');
  });

  it('means others, of a creature', () => {
    const source = {
      ref: 'source',
      name: 'Source',
      type: 'Creature — Elf',
      pt: '1/1',
      cost: '{0}',
      text: 'When this creature enters, support 1.',
    };
    const actions = [
      { by: 'A', do: 'cast', object: 'source' },
      { by: 'all', do: 'resolve' },
      choose('A', ['source']),
      choose('A', ['one']),
      until('stack empty'),
    ];
    expect(
      outcome({ battlefield: three, zones: { hand: { A: [source] } } }, actions, {
        refused: { action: 3 },
        pt: { one: '3/3', source: '1/1' },
      }),
    ).toBe('passed');
  });
});

describe('endure', () => {
  const text = 'Target creature you control endures 3.';
  const battlefield = [creature('bear', 'A')];

  it('makes it grow', () => {
    expect(
      outcome({ battlefield }, [effect(text, { targets: ['bear'] }), choose('A', true)], {
        pt: { bear: '5/5' },
        tokens: [{ controller: 'A', count: 0 }],
      }),
    ).toBe('passed');
  });

  it('makes a Spirit instead', () => {
    const tokens = [{ controller: 'A', pt: '3/3', subtypes: ['Spirit'], colors: ['white'], count: 1 }];
    expect(outcome({ battlefield }, [effect(text, { targets: ['bear'] }), choose('A', false)], { pt: { bear: '2/2' }, tokens })).toBe(
      'passed',
    );
  });
});

describe('earthbend', () => {
  const battlefield = [land('isle', 'A'), creature('foe', 'B')];
  const bent = effect('Earthbend 4.', { targets: ['isle'] });

  it('makes a land a creature with haste that is still a land', () => {
    const expected = { pt: { isle: '4/4' }, types: { isle: { has: ['land', 'creature'] } }, abilities: { isle: { has: ['haste'] } } };
    expect(outcome({ battlefield }, [bent], expected)).toBe('passed');
  });

  it('brings it back tapped when it dies, once', () => {
    const destroy = effect('Destroy target creature.', { targets: ['isle'] });
    const expected = { tapped: { isle: true }, types: { isle: { lacks: ['creature'] } }, zones: { isle: 'battlefield' } };
    expect(outcome({ battlefield }, [bent, destroy, until('stack empty')], expected)).toBe('passed');
  });

  it('brings it back when it is exiled, not when it is returned to a hand', () => {
    const exile = effect('Exile target creature.', { targets: ['isle'] });
    const bounce = effect("Return target creature to its owner's hand.", { targets: ['isle'] });
    expect(outcome({ battlefield }, [bent, exile, until('stack empty')], { zones: { isle: 'battlefield' }, tapped: { isle: true } })).toBe(
      'passed',
    );
    expect(outcome({ battlefield }, [bent, bounce], { zones: { isle: 'hand' } })).toBe('passed');
  });

  it('means a land of whose effect it is', () => {
    const theirs = land('theirs', 'B');
    expect(
      outcome({ battlefield: [theirs, ...battlefield] }, [effect('Earthbend 4.', { targets: ['theirs'] })], { refused: { action: 1 } }),
    ).toBe('passed');
  });
});

describe('suspect', () => {
  const battlefield = [creature('bear', 'A'), creature('foe', 'B'), creature('other', 'B')];

  it('gives menace', () => {
    const actions = [
      effect('Suspect target creature.', { targets: ['bear'] }),
      until('declare attackers of A'),
      attack('A', { bear: 'B' }),
      until('declare blockers of A'),
      { by: 'B', do: 'block', blockers: { foe: 'bear' } },
    ];
    expect(outcome({ battlefield }, actions, { refused: { action: 5, rule: '702.111b' } })).toBe('passed');
  });

  it('takes blocking away', () => {
    const actions = [
      effect('Suspect target creature.', { targets: ['foe'] }),
      until('declare attackers of A'),
      attack('A', { bear: 'B' }),
      until('declare blockers of A'),
      { by: 'B', do: 'block', blockers: { foe: 'bear' } },
    ];
    expect(outcome({ battlefield }, actions, { refused: { action: 5 } })).toBe('passed');
  });

  it.each([
    ['behind it loses them', ['suspect', 'lose'], { blocking: { foe: true }, abilities: { foe: { lacks: ['menace'] } } }],
    ['before it has them', ['lose', 'suspect'], { refused: { action: 6 }, abilities: { foe: { has: ['menace'] } } }],
  ])('gives abilities: what loses all of them %s', (_, order, expected) => {
    const texts: Readonly<Record<string, string>> = {
      suspect: 'Suspect target creature.',
      lose: 'Until end of turn, target creature loses all abilities.',
    };
    const actions = [
      ...order.map((each) => effect(texts[each] ?? '', { targets: ['foe'] })),
      until('declare attackers of A'),
      attack('A', { bear: 'B' }),
      until('declare blockers of A'),
      { by: 'B', do: 'block', blockers: { foe: 'bear' } },
    ];
    expect(outcome({ battlefield }, actions, expected)).toBe('passed');
  });

  it('is a designation and no effect of this turn', () => {
    const actions = [effect('Suspect target creature.', { targets: ['foe'] }), until('upkeep of B'), until('upkeep of A')];
    expect(outcome({ battlefield }, actions, { abilities: { foe: { has: ['menace'] } } })).toBe('passed');
  });
});

describe('discover', () => {
  const card = (ref: string, cost: string, more: object = {}) => ({ ref, name: ref, type: 'Creature — Bear', pt: '2/2', cost, ...more });
  const library = { A: [land('isle', 'A'), card('giant', '{5}'), card('bear', '{1}{G}'), card('next', '{1}')] };

  it('casts the first that is small enough', () => {
    const actions = [effect('Discover 3.'), choose('A', true), until('stack empty')];
    const expected = { zones: { bear: 'battlefield', giant: 'library', next: 'library' }, libraryTop: { A: ['next'] } };
    expect(outcome({ zones: { library }, setup: { librarySize: { B: 9 } } }, actions, expected)).toBe('passed');
  });

  it('puts it into the hand otherwise', () => {
    const actions = [effect('Discover 3.'), choose('A', false)];
    expect(
      outcome({ zones: { library }, setup: { librarySize: { B: 9 } } }, actions, {
        zones: { bear: 'hand', giant: 'library' },
        libraryTop: { A: ['next'] },
      }),
    ).toBe('passed');
  });

  it('finds a larger one with a larger number', () => {
    const actions = [effect('Discover 5.'), choose('A', false)];
    expect(outcome({ zones: { library }, setup: { librarySize: { B: 9 } } }, actions, { zones: { giant: 'hand', bear: 'library' } })).toBe(
      'passed',
    );
  });
});

describe('learn', () => {
  const lesson = { ref: 'lesson', name: 'Lesson', type: 'Sorcery — Lesson', text: 'Draw a card.', cost: '{1}' };
  const spell = { ref: 'spell', name: 'Spell', type: 'Sorcery', text: 'Draw a card.', cost: '{1}' };
  const zones = { hand: { A: [spell] }, outside: { A: [lesson] } };

  it('discards for a card', () => {
    expect(
      outcome({ zones }, [effect('Learn.'), choose('A', true)], { zones: { spell: 'graveyard', lesson: 'outside' }, handSize: { A: 1 } }),
    ).toBe('passed');
  });

  it('fetches a Lesson', () => {
    expect(
      outcome({ zones }, [effect('Learn.'), choose('A', false), choose('A', true)], { zones: { spell: 'hand', lesson: 'hand' } }),
    ).toBe('passed');
  });

  it('does neither, and fetches nothing that is no Lesson', () => {
    const other = { ...spell, ref: 'other' };
    expect(
      outcome({ zones: { hand: { A: [spell] }, outside: { A: [other] } } }, [effect('Learn.'), choose('A', false)], {
        zones: { spell: 'hand', other: 'outside' },
      }),
    ).toBe('passed');
  });
});
