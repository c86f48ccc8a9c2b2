/** "If its mana value was 3 or less", X that is said as cards are searched for or life is paid, cards equal to a number, one more or less than that many. */
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../src/engine/cardText/compileText.ts';
import { creature, play, verdict } from '../../demonstration/play.ts';

const thing = (ref: string, type: string, text: string, more: object = {}) => ({ ref, name: ref, type, controller: 'A', text, ...more });
const board = (battlefield: readonly object[], actions: readonly object[], expected: object, zones: object = {}, setup: object = {}) =>
  verdict(
    play({
      edition: '2025-11-14',
      setup: { librarySize: { A: 9, B: 9 }, step: 'precombat main', zones: { battlefield, ...zones }, ...setup },
      actions,
      expect: expected,
    }),
  );
const effect = (text: string, targets: readonly string[] = [], more: object = {}) => ({ by: 'A', do: 'effect', text, targets, ...more });
const resolve = { by: 'all', do: 'resolve' };
const cards = (by: string, ...refs: readonly string[]) => refs.map((ref) => ({ ref, name: ref, type: 'Sorcery', owner: by }));

describe('if its mana value was so much', () => {
  const hope = "Return target creature to its owner's hand. If its mana value was 3 or less, you gain 1 life.";
  it('is asked of the permanent that it was', () => {
    expect(board([creature('b', 'B', '2/2', { cost: '{3}' })], [effect(hope, ['b'])], { life: { A: 21 } })).toBe('passed');
    expect(board([creature('b', 'B', '2/2', { cost: '{4}' })], [effect(hope, ['b'])], { life: { A: 20 } })).toBe('passed');
  });
  it('counts X of a permanent as 0, and of a spell on the stack as what was chosen (202.3e)', () => {
    expect(board([creature('b', 'B', '2/2', { cost: '{X}{2}' })], [effect(hope, ['b'])], { life: { A: 21 } })).toBe('passed');
    const siphon = 'Counter target spell. If its mana value was 3 or less, you gain 1 life.';
    const stack = (x: number) => ({
      stack: [{ ref: 's', name: 's', type: 'Sorcery', cost: '{X}{R}', controller: 'B', x, text: 'You gain X life.' }],
    });
    expect(board([], [effect(siphon, ['s'])], { life: { A: 21 } }, stack(2))).toBe('passed');
    expect(board([], [effect(siphon, ['s'])], { life: { A: 20 } }, stack(3))).toBe('passed');
  });
  it('is asked of what could not be moved all the same', () => {
    const wall = creature('b', 'B', '2/2', { cost: '{2}', text: 'Indestructible' });
    const destroy = 'Destroy target creature. If its power was 2 or greater, you gain 1 life.';
    expect(board([wall], [effect(destroy, ['b'])], { life: { A: 21 }, zones: { b: 'battlefield' } })).toBe('passed');
  });
  const oven = thing(
    'Oven',
    'Artifact',
    "{T}, Sacrifice a creature: You gain 1 life. If the sacrificed creature's toughness was 4 or greater, you gain 5 life.",
  );
  it('is the toughness that it had last', () => {
    const bake = [{ by: 'A', do: 'activate', object: 'Oven' }, resolve];
    expect(board([oven, creature('c', 'A', '1/3', { counters: { '+1/+1': 1 } })], bake, { life: { A: 26 } })).toBe('passed');
    expect(board([oven, creature('c', 'A', '4/3')], bake, { life: { A: 21 } })).toBe('passed');
  });
  const berserker = creature('Zed', 'A', '2/2', { text: 'When Zed dies, if its power was 3 or greater, you gain 1 life.' });
  it('is asked as it triggers, of the power with which it died', () => {
    const grow = effect('Target creature gets +1/+1 until end of turn.', ['Zed']);
    expect(board([berserker], [grow, effect('Destroy target creature.', ['Zed']), resolve], { life: { A: 21 } })).toBe('passed');
    expect(board([berserker], [effect('Destroy target creature.', ['Zed'])], { life: { A: 20 } })).toBe('passed');
  });
});

describe('up to X cards, where X is a number', () => {
  const library = {
    library: { A: ['f', 'g', 'h'].map((ref) => ({ ref, name: 'Forest', type: 'Basic Land — Forest', owner: 'A' })) },
  };
  const season =
    'Search your library for up to X basic land cards, where X is the number of tapped creatures you control, put them onto the battlefield tapped, then shuffle.';
  const tapped = (ref: string, by: string) => creature(ref, by, '2/2', { tapped: true });
  const none = { librarySize: {} };
  it('are no more than that, and may be fewer', () => {
    const two = [tapped('a', 'A'), tapped('b', 'A'), tapped('c', 'B'), creature('d', 'A')];
    const find = (choice: readonly string[]) => [effect(season), { by: 'A', do: 'choose', choice }];
    const there = { zones: { f: 'battlefield', g: 'battlefield', h: 'library' }, tapped: { f: true } };
    expect(board(two, find(['f', 'g']), there, library, none)).toBe('passed');
    expect(board(two, find(['g']), { zones: { f: 'library', g: 'battlefield' } }, library, none)).toBe('passed');
  });
  it('are none where there is nothing to count', () => {
    expect(board([tapped('c', 'B')], [effect(season)], { zones: { f: 'library' } }, library, none)).toBe('passed');
  });
  it('may be put away in another sentence', () => {
    const text =
      'Search your library for up to X basic land cards, where X is the number of creatures you control. Reveal those cards, put them into your hand, then shuffle.';
    expect(
      board([creature('d', 'A')], [effect(text), { by: 'A', do: 'choose', choice: ['h'] }], { zones: { h: 'hand' } }, library, none),
    ).toBe('passed');
  });
  it('are found in the library of the player who is named', () => {
    const text =
      'Search target player’s library for X cards, where X is the number of cards in your hand, and exile them. Then that player shuffles their library.'.replace(
        '’',
        "'",
      );
    expect(
      board(
        [],
        [effect(text, ['B']), { by: 'A', do: 'choose', choice: ['p', 'q'] }],
        { zones: { p: 'exile', r: 'library' } },
        {
          hand: { A: cards('A', 'x', 'y') },
          library: { B: cards('B', 'p', 'q', 'r') },
        },
        none,
      ),
    ).toBe('passed');
  });
});

describe('X life, where X is something', () => {
  const mask = thing(
    'Mask',
    'Artifact — Equipment',
    'Whenever equipped creature dies, you may pay X life, where X is its power. If you do, draw X cards.',
    { attachedTo: 'a' },
  );
  const die = [effect('Destroy target creature.', ['a']), resolve];
  it('is paid, and so many cards are drawn', () => {
    expect(
      board([creature('a', 'A', '3/3'), mask], [...die, { by: 'A', do: 'choose', choice: true }], { life: { A: 17 }, handSize: { A: 3 } }),
    ).toBe('passed');
    expect(
      board([creature('a', 'A', '3/3'), mask], [...die, { by: 'A', do: 'choose', choice: false }], { life: { A: 20 }, handSize: { A: 0 } }),
    ).toBe('passed');
  });
});

describe('cards equal to a number', () => {
  it('are milled or discarded by the player whose they are', () => {
    const mill =
      "Destroy target creature. Its controller puts a number of cards equal to that creature's power from the top of their library into their graveyard.";
    expect(board([creature('b', 'B', '3/3', { owner: 'B' })], [effect(mill, ['b'])], { graveyardSize: { A: 0, B: 4 } })).toBe('passed');
    const each = 'Any number of target players each mill cards equal to the number of cards in their graveyard.';
    const graves = { graveyard: { A: cards('A', 'a'), B: cards('B', 'b', 'c') } };
    expect(board([], [effect(each, ['A', 'B'])], { graveyardSize: { A: 2, B: 4 } }, graves)).toBe('passed');
    expect(board([], [effect(each, ['B'])], { graveyardSize: { A: 1, B: 4 } }, graves)).toBe('passed');
    const discard = 'Target player discards a number of cards equal to the greatest mana value among permanents you control.';
    const mine = [thing('art', 'Artifact', '', { cost: '{2}' })];
    expect(
      board(
        mine,
        [effect(discard, ['B']), { by: 'B', do: 'choose', choice: ['p', 'q'] }],
        { handSize: { B: 1 } },
        { hand: { B: cards('B', 'p', 'q', 'r') } },
      ),
    ).toBe('passed');
  });
});

describe('one more or less', () => {
  it('is drawn than was discarded', () => {
    const text = 'Discard any number of cards, then draw that many cards plus one.';
    const hand = { hand: { A: cards('A', 'x', 'y') } };
    expect(board([], [effect(text), { by: 'A', do: 'choose', choice: ['x', 'y'] }], { handSize: { A: 3 } }, hand)).toBe('passed');
    expect(board([], [effect(text), { by: 'A', do: 'choose', choice: [] }], { handSize: { A: 3 } }, hand)).toBe('passed');
  });
  it('is what each player drew of their own, and never less than none', () => {
    const deal = 'Each player discards all the cards in their hand, then draws that many cards minus one.';
    const hands = { hand: { A: cards('A', 'x', 'y', 'z'), B: cards('B', 'u') } };
    expect(board([], [effect(deal)], { handSize: { A: 2, B: 0 } }, hands)).toBe('passed');
    expect(board([], [effect(deal)], { handSize: { A: 2, B: 0 }, librarySize: { B: 9 } }, { hand: { A: cards('A', 'x', 'y', 'z') } })).toBe(
      'passed',
    );
  });
  it('is added to X', () => {
    expect(board([], [effect('You gain X plus 3 life.', [], { x: 2 })], { life: { A: 25 } })).toBe('passed');
    expect(
      board(
        [creature('b', 'B')],
        [
          effect('This spell deals X plus 1 damage divided as you choose among any number of targets.', ['b', 'B'], {
            x: 2,
            divide: { b: 1, B: 2 },
          }),
        ],
        {
          life: { B: 18 },
          damage: { b: 1 },
        },
      ),
    ).toBe('passed');
  });
  it('is energy of an amount', () => {
    const get = effect("You get an amount of {E} equal to target creature's power.", ['b']);
    expect(
      board(
        [creature('b', 'B', '3/3'), thing('w', 'Artifact', 'Pay {E}{E}{E}: You gain 1 life.')],
        [get, { by: 'A', do: 'activate', object: 'w' }, resolve],
        { life: { A: 21 } },
      ),
    ).toBe('passed');
  });
});

describe('an additional amount', () => {
  it('is on top of what there was', () => {
    const fracture =
      'Target creature gets -1/-1 until end of turn. It gets an additional -1/-1 until end of turn for each Swamp you control.';
    const swamps = ['s', 't'].map((ref) => thing(ref, 'Basic Land — Swamp', ''));
    expect(board([creature('b', 'B', '4/4'), ...swamps], [effect(fracture, ['b'])], { pt: { b: '1/1' } })).toBe('passed');
    expect(board([creature('b', 'B', '4/4')], [effect(fracture, ['b'])], { pt: { b: '3/3' } })).toBe('passed');
  });
});

describe('he and she', () => {
  const chandra = thing('Ajani', 'Legendary Creature — Cat', 'When Ajani enters, he deals 2 damage to target opponent.', {
    pt: '2/2',
    owner: 'A',
  });
  it('are the card that is a person', () => {
    expect(
      board(
        [],
        [effect('Return target creature card from your graveyard to the battlefield.', ['Ajani']), resolve],
        { life: { B: 18 } },
        { graveyard: { A: [chandra] } },
      ),
    ).toBe('passed');
  });
});

describe('what is not read', () => {
  const about = { name: 'Nest', types: ['Artifact'] as const, subtypes: [] };
  it.each([
    'When Nest enters, he deals 2 damage to target opponent.',
    'When Nest enters, you may pay X life, where X is your life total. If you do, draw X cards.',
    'When Nest enters, draw that many cards plus one.',
    'When Nest enters, if its power were 3 or greater, draw a card.',
  ])('is %s', (text) => expect(compileText(text, about).ok).toBe(false));
});
