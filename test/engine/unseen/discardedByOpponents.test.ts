/** Cards that an opponent's spell or ability has somebody discard (701.9), and what they do then. */
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../src/engine/cardText/compileText.ts';
import { play, verdict } from '../../demonstration/play.ts';
import { board, cast, spell } from './spellsOnBoards.ts';

const beast = (text: string, more: object = {}) => ({
  ref: 'beast',
  name: 'Beast',
  type: 'Creature — Beast',
  pt: '4/4',
  cost: '{4}',
  text,
  ...more,
});
const baloth =
  'When Beast enters the battlefield, you gain 4 life.\nIf a spell or ability an opponent controls causes you to discard Beast, put it onto the battlefield instead of putting it into your graveyard.';
const discard = (who = 'Target player') => spell('rot', `${who} discards a card.`);
const done = { by: 'all', do: 'pass until', until: 'stack empty' };
/** The card is in B's hand, unless zones are given. */
const run = (
  card: object,
  actions: readonly object[],
  expected: object,
  zones: object = { hand: { A: [discard()], B: [card] } },
  players?: readonly string[],
) => verdict(play(board({ mana: { A: '{R}', B: '{R}' }, zones }, actions, expected, players)));

describe('put onto the battlefield instead', () => {
  it('by a spell of an opponent: it enters, and its ability triggers', () => {
    expect(
      run(beast(baloth), cast('A', 'rot', 'B'), { zones: { beast: 'battlefield' }, controller: { beast: 'B' }, life: { B: 24 } }),
    ).toBe('passed');
  });
  it('by a spell of its own player: it goes to the graveyard', () => {
    expect(
      run(
        beast(baloth),
        [{ by: 'A', do: 'pass' }, { by: 'B', do: 'cast', object: 'rot', targets: ['B'] }, done],
        { zones: { beast: 'graveyard' }, life: { B: 20 } },
        { hand: { B: [beast(baloth), discard()] } },
      ),
    ).toBe('passed');
  });
  it('as a cost: it goes to the graveyard', () => {
    const altar = { ref: 'altar', name: 'Altar', controller: 'B', type: 'Artifact', text: 'Discard a card: You gain 1 life.' };
    expect(
      run(
        beast(baloth),
        [{ by: 'A', do: 'pass' }, { by: 'B', do: 'activate', object: 'altar', ability: 1 }, done],
        { zones: { beast: 'graveyard' }, life: { B: 21 } },
        { hand: { B: [beast(baloth)] }, battlefield: [altar] },
      ),
    ).toBe('passed');
  });
  it('of three players it is an opponent’s for each but its own', () => {
    const all = spell('rot', 'Each player discards a card.');
    expect(
      run(
        beast(baloth),
        cast('A', 'rot'),
        { zones: { beast: 'battlefield', other: 'graveyard' } },
        { hand: { A: [all], B: [beast(baloth)], C: [{ ref: 'other', name: 'Other', type: 'Land' }] } },
        ['A', 'B', 'C'],
      ),
    ).toBe('passed');
  });
  it('with the counters that are said', () => {
    const text =
      'If a spell or ability an opponent controls causes you to discard Beast, put it onto the battlefield with two +1/+1 counters on it instead of putting it into your graveyard.';
    expect(run(beast(text), cast('A', 'rot', 'B'), { counters: { beast: { '+1/+1': 2 } }, pt: { beast: '6/6' } })).toBe('passed');
  });
  it('it was discarded all the same: who waits for that sees it', () => {
    const waiting = {
      ref: 'rite',
      name: 'Rite',
      controller: 'A',
      type: 'Enchantment',
      text: 'Whenever an opponent discards a card, you gain 1 life.',
    };
    expect(
      run(
        beast(baloth),
        cast('A', 'rot', 'B'),
        { life: { A: 21, B: 24 } },
        { hand: { A: [discard()], B: [beast(baloth)] }, battlefield: [waiting] },
      ),
    ).toBe('passed');
  });
});

describe('when it was discarded', () => {
  const purge = spell(
    'purge',
    'Spell purge deals 1 damage to any target.\nWhen a spell or ability an opponent controls causes you to discard Spell purge, that player loses 5 life.',
  );
  it('that player is whose spell it was', () => {
    expect(
      run(
        purge,
        cast('A', 'rot', 'B'),
        { life: { A: 15, B: 20, C: 20 }, zones: { purge: 'graveyard' } },
        { hand: { A: [discard()], B: [purge] } },
        ['A', 'B', 'C'],
      ),
    ).toBe('passed');
  });
  it('by its own player nothing triggers', () => {
    expect(
      run(
        purge,
        [{ by: 'A', do: 'pass' }, { by: 'B', do: 'cast', object: 'rot', targets: ['B'] }, done],
        { life: { A: 20, B: 20 } },
        { hand: { B: [purge, discard()] } },
      ),
    ).toBe('passed');
  });
  it('it comes back to the hand, and is asked whether it controls something as it triggers', () => {
    const quag = beast('When a spell or ability an opponent controls causes you to discard Beast, return it to your hand.');
    expect(run(quag, cast('A', 'rot', 'B'), { zones: { beast: 'hand' } })).toBe('passed');
    const stand = beast(
      'When a spell or ability an opponent controls causes you to discard this card, if you control a Plains, create a 4/4 white Avatar creature token.',
      {
        type: 'Enchantment',
      },
    );
    const plains = { ref: 'plains', name: 'Plains', controller: 'B', type: 'Basic Land — Plains' };
    const zones = { hand: { A: [discard()], B: [stand] } };
    expect(
      run(stand, cast('A', 'rot', 'B'), { tokens: [{ controller: 'B', pt: '4/4', count: 1 }] }, { ...zones, battlefield: [plains] }),
    ).toBe('passed');
    expect(run(stand, cast('A', 'rot', 'B'), { tokens: [] }, zones)).toBe('passed');
  });
  it('of any card, each by itself', () => {
    const focus = {
      ref: 'focus',
      name: 'Focus',
      controller: 'B',
      type: 'Enchantment',
      text: 'Whenever a spell or ability an opponent controls causes you to discard a card, you gain 2 life.',
    };
    const lands = ['l1', 'l2'].map((ref) => ({ ref, name: ref, type: 'Land' }));
    const mind = spell('rot', 'Target player discards two cards.');
    expect(run({}, cast('A', 'rot', 'B'), { life: { B: 24 } }, { hand: { A: [mind], B: lands }, battlefield: [focus] })).toBe('passed');
  });
});

it('refuses what may be done instead, and what is no card', () => {
  const about = { name: 'Test', types: ['instant'] as const, subtypes: [] };
  const instead =
    'If a spell or ability an opponent controls causes you to discard Test, put it onto the battlefield instead of putting it into your graveyard.';
  expect(compileText(instead, about).ok).toBe(false);
  const enchantment = { name: 'Test', types: ['enchantment'] as const, subtypes: [] };
  expect(
    compileText('Whenever a spell or ability an opponent controls causes you to discard a creature, you gain 2 life.', enchantment).ok,
  ).toBe(false);
});
