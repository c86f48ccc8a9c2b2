/** What scenarios by a tester who had not seen the engine found: each was refused or told wrongly once. */
import { describe, expect, it } from 'vitest';
import { check } from '../../demonstration/actionWords.ts';
import { creature, play, verdict } from '../../demonstration/play.ts';

const loses = { by: 'B', do: 'effect', text: 'Target player loses 3 life.', targets: ['A'] };
const jedit = (ref: string, controller: string, more: object = {}) =>
  creature(ref, controller, '5/5', { name: 'Jedit', type: 'Legendary Creature — Cat', ...more });

describe('state-based actions that waited for an action', () => {
  it.each([
    ['a check', check],
    ['passing', { by: 'all', do: 'pass until', until: 'stack empty' }],
  ])('may end the game at %s', (_, action) => {
    const lost = (life: number) => verdict(play({ setup: { life: { A: life } }, actions: [loses, action], expect: { losers: ['A'] } }));
    expect(lost(3)).toBe('passed');
    expect(lost(4)).toBe('failed losers');
  });

  it.each([
    ['at a check', [check]],
    ['at the choice itself', []],
  ])('may ask for a choice %s', (_, between) => {
    const kept = (choice: string) =>
      verdict(
        play({
          edition: '2015-07-17',
          setup: { zones: { battlefield: [jedit('a1', 'A'), jedit('b1', 'B')] } },
          actions: [
            { by: 'A', do: 'effect', text: 'Gain control of target creature.', targets: ['b1'] },
            ...between,
            { by: 'A', do: 'choose', choice },
          ],
          expect: { zones: { a1: 'graveyard', b1: 'battlefield' } },
        }),
      );
    expect(kept('b1')).toBe('passed');
    expect(kept('a1')).toBe('failed zones.a1, zones.b1');
  });

  it('are checked before the first action too, so that a check then finds their choice waiting, or the game over', () => {
    const two = { zones: { battlefield: [jedit('a1', 'A'), jedit('a2', 'A')] } };
    expect(
      verdict(play({ edition: '2015-07-17', setup: two, actions: [check], expect: { pending: { player: 'A', kind: 'object' } } })),
    ).toBe('passed');
    expect(verdict(play({ setup: { life: { A: 0 } }, actions: [check], expect: { winner: 'B' } }))).toBe('passed');
  });

  it('do not let a check pass over a choice in the middle of something else', () => {
    const setup = { step: 'declare attackers', zones: { battlefield: [creature('bear', 'A')] } };
    const pass = { by: 'all', do: 'pass until', until: 'declare attackers' };
    expect(
      verdict(play({ setup: { ...setup, step: 'beginning of combat' }, actions: [pass, check], expect: { refused: { action: 2 } } })),
    ).toBe('passed');
  });
});

describe('abilities that effects gave', () => {
  const given = (text: string, abilities: object) =>
    verdict(
      play({
        edition: '2026-01-16',
        setup: { zones: { battlefield: [creature('bear', 'A')] } },
        actions: [{ by: 'A', do: 'effect', text: `Target creature gains ${text} until end of turn.`, targets: ['bear'] }],
        expect: { abilities: { bear: abilities } },
      }),
    );
  it.each(['protection from red', 'islandwalk'])('are called as a card would write them: %s', (name) => {
    expect(given(name, { has: [name] })).toBe('passed');
    expect(given(name, { lacks: [name] })).toBe('failed abilities.bear');
  });
  it('are not called by another of their kind', () => {
    expect(given('protection from red', { lacks: ['protection from blue'] })).toBe('passed');
    expect(given('protection from red', { has: ['protection from blue'] })).toBe('failed abilities.bear');
  });
});

describe('all creature types', () => {
  it.each([
    ['has', ['Goblin'], 'passed'],
    ['lacks', ['Goblin'], 'failed subtypes.cub'],
    ['lacks', ['Forest'], 'passed'],
  ])('%s %s: %s', (key, list, outcome) => {
    const setup = { zones: { battlefield: [creature('cub', 'A', '1/1', { text: 'Changeling' })] } };
    expect(verdict(play({ setup, expect: { subtypes: { cub: { [key]: list } } } }))).toBe(outcome);
  });
});

describe('the legend rule of 2003', () => {
  const legends = (more: object, first: number, second: number) => ({
    edition: '2003-05-26',
    setup: {
      zones: { battlefield: [jedit('old', 'A', { ...more, timestamp: first }), jedit('new', 'B', { ...more, timestamp: second })] },
    },
  });
  it('holds for the creature type too', () => {
    expect(
      verdict(play({ ...legends({ type: 'Creature — Legend' }, 1, 2), expect: { zones: { old: 'battlefield', new: 'graveyard' } } })),
    ).toBe('passed');
  });
  it('takes all that came first at once', () => {
    expect(verdict(play({ ...legends({}, 1, 1), expect: { zones: { old: 'graveyard', new: 'graveyard' } } }))).toBe('passed');
  });
});

describe('replacement effects of a spell that has resolved', () => {
  const salve = {
    ref: 'salve',
    name: 'Salve',
    type: 'Instant',
    cost: '{W}',
    text: 'Prevent the next 2 damage that would be dealt to target creature or player this turn.',
  };
  const furnace = {
    ref: 'furnace',
    name: 'Furnace',
    controller: 'A',
    type: 'Enchantment',
    text: 'If a source would deal damage to a creature or player, it deals double that damage to that creature or player instead.',
  };
  it.each([
    ['salve', 18],
    ['furnace', 16],
  ])('are named by its ref: %s first leaves %i life', (choice, life) => {
    const result = play({
      setup: { active: 'B', mana: { B: '{W}' }, zones: { battlefield: [furnace], hand: { B: [salve] } } },
      actions: [
        { by: 'B', do: 'cast', object: 'salve', targets: ['B'] },
        { by: 'all', do: 'resolve' },
        { by: 'A', do: 'effect', text: '~ deals 3 damage to target player.', targets: ['B'] },
        { by: 'B', do: 'choose', choice },
      ],
      expect: { life: { B: life } },
    });
    expect(verdict(result)).toBe('passed');
  });
});

describe('permanents that become creatures', () => {
  it.each([
    ['an enchantment', 'Enchantment', "This enchantment is a 2/2 creature. It's still an enchantment."],
    ['of all creature types', 'Land', "This land is a 2/2 creature with all creature types. It's still a land."],
  ])('stay what they were: %s', (_, type, text) => {
    const setup = { zones: { battlefield: [{ ref: 'it', name: 'It', controller: 'A', type, text }] } };
    expect(
      verdict(play({ edition: '2026-01-16', setup, expect: { pt: { it: '2/2' }, types: { it: [type.toLowerCase(), 'creature'] } } })),
    ).toBe('passed');
  });
});

describe('rules that are cited', () => {
  const land = (ref: string) => ({ ref, name: 'Forest', type: 'Basic Land — Forest' });
  it('say why a land is not played', () => {
    const setup = { zones: { hand: { A: [land('f1'), land('f2')], B: [land('f3')] } } };
    const actions = [
      { by: 'A', do: 'play land', object: 'f1' },
      { by: 'A', do: 'play land', object: 'f2' },
      { by: 'A', do: 'pass' },
      { by: 'B', do: 'play land', object: 'f3' },
    ];
    const refused = (second: string, others: string) => [
      { after: 2, refused: { action: 2, rule: second } },
      { refused: { action: 4, rule: others } },
    ];
    expect(verdict(play({ edition: '2026-01-16', setup, actions, expect: refused('305.2b', '305.3') }))).toBe('passed');
    expect(verdict(play({ edition: '2008-05-01', setup, actions, expect: refused('212.6c', '212.6d') }))).toBe('passed');
  });

  it.each([
    ['a player', '', 'A', ['120.3a'], '120.3e'],
    ['a player, by infect', 'Infect', 'A', ['120.3b'], '120.3a'],
    ['a creature', '', 'bear', ['120.3e'], '120.3a'],
    ['a planeswalker', 'Lifelink', 'jace', ['120.3c', '120.3f'], '120.3e'],
    ['a creature, by wither', 'Wither', 'bear', ['120.3d'], '120.3e'],
  ])('say what damage to %s does', (_, text, target, cites, other) => {
    const pinger = creature('pinger', 'A', '1/1', {
      text: [text, '{T}: This creature deals 1 damage to any target.'].filter(Boolean).join('\n'),
    });
    const jace = { ref: 'jace', name: 'Jace', controller: 'B', type: 'Legendary Planeswalker — Jace', loyalty: 3 };
    const told = (expected: readonly string[]) =>
      verdict(
        play({
          edition: '2026-01-16',
          setup: { zones: { battlefield: [pinger, jace, creature('bear', 'B', '2/3')] } },
          actions: [
            { by: 'A', do: 'activate', object: 'pinger', ability: '{T}', targets: [target] },
            { by: 'all', do: 'resolve' },
          ],
          expect: { cites: expected },
        }),
      );
    expect(told(cites)).toBe('passed');
    expect(told([other])).toBe('failed cites');
  });
});
