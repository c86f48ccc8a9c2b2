/** Choices that the rules give are asked, unless they are named short-cuts (events/unasked.ts). */
import { describe, expect, it } from 'vitest';
import { creature, play, verdict } from './play.ts';

const enchantment = (ref: string, controller: string, text: string, more: Readonly<Record<string, unknown>> = {}) => ({
  ref,
  name: ref,
  controller,
  type: 'Enchantment',
  text,
  ...more,
});

describe('which of several replacement effects applies first (616.1)', () => {
  const redirections = (edition: string, players: readonly string[], first: string, to: string, otherwise: string) => ({
    edition,
    players,
    setup: {
      zones: {
        battlefield: [
          creature('shield1', 'A', '0/9', { text: 'All damage that would be dealt to you is dealt to ~ instead.' }),
          creature('shield2', 'A', '0/9', { text: 'All damage that would be dealt to you is dealt to ~ instead.' }),
        ],
      },
    },
    actions: [
      { by: players[1], do: 'effect', text: 'Target player loses 0 life.', targets: ['A'] },
      { by: players[1], do: 'effect', text: '~ deals 3 damage to target player.', targets: ['A'] },
      { by: 'A', do: 'choose', choice: first },
    ],
    expect: [
      { after: 2, pending: { player: 'A', kind: 'replacement' } },
      { life: { A: 20 }, damage: { [to]: 3, [otherwise]: 0 } },
    ],
  });

  it.each([
    ['2026-01-16', ['A', 'B'], 'shield1', 'shield1', 'shield2'],
    ['2010-06-18', ['A', 'B', 'C'], 'shield2', 'shield2', 'shield1'],
    ['2004-10-01', ['A', 'B'], 'shield2', 'shield2', 'shield1'],
  ])('two redirections of the same wording are of two sources (%s, %j, %s)', (edition, players, first, to, otherwise) => {
    expect(verdict(play(redirections(edition, players, first, to, otherwise)))).toBe('passed');
  });

  it('two doublers of one event are not asked about: they come to four times as much', () => {
    expect(
      verdict(
        play({
          edition: '2026-01-16',
          setup: {
            zones: {
              battlefield: [
                enchantment(
                  'f1',
                  'A',
                  'If a source would deal damage to a permanent or player, it deals double that damage to that permanent or player instead.',
                ),
                enchantment(
                  'f2',
                  'A',
                  'If a source would deal damage to a permanent or player, it deals double that damage to that permanent or player instead.',
                ),
              ],
            },
          },
          actions: [{ by: 'A', do: 'effect', text: '~ deals 2 damage to target player.', targets: ['B'] }],
          expect: { life: { B: 12 } },
        }),
      ),
    ).toBe('passed');
  });

  it.each([
    ['double', 7],
    ['more', 8],
  ])('a doubler and one that adds are asked about: %s first', (first, life) => {
    expect(
      verdict(
        play({
          edition: '2024-02-02',
          setup: {
            zones: {
              battlefield: [
                enchantment('double', 'A', 'If you would gain life, you gain twice that much life instead.'),
                enchantment('more', 'A', 'If you would gain life, you gain that much life plus 1 instead.'),
              ],
            },
            life: { A: 0 + 2 },
          },
          actions: [
            { by: 'A', do: 'effect', text: 'You gain 2 life.' },
            { by: 'A', do: 'choose', choice: first },
          ],
          expect: { life: { A: life } },
        }),
      ),
    ).toBe('passed');
  });
});

describe('what is done as something enters (614.13)', () => {
  it.each([
    ['2026-01-16', ['bear'], ['ox'], 8],
    ['2011-02-04', [], ['bear', 'ox'], 10],
    ['2009-10-01', ['bear', 'ox'], [], 6],
  ])('two devours each ask for what is given up, and count it alone (%s: %j, %j)', (edition, first, second, counters) => {
    const choices = first.length === 2 ? [first] : [first, second];
    expect(
      verdict(
        play({
          edition,
          setup: {
            mana: { A: '{R}{R}{R}' },
            zones: {
              battlefield: [creature('bear', 'A'), creature('ox', 'A')],
              hand: {
                A: [{ ref: 'elder', name: 'Elder', type: 'Creature — Lizard', cost: '{2}{R}', pt: '1/1', text: 'Devour 3\nDevour 5' }],
              },
            },
          },
          actions: [
            { by: 'A', do: 'cast', object: 'elder' },
            { do: 'resolve' },
            ...choices.map((choice) => ({ by: 'A', do: 'choose', choice })),
          ],
          expect: { counters: { elder: { '+1/+1': counters } } },
        }),
      ),
    ).toBe('passed');
  });

  it('one that gives up and one that counts what is there are asked about', () => {
    const board = (first: string, counters: number) => ({
      edition: '2026-01-16',
      setup: {
        mana: { A: '{R}{R}{R}' },
        zones: {
          battlefield: [creature('bear', 'A'), creature('ox', 'A')],
          hand: {
            A: [
              {
                ref: 'elder',
                name: 'Elder',
                type: 'Creature — Lizard',
                cost: '{2}{R}',
                pt: '1/1',
                text: 'Devour 1\n~ enters with a +1/+1 counter on it for each creature you control.',
              },
            ],
          },
        },
      },
      actions: [
        { by: 'A', do: 'cast', object: 'elder' },
        { do: 'resolve' },
        { by: 'A', do: 'choose', choice: first },
        { by: 'A', do: 'choose', choice: ['bear', 'ox'] },
      ],
      expect: [{ after: 2, pending: { player: 'A', kind: 'replacement' } }, { counters: { elder: { '+1/+1': counters } } }],
    });
    expect(verdict(play(board('Devour', 2)))).toBe('passed');
    expect(verdict(play(board('~ enters', 4)))).toBe('passed');
  });
});

describe('cards that are put into a library together (401.4)', () => {
  const tide = (edition: string, players: readonly string[], where: string) => ({
    edition,
    players,
    setup: {
      librarySize: { B: 3 },
      zones: {
        battlefield: [creature('ape', 'B'), creature('bat', 'B'), creature('cat', 'A')],
        library: { B: [{ ref: 'old', name: 'Old' }] },
      },
    },
    actions: [
      { by: 'A', do: 'effect', text: `Put all creatures on the ${where} of their owners' libraries.` },
      { by: 'B', do: 'choose', choice: ['bat', 'ape'] },
    ],
  });

  it.each([
    ['2026-01-16', ['A', 'B']],
    ['2008-05-01', ['A', 'B', 'C']],
    ['2002-10-07', ['A', 'B']],
  ])('lie on top in the order that their owner says (%s, %j)', (edition, players) => {
    expect(
      verdict(
        play({
          ...tide(edition, players, 'top'),
          expect: [{ after: 1, pending: { player: 'B', kind: 'other' } }, { libraryTop: { B: ['bat', 'ape', 'old'], A: ['cat'] } }],
        }),
      ),
    ).toBe('passed');
  });

  it('lie on the bottom in the order that their owner says', () => {
    const { setup, ...rest } = tide('2026-01-16', ['A', 'B'], 'bottom');
    expect(verdict(play({ ...rest, setup: { ...setup, librarySize: {} }, expect: { libraryTop: { B: ['old', 'bat', 'ape'] } } }))).toBe(
      'passed',
    );
  });

  it('are not asked about when each goes to another library', () => {
    expect(
      verdict(
        play({
          edition: '2015-07-17',
          setup: { zones: { battlefield: [creature('ape', 'B'), creature('cat', 'A')] } },
          actions: [{ by: 'A', do: 'effect', text: `Put all creatures on top of their owners' libraries.` }],
          expect: { libraryTop: { A: ['cat'], B: ['ape'] }, priority: 'A' },
        }),
      ),
    ).toBe('passed');
  });
});

describe('the order of triggers (603.3b)', () => {
  const drain = (edition: string, players: readonly string[], order: readonly string[], life: number) => ({
    edition,
    players,
    setup: {
      life: { A: 6 },
      zones: {
        battlefield: [
          enchantment('Feast', 'A', "Whenever a creature dies, you gain life equal to that creature's power."),
          creature('big', 'B', '5/5'),
          creature('small', 'B', '1/1'),
        ],
      },
    },
    actions: [
      { by: 'A', do: 'effect', text: 'Destroy all creatures.' },
      { by: 'A', do: 'check' },
      { by: 'A', do: 'choose', choice: order },
      { do: 'resolve' },
    ],
    expect: [{ after: 2, pending: { player: 'A', kind: 'triggers' } }, { life: { A: life } }],
  });

  it.each([
    ['2026-01-16', ['A', 'B'], ['big', 'small'], 7],
    ['2014-02-01', ['A', 'B', 'C'], ['small', 'big'], 11],
    ['2003-10-01', ['A', 'B'], ['big', 'small'], 7],
  ])('is asked where one ability triggered on several things that it speaks of (%s, %j, %j)', (edition, players, order, life) => {
    expect(verdict(play(drain(edition, players, order, life)))).toBe('passed');
  });

  it('is not asked where the ability knows nothing of what it triggered on', () => {
    expect(
      verdict(
        play({
          edition: '2026-01-16',
          setup: {
            zones: {
              battlefield: [
                enchantment('Feast', 'A', 'Whenever a creature dies, you gain 1 life.'),
                creature('big', 'B'),
                creature('small', 'B'),
              ],
            },
          },
          actions: [
            { by: 'A', do: 'effect', text: 'Destroy all creatures.' },
            { by: 'all', do: 'pass until', until: 'stack empty' },
          ],
          expect: { life: { A: 22 } },
        }),
      ),
    ).toBe('passed');
  });
});

describe('timestamps of what enters together (613.7m)', () => {
  const rise = (edition: string, players: readonly string[], active: string, asked: string, order: readonly string[], color: string) => ({
    edition,
    players,
    setup: {
      active,
      zones: {
        battlefield: [creature('bear', 'B')],
        graveyard: {
          B: [
            { ref: 'red', name: 'Redder', type: 'Enchantment', text: 'All creatures are red.' },
            { ref: 'blue', name: 'Bluer', type: 'Enchantment', text: 'All creatures are blue.' },
          ],
        },
      },
    },
    actions: [
      { by: 'B', do: 'effect', text: 'Return all enchantment cards from your graveyard to the battlefield.' },
      { by: asked, do: 'choose', choice: order },
    ],
    expect: [{ after: 1, pending: { player: asked, kind: 'other' } }, { colors: { bear: [color] } }],
  });

  it.each([
    ['2026-01-16', ['A', 'B'], 'A', 'B', ['blue', 'red'], 'red'],
    ['2020-04-17', ['A', 'B', 'C'], 'C', 'B', ['red', 'blue'], 'blue'],
    ['2019-10-04', ['A', 'B'], 'A', 'A', ['red', 'blue'], 'blue'],
    ['2005-10-01', ['A', 'B', 'C'], 'C', 'C', ['blue', 'red'], 'red'],
  ])('are asked for where they matter, of whom the edition says (%s, %j)', (edition, players, active, asked, order, color) => {
    expect(verdict(play(rise(edition, players, active, asked, order, color)))).toBe('passed');
  });

  it.each([
    [['taker', 'giver'], { has: ['flying'] }],
    [['giver', 'taker'], { lacks: ['flying'] }],
  ])('are asked for where one takes what another gives (%j)', (order, bear) => {
    const text = { taker: 'All creatures lose all abilities.', giver: 'All creatures have flying.' };
    const graveyard = Object.entries(text).map(([ref, of]) => ({ ref, name: ref, type: 'Enchantment', text: of }));
    expect(
      verdict(
        play({
          setup: { zones: { battlefield: [creature('bear', 'B')], graveyard: { A: graveyard } } },
          actions: [
            { by: 'A', do: 'effect', text: 'Return all enchantment cards from your graveyard to the battlefield.' },
            { by: 'A', do: 'choose', choice: order },
          ],
          expect: { abilities: { bear } },
        }),
      ),
    ).toBe('passed');
  });
});
