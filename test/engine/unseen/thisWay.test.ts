/** What was destroyed, exiled, discarded or dealt damage "this way": as it was, and only what it was really done to (608.2c, 608.2h). */
import { describe } from 'vitest';
import { bothWays } from './bothWays.ts';

const creature = (ref: string, controller: string, pt: string, more: object = {}): object => ({
  ref,
  name: `Test ${ref}`,
  type: 'Creature — Bear',
  pt,
  controller,
  ...more,
});
const spell = (text: string, more: object = {}): object => ({
  ref: 'spell',
  name: 'Test Spell',
  type: 'Sorcery',
  cost: '{0}',
  text,
  ...more,
});
const cast = (more: object = {}): object => ({ by: 'A', do: 'cast', object: 'spell', ...more });
const resolve = { by: 'all', do: 'resolve' };
const check = { by: 'game', do: 'check' };
const choose = (choice: unknown, by = 'A'): object => ({ by, do: 'choose', choice });
const effect = (text: string, more: object = {}): object => ({ by: 'A', do: 'effect', text, ...more });
const three = ['A', 'B', 'C'];
const edition = '2024-06-07';

describe('for each that was destroyed or exiled', () => {
  const swine = spell(
    'Exile X target creatures. For each creature exiled this way, its controller creates a 2/2 green Boar creature token.',
    {
      cost: '{X}',
    },
  );
  bothWays([
    [
      'its controller of then gets a token, for a token as well (Curse of the Swine)',
      {
        edition,
        players: three,
        setup: {
          mana: { A: '{U}{U}{U}' },
          zones: {
            battlefield: [
              creature('b', 'B', '1/1', { owner: 'A' }),
              creature('c', 'C', '1/1', { token: true }),
              creature('c2', 'C', '1/1'),
            ],
            hand: { A: [swine] },
          },
        },
        actions: [cast({ x: 3, targets: [['b', 'c', 'c2']] }), resolve, check],
        expect: {
          zones: { b: 'exile', c: 'gone', c2: 'exile' },
          tokens: [
            { controller: 'B', pt: '2/2', subtypes: ['Boar'], count: 1 },
            { controller: 'C', pt: '2/2', subtypes: ['Boar'], count: 2 },
          ],
        },
      },
      { tokens: [{ controller: 'A', pt: '2/2', count: 1 }] },
    ],
    [
      'nobody gets one for a target that was gone before (608.2b)',
      {
        edition,
        setup: {
          mana: { A: '{U}{U}' },
          zones: { battlefield: [creature('b', 'B', '1/1'), creature('c', 'A', '1/1')], hand: { A: [swine] } },
        },
        actions: [cast({ x: 2, targets: [['b', 'c']] }), effect('Destroy target creature.', { targets: ['b'] }), resolve, check],
        expect: { zones: { b: 'graveyard', c: 'exile' }, tokens: [{ controller: 'A', subtypes: ['Boar'], count: 1 }] },
      },
      { tokens: [{ controller: 'B', subtypes: ['Boar'], count: 1 }] },
    ],
    [
      'what cannot be destroyed, or regenerates, was not (Descent of the Dragons)',
      {
        edition,
        setup: {
          zones: {
            battlefield: [creature('b', 'B', '2/2'), creature('i', 'B', '2/2', { text: 'Indestructible' }), creature('r', 'A', '2/2')],
            hand: {
              A: [
                spell(
                  'Destroy any number of target creatures. For each creature destroyed this way, its controller creates a 4/4 red Dragon creature token with flying.',
                ),
              ],
            },
          },
        },
        actions: [effect('Regenerate target creature.', { targets: ['r'] }), cast({ targets: [['b', 'i', 'r']] }), resolve, check],
        expect: {
          zones: { b: 'graveyard', i: 'battlefield', r: 'battlefield' },
          tapped: { r: true },
          tokens: [{ controller: 'B', subtypes: ['Dragon'], count: 1 }],
        },
      },
      { tokens: [{ controller: 'A', subtypes: ['Dragon'], count: 1 }] },
    ],
    [
      'its controller draws (Martyr’s Cry)',
      {
        edition: '2014-02-01',
        players: three,
        setup: {
          librarySize: { A: 5, B: 5, C: 5 },
          zones: {
            battlefield: [
              creature('b', 'B', '2/2', { colors: ['white'] }),
              creature('b2', 'B', '2/2', { colors: ['white'] }),
              creature('a', 'A', '2/2', { colors: ['red'] }),
              creature('c', 'C', '2/2', { colors: ['white'] }),
            ],
            hand: { A: [spell('Exile all white creatures. For each creature exiled this way, its controller draws a card.')] },
          },
        },
        actions: [cast(), resolve],
        expect: { handSize: { A: 0, B: 2, C: 1 }, zones: { a: 'battlefield', b: 'exile' } },
      },
      { handSize: { B: 1 } },
    ],
  ]);
});

describe('if such a thing was done to something', () => {
  bothWays([
    [
      'life is gained for its last toughness (Noxious Gearhulk)',
      {
        edition,
        setup: {
          zones: {
            battlefield: [creature('b', 'B', '2/2', { counters: { '+1/+1': 2 } })],
            hand: {
              A: [
                spell(
                  'When Test Spell enters the battlefield, you may destroy another target creature. If a creature is destroyed this way, you gain life equal to its toughness.',
                  { type: 'Artifact Creature — Construct', pt: '5/4' },
                ),
              ],
            },
          },
        },
        actions: [cast(), resolve, { by: 'A', do: 'choose', choice: 'b' }, resolve, choose('yes')],
        expect: { life: { A: 24 }, zones: { b: 'graveyard' } },
      },
      { life: { A: 22 } },
    ],
    [
      'nothing is gained for what is indestructible',
      {
        edition,
        setup: {
          zones: {
            battlefield: [creature('b', 'B', '2/2', { text: 'Indestructible' })],
            hand: { A: [spell('Destroy target creature. If a creature is destroyed this way, you gain life equal to its toughness.')] },
          },
        },
        actions: [cast({ targets: ['b'] }), resolve],
        expect: { life: { A: 20 }, zones: { b: 'battlefield' } },
      },
      { life: { A: 22 } },
    ],
    [
      'the spell comes back where a land was discarded, and only then (Psychic Miasma)',
      {
        edition,
        setup: {
          zones: {
            hand: {
              A: [spell("Target player discards a card. If a land card is discarded this way, return Test Spell to its owner's hand.")],
              B: [
                { ref: 'f', name: 'Forest', type: 'Basic Land — Forest' },
                { ref: 's', name: 'Shock', type: 'Instant' },
              ],
            },
          },
        },
        actions: [cast({ targets: ['B'] }), resolve, choose('f', 'B')],
        expect: { zones: { spell: 'hand', f: 'graveyard', s: 'hand' } },
      },
      { zones: { spell: 'graveyard' } },
    ],
    [
      'it is you who sacrificed, not another (Deadly Brew)',
      {
        edition,
        setup: {
          zones: {
            battlefield: [creature('b', 'B', '2/2')],
            graveyard: { A: [{ ref: 'dead', name: 'Old Bear', type: 'Creature — Bear', pt: '2/2' }] },
            hand: {
              A: [
                spell(
                  'Each player sacrifices a creature or planeswalker. If you sacrificed a permanent this way, you may return another permanent card from your graveyard to your hand.',
                ),
              ],
            },
          },
        },
        actions: [cast(), resolve],
        expect: { zones: { b: 'graveyard', dead: 'graveyard' }, handSize: { A: 0 } },
      },
      { handSize: { A: 1 } },
    ],
    [
      'cards of the chosen color are counted among those that were exiled (Oona)',
      {
        edition,
        setup: {
          mana: { A: '{U}{U}{U}{U}' },
          zones: {
            battlefield: [
              creature('oona', 'A', '5/5', {
                text: '{X}{U/B}: Choose a color. Target opponent exiles the top X cards of their library. For each card of the chosen color exiled this way, create a 1/1 blue and black Faerie Rogue creature token with flying.',
              }),
            ],
            library: {
              B: [
                { ref: 'l1', name: 'Opt', type: 'Instant', cost: '{U}' },
                { ref: 'l2', name: 'Shock', type: 'Instant', cost: '{R}' },
                { ref: 'l3', name: 'Electrolyze', type: 'Instant', cost: '{1}{U}{R}' },
                { ref: 'l4', name: 'Opt', type: 'Instant', cost: '{U}' },
              ],
            },
          },
        },
        actions: [{ by: 'A', do: 'activate', object: 'oona', ability: 1, x: 3, targets: ['B'] }, resolve, choose('blue')],
        expect: {
          zones: { l1: 'exile', l3: 'exile', l4: 'library' },
          tokens: [{ controller: 'A', subtypes: ['Faerie', 'Rogue'], count: 2 }],
        },
      },
      { tokens: [{ controller: 'A', subtypes: ['Faerie'], count: 3 }] },
    ],
    [
      'what was revealed is asked of after it was put away (Stomping Slabs)',
      {
        edition: '2014-02-01',
        setup: {
          zones: {
            library: {
              A: [
                ...['1', '2', '3', '4', '5', '6'].map((n) => ({ ref: `l${n}`, name: 'Shock', type: 'Instant' })),
                { ref: 'l7', name: 'Test Spell', type: 'Sorcery' },
                { ref: 'l8', name: 'Shock', type: 'Instant' },
              ],
            },
            hand: {
              A: [
                spell(
                  'Reveal the top seven cards of your library, then put those cards on the bottom of your library in any order. If a card named Test Spell was revealed this way, Test Spell deals 7 damage to any target.',
                ),
              ],
            },
          },
        },
        actions: [cast({ targets: ['B'] }), resolve, choose(['l1', 'l2', 'l3', 'l4', 'l5', 'l6', 'l7'])],
        expect: { life: { B: 13 }, libraryTop: { A: ['l8'] } },
      },
      { life: { B: 20 } },
    ],
  ]);
});

describe('what damage was dealt to', () => {
  const incinerate = spell("Test Spell deals 3 damage to any target. A creature dealt damage this way can't be regenerated this turn.");
  const pillar = spell(
    'Test Spell deals 2 damage to any target. If a creature dealt damage this way would die this turn, exile it instead.',
  );
  bothWays([
    [
      'is not regenerated this turn (Incinerate)',
      {
        edition: '2014-02-01',
        setup: { zones: { battlefield: [creature('b', 'B', '3/3')], hand: { A: [incinerate] } } },
        actions: [effect('Regenerate target creature.', { targets: ['b'] }), cast({ targets: ['b'] }), resolve, check],
        expect: { zones: { b: 'graveyard' } },
      },
      { zones: { b: 'battlefield' } },
    ],
    [
      'may be regenerated where the damage was prevented: it was dealt none',
      {
        edition: '2014-02-01',
        setup: { zones: { battlefield: [creature('b', 'B', '3/3')], hand: { A: [incinerate] } } },
        actions: [
          effect('Prevent all damage that would be dealt to target creature this turn.', { targets: ['b'] }),
          cast({ targets: ['b'] }),
          resolve,
          effect('Regenerate target creature.', { targets: ['b'] }),
          effect('Destroy target creature.', { targets: ['b'] }),
          check,
        ],
        expect: { zones: { b: 'battlefield' }, tapped: { b: true }, damage: { b: 0 } },
      },
      { zones: { b: 'graveyard' } },
    ],
    [
      'is exiled also where something else kills it later, and others are not (Pillar of Flame)',
      {
        edition,
        setup: {
          zones: { battlefield: [creature('b', 'B', '3/3'), creature('c', 'B', '3/3')], hand: { A: [pillar] } },
        },
        actions: [cast({ targets: ['b'] }), resolve, effect('Destroy all creatures.'), check],
        expect: { zones: { b: 'exile', c: 'graveyard' } },
      },
      { zones: { c: 'exile' } },
    ],
    [
      'is a player, who is not exiled; a player who was dealt it makes you scry (Play with Fire)',
      {
        edition,
        setup: {
          librarySize: { A: 3 },
          zones: { hand: { A: [spell('Test Spell deals 2 damage to any target. If a player is dealt damage this way, scry 1.')] } },
        },
        actions: [cast({ targets: ['B'] }), resolve],
        expect: { life: { B: 18 }, pending: { player: 'A' } },
      },
      { life: { B: 20 } },
    ],
    [
      'and no player where it was a creature: nothing is asked',
      {
        edition,
        setup: {
          librarySize: { A: 3 },
          zones: {
            battlefield: [creature('b', 'B', '3/3')],
            hand: { A: [spell('Test Spell deals 2 damage to any target. If a player is dealt damage this way, scry 1.')] },
          },
        },
        actions: [cast({ targets: ['b'] }), resolve, check],
        expect: { damage: { b: 2 }, priority: 'A' },
      },
      { damage: { b: 0 } },
    ],
  ]);
});
