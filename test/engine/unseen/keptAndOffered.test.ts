/** What stays tapped, what cannot be activated, where a countered spell goes, and what is offered (502.3, 602.5, 701.6a, 608.2d). */
import { describe } from 'vitest';
import { bothWays } from './bothWays.ts';

const bear = (ref: string, controller: string, more: object = {}): object => ({
  ref,
  name: `Bear ${ref}`,
  type: 'Creature — Bear',
  pt: '2/2',
  controller,
  ...more,
});
const thing = (ref: string, text: string, more: object = {}): object => ({
  ref,
  name: `Test ${ref}`,
  type: 'Artifact',
  controller: 'A',
  text,
  ...more,
});
const spell = (text: string, more: object = {}): object => ({
  ref: 'spell',
  name: 'Test Spell',
  type: 'Instant',
  cost: '{0}',
  text,
  ...more,
});
const cast = (object = 'spell', more: object = {}): object => ({ by: 'A', do: 'cast', object, ...more });
const activate = (object: string, more: object = {}): object => ({ by: 'A', do: 'activate', object, ...more });
const choose = (choice: unknown, by = 'A'): object => ({ by, do: 'choose', choice });
const resolve = { by: 'all', do: 'resolve' };
const until = (step: string): object => ({ by: 'all', do: 'pass until', until: step });

describe('what does not untap', () => {
  const shield = thing(
    'shield',
    'You may choose not to untap Test shield during your untap step.\n{T}: Target creature gets +0/+3 for as long as Test shield remains tapped.',
  );
  bothWays([
    [
      'stays tapped where its controller says so, and what lasts so long goes on',
      {
        edition: '1996-10-01',
        setup: { active: 'A', librarySize: { A: 9, B: 9 }, zones: { battlefield: [shield, bear('x', 'A', { tapped: true })] } },
        actions: [activate('shield', { targets: ['x'] }), resolve, until('upkeep of A'), choose('shield'), until('upkeep of A')],
        expect: [
          { after: 3, pending: { player: 'A' }, tapped: { shield: true, x: true } },
          { tapped: { shield: true, x: false }, pt: { x: '2/5' } },
        ],
      },
      { pt: { x: '2/2' } },
    ],
    [
      'untaps with the others where nobody says so, and it ends',
      {
        edition: '2026-01-16',
        setup: { active: 'B', librarySize: { A: 9, B: 9 }, zones: { battlefield: [shield, bear('x', 'A')] } },
        actions: [activate('shield', { targets: ['x'] }), resolve, until('upkeep of A'), choose('no')]
          .map((action, at) => (at === 0 ? [{ by: 'B', do: 'pass' }, action] : [action]))
          .flat(),
        expect: { tapped: { shield: false }, pt: { x: '2/2' } },
      },
      { tapped: { shield: true } },
    ],
    [
      'is not asked of what is untapped, nor of what another controls',
      {
        edition: '2010-07-16',
        setup: {
          active: 'B',
          librarySize: { A: 9, B: 9 },
          zones: {
            battlefield: [
              { ...shield, tapped: true },
              thing('other', 'You may choose not to untap Test other during your untap step.', { controller: 'B', tapped: true }),
              thing('third', 'You may choose not to untap Test third during your untap step.'),
            ],
          },
        },
        actions: [until('upkeep of A'), choose('no'), until('precombat main of A')],
        expect: { step: 'precombat main', active: 'A', tapped: { shield: false, other: true } },
      },
      { tapped: { other: false } },
    ],
    [
      'in your next untap step: lands that come later too, and no longer than that',
      {
        edition: '2017-07-14',
        setup: {
          active: 'A',
          librarySize: { A: 9, B: 9 },
          zones: {
            battlefield: [
              { ref: 'f1', name: 'Forest', type: 'Basic Land — Forest', controller: 'A', tapped: true },
              { ref: 'f2', name: 'Forest', type: 'Basic Land — Forest', controller: 'B', tapped: true },
            ],
            hand: {
              A: [
                spell("You gain 1 life. Lands you control don't untap during your next untap step."),
                { ref: 'late', name: 'Nook', type: 'Land', text: 'Nook enters the battlefield tapped.' },
              ],
            },
          },
        },
        actions: [
          cast(),
          resolve,
          { by: 'A', do: 'play land', object: 'late' },
          until('upkeep of B'),
          until('upkeep of A'),
          until('precombat main of B'),
          until('upkeep of A'),
        ],
        expect: [
          { after: 4, tapped: { f2: false, f1: true } },
          { after: 5, tapped: { f1: true, late: true } },
          { tapped: { f1: false, late: false } },
        ],
      },
      { tapped: { late: true } },
    ],
    [
      'for as long as something else remains tapped',
      {
        edition: '2012-02-03',
        setup: {
          active: 'A',
          librarySize: { A: 9, B: 9 },
          zones: {
            battlefield: [
              thing(
                'tick',
                "You may choose not to untap Test tick during your untap step.\n{T}: Tap target creature. It doesn't untap during its controller's untap step for as long as Test tick remains tapped.",
              ),
              bear('x', 'B'),
              bear('y', 'B', { tapped: true }),
            ],
          },
        },
        actions: [
          activate('tick', { targets: ['x'] }),
          resolve,
          until('upkeep of B'),
          until('upkeep of A'),
          choose('no'),
          until('upkeep of B'),
        ],
        expect: [{ after: 3, tapped: { x: true, y: false } }, { tapped: { x: false, tick: false } }],
      },
      { tapped: { x: true } },
    ],
  ]);
});

describe('what cannot be activated', () => {
  const arrest = (text: string, attachedTo: string): object => ({
    ref: 'aura',
    name: 'Test Aura',
    type: 'Enchantment — Aura',
    controller: 'B',
    attachedTo,
    text: `Enchant permanent\n${text}`,
  });
  const elf = bear('elf', 'A', { text: '{T}: Add {G}.\n{0}: Bear elf gets +1/+0 until end of turn.' });
  bothWays([
    [
      'are all of its abilities, those for mana too: nothing is paid with them',
      {
        edition: '1999-10-01',
        setup: {
          active: 'A',
          zones: {
            battlefield: [elf, arrest("Enchanted permanent can't attack or block, and its activated abilities can't be activated.", 'elf')],
            hand: { A: [spell('You gain 1 life.', { cost: '{G}' })] },
          },
        },
        actions: [activate('elf', { ability: 1 }), activate('elf', { ability: 2 }), cast()],
        expect: [
          { after: 1, refused: { action: 1 } },
          { after: 2, refused: { action: 2 } },
          { refused: { action: 3 }, pt: { elf: '2/2' }, tapped: { elf: false } },
        ],
      },
      { tapped: { elf: true } },
    ],
    [
      'or those alone that are no mana abilities',
      {
        edition: '2012-05-01',
        setup: {
          active: 'A',
          zones: {
            battlefield: [
              elf,
              arrest(
                "Enchanted permanent can't attack or block, and its activated abilities can't be activated unless they're mana abilities.",
                'elf',
              ),
            ],
            hand: { A: [spell('You gain 1 life.', { cost: '{G}' })] },
          },
        },
        actions: [activate('elf', { ability: 2 }), cast(), resolve],
        expect: { refused: { action: 1 }, life: { A: 21 }, tapped: { elf: true }, pt: { elf: '2/2' } },
      },
      { life: { A: 20 } },
    ],
    [
      'of all artifacts, equipment with them, and of no others',
      {
        edition: '2024-02-02',
        setup: {
          active: 'A',
          mana: { A: '{2}' },
          zones: {
            battlefield: [
              thing('totem', "Activated abilities of artifacts can't be activated unless they're mana abilities."),
              thing('blade', 'Equipped creature gets +2/+0.\nEquip {1}', { type: 'Artifact — Equipment' }),
              elf,
              thing('rock', '{T}: Add {C}.'),
            ],
          },
        },
        actions: [activate('blade', { targets: ['elf'] }), activate('rock'), activate('elf', { ability: 2 }), resolve],
        expect: { refused: { action: 1 }, pt: { elf: '3/2' }, mana: { A: '{3}' } },
      },
      { pt: { elf: '5/2' } },
    ],
    [
      'creatures with less power cannot block it; measured as blockers are declared',
      {
        edition: '2010-04-23',
        setup: {
          active: 'A',
          librarySize: { A: 9, B: 9 },
          zones: {
            battlefield: [
              bear('gnarlid', 'A', { pt: '3/3', text: "Creatures with power less than Bear gnarlid's power can't block it." }),
              bear('small', 'B'),
              bear('equal', 'B', { pt: '3/1' }),
            ],
          },
        },
        actions: [
          until('declare attackers'),
          { by: 'A', do: 'attack', attackers: { gnarlid: 'B' } },
          until('declare blockers'),
          { by: 'B', do: 'block', blockers: { small: 'gnarlid' } },
          { by: 'B', do: 'block', blockers: { equal: 'gnarlid' } },
        ],
        expect: { refused: { action: 4 }, blocking: { equal: true, small: false } },
      },
      { blocking: { small: true } },
    ],
  ]);
});

describe('where a countered spell goes', () => {
  const theirs = (more: object = {}): object => ({
    ref: 'theirs',
    name: 'Their Spell',
    type: 'Sorcery',
    cost: '{0}',
    text: 'You gain 3 life.',
    ...more,
  });
  const countering = (text: string, theirSpell: object, edition: string, expected: object): Readonly<Record<string, unknown>> => ({
    edition,
    setup: { active: 'B', librarySize: { A: 3, B: 3 }, mana: { B: '{1}' }, zones: { hand: { A: [spell(text)], B: [theirSpell] } } },
    actions: [{ by: 'B', do: 'cast', object: 'theirs' }, { by: 'B', do: 'pass' }, cast('spell', { targets: ['theirs'] }), resolve],
    expect: expected,
  });
  const exile = 'Counter target spell. If that spell is countered this way, exile it instead of putting it into its owner’s graveyard.';
  bothWays([
    [
      'exile',
      countering(exile, theirs(), '1996-10-01', { zones: { theirs: 'exile', spell: 'graveyard' }, life: { B: 20 } }),
      { zones: { theirs: 'graveyard' } },
    ],
    [
      'the top of its library',
      countering(
        "Counter target spell. If that spell is countered this way, put it on top of its owner's library instead of into that player's graveyard.",
        theirs(),
        '2005-10-01',
        { zones: { theirs: 'library' }, libraryTop: { B: ['theirs'] } },
      ),
      { zones: { theirs: 'graveyard' } },
    ],
    [
      'nowhere, where it cannot be countered',
      countering(exile, theirs({ text: "Their Spell can't be countered.\nYou gain 3 life." }), '2014-07-18', {
        zones: { theirs: 'stack' },
      }),
      { zones: { theirs: 'exile' } },
    ],
  ]);
});

describe('what is offered', () => {
  bothWays([
    [
      'to tap or to untap: what is untapped is tapped, what is tapped untapped, and nothing where nobody wants it',
      {
        edition: '2007-10-12',
        setup: {
          active: 'A',
          zones: {
            battlefield: [
              thing('m', '{0}: You may tap or untap target permanent.'),
              bear('x', 'B'),
              bear('y', 'B', { tapped: true }),
              bear('z', 'B'),
            ],
          },
        },
        actions: [
          activate('m', { targets: ['x'] }),
          resolve,
          choose('yes'),
          activate('m', { targets: ['y'] }),
          resolve,
          choose('yes'),
          activate('m', { targets: ['z'] }),
          resolve,
          choose('no'),
        ],
        expect: { tapped: { x: true, y: false, z: false } },
      },
      { tapped: { z: true } },
    ],
    [
      'damage by the thing that is spoken of, as much as was dealt',
      {
        edition: '2010-07-16',
        setup: {
          active: 'A',
          librarySize: { A: 9, B: 9 },
          zones: {
            battlefield: [
              bear('dragon', 'A', {
                text: 'Whenever Bear dragon deals combat damage to a player, you may have it deal that much damage to target creature that player controls.',
              }),
              bear('x', 'B'),
              bear('mine', 'A'),
            ],
          },
        },
        actions: [
          until('declare attackers'),
          { by: 'A', do: 'attack', attackers: { dragon: 'B' } },
          until('declare blockers'),
          { by: 'B', do: 'block', blockers: {} },
          until('combat damage'),
          choose('x'),
          resolve,
          choose('yes'),
        ],
        expect: { life: { B: 18 }, zones: { x: 'graveyard' } },
      },
      { zones: { x: 'battlefield' } },
    ],
    [
      'X damage, which the text says',
      {
        edition: '2003-07-01',
        setup: {
          active: 'A',
          zones: {
            battlefield: [bear('g1', 'A', { type: 'Creature — Goblin' }), bear('g2', 'B', { type: 'Creature — Goblin' }), bear('x', 'B')],
            hand: {
              A: [
                {
                  ref: 'gem',
                  name: 'Gem',
                  type: 'Creature — Goblin',
                  cost: '{0}',
                  pt: '1/1',
                  text: 'When Gem enters the battlefield, you may have it deal X damage to target creature, where X is the number of Goblins on the battlefield.',
                },
              ],
            },
          },
        },
        actions: [cast('gem'), resolve, choose('x'), resolve, choose('yes')],
        expect: { zones: { x: 'graveyard', gem: 'battlefield' } },
      },
      { zones: { x: 'battlefield' } },
    ],
    [
      'a card to reveal, as a land enters: with it untapped, without one tapped',
      {
        edition: '2007-10-12',
        setup: {
          active: 'A',
          zones: {
            hand: {
              A: [
                {
                  ref: 'court',
                  name: 'Court',
                  type: 'Land',
                  text: "As Court enters the battlefield, you may reveal a Giant card from your hand. If you don't, Court enters the battlefield tapped.\n{T}: Add {W}.",
                },
                { ref: 'giant', name: 'Giant', type: 'Creature — Giant', pt: '3/3' },
              ],
            },
          },
        },
        actions: [{ by: 'A', do: 'play land', object: 'court' }, choose('yes')],
        expect: { tapped: { court: false }, zones: { giant: 'hand' } },
      },
      { tapped: { court: true } },
    ],
    [
      'none to reveal: it enters tapped without being asked',
      {
        edition: '2020-01-24',
        setup: {
          active: 'A',
          zones: {
            hand: {
              A: [
                {
                  ref: 'court',
                  name: 'Court',
                  type: 'Land',
                  text: "As Court enters the battlefield, you may reveal a Giant card from your hand. If you don't, Court enters the battlefield tapped.\n{T}: Add {W}.",
                },
              ],
            },
          },
        },
        actions: [{ by: 'A', do: 'play land', object: 'court' }],
        expect: { tapped: { court: true }, priority: 'A' },
      },
      { tapped: { court: false } },
    ],
    [
      'a kicker: with it it enters with counters and a keyword, without it with neither',
      {
        edition: '2001-03-01',
        setup: {
          active: 'A',
          mana: { A: '{2}' },
          zones: {
            hand: {
              A: ['one', 'two'].map((ref) => ({
                ref,
                name: `Kavu ${ref}`,
                type: 'Creature — Kavu',
                cost: '{0}',
                pt: '2/2',
                text: `Kicker {2}\nIf Kavu ${ref} was kicked, it enters the battlefield with three +1/+1 counters on it and with trample.`,
              })),
            },
          },
        },
        actions: [cast('one', { kicked: true }), resolve, cast('two'), resolve],
        expect: { pt: { one: '5/5', two: '2/2' }, abilities: { one: { has: ['trample'] }, two: { lacks: ['trample'] } } },
      },
      { abilities: { one: { lacks: ['trample'] } } },
    ],
  ]);
});

describe('what is offered if something is so', () => {
  const reveal =
    "Reveal the top card of your library. You may put that card onto the battlefield if it's a permanent card. Otherwise, put that card into your hand.";
  const steal =
    "Exile the top card of target player's library. If it's a permanent card, you may put it onto the battlefield under your control. If you don't, you gain 4 life.";
  const note = { ref: 'top', name: 'Note', type: 'Instant', cost: '{1}', text: 'You gain 1 life.' };
  const rock = { ref: 'top', name: 'Rock', type: 'Artifact', cost: '{1}' };
  const board = (
    text: string,
    card: object,
    edition: string,
    more: readonly object[],
    expected: object,
  ): Readonly<Record<string, unknown>> => ({
    edition,
    setup: { zones: { library: { A: [card] } } },
    actions: [{ by: 'A', do: 'effect', text, ...(text === steal ? { targets: ['A'] } : {}) }, ...more],
    expect: expected,
  });
  bothWays([
    [
      'is not offered where it is not so, and the other is done',
      board(reveal, note, '2016-01-22', [], { zones: { top: 'hand' }, priority: 'A' }),
      { zones: { top: 'library' } },
    ],
    [
      'is offered where it is so',
      board(reveal, rock, '2026-01-16', [choose('yes')], { zones: { top: 'battlefield' } }),
      { zones: { top: 'hand' } },
    ],
    [
      'and declined: the other is done',
      board(reveal, rock, '2019-10-04', [choose('no')], { zones: { top: 'hand' } }),
      { zones: { top: 'battlefield' } },
    ],
    [
      '"if you don\'t" is said of who declines',
      board(steal, rock, '2025-06-06', [choose('no')], { zones: { top: 'exile' }, life: { A: 24 } }),
      { life: { A: 20 } },
    ],
    ['and of who is not asked', board(steal, note, '2025-06-06', [], { zones: { top: 'exile' }, life: { A: 24 } }), { life: { A: 20 } }],
    [
      'and not of who does it',
      board(steal, rock, '2014-07-18', [choose('yes')], { zones: { top: 'battlefield' }, life: { A: 20 } }),
      { life: { A: 24 } },
    ],
  ]);
});

describe('what is done unless something is given', () => {
  const lair = {
    ref: 'lair',
    name: 'Lair',
    type: 'Land — Lair',
    text: "When Lair enters the battlefield, sacrifice it unless you return a non-Lair land you control to its owner's hand.",
  };
  const nook = { ref: 'nook', name: 'Nook', type: 'Land', controller: 'A' };
  const entering = (
    more: object,
    battlefield: readonly object[],
    choices: readonly object[],
    expected: object,
  ): Readonly<Record<string, unknown>> => ({
    edition: '2001-03-01',
    setup: { active: 'A', zones: { battlefield, hand: { A: [{ ...lair, ...more }] } } },
    actions: [{ by: 'A', do: 'play land', object: 'lair' }, resolve, ...choices],
    expect: expected,
  });
  const flesh = bear('flesh', 'A', { text: 'At the beginning of your upkeep, tap Bear flesh unless you pay 1 life.' });
  bothWays([
    [
      'a land that goes back to the hand',
      entering({}, [nook, { ...lair, ref: 'old', controller: 'A' }], [choose('yes')], {
        zones: { lair: 'battlefield', nook: 'hand', old: 'battlefield' },
      }),
      { zones: { lair: 'graveyard' } },
    ],
    [
      'it is not offered to who has no such land',
      entering({}, [{ ...lair, ref: 'old', controller: 'A' }], [], { zones: { lair: 'graveyard', old: 'battlefield' } }),
      { zones: { lair: 'battlefield' } },
    ],
    [
      'an enchantment of another, since no word says whose it is',
      {
        edition: '2012-10-05',
        setup: {
          active: 'A',
          zones: {
            battlefield: [thing('e', '', { type: 'Enchantment', controller: 'B' })],
            hand: {
              A: [
                {
                  ref: 'drake',
                  name: 'Drake',
                  type: 'Creature — Drake',
                  pt: '2/1',
                  cost: '{0}',
                  text: "When Drake enters the battlefield, sacrifice it unless you return an enchantment to its owner's hand.",
                },
              ],
            },
          },
        },
        actions: [cast('drake'), resolve, resolve, choose('yes')],
        expect: { zones: { e: 'hand', drake: 'battlefield' } },
      },
      { zones: { drake: 'graveyard' } },
    ],
    [
      'life that its controller pays, or does not',
      {
        edition: '2010-07-16',
        setup: { active: 'B', step: 'end', librarySize: { A: 9, B: 9 }, zones: { battlefield: [flesh] } },
        actions: [until('upkeep of A'), resolve, choose('yes')],
        expect: { life: { A: 19 }, tapped: { flesh: false } },
      },
      { tapped: { flesh: true } },
    ],
    [
      'a card, at random: of none there is nothing to discard',
      {
        edition: '2026-01-16',
        setup: {
          active: 'A',
          zones: {
            hand: {
              A: [
                {
                  ref: 'horde',
                  name: 'Horde',
                  type: 'Creature — Barbarian',
                  pt: '5/5',
                  cost: '{0}',
                  text: 'When Horde enters, sacrifice it unless you discard a card at random.',
                },
              ],
            },
          },
        },
        actions: [cast('horde'), resolve, resolve],
        expect: { zones: { horde: 'graveyard' } },
      },
      { zones: { horde: 'battlefield' } },
    ],
    [
      'as long as it is equipped; one plus the number of others',
      {
        edition: '2010-02-01',
        setup: {
          active: 'A',
          zones: {
            battlefield: [
              bear('kite', 'A', { text: 'As long as Bear kite is equipped, it gets +1/+1 and has flying.' }),
              bear('other', 'A', { text: 'As long as Bear other is equipped, it gets +1/+1 and has flying.' }),
              thing('blade', 'Equip {0}', { type: 'Artifact — Equipment', attachedTo: 'kite' }),
            ],
            hand: { A: [spell('You gain X life, where X is one plus the number of artifacts you control.')] },
          },
        },
        actions: [cast(), resolve],
        expect: { life: { A: 22 }, pt: { kite: '3/3', other: '2/2' } },
      },
      { pt: { kite: '2/2' } },
    ],
  ]);
});

describe('several targets, and for how many', () => {
  bothWays([
    [
      'each of two, in one breath; each of up to two, of which one is chosen',
      {
        edition: '2015-07-18',
        setup: {
          active: 'A',
          zones: {
            battlefield: [
              bear('x', 'A'),
              bear('y', 'A'),
              bear('z', 'B'),
              thing('m', '{0}: Put a +1/+1 counter on each of up to two target creatures.'),
            ],
            hand: { A: [spell('Up to two target creatures each get +2/+1 and gain trample until end of turn.')] },
          },
        },
        actions: [cast('spell', { targets: [['x', 'y']] }), resolve, activate('m', { targets: [['z']] }), resolve],
        expect: { pt: { x: '4/3', y: '4/3', z: '3/3' }, counters: { z: { '+1/+1': 1 }, x: {} }, abilities: { y: { has: ['trample'] } } },
      },
      { pt: { y: '2/2' } },
    ],
    [
      'for each Swamp, behind how long it lasts; and what cannot be blocked so long',
      {
        edition: '2002-02-01',
        setup: {
          active: 'A',
          zones: {
            battlefield: [
              bear('x', 'B'),
              bear('big', 'A', { pt: '5/5' }),
              ...[1, 2].map((at) => ({ ref: `s${at}`, name: 'Swamp', type: 'Basic Land — Swamp', controller: 'A' })),
            ],
            hand: {
              A: [
                spell('All creatures get -1/-1 until end of turn for each Swamp you control.'),
                {
                  ref: 'tele',
                  name: 'Tele',
                  type: 'Sorcery',
                  cost: '{0}',
                  text: "Target creature you control gets +1/+0 until end of turn and can't be blocked this turn.",
                },
              ],
            },
          },
        },
        actions: [
          cast(),
          resolve,
          cast('tele', { targets: ['big'] }),
          resolve,
          until('declare attackers'),
          { by: 'A', do: 'attack', attackers: { big: 'B' } },
          until('postcombat main'),
        ],
        expect: { zones: { x: 'graveyard' }, life: { B: 16 } },
      },
      { life: { B: 17 } },
    ],
    [
      'a permanent card: none that is an instant',
      {
        edition: '2010-07-16',
        setup: {
          active: 'A',
          zones: {
            graveyard: {
              A: [
                { ref: 'note', name: 'Note', type: 'Instant', cost: '{1}', text: 'You gain 1 life.' },
                { ref: 'dear', name: 'Dear', type: 'Artifact', cost: '{4}' },
                { ref: 'land', name: 'Nook', type: 'Land' },
              ],
            },
            battlefield: [
              thing('t', '{0}: Return target permanent card with mana value 3 or less from your graveyard to the battlefield.'),
            ],
          },
        },
        actions: ['note', 'dear', 'land'].map((ref) => activate('t', { targets: [ref] })).concat([resolve]),
        expect: [
          { after: 1, refused: { action: 1 } },
          { after: 2, refused: { action: 2 } },
          { zones: { land: 'battlefield', note: 'graveyard' } },
        ],
      },
      { zones: { land: 'graveyard' } },
    ],
    [
      'two mana in any combination are planned with as one choice',
      {
        edition: '2006-10-01',
        setup: {
          active: 'A',
          zones: {
            battlefield: [thing('t', '{T}, Sacrifice Test t: Add two mana in any combination of colors.')],
            hand: { A: [spell('You gain 1 life.', { cost: '{R}{G}' })] },
          },
        },
        actions: [cast(), resolve],
        expect: { life: { A: 21 }, zones: { t: 'graveyard' } },
      },
      { life: { A: 20 } },
    ],
    [
      'X mana in any combination: each is chosen',
      {
        edition: '2006-10-01',
        setup: {
          active: 'A',
          zones: {
            battlefield: [
              {
                ref: 't',
                name: 'Nook',
                type: 'Land',
                controller: 'A',
                counters: { storage: 3 },
                text: '{0}, Remove X storage counters from Nook: Add X mana in any combination of {R} and/or {W}.',
              },
            ],
          },
        },
        actions: [activate('t', { x: 3 }), choose('red'), choose('white'), choose('red')],
        expect: { mana: { A: '{R}{R}{W}' }, counters: { t: {} } },
      },
      { mana: { A: '{W}{W}{R}' } },
    ],
  ]);
});
