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

  it.each(['no', 'any'])('who is not asked, having nothing to choose, may be said to answer %s', (choice) => {
    expect(outcome([tapped], [...actions.slice(0, 1), { by: 'A', do: 'choose', choice }], { tapped: { bear: true } })).toBe('passed');
    const twice = [...actions.slice(0, 1), { by: 'A', do: 'choose', choice }, { by: 'A', do: 'choose', choice }];
    expect(outcome([tapped], twice, notAsked(2))).toBe('passed');
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

describe('what has gone, nothing is done to (400.7)', () => {
  const leave = effect('Exile target creature.', { targets: ['goat'] });
  const offer = (text: string, gone: boolean, more: object = {}) => {
    const goat = creature('goat', 'A', '2/2', { name: 'Goat', text: `{0}: You may ${text}` });
    const use = [{ by: 'A', do: 'activate', object: 'goat', ...more }, ...(gone ? [leave] : []), { by: 'all', do: 'resolve' }];
    const pending = gone ? {} : { pending: { player: 'A', kind: 'may' } };
    return play({
      edition: '2026-01-16',
      setup: { zones: { battlefield: [goat, creature('bear', 'B')] } },
      actions: gone ? [...use, yes] : use,
      expect: gone ? notAsked(use.length) : pending,
    });
  };
  const aimed = { targets: ['bear'] };

  it.each([
    ['have Goat fight target creature an opponent controls.', aimed],
    ['destroy Goat. If you do, draw a card.', {}],
    ['goad Goat.', {}],
    ['suspect Goat.', {}],
    ['remove Goat from combat.', {}],
    ['have Goat get +1/+1 until end of turn.', {}],
    ["return Goat to its owner's hand.", {}],
  ])('you may %s', (text, more) => {
    expect(verdict(offer(text, false, more))).toBe('passed');
    const gone = offer(text, true, more);
    expect(verdict(gone)).toBe('passed');
    const told = gone.trace.find(({ event }) => event === 'declined');
    expect(told?.text).toMatch(/^A cannot do it and is not asked/);
    expect(told?.cites).toContain('608.2d');
  });

  it('a token is made all the same that copies what has gone, as it last was (608.2h)', () => {
    const text = "create a token that's a copy of Goat.";
    expect(verdict(offer(text, true))).toBe('failed refused');
  });

  it('a card that is in the graveyard no more is not exiled from there', () => {
    const converter = permanent('converter', 'Whenever you discard a card, you may exile that card from your graveyard.');
    const bolt = { ref: 'bolt', name: 'Bolt', type: 'Instant', cost: '{R}' };
    const discards = [effect('Discard a card.'), { by: 'game', do: 'check' }];
    const resolves = { by: 'all', do: 'resolve' };
    const hand = { zones: { battlefield: [converter], hand: { A: [bolt] } } };
    expect(outcome([], [...discards, resolves, yes], { zones: { bolt: 'exile' } }, hand)).toBe('passed');
    const taken = effect('Return all cards from your graveyard to your hand.');
    expect(outcome([], [...discards, taken, resolves, yes], notAsked(4, { zones: { bolt: 'hand' } }), hand)).toBe('passed');
  });
});

describe('a library without cards has none that could be', () => {
  it.each([
    'look at the top card of your library.',
    'reveal the top card of your library. If you do, you gain 3 life.',
    'exile the top card of your library.',
  ])('you may %s', (text) => {
    const empty = { librarySize: { A: 0, B: 9 } };
    expect(outcome([], [effect(`You may ${text}`), yes], notAsked(1, { life: { A: 20 } }), empty)).toBe('passed');
    expect(outcome([], [effect(`You may ${text}`)], { pending: { player: 'A', kind: 'may' } })).toBe('passed');
  });

  it('and what was looked at there is nothing to reveal', () => {
    const looks = effect('Look at the top card of your library. You may reveal it. If you do, you gain 3 life.');
    expect(outcome([], [looks, yes], notAsked(1, { life: { A: 20 } }), { librarySize: { A: 0, B: 9 } })).toBe('passed');
    expect(outcome([], [looks, yes], { life: { A: 23 } })).toBe('passed');
  });
});

describe('a land', () => {
  const top = (type: string) => ({
    librarySize: { B: 9 },
    zones: {
      library: { A: [{ ref: 'top', name: 'Top', type, ...(type === 'Sorcery' ? { cost: '{9}', text: 'You gain 1 life.' } : {}) }] },
    },
  });
  const offer = (verb: string) => effect(`Exile the top card of your library. You may ${verb} it without paying its mana cost.`);

  it('is not cast (305.1)', () => {
    expect(outcome([], [offer('cast'), yes], notAsked(1, { zones: { top: 'exile' } }), top('Basic Land — Forest'))).toBe('passed');
    expect(outcome([], [offer('cast'), yes], { zones: { top: 'stack' } }, top('Sorcery'))).toBe('passed');
  });

  it('is played as long as one may be played, in the own turn (305.2b, 305.3)', () => {
    const land = top('Basic Land — Forest');
    expect(outcome([], [offer('play'), yes], { zones: { top: 'battlefield' } }, land)).toBe('passed');
    expect(outcome([], [offer('play'), yes], notAsked(1, { zones: { top: 'exile' } }), { ...land, active: 'B' })).toBe('passed');
    const played = { ...land, zones: { ...land.zones, hand: { A: [{ ref: 'swamp', name: 'Swamp', type: 'Basic Land — Swamp' }] } } };
    const first = { by: 'A', do: 'play land', object: 'swamp' };
    expect(outcome([], [first, offer('play'), yes], notAsked(2, { zones: { top: 'exile' } }), played)).toBe('passed');
  });
});

describe('fighting, attaching, new targets', () => {
  const equipment = (attachedTo?: string) => ({
    ref: 'blade',
    name: 'Blade',
    type: 'Artifact — Equipment',
    controller: 'A',
    text: 'Equip {9}',
    ...(attachedTo ? { attachedTo } : {}),
  });
  const board = [creature('bear', 'A'), creature('wolf', 'B')];

  it('a creature without power fights, and what is no creature does not (701.14b)', () => {
    const fights = effect("You may have target permanent you control fight target creature you don't control. If you do, draw a card.", {
      targets: ['x', 'wolf'],
    });
    expect(outcome([creature('x', 'A', '0/4'), creature('wolf', 'B', '0/4')], [fights, yes], { handSize: { A: 1 } })).toBe('passed');
    expect(outcome([{ ...equipment(), ref: 'x' }, creature('wolf', 'B')], [fights, yes], notAsked(1, { handSize: { A: 0 } }))).toBe(
      'passed',
    );
  });

  it('nothing is attached to what it is attached to already (701.3b)', () => {
    const attaches = effect('You may attach target Equipment you control to target creature you control. If you do, draw a card.', {
      targets: ['blade', 'bear'],
    });
    expect(outcome([...board, equipment()], [attaches, yes], { attachedTo: { blade: 'bear' }, handSize: { A: 1 } })).toBe('passed');
    expect(outcome([...board, equipment('bear')], [attaches, yes], notAsked(1, { handSize: { A: 0 } }))).toBe('passed');
  });

  it('a spell without targets gets none (115.7)', () => {
    const spell = (text: string, more: object = {}) => ({
      ref: 'spell',
      name: 'Spell',
      type: 'Instant',
      cost: '{R}',
      controller: 'B',
      text,
      ...more,
    });
    const commandeer = effect('Gain control of target noncreature spell. You may choose new targets for it.', { targets: ['spell'] });
    const on = (object: object) => ({ zones: { battlefield: board, stack: [object] } });
    expect(outcome([], [commandeer, yes], notAsked(1, { controller: { spell: 'A' } }), on(spell('Draw a card.')))).toBe('passed');
    const aimed = spell('Destroy target creature.', { targets: ['bear'] });
    expect(outcome([], [commandeer], { pending: { player: 'A', kind: 'may' } }, on(aimed))).toBe('passed');
  });
});
