/** A prepared answer answers its own question and no other; what is left over is named. */
import { describe, expect, it } from 'vitest';
import { creature, play, verdict } from './play.ts';

const offer = (ref: string, controller: string, text: string) => ({ ref, name: ref, controller, type: 'Enchantment', text });
const failureOf = (value: Parameters<typeof play>[0]): string =>
  play(value)
    .failures.map(({ key, actual }) => `${key}: ${String(actual)}`)
    .join('\n');

/** An upkeep in which its player may give up something, and something else triggers on that and has a target. */
const altar = (edition: string, players: readonly string[], victims: readonly string[]) => ({
  edition,
  players,
  setup: {
    step: 'upkeep',
    turn: 3,
    librarySize: Object.fromEntries(players.map((player) => [player, 9])),
    zones: {
      battlefield: [
        offer('Altar', 'A', 'At the beginning of your upkeep, you may sacrifice a creature. If you do, you gain 3 life.'),
        offer('Grave', 'A', 'Whenever a creature dies, target player loses 2 life.'),
        ...victims.map((ref) => creature(ref, 'A')),
      ],
    },
  },
});

describe('what was picked with "you may"', () => {
  it.each([
    ['2026-01-16', ['A', 'B'], ['goat']],
    ['2009-10-01', ['A', 'B', 'C'], ['goat', 'ox']],
    ['2001-11-01', ['A', 'B'], ['goat']],
  ])('is used up by what is given up, and the trigger that follows asks (%s, %j, %j)', (edition, players, victims) => {
    expect(
      verdict(
        play({
          ...altar(edition, players, victims),
          actions: [
            { do: 'resolve' },
            { by: 'A', do: 'choose', choice: 'goat' },
            { by: 'A', do: 'choose', choice: 'B' },
            { do: 'resolve' },
          ],
          expect: [
            { after: 2, zones: { goat: 'graveyard' }, life: { A: 23, B: 20 }, pending: { player: 'A', kind: 'target' } },
            { life: { A: 23, B: 18 } },
          ],
        }),
      ),
    ).toBe('passed');
  });

  it('is refused by its name when it is nothing that can be given up, and nothing happens', () => {
    const value = {
      ...altar('2026-01-16', ['A', 'B'], ['goat', 'ox']),
      actions: [{ do: 'resolve' }, { by: 'A', do: 'choose', choice: 'B' }],
      expect: { zones: { goat: 'battlefield', ox: 'battlefield' }, life: { A: 20 }, refused: { action: 2 } },
    };
    expect(verdict(play(value))).toBe('passed');
  });

  it('is refused by its name when nothing is chosen after it', () => {
    expect(
      failureOf({
        edition: '2015-07-17',
        setup: {
          step: 'upkeep',
          turn: 3,
          zones: { battlefield: [offer('Well', 'A', 'At the beginning of your upkeep, you may gain 1 life.')] },
        },
        actions: [{ do: 'resolve' }, { by: 'A', do: 'choose', choice: 'Well' }],
      }),
    ).toContain('Well answers nothing');
  });
});

describe('targets that come with a spell', () => {
  const zap = { ref: 'zap', name: 'Zap', type: 'Instant', cost: '{R}', text: 'Zap deals 2 damage to any target.' };
  const older = { ...zap, text: 'Zap deals 2 damage to target creature or player.' };

  it.each([
    ['2026-01-16', ['A', 'B'], zap],
    ['2006-02-01', ['A', 'B', 'C'], older],
    ['1999-04-23', ['A', 'B'], older],
  ])('are not taken by what triggers on casting it (%s)', (edition, players, spell) => {
    const value = {
      edition,
      players,
      setup: {
        mana: { A: '{R}' },
        zones: {
          battlefield: [offer('Spark', 'A', 'Whenever you cast a spell, target player loses 1 life.'), creature('elk', 'B')],
          hand: { A: [spell] },
        },
      },
    };
    // One target more than the spell takes: it is refused, and named.
    expect(failureOf({ ...value, actions: [{ by: 'A', do: 'cast', object: 'zap', targets: ['elk', 'B'] }] })).toMatch(
      /it takes no more targets: B/,
    );
    expect(
      verdict(
        play({
          ...value,
          actions: [
            { by: 'A', do: 'cast', object: 'zap', targets: ['elk'] },
            { by: 'A', do: 'choose', choice: 'B' },
            { by: 'all', do: 'pass until', until: 'stack empty' },
          ],
          expect: [
            { after: 1, pending: { player: 'A', kind: 'target' } },
            { life: { B: 19 }, zones: { elk: 'graveyard' } },
          ],
        }),
      ),
    ).toBe('passed');
  });

  it('that are illegal for a trigger never remove it', () => {
    const value = {
      edition: '2026-01-16',
      setup: {
        zones: {
          battlefield: [
            offer('Spark', 'A', 'Whenever a creature dies, Spark deals 1 damage to target creature.'),
            creature('elk', 'B'),
            creature('ape', 'B'),
            creature('yak', 'B'),
          ],
        },
      },
      actions: [
        { by: 'A', do: 'effect', text: 'Destroy target creature.', targets: ['elk'] },
        { by: 'A', do: 'check' },
        { by: 'A', do: 'choose', choice: 'B' },
        { by: 'A', do: 'choose', choice: 'yak' },
        { do: 'resolve' },
      ],
      expect: [{ after: 3, pending: { player: 'A', kind: 'target' }, refused: { action: 3, rule: '601.2c' } }, { damage: { yak: 1 } }],
    };
    expect(verdict(play(value))).toBe('passed');
  });

  it('are the lack that removes a trigger, and that alone', () => {
    const value = {
      edition: '2026-01-16',
      setup: {
        zones: {
          battlefield: [offer('Spark', 'A', 'Whenever a creature dies, Spark deals 1 damage to target creature.'), creature('elk', 'B')],
        },
      },
      actions: [
        { by: 'A', do: 'effect', text: 'Destroy target creature.', targets: ['elk'] },
        { by: 'A', do: 'check' },
      ],
      expect: { triggered: { Spark: 1 }, cites: ['603.3d'] },
    };
    expect(verdict(play(value))).toBe('passed');
  });
});

describe('combat damage that is said of a creature before it is asked about', () => {
  it('is refused by its name when the creature never assigns any', () => {
    expect(
      failureOf({
        setup: {
          step: 'combat damage',
          zones: {
            battlefield: [
              creature('a1', 'A', '3/3'),
              creature('a2', 'A', '3/3'),
              creature('b1', 'B'),
              creature('b2', 'B'),
              creature('idle', 'A'),
            ],
          },
          attacking: { a1: 'B', a2: 'B' },
          blocking: { b1: 'a1', b2: 'a1' },
          damageOrder: { a1: ['b1', 'b2'] },
        },
        actions: [
          { by: 'A', do: 'assign damage', object: 'idle', damage: { b1: 2 } },
          { by: 'A', do: 'assign damage', object: 'a1', damage: { b1: 2, b2: 1 } },
        ],
      }),
    ).toContain('idle');
  });
});

describe('play begins at the beginning of the named step', () => {
  const board = (edition: string, players: readonly string[]) => ({
    edition,
    players,
    setup: {
      step: 'untap',
      turn: 4,
      librarySize: Object.fromEntries(players.map((player) => [player, 9])),
      zones: {
        battlefield: [
          creature('elk', 'A', '2/2', { tapped: true }),
          offer('Clock', 'A', 'At the beginning of your upkeep, you gain 1 life.'),
        ],
      },
    },
  });

  it.each([
    ['2026-01-16', ['A', 'B']],
    ['2008-05-01', ['A', 'B', 'C', 'D']],
    ['1999-04-23', ['A', 'B']],
  ])('an untap step begins with all that is tapped (%s, %j)', (edition, players) => {
    expect(
      verdict(
        play({
          ...board(edition, players),
          actions: [
            { by: 'all', do: 'pass until', until: 'untap' },
            { by: 'all', do: 'pass until', until: 'upkeep' },
            { by: 'all', do: 'pass until', until: 'upkeep' },
            { do: 'resolve' },
          ],
          expect: [
            { after: 0, step: 'untap', tapped: { elk: true }, triggered: { Clock: 0 } },
            { after: 1, step: 'untap', tapped: { elk: true } },
            { after: 2, step: 'upkeep', tapped: { elk: false }, life: { A: 20 }, triggered: { Clock: 1 } },
            // The step has just been entered: nothing is passed.
            { after: 3, step: 'upkeep', life: { A: 20 } },
            { step: 'upkeep', life: { A: 21 } },
          ],
        }),
      ),
    ).toBe('passed');
  });

  it('nobody has priority in an untap step', () => {
    expect(failureOf({ ...board('2026-01-16', ['A', 'B']), actions: [{ by: 'A', do: 'pass' }] })).toContain('no player has priority');
  });

  it('a cleanup step begins with the damage and the cards that it takes away', () => {
    expect(
      verdict(
        play({
          edition: '2021-04-22',
          setup: {
            step: 'cleanup',
            turn: 2,
            librarySize: { A: 5, B: 5 },
            zones: { battlefield: [creature('elk', 'A', '2/3', { damage: 2 })] },
          },
          actions: [{ by: 'all', do: 'pass until', until: 'next turn' }],
          expect: [
            { after: 0, step: 'cleanup', damage: { elk: 2 }, active: 'A' },
            { damage: { elk: 0 }, active: 'B' },
          ],
        }),
      ),
    ).toBe('passed');
  });

  it('a step that was entered and in which somebody acted is passed until it comes again', () => {
    expect(
      verdict(
        play({
          edition: '2021-04-22',
          setup: { step: 'end', turn: 2, librarySize: { A: 5, B: 5 } },
          actions: [
            { by: 'A', do: 'pass' },
            { by: 'all', do: 'pass until', until: 'end' },
          ],
          expect: { active: 'B', step: 'end' },
        }),
      ),
    ).toBe('passed');
  });
});

describe('expectations that nothing could meet', () => {
  it.each([
    [{ mana: { A: '{G}X' } }, 'expect.mana.A'],
    [{ mana: { A: 'green' } }, 'expect.mana.A'],
    [{ pt: { elk: '2' } }, 'expect.pt.elk'],
    [{ types: { elk: { lacks: ['craeture'] } } }, 'expect.types.elk'],
    [{ subtypes: { elk: { lacks: ['Bera'] } } }, 'expect.subtypes.elk'],
    [{ supertypes: { elk: { lacks: ['legendery'] } } }, 'expect.supertypes.elk'],
    [{ colors: { elk: { lacks: ['grene'] } } }, 'expect.colors.elk'],
    [{ abilities: { elk: { lacks: ['flyng'] } } }, 'expect.abilities.elk'],
    [{ controller: { elk: 'C' } }, 'expect.controller.elk'],
    [{ winner: 'C' }, 'expect.winner'],
    [{ libraryTop: { A: ['nothing'] } }, 'expect.libraryTop.A'],
  ])('are refused: %j', (expected, path) => {
    expect(verdict(play({ setup: { zones: { battlefield: [creature('elk', 'A')] } }, expect: expected }))).toBe(`refused ${path}`);
  });
});

describe('what cannot be played', () => {
  it('is listed with all texts that are not read', () => {
    const result = play({
      setup: {
        zones: { battlefield: [offer('one', 'A', 'Frobnicate.'), creature('elk', 'A'), offer('two', 'B', 'Do what nobody knows.')] },
      },
      actions: [{ by: 'A', do: 'effect', text: 'Wobble the board.' }],
    });
    expect(result.unsupported.map(({ path }) => path)).toEqual([
      'setup.zones.battlefield[0].text',
      'setup.zones.battlefield[2].text',
      'actions[0].text',
    ]);
  });

  it('says why a spell has no targets that cannot be paid for', () => {
    const value = {
      setup: {
        zones: {
          battlefield: [creature('elk', 'B')],
          hand: { A: [{ ref: 'zap', name: 'Zap', type: 'Instant', cost: '{R}', text: 'Destroy target creature.' }] },
        },
      },
      actions: [{ by: 'A', do: 'enumerate', what: 'targets', object: 'zap' }],
    };
    expect(failureOf(value)).toContain('cannot pay the mana cost');
  });
});
