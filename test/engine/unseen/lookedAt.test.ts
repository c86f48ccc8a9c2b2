/**
 * Cards of a library that are looked at or revealed, of which some go somewhere, and the rest elsewhere. Written from the rules before they
 * were run.
 */
import { describe, expect, it } from 'vitest';
import { play, verdict } from '../../demonstration/play.ts';

const card = (ref: string, type = 'Artifact', more: object = {}) => ({ ref, name: ref, type, text: '', ...more });
const bear = (ref: string, cost = '{1}{G}', pt = '2/2') => card(ref, 'Creature — Bear', { pt, cost });
const library = { A: [bear('bear'), card('rock'), card('Forest', 'Basic Land — Forest'), card('orb'), card('jar')] };
const theirs = { A: [card('own1'), card('own2')], B: [card('x1'), card('x2'), card('x3'), card('x4')] };

const after = (text: string, actions: readonly object[], expected: object, more: object = {}, zones: object = { library }) =>
  verdict(
    play({
      edition: '2026-01-16',
      players: ['A', 'B', 'C'],
      setup: { zones },
      actions: [{ by: 'A', do: 'effect', text, ...more }, ...actions],
      expect: expected,
    }),
  );
const choose = (choice: unknown, by = 'A') => ({ by, do: 'choose', choice });

describe('one of the cards that are looked at', () => {
  it('goes to the hand, and the rest to the bottom in the order of choice', () => {
    const text =
      'Look at the top three cards of your library. Put one of them into your hand and the rest on the bottom of your library in any order.';
    expect(
      after(text, [choose('rock'), choose(['Forest', 'bear'])], {
        zones: { rock: 'hand' },
        libraryTop: { A: ['orb', 'jar', 'Forest', 'bear'] },
      }),
    ).toBe('passed');
  });

  it('is another one where the other is put elsewhere', () => {
    const text = 'Look at the top two cards of your library. Put one of them into your hand and the other into your graveyard.';
    expect(after(text, [choose('rock')], { zones: { rock: 'hand', bear: 'graveyard' }, libraryTop: { A: ['Forest', 'orb', 'jar'] } })).toBe(
      'passed',
    );
  });

  it('may be one of three places, each for another card', () => {
    const text =
      'Look at the top three cards of your library. Put one of those cards into your hand, one on top of your library, and one on the bottom of your library.';
    expect(
      after(text, [choose('bear'), choose('Forest')], { zones: { bear: 'hand' }, libraryTop: { A: ['Forest', 'orb', 'jar', 'rock'] } }),
    ).toBe('passed');
  });

  it('is the only one where there are no more', () => {
    const text = 'Look at the top three cards of your library. Put one of them into your hand and the rest into your graveyard.';
    expect(after(text, [], { zones: { rock: 'hand' }, graveyardSize: { A: 0 } }, {}, { library: { A: [card('rock')] } })).toBe('passed');
  });

  it('is chosen by an opponent where the text says so', () => {
    const text =
      'Reveal the top three cards of your library. An opponent chooses one of them. Put that card into your graveyard and the rest into your hand.';
    expect(
      after(text, [choose('C'), choose('rock', 'C')], { zones: { rock: 'graveyard', bear: 'hand', Forest: 'hand', orb: 'library' } }),
    ).toBe('passed');
  });
});

describe('a card of a kind from among them', () => {
  const text =
    'Look at the top four cards of your library. You may reveal a creature card from among them and put it into your hand. Put the rest on the bottom of your library in a random order.';

  it('is the one that is chosen', () => {
    expect(after(text, [choose('bear')], { zones: { bear: 'hand', rock: 'library', jar: 'library' }, librarySize: { A: 4 } })).toBe(
      'passed',
    );
  });

  it('may be left where it is, and goes with the rest', () => {
    expect(after(text, [choose('no')], { zones: { bear: 'library' }, librarySize: { A: 5 }, handSize: { A: 0 } })).toBe('passed');
  });

  it('is nothing where none of them is of the kind, and nobody is asked', () => {
    const none = { library: { A: [card('rock'), card('orb'), card('jar'), card('urn'), bear('below')] } };
    expect(after(text, [], { libraryTop: { A: ['below'] } }, {}, none)).toBe('passed');
    expect(after(text, [], { handSize: { A: 0 }, zones: { below: 'library' } }, {}, none)).toBe('passed');
    expect(after(text, [choose('below')], {}, {}, none)).toBe('failed actions[1]');
  });

  it('is none that lies deeper, nor of another kind', () => {
    expect(after(text, [choose('rock')], {})).toBe('failed actions[1]');
    expect(after(text, [choose('jar')], {})).toBe('failed actions[1]');
  });

  it('may be several, up to so many', () => {
    const company =
      'Look at the top six cards of your library. Put up to two creature cards with mana value 3 or less from among them onto the battlefield. Put the rest on the bottom of your library in any order.';
    const many = {
      library: { A: [bear('one'), bear('two'), bear('big', '{4}{G}', '5/5'), card('rock'), card('orb'), card('jar'), card('last')] },
    };
    expect(
      after(
        company,
        [choose(['one', 'two']), choose(['big', 'rock', 'orb', 'jar'])],
        { zones: { one: 'battlefield', two: 'battlefield', big: 'library' }, libraryTop: { A: ['last', 'big', 'rock', 'orb', 'jar'] } },
        {},
        many,
      ),
    ).toBe('passed');
    expect(after(company, [choose(['one', 'big'])], {}, {}, many)).toBe('failed actions[1]');
  });

  it('are all of the kind where they are revealed', () => {
    const goblins =
      'Reveal the top four cards of your library. Put all Goblin cards revealed this way into your hand and the rest on the bottom of your library in any order.';
    const goblin = (ref: string) => card(ref, 'Creature — Goblin', { pt: '1/1' });
    const zones = { library: { A: [goblin('g1'), card('rock'), goblin('g2'), card('orb'), goblin('g3')] } };
    expect(
      after(
        goblins,
        [choose(['orb', 'rock'])],
        { zones: { g1: 'hand', g2: 'hand', g3: 'library' }, libraryTop: { A: ['g3', 'orb', 'rock'] } },
        {},
        zones,
      ),
    ).toBe('passed');
  });
});

describe('the top cards of another library', () => {
  const zones = { library: theirs };

  it('are put back in the order that who looks likes', () => {
    const text = 'Look at the top three cards of target player’s library, then put them back in any order.';
    expect(after(text, [choose(['x3', 'x1', 'x2'])], { libraryTop: { B: ['x3', 'x1', 'x2', 'x4'] } }, { targets: ['B'] }, zones)).toBe(
      'passed',
    );
    expect(after(text, [choose(['x3', 'x1', 'x2'], 'B')], {}, { targets: ['B'] }, zones)).toBe('failed actions[1]');
  });

  it('go to their owner’s graveyard', () => {
    const text = 'Look at the top card of target player’s library. You may put that card into their graveyard.';
    expect(after(text, [choose('yes')], { zones: { x1: 'graveyard' }, graveyardSize: { A: 0, B: 1 } }, { targets: ['B'] }, zones)).toBe(
      'passed',
    );
    expect(after(text, [choose('no')], { zones: { x1: 'library' }, libraryTop: { B: ['x1'] } }, { targets: ['B'] }, zones)).toBe('passed');
  });

  it('may go to the bottom of it', () => {
    const text = 'Look at the top card of target player’s library. You may put that card on the bottom of that player’s library.';
    expect(after(text, [choose('yes')], { libraryTop: { B: ['x2', 'x3', 'x4', 'x1'], A: ['own1'] } }, { targets: ['B'] }, zones)).toBe(
      'passed',
    );
  });

  it('are divided between its bottom and its top', () => {
    const text =
      'Look at the top four cards of target player’s library. Put any number of them on the bottom of that library in any order and the rest on top of the library in any order.';
    expect(
      after(
        text,
        [choose(['x1', 'x3']), choose(['x3', 'x1']), choose(['x4', 'x2'])],
        { libraryTop: { B: ['x4', 'x2', 'x3', 'x1'] } },
        { targets: ['B'] },
        zones,
      ),
    ).toBe('passed');
  });

  it('are revealed by that player, who puts a land into their hand', () => {
    const text = 'Target player reveals the top card of their library. If it’s a land card, that player puts it into their hand.';
    const land = { library: { B: [card('Swamp', 'Basic Land — Swamp'), card('x2')], A: [card('own1')] } };
    expect(after(text, [], { zones: { Swamp: 'hand' }, handSize: { A: 0, B: 1 } }, { targets: ['B'] }, land)).toBe('passed');
    expect(after(text, [], { handSize: { A: 0, B: 0 }, libraryTop: { B: ['x1'] } }, { targets: ['B'] }, zones)).toBe('passed');
  });
});

describe('looking', () => {
  const text =
    'Look at the top three cards of your library. Put one of them into your hand and the rest on the bottom of your library in any order.';
  const told = (edition: string, cards: object) =>
    play({
      edition,
      setup: { zones: { library: { A: cards } } },
      actions: [{ by: 'A', do: 'effect', text }],
      expect: {},
    }).trace.flatMap(({ text: said, cites }) => (/looks at/.test(said) ? [`${said} ${cites.join(' ')}`] : []));

  it.each([
    ['2026-01-16', '701.20e'],
    ['2016-11-11', '701.14d'],
    ['2010-10-01', '608.2c'],
    ['2003-07-01', '413.2b'],
    ['1999-04-23', '413.2b'],
  ])('rests in the edition of %s on %s', (edition, rule) => {
    expect(told(edition, [card('rock'), card('orb'), card('jar')])).toEqual([`A looks at 3 cards. ${rule}`]);
  });

  it('says so where there is nothing to look at', () => {
    expect(told('2026-01-16', [])).toEqual(['A looks at nothing. 701.20e']);
  });
});

describe('words that could mean other cards', () => {
  it.each([
    ['the rest of nothing', 'Look at the top three cards of your library. Put the rest into your graveyard.'],
    ['one of what was not said', 'Put one of them into your graveyard.'],
    [
      'all of them, of which one is elsewhere',
      'Look at the top three cards of your library. Put one of them into your hand. Put those cards into your graveyard.',
    ],
    [
      'cards revealed that were looked at',
      'Look at the top three cards of your library. Put all land cards revealed this way into your hand.',
    ],
    [
      'one of two groups',
      'Look at the top three cards of your library. Mill three cards. Put a creature card from among them into your hand.',
    ],
  ])('are refused: %s', (_, words) => {
    expect(after(words, [], {})).toBe('refused actions[0].text');
  });
});
