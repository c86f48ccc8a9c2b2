/** Copies are read in the templating of any era, and differ as their text says. */
import { describe, expect, it } from 'vitest';
import { creature, play, verdict } from '../../demonstration/play.ts';

const bear = creature('bear', 'B', '2/2', { name: 'Bear', cost: '{1}{G}', text: 'Trample' });
const hero = { ...bear, ref: 'hero', name: 'Hero', type: 'Legendary Creature — Bear' };
const forest = { ref: 'forest', name: 'Forest', controller: 'B', type: 'Basic Land — Forest' };

describe('what enters as a copy', () => {
  const entering = (edition: string, text: string, expected: object, original = 'bear') =>
    verdict(
      play({
        edition,
        setup: {
          zones: {
            battlefield: [bear, hero, forest],
            hand: { A: [{ ref: 'copy', name: 'Copy', type: 'Creature — Shapeshifter', cost: '{3}{U}', pt: '0/0', text }] },
          },
        },
        actions: [
          { by: 'A', do: 'cast', object: 'copy', pay: 'free' },
          { by: 'all', do: 'resolve' },
          { by: 'A', do: 'choose', choice: original },
        ],
        expect: expected,
      }),
    );
  const plain = { name: { copy: 'Bear' }, pt: { copy: '2/2' }, colors: { copy: ['green'] }, tapped: { copy: false } };
  const table: readonly (readonly [edition: string, text: string, expected: object, original?: string])[] = [
    [
      '2003-10-01',
      'As Copy comes into play, you may choose a creature in play. If you do, Copy comes into play as a copy of that creature.',
      plain,
    ],
    [
      '2001-09-24',
      'As Copy comes into play, you may choose a creature in play. If you do, Copy comes into play as a copy of that creature except for its color and gains "{T}: Draw a card."',
      { ...plain, colors: { copy: ['blue'] }, abilities: { copy: { count: 2 } } },
    ],
    [
      '2009-02-01',
      "As Copy comes into play, you may choose a creature in play. If you do, Copy comes into play as a copy of that creature, except that it's an artifact in addition to its other types.",
      { ...plain, types: { copy: ['artifact', 'creature'] } },
    ],
    [
      '2011-02-04',
      "You may have Copy enter the battlefield as a copy of any creature on the battlefield, except it's still 7/7.",
      { ...plain, pt: { copy: '7/7' } },
    ],
    [
      '2014-02-01',
      "You may have Copy enter the battlefield as a copy of any creature on the battlefield except it doesn't copy that creature's color and it gains flying.",
      { ...plain, colors: { copy: ['blue'] }, abilities: { copy: { has: ['flying', 'trample'] } } },
    ],
    [
      '2020-01-24',
      'You may have Copy enter the battlefield tapped as a copy of any land on the battlefield.',
      { name: { copy: 'Forest' }, tapped: { copy: true } },
      'forest',
    ],
    [
      '2020-01-24',
      "You may have Copy enter the battlefield as a copy of any creature on the battlefield, except its name is Copy, it isn't legendary, and it enters with an additional +1/+1 counter on it if it's a creature.",
      { ...plain, name: { copy: 'Copy' }, supertypes: { copy: [] }, pt: { copy: '3/3' } },
      'hero',
    ],
    [
      '2026-01-16',
      "You may have this creature enter as a copy of any permanent on the battlefield, except it's legendary in addition to its other types and, if it's a creature, it enters with two additional +1/+1 counters on it and it has changeling.",
      { name: { copy: 'Forest' }, supertypes: { copy: ['basic', 'legendary'] }, counters: { copy: { '+1/+1': 0 } } },
      'forest',
    ],
  ];
  for (const [edition, text, expected, original] of table)
    it(`${edition}: ${text}`, () => {
      expect(entering(edition, text, expected, original)).toBe('passed');
      expect(entering(edition, text, { ...expected, exists: { copy: false } }, original)).toBe('failed exists.copy');
    });
});

describe('tokens that are copies', () => {
  it.each([
    ['2005-10-01', "Put a token into play that's a copy of target creature.", 1, []],
    ['2011-02-04', "Put a token that's a copy of target creature onto the battlefield. That token has haste.", 1, ['haste']],
    ['2020-01-24', 'Create two tapped tokens that are copies of target creature, except they have flying.', 2, ['flying']],
    ['2026-01-16', "Create a token that's a copy of target creature, except it isn't legendary.", 1, []],
  ] as const)('%s: %s', (edition, text, count, abilities) => {
    const made = (of: number) =>
      verdict(
        play({
          edition,
          setup: { zones: { battlefield: [bear] } },
          actions: [{ by: 'A', do: 'effect', text, targets: ['bear'] }],
          expect: { tokens: [{ name: 'Bear', controller: 'A', count: of }], abilities: { 'Bear#1': { has: ['trample', ...abilities] } } },
        }),
      );
    expect(made(count)).toBe('passed');
    expect(made(count + 1)).toBe('failed tokens');
  });
});

describe('an ability that a copy gains', () => {
  it.each([
    ['2003-10-01', 'Whenever a creature comes into play, Shifter becomes a copy of that creature and gains this ability.'],
    [
      '2020-01-24',
      'Whenever another creature enters the battlefield, Shifter becomes a copy of that creature, except it has this ability.',
    ],
  ])('is part of the copy and goes with the next one: %s', (edition, text) => {
    const put = edition < '2018' ? 'Put a 3/3 green Elephant creature token into play.' : 'Create a 3/3 green Elephant creature token.';
    const shifter = { ref: 'shifter', name: 'Shifter', controller: 'A', type: 'Creature — Shapeshifter', pt: '0/1', text };
    const run = (count: number) =>
      verdict(
        play({
          edition,
          setup: { zones: { battlefield: [shifter] } },
          actions: [0, 1].flatMap(() => [
            { by: 'A', do: 'effect', text: put },
            { by: 'all', do: 'pass until', until: 'stack empty' },
          ]),
          expect: { pt: { shifter: '3/3' }, abilities: { shifter: { count } } },
        }),
      );
    expect(run(1)).toBe('passed');
    expect(run(2)).toBe('failed abilities.shifter');
  });
});

describe('a card that is cast bestowed', () => {
  const satyr = {
    ref: 'satyr',
    name: 'Boon Satyr',
    type: 'Enchantment Creature — Satyr',
    cost: '{1}{G}{G}',
    pt: '4/2',
    text: 'Flash\nBestow {3}{G}{G}\nEnchanted creature gets +4/+2.',
  };
  const host = creature('host', 'A');
  const cast = { by: 'A', do: 'cast', object: 'satyr', alternative: 'bestow', targets: ['host'], pay: 'free' };
  const destroy = { by: 'A', do: 'effect', text: 'Destroy target creature.', targets: ['host'] };
  const until = { by: 'all', do: 'pass until', until: 'stack empty' };
  const isCreature = { types: { satyr: ['enchantment', 'creature'] }, pt: { satyr: '4/2' }, attachedTo: { satyr: 'none' } };
  it.each([
    ['is an Aura while it is attached', [cast, until], { types: { satyr: ['enchantment'] }, pt: { host: '6/4' } }],
    ['is a creature when it has no target left', [cast, destroy, until], isCreature],
    ['is a creature again when what it enchants is gone', [cast, until, destroy, { by: 'all', do: 'check' }], isCreature],
    [
      'is a creature again when it may no longer enchant that',
      [cast, until, { ...destroy, text: 'Target creature gains protection from green until end of turn.' }, { by: 'all', do: 'check' }],
      isCreature,
    ],
  ])('%s', (_, actions, expected) => {
    const setup = { zones: { battlefield: [host], hand: { A: [satyr] } } };
    expect(verdict(play({ edition: '2015-07-17', setup, actions, expect: expected }))).toBe('passed');
    expect(verdict(play({ edition: '2015-07-17', setup, actions, expect: { zones: { satyr: 'graveyard' } } }))).toBe('failed zones.satyr');
  });
});
