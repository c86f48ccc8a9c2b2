/** What may be chosen: nobody chooses the impossible, and whoever can pay may pay, whatever comes of it (118.12, 121.3, 608.2d, 609.3, 701.17b). */
import { describe, expect, it } from 'vitest';
import { creature, play, verdict } from '../../demonstration/play.ts';

const permanent = (ref: string, text: string, controller = 'A') => ({ ref, name: `Test ${ref}`, type: 'Enchantment', controller, text });
const effect = (text: string, more: object = {}) => ({ by: 'A', do: 'effect', text, ...more });
const yes = { by: 'A', do: 'choose', choice: 'yes' };
const outcome = (
  battlefield: readonly object[],
  actions: readonly object[],
  expected: object,
  { edition = '2026-01-16', ...setup }: { readonly edition?: string; readonly [more: string]: unknown } = {},
) => verdict(play({ edition, setup: { librarySize: { A: 9, B: 9 }, zones: { battlefield }, ...setup }, actions, expect: expected }));
/** Answering is refused where nothing was asked. */
const notAsked = (at: number, more: object = {}) => ({ refused: { action: at + 1 }, ...more });

describe('what is paid', () => {
  const text = "You may pay {1}. If you do, tap target creature and it doesn't untap during its controller's next untap step.";
  const tapped = creature('bear', 'B', '2/2', { tapped: true });
  const actions = [effect(text, { targets: ['bear'] }), yes, { by: 'all', do: 'pass until', until: 'upkeep' }];

  it('may be paid though the first of what follows cannot be done', () => {
    expect(outcome([tapped], actions, { tapped: { bear: true } }, { mana: { A: '{1}' } })).toBe('passed');
    expect(outcome([tapped], actions, { tapped: { bear: true } }, { mana: { A: '{1}' }, edition: '2012-10-01' })).toBe('passed');
  });

  it('is offered to nobody who cannot pay', () => {
    expect(outcome([tapped], actions.slice(0, 2), notAsked(1))).toBe('passed');
  });

  it('may be paid though what follows hangs on something that is not so', () => {
    const nothing = effect('You may pay {1}. If you do, draw a card if you control an artifact.');
    expect(outcome([], [nothing, yes], { handSize: { A: 0 }, mana: { A: '' } }, { mana: { A: '{1}' } })).toBe('passed');
  });
});

describe('drawing', () => {
  const draws = effect("You may draw a card. If you don't, you gain 3 life.");
  const first = effect('Draw a card.');
  const limit = permanent('limit', "Each player can't draw more than one card each turn.");

  it('is not chosen by whoever cannot draw', () => {
    expect(outcome([limit], [first, draws, yes], notAsked(2, { life: { A: 23 }, handSize: { A: 1 } }))).toBe('passed');
  });

  it('of several is not chosen by who can draw but one of them (121.2b)', () => {
    expect(outcome([limit], [effect('You may draw two cards.'), yes], notAsked(1, { handSize: { A: 0 } }))).toBe('passed');
    expect(outcome([limit], [effect('Draw two cards.')], { handSize: { A: 1 } })).toBe('passed');
    expect(outcome([limit], [draws, yes], { handSize: { A: 1 }, life: { A: 20 } })).toBe('passed');
  });

  it('is chosen by whoever has no cards to draw', () => {
    expect(outcome([], [draws, yes], { life: { A: 20 } }, { librarySize: { A: 0, B: 9 } })).toBe('passed');
  });

  it('is not chosen for another who cannot draw', () => {
    const given = effect('You may have target player draw a card. If you do, you gain 3 life.', { targets: ['B'] });
    const before = effect('Target player draws a card.', { targets: ['B'] });
    expect(outcome([limit], [before, given, yes], notAsked(2, { handSize: { B: 1 }, life: { A: 20 } }))).toBe('passed');
    expect(outcome([limit], [given, yes], { handSize: { B: 1 }, life: { A: 23 } })).toBe('passed');
  });
});

describe('milling', () => {
  const mills = effect('You may mill four cards. If you do, you gain 3 life.');

  it.each([
    [3, notAsked(1, { life: { A: 20 }, librarySize: { A: 3 } })],
    [4, { life: { A: 23 }, librarySize: { A: 0 } }],
  ])('four cards of %i', (cards, expected) => {
    expect(outcome([], [mills, yes], expected, { librarySize: { A: cards, B: 9 } })).toBe('passed');
  });
});

describe('what a rule forbids is not chosen', () => {
  it.each([
    [
      'putting a counter',
      permanent('x', "Counters can't be put on artifacts, creatures, enchantments, or lands."),
      'put a +1/+1 counter on target creature',
    ],
    ['losing life', permanent('x', "Players can't lose life."), 'have target player lose 2 life'],
    ['gaining life', permanent('x', "Players can't gain life."), 'have target player gain 2 life'],
  ])('%s', (_, forbids, what) => {
    const offer = effect(`You may ${what}. If you do, draw a card.`, { targets: [what.includes('player') ? 'B' : 'bear'] });
    const bear = creature('bear', 'A');
    expect(outcome([bear, forbids], [offer, yes], notAsked(1, { handSize: { A: 0 } }))).toBe('passed');
    expect(outcome([bear], [offer, yes], { handSize: { A: 1 } })).toBe('passed');
  });

  it.each([
    ['Indestructible', notAsked(1, { zones: { bear: 'battlefield' }, handSize: { A: 0 } })],
    ['', { zones: { bear: 'graveyard' }, handSize: { A: 1 } }],
  ])('destroying, with %j', (text, expected) => {
    const offer = effect('You may destroy target creature. If you do, draw a card.', { targets: ['bear'] });
    expect(outcome([creature('bear', 'B', '2/2', { text })], [offer, yes], expected)).toBe('passed');
  });
});

describe('untapping', () => {
  const rider = (text: string, more: object = {}) =>
    creature('rider', 'A', '3/3', { text: `Whenever Test rider becomes blocked, you may ${text}`, name: 'Test rider', ...more });
  const actions = [
    { by: 'A', do: 'attack', attackers: { rider: 'B' } },
    { by: 'all', do: 'pass until', until: 'declare blockers' },
    { by: 'B', do: 'block', blockers: { wall: 'rider' } },
    { by: 'all', do: 'resolve' },
    yes,
    { by: 'all', do: 'pass until', until: 'postcombat main' },
  ];
  const wall = creature('wall', 'B', '5/5');
  const setup = { step: 'declare attackers' };

  it('what is untapped already does not keep the rest from being done', () => {
    const blessing = permanent('blessing', 'Creatures you control have vigilance.');
    const text = 'untap it and remove it from combat.';
    const safe = { zones: { rider: 'battlefield' }, damage: { wall: 0 } };
    expect(outcome([rider(text), wall, blessing], actions, safe, setup)).toBe('passed');
    expect(outcome([rider(text), wall], actions, safe, setup)).toBe('passed');
  });

  it('is not chosen alone of what is untapped', () => {
    const blessing = permanent('blessing', 'Creatures you control have vigilance.');
    const text = 'untap it. If you do, draw a card.';
    expect(outcome([rider(text), wall, blessing], actions.slice(0, 5), notAsked(4, { handSize: { A: 0 } }), setup)).toBe('passed');
    expect(outcome([rider(text), wall], actions.slice(0, 5), { handSize: { A: 1 } }, setup)).toBe('passed');
  });
});
