/** What a text did and what was done this turn: put into graveyards this way, damage dealt to an opponent, how often an ability was activated. */
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../src/engine/cardText/compileText.ts';
import { creature, play, verdict } from '../../demonstration/play.ts';
import { board, cast, land, spell } from './spellsOnBoards.ts';

const rock = (ref: string, controller: string, more: object = {}) => ({ ref, name: `Rock ${ref}`, type: 'Artifact', controller, ...more });
const tera = spell(
  's',
  'Destroy up to three target noncreature permanents. For each permanent put into a graveyard this way, its controller creates a 3/3 green Elephant creature token.',
);
const elephants = (controller: string, count: number) => ({ controller, pt: '3/3', count });
const outcome = (battlefield: readonly object[], card: object, actions: readonly object[], expected: object, players = ['A', 'B']) =>
  verdict(play(board({ mana: { A: '{R}{R}{R}' }, zones: { battlefield, hand: { A: [card] } } }, actions, expected, players)));

describe('what was put into a graveyard this way', () => {
  it('counts for whoever controlled it, each of several players', () => {
    const all = [rock('a', 'A'), rock('b', 'B'), rock('c', 'C')];
    expect(
      outcome(all, tera, cast('A', 's', 'a', 'b', 'c'), { tokens: [elephants('A', 1), elephants('B', 1), elephants('C', 1)] }, [
        'A',
        'B',
        'C',
      ]),
    ).toBe('passed');
  });

  it('counts for its controller and not for its owner', () => {
    expect(outcome([rock('a', 'B', { owner: 'A' }), rock('b', 'B')], tera, cast('A', 's', 'a', 'b'), { tokens: [elephants('B', 2)] })).toBe(
      'passed',
    );
  });

  it('does not count what was not destroyed, nor what went elsewhere', () => {
    const all = [
      rock('hard', 'B', { text: 'Indestructible' }),
      rock('gone', 'B', { text: 'If Rock gone would be put into a graveyard, exile it instead.' }),
      rock('soft', 'B'),
    ];
    expect(
      outcome(all, tera, cast('A', 's', 'hard', 'gone', 'soft'), {
        tokens: [elephants('B', 1)],
        zones: { gone: 'exile', hard: 'battlefield' },
      }),
    ).toBe('passed');
  });

  it('is none without targets', () => {
    expect(
      outcome([rock('a', 'B')], tera, [{ by: 'A', do: 'cast', object: 's', targets: [] }, resolve], {
        tokens: [],
        zones: { a: 'battlefield', s: 'graveyard' },
      }),
    ).toBe('passed');
  });

  it('counts no other permanent that died this turn', () => {
    const first = { by: 'A', do: 'effect', text: 'Destroy target artifact.', targets: ['b'] };
    expect(outcome([rock('a', 'B'), rock('b', 'B')], tera, [first, ...cast('A', 's', 'a')], { tokens: [elephants('B', 1)] })).toBe(
      'passed',
    );
  });

  it('is how much damage is dealt, by what it was', () => {
    const eruption = spell(
      's',
      'Destroy X target Mountains. Spell s deals damage to each creature and each player equal to the number of Mountains put into a graveyard this way.',
      { cost: '{X}{R}' },
    );
    const mountain = (ref: string, more: object = {}) => ({
      ref,
      name: 'Mountain',
      type: 'Basic Land — Mountain',
      controller: 'B',
      ...more,
    });
    const hard = mountain('n', { text: 'Indestructible' });
    const actions = [
      { by: 'A', do: 'cast', object: 's', x: 2, targets: ['m', 'n'] },
      { by: 'all', do: 'resolve' },
    ];
    expect(outcome([mountain('m'), hard, creature('bear', 'B')], eruption, actions, { life: { A: 19, B: 19 }, damage: { bear: 1 } })).toBe(
      'passed',
    );
  });

  it('is of cards that were milled by each player, those that are there', () => {
    const summons = spell(
      's',
      'Each player mills two cards. For each creature put into a graveyard this way, you create a tapped 2/2 black Zombie creature token.',
    );
    const dead = (ref: string) => ({ ref, name: `Dead ${ref}`, type: 'Creature', pt: '1/1' });
    const away = { ...dead('y'), text: 'If Dead y would be put into a graveyard from anywhere, exile it instead.' };
    const setup = {
      mana: { A: '{R}' },
      librarySize: {},
      zones: { battlefield: [], hand: { A: [summons] }, library: { A: [dead('a'), land('b')], B: [dead('x'), away] } },
    };
    expect(
      verdict(
        play(board(setup, cast('A', 's'), { tokens: [{ controller: 'A', pt: '2/2', count: 2 }], zones: { y: 'exile', x: 'graveyard' } })),
      ),
    ).toBe('passed');
  });
});

const dervish = {
  ref: 'd',
  name: 'Dervish',
  controller: 'A',
  type: 'Creature',
  pt: '1/1',
  text: 'At the beginning of each end step, if Dervish dealt damage to an opponent this turn, put a +1/+1 counter on it.',
};
const toEnd = { by: 'all', do: 'pass until', until: 'end' };
const resolve = { by: 'all', do: 'resolve' };

describe('damage that it dealt to an opponent this turn', () => {
  it('is remembered until the end of the turn', () => {
    const actions = [
      { by: 'A', do: 'effect', text: 'Target creature deals 1 damage to target opponent.', targets: ['d', 'B'] },
      toEnd,
      resolve,
    ];
    expect(outcome([dervish], land('l'), actions, { life: { B: 19 }, pt: { d: '2/2' } })).toBe('passed');
  });

  it.each([
    ['dealt to oneself', 'Target creature deals 1 damage to target player.', ['d', 'A']],
    ['dealt to a creature', 'Target creature deals 1 damage to target creature.', ['d', 'bear']],
    ['dealt by another', 'Target creature deals 1 damage to target player.', ['bear', 'B']],
  ])('does not count %s', (_, text, targets) => {
    const actions = [{ by: 'A', do: 'effect', text, targets }, toEnd];
    expect(outcome([dervish, creature('bear', 'A', '3/3')], land('l'), actions, { pt: { d: '1/1' }, triggered: { d: 0 } })).toBe('passed');
  });
});

const whelp = {
  ref: 'w',
  name: 'Whelp',
  controller: 'A',
  type: 'Creature',
  pt: '2/3',
  text: 'Flying\n{0}: Whelp gets +1/+0 until end of turn. If this ability has been activated four or more times this turn, sacrifice Whelp at the beginning of the next end step.',
};
const pump = [{ by: 'A', do: 'activate', object: 'w' }, resolve];

describe('how often an ability was activated this turn', () => {
  it.each([
    [3, 'battlefield'],
    [4, 'graveyard'],
    [5, 'graveyard'],
  ])('counts from the fourth: %d times', (times, zone) => {
    const actions = [
      ...Array.from({ length: times }, () => pump).flat(),
      toEnd,
      ...(times > 3 ? [resolve] : []),
      ...(times > 4 ? [resolve] : []),
    ];
    expect(outcome([whelp], land('l'), actions, { zones: { w: zone } })).toBe('passed');
  });

  it('counts those that wait on the stack, too', () => {
    const activate = { by: 'A', do: 'activate', object: 'w' };
    const actions = [activate, activate, activate, activate, resolve, resolve, resolve, resolve, toEnd, resolve];
    expect(outcome([whelp], land('l'), actions, { zones: { w: 'graveyard' } })).toBe('passed');
  });

  it('is of the ability itself, and of one object', () => {
    const other = { ...whelp, ref: 'v', name: 'Whelp' };
    const actions = [
      ...pump,
      ...pump,
      { by: 'A', do: 'activate', object: 'v' },
      resolve,
      { by: 'A', do: 'activate', object: 'v' },
      resolve,
      toEnd,
    ];
    expect(outcome([whelp, other], land('l'), actions, { zones: { w: 'battlefield', v: 'battlefield' } })).toBe('passed');
  });

  it('counts a mana ability', () => {
    const priest = {
      ref: 'p',
      name: 'Priest',
      controller: 'A',
      type: 'Creature',
      pt: '1/1',
      text: '{0}: Add {W}. If this ability has been activated four or more times this turn, sacrifice Priest at the beginning of the next end step.',
    };
    const tap = { by: 'A', do: 'activate', object: 'p' };
    expect(outcome([priest], land('l'), [tap, tap, tap, tap, toEnd, resolve], { zones: { p: 'graveyard' } })).toBe('passed');
    expect(outcome([priest], land('l'), [tap, tap, tap, toEnd], { zones: { p: 'battlefield' } })).toBe('passed');
  });
});

describe('creatures that attack you', () => {
  const spiders = spell(
    's',
    'Create X 1/2 green Spider creature tokens with reach, where X is the number of creatures attacking you. Prevent all combat damage that would be dealt this turn by non-Spider creatures.',
  );
  it('are those alone that attack you, not a planeswalker of yours nor another player', () => {
    const walker = { ref: 'jace', name: 'Jace', controller: 'A', type: 'Planeswalker — Jace', loyalty: 3, counters: { loyalty: 3 } };
    const all = [walker, ...['one', 'two', 'three', 'four'].map((ref) => creature(ref, 'B'))];
    const setup = {
      active: 'B',
      step: 'declare attackers',
      mana: { A: '{R}' },
      zones: { battlefield: all, hand: { A: [spiders] } },
      attacking: { one: 'A', two: 'A', three: 'jace', four: 'C' },
    };
    const actions = [{ by: 'B', do: 'pass' }, { by: 'C', do: 'pass' }, { by: 'A', do: 'cast', object: 's' }, resolve];
    const result = play({
      edition: '2025-11-14',
      players: ['A', 'B', 'C'],
      setup,
      actions,
      expect: { tokens: [{ controller: 'A', pt: '1/2', count: 2 }] },
    });
    expect(verdict(result)).toBe('passed');
  });

  it('are weaker only as long as they do', () => {
    const dog = {
      ref: 'dog',
      name: 'Dog',
      controller: 'A',
      type: 'Creature',
      pt: '1/2',
      text: 'As long as Dog is untapped, all creatures attacking you get -1/-0.',
    };
    const setup = {
      active: 'B',
      step: 'declare attackers',
      zones: { battlefield: [dog, creature('one', 'B'), creature('two', 'B')] },
      attacking: { one: 'A' },
    };
    expect(verdict(play({ edition: '2025-11-14', setup, actions: [], expect: { pt: { one: '1/2', two: '2/2' } } }))).toBe('passed');
  });
});

describe('the color of your choice', () => {
  const wash = spell('s', "Return all permanents of the color of your choice to their owners' hands.");
  it('is chosen as it resolves, and is that of all colors something has', () => {
    const all = [
      creature('gold', 'A', '2/2', { colors: ['red', 'blue'] }),
      creature('red', 'B', '2/2', { colors: ['red'] }),
      creature('blue', 'B', '2/2', { colors: ['blue'] }),
      creature('none', 'B'),
    ];
    const actions = [{ by: 'A', do: 'cast', object: 's' }, resolve, { by: 'A', do: 'choose', choice: 'red' }];
    expect(outcome(all, wash, actions, { zones: { gold: 'hand', red: 'hand', blue: 'battlefield', none: 'battlefield' } })).toBe('passed');
  });

  it('is not read where nobody is asked', () => {
    const about = { name: 'Test', types: ['enchantment'] as const, subtypes: [] };
    expect(compileText('Creatures of the color of your choice get +1/+1.', about).ok).toBe(false);
    // A target is chosen before the color is.
    expect(compileText('Destroy target creature of the color of your choice.', { ...about, types: ['sorcery'] }).ok).toBe(false);
  });
});

const necro = {
  ref: 'n',
  name: 'Necro',
  controller: 'A',
  type: 'Enchantment',
  text: 'Pay 1 life: Exile the top card of your library face down. Put that card into your hand at the beginning of your next end step.',
};

describe('cards that are exiled face down', () => {
  it('come into the hand at the next end step of that player, not at that of another', () => {
    const actions = [{ by: 'A', do: 'activate', object: 'n' }, resolve, { by: 'all', do: 'pass until', until: 'upkeep of A' }];
    const own = [{ by: 'A', do: 'activate', object: 'n' }, resolve, toEnd, resolve];
    expect(outcome([necro], land('l'), own, { life: { A: 19 }, handSize: { A: 2 }, librarySize: { A: 8 } })).toBe('passed');
    const setup = { active: 'B', zones: { battlefield: [necro], library: { A: [land('top')] } }, librarySize: { B: 9 } };
    const waits = [{ by: 'B', do: 'pass' }, ...actions.slice(0, 2), toEnd];
    expect(verdict(play(board(setup, waits, { zones: { top: 'exile' }, faceDown: { top: true } })))).toBe('passed');
  });

  it('are played from there later (exiledFaceDown.test.ts); to cast them at once is refused', () => {
    const about = { name: 'Test', types: ['sorcery'] as const, subtypes: [] };
    expect(compileText('Exile the top card of your library face down. You may play that card this turn.', about).ok).toBe(true);
    const free = 'You may cast it without paying its mana cost.';
    expect(compileText(`Exile the top card of your library face down. ${free}`, about).ok).toBe(false);
    expect(compileText(`Exile the top card of your library. ${free}`, about).ok).toBe(true);
  });
});
