/** Texts in the words of their day that were refused though today's words for the same were read; and what came to be read beside them. */
import { describe } from 'vitest';
import { bothWays } from './bothWays.ts';

const creature = (ref: string, controller: string, more: object = {}) => ({
  ref,
  name: 'Grizzly Bears',
  type: 'Creature — Bear',
  pt: '2/2',
  controller,
  ...more,
});
const bolt = {
  ref: 'bolt',
  name: 'Lightning Bolt',
  type: 'Instant',
  cost: '{R}',
  text: 'Lightning Bolt deals 3 damage to target creature or player.',
};
const resolve = { by: 'all', do: 'resolve' };

describe('a kicker cost that was paid', () => {
  const growth = (text: string, kicked: boolean) => ({
    edition: '2001-07-23',
    setup: {
      mana: { A: '{G}{G}{G}{G}{G}{G}' },
      zones: {
        battlefield: [creature('bear', 'A')],
        hand: { A: [{ ref: 'g', name: 'Explosive Growth', type: 'Instant', cost: '{G}', text: `Kicker {5}\n${text}` }] },
      },
    },
    actions: [{ by: 'A', do: 'cast', object: 'g', targets: ['bear'], ...(kicked ? { kicked } : {}) }, resolve],
  });
  const paid =
    'Target creature gets +2/+2 until end of turn. If you paid the kicker cost, that creature gets +5/+5 until end of turn instead.';
  const was =
    'Target creature gets +2/+2 until end of turn. If the kicker cost was paid, that creature gets +5/+5 until end of turn instead.';
  bothWays([
    ['is asked for by who paid it', { ...growth(paid, true), expect: { pt: { bear: '7/7' } } }, { pt: { bear: '4/4' } }],
    ['is asked for by itself', { ...growth(was, false), expect: { pt: { bear: '4/4' } } }, { pt: { bear: '7/7' } }],
  ]);
});

describe('the next time you would draw a card', () => {
  const words = (text: string) => ({ ref: 'w', name: 'Words of Power', type: 'Enchantment', controller: 'A', text });
  const setup = (text: string) => ({
    mana: { A: '{1}{1}' },
    zones: { battlefield: [words(text)] },
    librarySize: { A: 20, B: 20 },
  });
  const draws = { by: 'A', do: 'effect', text: 'Target player draws two cards.', targets: ['A'] };
  bothWays([
    [
      'one draw is replaced for each time, and the others are not',
      {
        edition: '2002-10-07',
        setup: setup('{1}: The next time you would draw a card this turn, you gain 5 life instead.'),
        actions: [{ by: 'A', do: 'activate', object: 'w' }, resolve, draws],
        expect: { life: { A: 25 }, handSize: { A: 1 }, librarySize: { A: 19 } },
      },
      { life: { A: 30 }, handSize: { A: 0 } },
    ],
    [
      'its target was chosen when it was activated',
      {
        edition: '2002-10-07',
        setup: setup('{1}: The next time you would draw a card this turn, ~ deals 2 damage to target creature or player instead.'),
        actions: [{ by: 'A', do: 'activate', object: 'w', targets: ['B'] }, resolve, draws],
        expect: { life: { A: 20, B: 18 }, handSize: { A: 1 }, librarySize: { A: 19 } },
      },
      { life: { A: 20, B: 20 } },
    ],
  ]);
});

describe('your next main phase', () => {
  const drain = (text: string, edition: string) => ({
    edition,
    setup: {
      active: 'B',
      zones: {
        battlefield: ['i1', 'i2'].map((ref) => ({ ref, name: 'Island', type: 'Basic Land — Island', controller: 'A' })),
        hand: {
          B: [{ ref: 'giant', name: 'Hill Giant', type: 'Creature — Giant', cost: '{3}{R}', pt: '3/3' }],
          A: [{ ref: 'd', name: 'Mana Drain', type: 'Instant', cost: '{U}{U}', text }],
        },
      },
      mana: { B: '{R}{R}{R}{R}' },
      librarySize: { A: 20, B: 20 },
    },
    actions: [
      { by: 'B', do: 'cast', object: 'giant' },
      { by: 'B', do: 'pass' },
      { by: 'A', do: 'cast', object: 'd', targets: ['giant'] },
      resolve,
      { by: 'all', do: 'pass until', until: 'precombat main of A' },
      { by: 'all', do: 'pass until', until: 'stack empty' },
    ],
  });
  const then =
    "Counter target spell. At the beginning of your next main phase, add {X} to your mana pool, where X is that spell's converted mana cost.";
  const now = "Counter target spell. At the beginning of your next main phase, add an amount of {C} equal to that spell's mana value.";
  bothWays([
    ['brings so much colorless mana', { ...drain(then, '2003-10-01'), expect: { mana: { A: '{C}{C}{C}{C}' } } }, { mana: { A: '' } }],
    ['brings it in the words of today', { ...drain(now, '2026-01-16'), expect: { mana: { A: '{C}{C}{C}{C}' } } }, { mana: { A: '{C}' } }],
  ]);
});

describe('the "legend rule" does not apply', () => {
  const legend = (ref: string, controller: string) => ({
    ...creature(ref, controller),
    name: 'Isamaru',
    type: 'Legendary Creature — Hound',
  });
  const board = (text: string, edition: string) => ({
    edition,
    setup: {
      zones: {
        battlefield: [
          { ref: 'm', name: 'Mirror Gallery', type: 'Artifact', controller: 'A', text },
          ...['a1', 'a2'].map((ref) => legend(ref, 'A')),
          ...['b1', 'b2'].map((ref) => legend(ref, 'B')),
        ],
      },
    },
    actions: [{ by: 'A', do: 'pass' }],
  });
  bothWays([
    [
      'to anything',
      {
        ...board('The "legend rule" doesn\'t apply.', '2005-02-01'),
        expect: { zones: { a1: 'battlefield', a2: 'battlefield', b1: 'battlefield', b2: 'battlefield' } },
      },
      { zones: { a1: 'graveyard', a2: 'graveyard' } },
    ],
    [
      'to what you control, and does to the others',
      {
        ...board('The "legend rule" doesn\'t apply to permanents you control.', '2005-02-01'),
        expect: { zones: { a1: 'battlefield', a2: 'battlefield', b1: 'graveyard', b2: 'graveyard' } },
      },
      { zones: { b1: 'battlefield', b2: 'battlefield' } },
    ],
  ]);
});

describe('a card that is named', () => {
  bothWays([
    [
      'as it comes into play',
      {
        edition: '2006-02-01',
        setup: {
          zones: {
            battlefield: [
              {
                ref: 'needle',
                name: 'Pithing Needle',
                type: 'Artifact',
                controller: 'B',
                chosen: { name: 'Prodigal Sorcerer' },
                text: "As Pithing Needle comes into play, name a card.\nActivated abilities of sources with the chosen name can't be played unless they're mana abilities.",
              },
              {
                ref: 'tim',
                name: 'Prodigal Sorcerer',
                type: 'Creature — Wizard',
                pt: '1/1',
                controller: 'A',
                text: '{T}: ~ deals 1 damage to target creature or player.',
              },
            ],
          },
        },
        actions: [{ by: 'A', do: 'activate', object: 'tim', targets: ['B'] }],
        expect: { refused: { action: 1 }, life: { B: 20 } },
      },
      { life: { B: 19 } },
    ],
    [
      'by a spell, a creature card',
      {
        edition: '2006-02-01',
        setup: {
          zones: {
            hand: {
              B: [
                { ref: 'b1', name: 'Grizzly Bears', type: 'Creature — Bear', pt: '2/2' },
                { ref: 'b2', name: 'Grizzly Bears', type: 'Creature — Bear', pt: '2/2' },
                { ref: 'm', name: 'Mountain', type: 'Basic Land — Mountain' },
              ],
            },
          },
        },
        actions: [
          {
            by: 'A',
            do: 'effect',
            text: 'Name a creature card. Target player reveals his or her hand and discards all cards with that name.',
            targets: ['B'],
          },
          { by: 'A', do: 'choose', choice: 'Grizzly Bears' },
        ],
        expect: { zones: { b1: 'graveyard', b2: 'graveyard', m: 'hand' } },
      },
      { zones: { b1: 'hand', m: 'graveyard' } },
    ],
  ]);
});

describe('when a target is put into a graveyard this turn', () => {
  const kills = { by: 'A', do: 'cast', object: 'bolt', targets: ['bear'] };
  bothWays([
    [
      'it comes back on the side of who said so',
      {
        edition: '2006-07-15',
        setup: {
          mana: { A: '{R}' },
          zones: {
            battlefield: [
              {
                ...creature('v', 'A', { name: 'Adarkar Valkyrie', type: 'Snow Creature — Angel', pt: '4/5' }),
                text: 'Flying, vigilance\n{T}: When target creature other than Adarkar Valkyrie is put into a graveyard this turn, return that card to play under your control.',
              },
              creature('bear', 'B'),
            ],
            hand: { A: [bolt] },
          },
        },
        actions: [{ by: 'A', do: 'activate', object: 'v', targets: ['bear'] }, resolve, kills, resolve, resolve],
        expect: { zones: { bear: 'battlefield' }, controller: { bear: 'A' }, triggered: { v: 1 } },
      },
      { controller: { bear: 'B' } },
    ],
    [
      'another creature that dies does not',
      {
        edition: '2026-01-16',
        setup: {
          mana: { A: '{R}' },
          zones: { battlefield: [creature('bear', 'B'), creature('other', 'B')], hand: { A: [bolt] } },
        },
        actions: [
          {
            by: 'A',
            do: 'effect',
            text: "When target creature dies this turn, return that card to the battlefield under its owner's control.",
            targets: ['other'],
          },
          kills,
          resolve,
        ],
        expect: { zones: { bear: 'graveyard', other: 'battlefield' } },
      },
      { zones: { bear: 'battlefield' } },
    ],
  ]);
});

describe('a token that is put onto the battlefield attacking', () => {
  const attacks = (text: string, edition: string) => ({
    edition,
    setup: {
      step: 'declare attackers',
      zones: { battlefield: [{ ...creature('cat', 'A', { name: 'Brimaz', type: 'Creature — Cat Soldier', pt: '3/4' }), text }] },
    },
    actions: [{ by: 'A', do: 'attack', attackers: { cat: 'B' } }, resolve],
  });
  const whenever = 'Vigilance\nWhenever Brimaz attacks, ';
  bothWays([
    [
      'is not tapped where nothing says so',
      {
        ...attacks(`${whenever}put a 1/1 white Cat Soldier creature token with vigilance onto the battlefield attacking.`, '2014-02-01'),
        expect: { attacking: { 'Cat Soldier#1': true }, tapped: { 'Cat Soldier#1': false } },
      },
      { tapped: { 'Cat Soldier#1': true } },
    ],
    [
      'is tapped where it is said',
      {
        ...attacks(`${whenever}put a 1/1 white Soldier creature token onto the battlefield tapped and attacking.`, '2011-02-01'),
        expect: { attacking: { 'Soldier#1': true }, tapped: { 'Soldier#1': true } },
      },
      { tapped: { 'Soldier#1': false } },
    ],
  ]);
});

describe('instead, with its condition behind it', () => {
  const board = (more: readonly object[]) => ({
    setup: { zones: { battlefield: [creature('bear', 'B', { pt: '5/5' }), ...more] } },
    actions: [
      {
        by: 'A',
        do: 'effect',
        text: 'Target creature gets -1/-1 until end of turn. That creature gets -4/-4 instead if you control an artifact.',
        targets: ['bear'],
      },
    ],
  });
  bothWays([
    [
      'where it is so',
      { ...board([{ ref: 'm', name: 'Mox', type: 'Artifact', controller: 'A' }]), expect: { pt: { bear: '1/1' } } },
      { pt: { bear: '0/0' } },
    ],
    ['where it is not', { ...board([]), expect: { pt: { bear: '4/4' } } }, { pt: { bear: '1/1' } }],
  ]);
});
