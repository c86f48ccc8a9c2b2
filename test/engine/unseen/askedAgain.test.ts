/** "If it is a land card, this. If it is a creature card, that": both conditions ask of the same thing. The texts are those of no card but one. */
import { describe, expect, it } from 'vitest';
import { play, verdict } from '../../demonstration/play.ts';

const bear = { ref: 'x', name: 'Test Bear', type: 'Creature — Bear', cost: '{1}{G}', pt: '2/2' };
const flier = { ...bear, text: 'Flying' };
const forest = { ref: 'x', name: 'Forest', type: 'Basic Land — Forest' };
const relic = { ref: 'x', name: 'Test Relic', type: 'Artifact', cost: '{2}' };
const golem = { ...bear, type: 'Artifact Creature — Golem' };
const top = 'Reveal the top card of your library.';
const rogue = 'create a 2/2 black Rogue creature token';
const elf = 'create a 1/1 green Elf Warrior creature token';

const inLibrary = (text: string, card: object, more: object = {}) => ({
  setup: { zones: { library: { A: [card] }, battlefield: [{ ...bear, ref: 'other', controller: 'A' }] }, librarySize: { A: 5 } },
  actions: [{ by: 'A', do: 'effect', text, ...more }],
});
const there = (text: string, card: object) => ({
  setup: { zones: { battlefield: [{ ...card, controller: 'B' }] }, librarySize: { A: 5 } },
  actions: [{ by: 'A', do: 'effect', text, targets: ['x'] }],
});
const inGraveyard = (text: string, card: object) => ({
  setup: { zones: { graveyard: { B: [card] } }, librarySize: { A: 5 } },
  actions: [{ by: 'A', do: 'effect', text, targets: ['x'] }],
});
const drawn = { handSize: { A: 1 } };
const inHand = { zones: { x: 'hand' } };
const marked = { counters: { x: { '+1/+1': 1 } } };

describe('what a second condition asks about', () => {
  it.each([
    [
      'a card that did not move',
      inLibrary(`${top} If it's a land card, put it onto the battlefield. If it's a creature card, put it into your hand.`, bear),
      inHand,
    ],
    [
      'a card that moved',
      inLibrary(`${top} If it's a land card, put it onto the battlefield. If it's a Forest card, tap it.`, forest),
      { tapped: { x: true } },
    ],
    [
      'a card, and not the token',
      inLibrary(`${top} If it's a land card, create a Treasure token. If it's a creature card, put it into your hand.`, bear),
      inHand,
    ],
    [
      'a third time',
      inGraveyard(
        `Exile target card from a graveyard. If it's a land card, you gain 3 life. If it's a creature card, ${rogue}. If it's an artifact card, draw a card.`,
        relic,
      ),
      { ...drawn, tokens: [], life: { A: 20 } },
    ],
    [
      'a milled card',
      inLibrary(`Mill a card. If it's a land card, create a Treasure token. If it's a nonland card, draw a card.`, bear),
      drawn,
    ],
    [
      'a card, and not the target of what hangs on the first',
      inLibrary(
        `${top} If it's a land card, target creature gets +1/+1 until end of turn. If it's a creature card, put it into your hand.`,
        bear,
        { targets: ['other'] },
      ),
      { ...inHand, pt: { other: '2/2' } },
    ],
    [
      'what was destroyed',
      there(`Destroy target permanent. If it was a creature, ${elf}. If it was an artifact, draw a card.`, relic),
      { ...drawn, tokens: [] },
    ],
    [
      'a permanent that is both',
      there(`Untap target permanent. If it's an artifact, ${elf}. If it's a creature, put a +1/+1 counter on it.`, golem),
      { ...marked, tokens: [{ subtypes: ['Elf', 'Warrior'] }] },
    ],
    ['its colour', there(`Untap target creature. If it's red, ${elf}. If it's green, put a +1/+1 counter on it.`, bear), marked],
    ['its keyword', there(`Untap target creature. If it's red, ${elf}. If it has flying, put a +1/+1 counter on it.`, flier), marked],
    [
      'that creature',
      there(`Untap target creature. If that creature is red, ${elf}. If that creature is green, put a +1/+1 counter on it.`, bear),
      marked,
    ],
  ])('is %s', (_, board, expected) => {
    expect(verdict(play({ ...board, expect: expected }))).toBe('passed');
  });

  it.each([
    `Destroy target creature. If you control a Swamp, ${elf}. That creature's controller loses 2 life.`,
    'Exile target creature. If it was white, create a Food token. Its controller draws a card.',
    `Tap target creature. If it has flying, ${elf}. Put a stun counter on it.`,
    `${top} If it's a land card, create a Treasure token. Put it into your hand.`,
  ])('is refused where it could be what came of the first, or what was there before: %s', (text) => {
    const board = {
      setup: { zones: { battlefield: [{ ...bear, controller: 'B' }] } },
      actions: [{ by: 'A', do: 'effect', text, targets: ['x'] }],
    };
    expect(verdict(play({ ...board, expect: {} }))).toMatch(/^refused actions/);
  });

  it('is what came of the first, where nothing else can be called so', () => {
    const text = `${top} If it's a creature card, put it onto the battlefield. That creature gains haste until end of turn. Sacrifice it at the beginning of the next end step.`;
    expect(verdict(play({ ...inLibrary(text, bear), expect: { abilities: { x: { has: ['haste'] } } } }))).toBe('passed');
  });

  it.each([
    [
      { ...bear, ref: 'x' },
      { tokens: [{ subtypes: ['Saproling'] }], zones: { x: 'library' }, life: { A: 20 } },
    ],
    [forest, { tokens: [], zones: { x: 'battlefield' }, life: { A: 20 } }],
    [relic, { tokens: [], zones: { x: 'library' }, life: { A: 22 } }],
  ])('is the revealed card of Druidic Satchel: %#', (card, expected) => {
    const satchel = {
      ref: 'satchel',
      name: 'Druidic Satchel',
      type: 'Artifact',
      controller: 'A',
      text: "{2}, {T}: Reveal the top card of your library. If it's a creature card, create a 1/1 green Saproling creature token. If it's a land card, put that card onto the battlefield under your control. If it's a noncreature, nonland card, you gain 2 life.",
    };
    const board = {
      setup: { mana: { A: '{C}{C}' }, zones: { library: { A: [card] }, battlefield: [satchel] } },
      actions: [
        { by: 'A', do: 'activate', object: 'satchel', ability: 1 },
        { by: 'all', do: 'resolve' },
      ],
    };
    expect(verdict(play({ ...board, expect: expected }))).toBe('passed');
  });
});
