/** Thirty cards, drawn at random of those whose texts were read since: each board was written before it was played. */
import { describe, expect, it } from 'vitest';
import { creature, play, verdict } from '../../demonstration/play.ts';

const edition = '2025-11-14';
const resolve = { by: 'all', do: 'resolve' };
const check = { by: 'A', do: 'check' };
const choose = (choice: unknown, by = 'A') => ({ by, do: 'choose', choice });
const cast = (object: string, more: object = {}) => ({ by: 'A', do: 'cast', object, ...more });
const activate = (object: string, more: object = {}) => ({ by: 'A', do: 'activate', object, ...more });
const effect = (text: string, more: object = {}) => ({ by: 'A', do: 'effect', text, ...more });
const mine = (ref: string, name: string, type: string, text: string, more: object = {}) => ({
  ref,
  name,
  type,
  text,
  controller: 'A',
  ...more,
});
const inHand = (ref: string, name: string, type: string, cost: string, text: string, more: object = {}) => ({
  ref,
  name,
  type,
  cost,
  text,
  ...more,
});
const bear = (ref: string, by: string, pt: string, cost: string, more: object = {}) => creature(ref, by, pt, { cost, ...more });
const stone = { name: 'Powerstone Token', subtypes: ['Powerstone'] };

interface Board {
  readonly setup?: object;
  readonly zones: object;
  readonly actions: readonly object[];
  readonly expect: object;
  readonly players?: readonly string[];
}
const boards: Readonly<Record<string, readonly Board[]>> = {
  'Ashling the Pilgrim': [
    {
      setup: { mana: { A: '{R}{R}{R}{C}{C}{C}' } },
      zones: {
        battlefield: [
          mine(
            'a',
            'Ashling',
            'Legendary Creature — Elemental Shaman',
            '{1}{R}: Put a +1/+1 counter on ~. If this is the third time this ability has resolved this turn, remove all +1/+1 counters from ~, and it deals that much damage to each creature and each player.',
            { pt: '1/1' },
          ),
          creature('x', 'B', '3/3'),
          creature('y', 'B', '4/4'),
        ],
      },
      actions: [activate('a'), resolve, activate('a'), resolve, activate('a'), resolve],
      expect: { life: { A: 17, B: 17 }, zones: { a: 'graveyard', x: 'graveyard' }, damage: { y: 3 } },
    },
  ],
  'Tegwyll’s Scouring': [
    {
      setup: { active: 'B', step: 'end', mana: { A: '{B}{B}{C}{C}{C}{C}' } },
      zones: {
        battlefield: [...['x', 'y', 'z'].map((ref) => creature(ref, 'A', '1/1', { text: 'Flying' })), creature('o', 'B', '5/5')],
        hand: {
          A: [
            inHand(
              's',
              'Scouring',
              'Sorcery',
              '{4}{B}{B}',
              'You may cast ~ as though it had flash by tapping three untapped creatures you control with flying in addition to paying its other costs.\nDestroy all creatures. Create three 1/1 black Faerie Rogue creature tokens with flying.',
            ),
          ],
        },
      },
      actions: [{ by: 'B', do: 'pass' }, cast('s', { alternative: 'you may cast' }), resolve],
      expect: { zones: { x: 'graveyard', o: 'graveyard' }, tokens: [{ name: 'Faerie Rogue Token', pt: '1/1', count: 3 }] },
    },
  ],
  'Hell to Pay': [
    {
      setup: { mana: { A: '{R}{C}{C}{C}{C}{C}' } },
      zones: {
        battlefield: [creature('c', 'B', '2/2')],
        hand: {
          A: [
            inHand(
              's',
              'Hell',
              'Sorcery',
              '{X}{R}',
              '~ deals X damage to target creature. Create a number of tapped Treasure tokens equal to the amount of excess damage dealt to that creature this way.',
            ),
          ],
        },
      },
      actions: [cast('s', { x: 5, targets: ['c'] }), resolve],
      expect: {
        zones: { c: 'graveyard' },
        tokens: [{ controller: 'A', name: 'Treasure Token', count: 3 }],
        tapped: { 'Treasure Token#2': true },
      },
    },
  ],
  'Powerstone Engineer': [
    {
      zones: {
        battlefield: [mine('e', 'Engineer', 'Creature — Human Artificer', 'When ~ dies, create a tapped Powerstone token.', { pt: '2/1' })],
      },
      actions: [effect('Destroy target creature.', { targets: ['e'] }), check, resolve],
      expect: { tokens: [{ controller: 'A', ...stone, count: 1 }], tapped: { 'Powerstone Token#1': true } },
    },
  ],
  Take: [
    {
      setup: { mana: { A: '{U}{C}{C}' }, librarySize: { A: 5 } },
      zones: {
        battlefield: [creature('c', 'A', '1/1', { counters: { '+1/+1': 2 } })],
        hand: {
          A: [
            inHand('s', 'Take', 'Sorcery', '{2}{U}', 'Remove all +1/+1 counters from target creature you control. Draw that many cards.'),
          ],
        },
      },
      actions: [cast('s', { targets: ['c'] }), resolve],
      expect: { handSize: { A: 2 }, pt: { c: '1/1' }, librarySize: { A: 3 } },
    },
  ],
  'Borborygmos and Fblthp': [
    {
      setup: { mana: { A: '{G}{U}{R}{C}{C}' }, librarySize: { A: 5 } },
      zones: {
        battlefield: [creature('c', 'B', '3/9')],
        hand: {
          A: [
            inHand(
              'b',
              'Borborygmos',
              'Legendary Creature — Cyclops Homunculus',
              '{2}{G}{U}{R}',
              "Whenever ~ enters or attacks, draw a card, then you may discard any number of land cards. When you discard one or more cards this way, ~ deals twice that much damage to target creature.\n{1}{U}: Put ~ into its owner's library third from the top.",
              { pt: '6/5' },
            ),
            { ref: 'l', name: 'Island', type: 'Basic Land — Island' },
            { ref: 'm', name: 'Forest', type: 'Basic Land — Forest' },
          ],
        },
      },
      actions: [cast('b'), resolve, resolve, choose(['l', 'm']), choose('c'), resolve],
      expect: { damage: { c: 4 }, zones: { l: 'graveyard', m: 'graveyard' }, handSize: { A: 1 } },
    },
  ],
  'Soul Shatter': [
    {
      players: ['A', 'B', 'C'],
      setup: { mana: { A: '{B}{C}{C}' } },
      zones: {
        battlefield: [
          bear('a', 'A', '9/9', '{9}'),
          bear('b3', 'B', '1/1', '{3}'),
          bear('b5', 'B', '1/1', '{5}'),
          bear('c2', 'C', '1/1', '{2}'),
          { ref: 'w', name: 'Walker', type: 'Planeswalker — Bear', cost: '{4}', loyalty: 3, controller: 'C' },
        ],
        hand: {
          A: [
            inHand(
              's',
              'Shatter',
              'Instant',
              '{2}{B}',
              'Each opponent sacrifices a creature or planeswalker with the highest converted mana cost among creatures and planeswalkers they control.',
            ),
          ],
        },
      },
      actions: [cast('s'), resolve],
      expect: { zones: { a: 'battlefield', b3: 'battlefield', b5: 'graveyard', c2: 'battlefield', w: 'graveyard' } },
    },
  ],
  'Raging Battle Mouse': [
    {
      setup: { mana: { A: '{R}{C}' } },
      zones: {
        battlefield: [
          mine(
            'm',
            'Mouse',
            'Creature — Mouse',
            'The second spell you cast each turn costs {1} less to cast.\nCelebration — At the beginning of combat on your turn, if two or more nonland permanents entered the battlefield under your control this turn, target creature you control gets +1/+1 until end of turn.',
            { pt: '2/1' },
          ),
        ],
        hand: { A: [inHand('a', 'One', 'Artifact', '{1}', ''), inHand('b', 'Two', 'Artifact', '{2}', '')] },
      },
      actions: [cast('a'), resolve, cast('b'), resolve, { by: 'all', do: 'pass until', until: 'beginning of combat' }, resolve],
      expect: { zones: { a: 'battlefield', b: 'battlefield' }, pt: { m: '3/2' } },
    },
  ],
  'Robe of the Archmagi': [
    {
      setup: { mana: { A: '{C}' }, librarySize: { A: 9 } },
      zones: {
        battlefield: [
          mine(
            'r',
            'Robe',
            'Artifact — Equipment',
            'Whenever equipped creature deals combat damage to a player, you draw that many cards.\nEquip {4}\nEquip Shaman, Warlock, or Wizard {1}',
          ),
          creature('w', 'A', '3/3', { type: 'Creature — Wizard' }),
          creature('o', 'A'),
        ],
      },
      actions: [
        activate('r', { ability: 'Equip Shaman', targets: ['w'] }),
        resolve,
        { by: 'all', do: 'pass until', until: 'declare attackers' },
        { by: 'A', do: 'attack', attackers: { w: 'B' } },
        { by: 'all', do: 'pass until', until: 'combat damage' },
        resolve,
      ],
      expect: { life: { B: 17 }, handSize: { A: 3 }, attachedTo: { r: 'w' } },
    },
  ],
  'Horned Stoneseeker': [
    {
      zones: {
        battlefield: [
          mine(
            'h',
            'Stoneseeker',
            'Creature — Lizard',
            'Menace\nWhen ~ enters the battlefield, create a tapped Powerstone token.\nWhen ~ leaves the battlefield, sacrifice a Powerstone.',
            { pt: '2/2' },
          ),
        ],
      },
      actions: [
        effect('Create two tapped Powerstone tokens.'),
        effect("Return target creature to its owner's hand.", { targets: ['h'] }),
        check,
        resolve,
        choose('Powerstone Token#2'),
      ],
      expect: { zones: { h: 'hand' }, tokens: [{ ...stone, count: 1 }] },
    },
  ],
  'Bilbo’s Ring': [
    {
      setup: { mana: { A: '{C}' }, librarySize: { A: 9 } },
      zones: {
        battlefield: [
          mine(
            'r',
            'Ring',
            'Legendary Artifact — Equipment',
            "As long as it's your turn, equipped creature has hexproof and can't be blocked.\nWhenever equipped creature attacks alone, you draw a card and you lose 1 life.\nEquip Halfling {1}\nEquip {4}",
          ),
          creature('f', 'A', '1/1', { type: 'Creature — Halfling' }),
          creature('o', 'B'),
        ],
      },
      actions: [
        activate('r', { ability: 'Equip Halfling', targets: ['f'] }),
        resolve,
        { by: 'all', do: 'pass until', until: 'declare attackers' },
        { by: 'A', do: 'attack', attackers: { f: 'B' } },
        resolve,
      ],
      expect: { life: { A: 19 }, handSize: { A: 1 }, abilities: { f: { has: ['hexproof'] } } },
    },
  ],
  'Ashnod, Flesh Mechanist': [
    {
      setup: { step: 'beginning of combat', mana: {} },
      zones: {
        battlefield: [
          mine(
            'a',
            'Ashnod',
            'Legendary Creature',
            'Deathtouch\nWhenever ~ attacks, you may sacrifice another creature. If you do, create a tapped Powerstone token.\n{5}, Exile a creature card from your graveyard: Create a tapped 3/3 colorless Zombie artifact creature token.',
            { pt: '1/1' },
          ),
          creature('x', 'A'),
        ],
      },
      actions: [
        { by: 'all', do: 'pass until', until: 'declare attackers' },
        { by: 'A', do: 'attack', attackers: { a: 'B' } },
        resolve,
        choose('x'),
        effect('Add {C}{C}{C}{C}{C}.'),
        activate('a'),
        resolve,
      ],
      expect: {
        zones: { x: 'exile' },
        tokens: [
          { ...stone, count: 1 },
          { name: 'Zombie Token', pt: '3/3', types: ['artifact', 'creature'], count: 1 },
        ],
        tapped: { 'Zombie Token#1': true },
      },
    },
  ],
  'Dyfed, the Guiding Hand': [
    {
      zones: {
        battlefield: [
          mine(
            'd',
            'Dyfed',
            'Legendary Planeswalker — Dyfed',
            '+1: Create two tapped Powerstone tokens.\n−X: Untap X target artifacts.\n−6: Search your library for an artifact card, put it onto the battlefield, then shuffle.\n~ can be your commander.',
            { loyalty: 3 },
          ),
        ],
      },
      actions: [activate('d', { ability: 1 }), resolve],
      expect: { loyalty: { d: 4 }, tokens: [{ ...stone, count: 2 }], tapped: { 'Powerstone Token#1': true, 'Powerstone Token#2': true } },
    },
    {
      zones: {
        battlefield: [
          mine('d', 'Dyfed', 'Legendary Planeswalker — Dyfed', '+1: Create two tapped Powerstone tokens.\n−X: Untap X target artifacts.', {
            loyalty: 3,
          }),
          mine('x', 'X', 'Artifact', '', { tapped: true }),
          mine('y', 'Y', 'Artifact', '', { tapped: true }),
        ],
      },
      actions: [activate('d', { ability: 2, x: 2, targets: ['x', 'y'] }), resolve],
      expect: { loyalty: { d: 1 }, tapped: { x: false, y: false } },
    },
  ],
  'Urza, Powerstone Prodigy': [
    {
      setup: { mana: { A: '{C}{C}' }, librarySize: { A: 5 } },
      zones: {
        battlefield: [
          mine(
            'u',
            'Urza',
            'Legendary Creature — Human Artificer',
            'Vigilance\n{1}, {T}: Draw a card, then discard a card.\nWhenever you discard one or more artifact cards, create a tapped Powerstone token. This ability triggers only once each turn.',
            { pt: '1/3' },
          ),
        ],
        hand: { A: [inHand('r', 'Relic', 'Artifact', '{9}', ''), inHand('q', 'Relic Q', 'Artifact', '{9}', '')] },
      },
      actions: [
        activate('u'),
        resolve,
        choose('r'),
        resolve,
        effect('Untap target creature.', { targets: ['u'] }),
        activate('u'),
        resolve,
        choose('q'),
      ],
      expect: { tokens: [{ ...stone, count: 1 }], triggered: { u: 1 }, zones: { r: 'graveyard', q: 'graveyard' } },
    },
  ],
  'Geology Enthusiast': [
    {
      setup: { step: 'postcombat main', librarySize: { A: 5 }, mana: { A: '{C}{C}{C}{C}{C}{C}' } },
      zones: {
        battlefield: [
          mine(
            'g',
            'Enthusiast',
            'Creature — Human Artificer',
            'At the beginning of your end step, create a tapped Powerstone token.\n{6}: Draw a card and put a +1/+1 counter on ~.',
            { pt: '2/5' },
          ),
        ],
      },
      actions: [activate('g'), resolve, { by: 'all', do: 'pass until', until: 'end' }, resolve],
      expect: { pt: { g: '3/6' }, handSize: { A: 1 }, tokens: [{ ...stone, count: 1 }] },
    },
  ],
  'Bottle-Cap Blast': [
    {
      setup: { mana: { A: '{R}' } },
      zones: {
        battlefield: [
          ...['p', 'q', 'r', 's'].map((ref) => mine(ref, `Relic ${ref}`, 'Artifact', '')),
          { ref: 'w', name: 'Walker', type: 'Planeswalker — Bear', loyalty: 4, controller: 'B' },
        ],
        hand: {
          A: [
            inHand(
              'b',
              'Blast',
              'Instant',
              '{4}{R}',
              'Improvise\n~ deals 5 damage to any target. If excess damage was dealt to a permanent this way, create that many tapped Treasure tokens.',
            ),
          ],
        },
      },
      actions: [cast('b', { targets: ['w'], additional: ['p', 'q', 'r', 's'] }), resolve],
      expect: { zones: { w: 'graveyard' }, tokens: [{ name: 'Treasure Token', count: 1 }], tapped: { p: true, s: true } },
    },
  ],
  'Melek, Reforged Researcher': [
    {
      setup: { mana: { A: '{R}{R}{C}{C}' } },
      zones: {
        battlefield: [
          mine(
            'm',
            'Melek',
            'Legendary Creature — Weird Detective',
            "~'s power and toughness are each equal to twice the number of instant and sorcery cards in your graveyard.\nThe first instant or sorcery spell you cast each turn costs {3} less to cast.",
            { pt: '*/*' },
          ),
        ],
        graveyard: { A: [inHand('o', 'Old', 'Instant', '{1}', 'You gain 1 life.')] },
        hand: {
          A: [
            inHand('i', 'First', 'Instant', '{3}{R}', 'You gain 3 life.'),
            inHand('j', 'Second', 'Sorcery', '{2}{R}', 'You gain 4 life.'),
          ],
        },
      },
      actions: [cast('i'), resolve, cast('j'), resolve],
      expect: { life: { A: 27 }, pt: { m: '6/6' }, mana: { A: '' } },
    },
  ],
  'Sibling Rivalry': [
    {
      setup: { mana: { A: '{R}{C}{C}{C}' } },
      zones: {
        battlefield: [{ ref: 'x', name: 'X', type: 'Artifact', controller: 'B', tapped: true }],
        hand: {
          A: [
            inHand(
              's',
              'Rivalry',
              'Sorcery',
              '{3}{R}',
              'Gain control of target artifact or creature until end of turn. Untap it. It gains haste until end of turn. Create a tapped Powerstone token.',
            ),
          ],
        },
      },
      actions: [cast('s', { targets: ['x'] }), resolve],
      expect: {
        controller: { x: 'A' },
        tapped: { x: false },
        abilities: { x: { has: ['haste'] } },
        tokens: [{ controller: 'A', ...stone, count: 1 }],
      },
    },
  ],
  'Confounding Conundrum': [
    {
      setup: { active: 'B' },
      zones: {
        battlefield: [
          mine(
            'c',
            'Conundrum',
            'Enchantment',
            "When ~ enters the battlefield, draw a card.\nWhenever a land enters the battlefield under an opponent's control, if that player had another land enter the battlefield under their control this turn, they return a land they control to its owner's hand.",
          ),
          { ref: 'old', name: 'Old', type: 'Land', controller: 'B' },
        ],
        hand: {
          B: [
            { ref: 'l', name: 'L', type: 'Land' },
            { ref: 'm', name: 'M', type: 'Land' },
          ],
        },
      },
      actions: [
        { by: 'B', do: 'play land', object: 'l' },
        { by: 'B', do: 'effect', text: 'Put a land card from your hand onto the battlefield.' },
        { by: 'B', do: 'check' },
        resolve,
        choose('old', 'B'),
      ],
      expect: { zones: { old: 'hand', l: 'battlefield', m: 'battlefield' } },
    },
  ],
  'Baloth Cage Trap': [
    {
      setup: { active: 'B', mana: { A: '{G}{C}' } },
      zones: {
        hand: {
          A: [
            inHand(
              't',
              'Cage',
              'Instant — Trap',
              '{3}{G}{G}',
              "If an opponent had an artifact enter the battlefield under their control this turn, you may pay {1}{G} rather than pay ~'s mana cost.\nCreate a 4/4 green Beast creature token.",
            ),
          ],
        },
      },
      actions: [
        { by: 'B', do: 'effect', text: 'Create a Food token.' },
        { by: 'B', do: 'pass' },
        cast('t', { alternative: 'if an opponent' }),
        resolve,
      ],
      expect: {
        tokens: [
          { controller: 'B', name: 'Food Token', count: 1 },
          { controller: 'A', name: 'Beast Token', pt: '4/4', count: 1 },
        ],
        mana: { A: '' },
      },
    },
  ],
  'End of the Hunt': [
    {
      setup: { mana: { A: '{B}{C}' } },
      zones: {
        battlefield: [bear('x', 'B', '1/1', '{4}'), bear('y', 'B', '9/9', '{4}'), bear('z', 'B', '1/1', '{3}')],
        hand: {
          A: [
            inHand(
              's',
              'Hunt',
              'Sorcery',
              '{1}{B}',
              'Target opponent exiles a creature or planeswalker they control with the highest mana value among creatures and planeswalkers they control.',
            ),
          ],
        },
      },
      actions: [cast('s', { targets: ['B'] }), resolve, choose('x', 'B')],
      expect: { zones: { x: 'exile', y: 'battlefield', z: 'battlefield' } },
    },
  ],
  'Veteran’s Powerblade': [
    {
      setup: { mana: { A: '{W}' } },
      zones: {
        battlefield: [
          mine('p', 'Powerblade', 'Artifact — Equipment', 'Equipped creature gets +2/+0.\nEquip Soldier {W}\nEquip {2}'),
          creature('s', 'A', '1/1', { type: 'Creature — Soldier' }),
        ],
      },
      actions: [activate('p', { ability: 'Equip Soldier', targets: ['s'] }), resolve],
      expect: { pt: { s: '3/1' } },
    },
  ],
  'Aether Rift': [
    ...[
      { actions: [resolve, choose('no'), choose('no', 'B')], expect: { zones: { c: 'battlefield' }, controller: { c: 'A' } } },
      { actions: [resolve, choose('no'), choose('yes', 'B')], expect: { zones: { c: 'graveyard' }, life: { A: 20, B: 15 } } },
      { actions: [resolve, choose('yes')], expect: { zones: { c: 'graveyard' }, life: { A: 15, B: 20 } } },
    ].map((each) => ({
      setup: { step: 'upkeep' },
      zones: {
        battlefield: [
          mine(
            'r',
            'Rift',
            'Enchantment',
            'At the beginning of your upkeep, discard a card at random. If you discard a creature card this way, return it from your graveyard to the battlefield unless any player pays 5 life.',
          ),
        ],
        hand: { A: [inHand('c', 'Beast', 'Creature — Beast', '{9}', '', { pt: '7/7' })] },
      },
      ...each,
    })),
  ],
  'Orcus, Prince of Undeath': [
    {
      setup: { mana: { A: '{B}{R}{C}{C}{C}{C}{C}' } },
      zones: {
        hand: {
          A: [
            inHand(
              'o',
              'Orcus',
              'Legendary Creature — Demon',
              '{X}{2}{B}{R}',
              'Flying\nTrample\nWhen ~ enters the battlefield, choose one —\n• Each other creature gets -X/-X until end of turn. You lose X life.\n• Return up to X target creature cards with total mana value X or less from your graveyard to the battlefield. They gain haste until end of turn.',
              { pt: '5/3' },
            ),
          ],
        },
        graveyard: { A: [bear('one', 'A', '1/1', '{1}'), bear('two', 'A', '2/2', '{2}'), bear('three', 'A', '3/3', '{3}')] },
      },
      actions: [cast('o', { x: 3 }), resolve, choose('2'), choose(['one', 'two']), resolve],
      expect: { zones: { one: 'battlefield', two: 'battlefield', three: 'graveyard' }, abilities: { one: { has: ['haste'] } } },
    },
  ],
  'Blue Mana Battery': [
    {
      setup: { mana: { A: '{C}{C}' } },
      zones: {
        battlefield: [
          mine(
            'b',
            'Battery',
            'Artifact',
            '{2}, {T}: Put a charge counter on ~.\n{T}, Remove any number of charge counters from ~: Add {U}, then add an additional {U} for each charge counter removed this way.',
            { counters: { charge: 2 } },
          ),
        ],
      },
      actions: [
        activate('b', { ability: 1 }),
        resolve,
        effect('Untap target artifact.', { targets: ['b'] }),
        activate('b', { ability: 2, x: 3 }),
      ],
      expect: { mana: { A: '{U}{U}{U}{U}' }, counters: { b: { charge: 0 } } },
    },
  ],
  'Thinking Cap': [
    {
      setup: { mana: { A: '{C}{C}{C}{C}' } },
      zones: {
        battlefield: [
          mine('t', 'Cap', 'Artifact — Equipment', 'Equipped creature gets +1/+2.\nEquip Detective {1}\nEquip {3}'),
          creature('d', 'A', '1/1', { type: 'Creature — Human Detective' }),
          creature('o', 'A', '1/1'),
        ],
      },
      actions: [
        activate('t', { ability: 'Equip Detective', targets: ['d'] }),
        resolve,
        activate('t', { ability: 'Equip {3}', targets: ['o'] }),
        resolve,
      ],
      expect: { pt: { d: '1/1', o: '2/3' }, mana: { A: '' } },
    },
  ],
  'Terisiare’s Devastation': [
    {
      setup: { mana: { A: '{B}{B}{C}{C}{C}{C}' } },
      zones: {
        battlefield: [creature('x', 'B', '2/2'), creature('y', 'A', '3/3')],
        hand: {
          A: [
            inHand(
              's',
              'Devastation',
              'Sorcery',
              '{X}{2}{B}{B}',
              'You lose X life and create X tapped Powerstone tokens. Then all creatures get -1/-1 until end of turn for each artifact you control.',
            ),
          ],
        },
      },
      actions: [cast('s', { x: 2 }), resolve],
      expect: { life: { A: 18 }, zones: { x: 'graveyard' }, pt: { y: '1/1' }, tokens: [{ ...stone, count: 2 }] },
    },
  ],
  'Permafrost Trap': [
    {
      setup: { active: 'B', mana: { A: '{U}' } },
      zones: {
        battlefield: [creature('x', 'B'), creature('y', 'B')],
        hand: {
          A: [
            inHand(
              't',
              'Permafrost',
              'Instant — Trap',
              '{2}{U}{U}',
              "If an opponent had a green creature enter the battlefield under their control this turn, you may pay {U} rather than pay ~'s mana cost.\nTap up to two target creatures. Those creatures don't untap during their controller's next untap step.",
            ),
          ],
        },
      },
      actions: [
        { by: 'B', do: 'effect', text: 'Create a 1/1 green Elf creature token.' },
        { by: 'B', do: 'pass' },
        cast('t', { alternative: 'if an opponent', targets: ['x', 'y'] }),
        resolve,
        { by: 'all', do: 'pass until', until: 'upkeep of B' },
      ],
      expect: { tapped: { x: true, y: true } },
    },
  ],
  'Malamet Battle Glyph': [
    {
      setup: { mana: { A: '{G}' } },
      zones: {
        battlefield: [creature('o', 'B', '3/4')],
        hand: {
          A: [
            inHand('c', 'Cub', 'Creature — Cat', '{9}', '', { pt: '3/4' }),
            inHand(
              's',
              'Glyph',
              'Sorcery',
              '{G}',
              "Choose target creature you control and target creature you don't control. If the creature you control entered the battlefield this turn, put a +1/+1 counter on it. Then those creatures fight each other.",
            ),
          ],
        },
      },
      actions: [effect('Put a creature card from your hand onto the battlefield.'), cast('s', { targets: ['c', 'o'] }), resolve],
      expect: { zones: { o: 'graveyard' } },
    },
  ],
  'Vish Kal, Blood Arbiter': [
    {
      zones: {
        battlefield: [
          mine(
            'v',
            'Vish Kal',
            'Legendary Creature — Vampire',
            "Flying, lifelink\nSacrifice a creature: Put X +1/+1 counters on ~, where X is the sacrificed creature's power.\nRemove all +1/+1 counters from ~: Target creature gets -1/-1 until end of turn for each +1/+1 counter removed this way.",
            { pt: '5/5' },
          ),
          creature('f', 'A', '3/1'),
          creature('o', 'B', '4/4'),
        ],
      },
      actions: [activate('v', { ability: 1, additional: ['f'] }), resolve, activate('v', { ability: 2, targets: ['o'] }), resolve],
      expect: { pt: { v: '5/5', o: '1/1' }, zones: { f: 'graveyard' } },
    },
  ],
};

describe('cards whose texts were read since', () => {
  it.each(Object.entries(boards))('%s', (_, all) => {
    for (const { setup = {}, zones, players = ['A', 'B'], ...rest } of all)
      expect(verdict(play({ edition, players, setup: { step: 'precombat main', ...setup, zones }, ...rest }))).toBe('passed');
  });
});
