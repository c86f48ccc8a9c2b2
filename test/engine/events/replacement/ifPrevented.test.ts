/** What a prevention effect does besides, with what it prevented (615.5). Boards of our own, written before they were played. */
import { describe } from 'vitest';
import { cast, choose, effect, resolve } from '../../../demonstration/actionWords.ts';
import { bothWays } from '../../unseen/bothWays.ts';

const spell = (text: string) => ({ ref: 'ward', name: 'Ward', type: 'Instant', cost: '{0}', text });
const burner = (color: string, controller = 'B') => ({
  ref: 'fire',
  name: 'Fire',
  controller,
  type: 'Creature — Elemental',
  cost: `{${color}}`,
  pt: '3/5',
  text: '{0}: Fire deals 4 damage to target player.',
});
const burn = (target: string, by = 'B') => ({ by, do: 'activate', object: 'fire', ability: 1, targets: [target] });
const passage =
  "The next time a source of your choice would deal damage to target creature or player this turn, prevent that damage. If damage from a red source is prevented this way, Ward deals that much damage to the source's controller.";
const board = (edition: string, text: string, color: string, more: object = {}) => ({
  edition,
  ...more,
  setup: { active: 'B', zones: { battlefield: [burner(color)], hand: { A: [spell(text)] } } },
});
const pass = { by: 'B', do: 'pass' };

describe('“if damage is prevented this way”', () => {
  bothWays([
    [
      'from a red source, that much is dealt to its controller',
      {
        ...board('2009-10-01', passage, 'R'),
        actions: [pass, cast('ward', { targets: ['A'] }), resolve, choose('fire'), burn('A'), resolve],
        expect: { life: { A: 20, B: 16 } },
      },
      { life: { B: 20 } },
    ],
    [
      'from a green source, it does nothing besides',
      {
        ...board('2009-10-01', passage, 'G'),
        actions: [pass, cast('ward', { targets: ['A'] }), resolve, choose('fire'), burn('A'), resolve],
        expect: { life: { A: 20, B: 20 } },
      },
      { life: { B: 16 } },
    ],
    [
      'from a red source of another controller, it is dealt to that one of three',
      {
        edition: '2016-01-22',
        players: ['A', 'B', 'C'],
        setup: { zones: { battlefield: [burner('R', 'C')], hand: { A: [spell(passage)] } } },
        actions: [
          cast('ward', { targets: ['B'] }),
          resolve,
          choose('fire'),
          { by: 'A', do: 'pass' },
          { by: 'B', do: 'pass' },
          burn('B', 'C'),
          resolve,
        ],
        expect: { life: { A: 20, B: 20, C: 16 } },
      },
      { life: { A: 16 } },
    ],
    [
      'from a black source, that much life is gained, and what it deals to others is dealt',
      {
        edition: '2005-10-01',
        setup: {
          active: 'B',
          zones: {
            battlefield: [
              { ref: 'mine', name: 'Mine', controller: 'A', type: 'Creature — Bear', pt: '3/3' },
              { ...burner('B'), text: '{0}: Fire deals 2 damage to each creature and each player.' },
            ],
            hand: {
              A: [
                spell(
                  'The next time a source of your choice would deal damage to you and/or creatures you control this turn, prevent that damage. If damage from a black source is prevented this way, you gain that much life.',
                ),
              ],
            },
          },
        },
        actions: [pass, cast('ward'), resolve, choose('fire'), { by: 'B', do: 'activate', object: 'fire', ability: 1 }, resolve],
        expect: { life: { A: 24, B: 18 }, damage: { mine: 0, fire: 2 } },
      },
      { life: { A: 22 } },
    ],
    [
      'of a shield, it is what that took, each time',
      {
        edition: '2020-04-17',
        setup: {
          active: 'B',
          zones: {
            battlefield: [burner('G')],
            hand: {
              A: [
                spell(
                  'Prevent the next 6 damage that would be dealt to you this turn. If damage is prevented this way, Ward deals that much damage to target player or planeswalker.',
                ),
              ],
            },
          },
        },
        actions: [pass, cast('ward', { targets: ['B'] }), resolve, burn('A'), resolve, burn('A'), resolve],
        expect: [{ after: 5, life: { A: 20, B: 16 } }, { life: { A: 18, B: 14 } }],
      },
      { life: { A: 18, B: 12 } },
    ],
    [
      'of damage that cannot be prevented, nothing is done',
      {
        ...board('2016-01-22', passage, 'R'),
        actions: [
          pass,
          cast('ward', { targets: ['A'] }),
          resolve,
          choose('fire'),
          effect("Damage can't be prevented this turn."),
          burn('A'),
          resolve,
        ],
        expect: { life: { A: 16, B: 20 } },
      },
      { life: { B: 16 } },
    ],
  ]);
});

describe('“the next time it would deal damage”', () => {
  const strike = (dealer: string) =>
    spell(
      `The next time ${dealer} would deal damage this turn, prevent that damage. You gain life equal to the damage prevented this way.`,
    );
  const sweep = (controller: string) => ({
    ...burner('W', controller),
    text: '{0}: Fire deals 1 damage to each creature and each player.',
  });
  const sweeps = (by: string) => ({ by, do: 'activate', object: 'fire', ability: 1 });
  const glad = {
    ref: 'glad',
    name: 'Glad',
    controller: 'A',
    type: 'Enchantment',
    text: 'Whenever you gain life, put a charge counter on Glad.',
  };
  const mine = { ref: 'mine', name: 'Mine', controller: 'A', type: 'Creature — Bear', pt: '2/2' };
  bothWays([
    [
      'prevents all that it deals at once, and is done with it',
      {
        edition: '2012-05-01',
        players: ['A', 'B', 'C'],
        setup: { zones: { battlefield: [sweep('A'), mine, glad], hand: { A: [strike('target creature')] } } },
        actions: [cast('ward', { targets: ['fire'] }), resolve, sweeps('A'), resolve, resolve, sweeps('A'), resolve],
        expect: [
          { after: 5, life: { A: 25, B: 20, C: 20 }, damage: { mine: 0, fire: 0 }, counters: { glad: { charge: 1 } } },
          { life: { A: 24, B: 19, C: 19 }, damage: { mine: 1, fire: 1 } },
        ],
      },
      { life: { A: 21 } },
    ],
    [
      'prevents what a trampling creature deals to its blocker and to the player',
      {
        edition: '2026-01-16',
        setup: {
          active: 'B',
          step: 'declare blockers',
          zones: {
            battlefield: [{ ref: 'boar', name: 'Boar', controller: 'B', type: 'Creature — Boar', pt: '5/5', text: 'Trample' }, mine],
            hand: { A: [strike('target creature')] },
          },
          attacking: { boar: 'A' },
          blocking: { mine: 'boar' },
        },
        actions: [
          { by: 'B', do: 'pass' },
          cast('ward', { targets: ['boar'] }),
          { by: 'all', do: 'pass until', until: 'combat damage' },
          { by: 'B', do: 'assign damage', object: 'boar', damage: { mine: 2, A: 3 } },
        ],
        expect: { life: { A: 25, B: 20 }, zones: { mine: 'battlefield' }, damage: { mine: 0, boar: 2 } },
      },
      { life: { A: 22 } },
    ],
    [
      'lets through what another source deals at the same time',
      {
        edition: '2009-10-01',
        setup: {
          active: 'B',
          step: 'declare blockers',
          zones: {
            battlefield: [
              { ref: 'one', name: 'One', controller: 'B', type: 'Creature — Boar', pt: '2/2' },
              { ref: 'two', name: 'Two', controller: 'B', type: 'Creature — Boar', pt: '3/3' },
            ],
            hand: { A: [strike('a source of your choice')] },
          },
          attacking: { one: 'A', two: 'A' },
          blocking: {},
        },
        actions: [{ by: 'B', do: 'pass' }, cast('ward'), resolve, choose('one'), { by: 'all', do: 'pass until', until: 'end of combat' }],
        expect: { life: { A: 19, B: 20 } },
      },
      { life: { A: 20 } },
    ],
  ]);
});
