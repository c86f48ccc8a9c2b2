/** A land is played and not cast (305.1): what waits for that triggers by it, and what waits for a spell does not. */
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../src/engine/cardText/compileText.ts';
import { play, verdict } from '../../demonstration/play.ts';
import { bothWays } from './bothWays.ts';

const stag = {
  ref: 'stag',
  name: 'Stag',
  type: 'Enchantment',
  cost: '{1}{G}',
  controller: 'A',
  text: 'Whenever an opponent plays a land, if Stag is an enchantment, Stag becomes a 3/2 Elk Beast creature.\nWhenever you play a land, if Stag is a creature, Stag becomes an enchantment.',
};
const watcher = (text: string, type = 'Enchantment') => ({ ref: 'w', name: 'Watcher', type, cost: '{2}', controller: 'A', text });
const forest = (ref: string) => ({ ref, name: 'Forest', type: 'Basic Land — Forest' });
const play1 = (by: string, object: string) => ({ by, do: 'play land', object });
const empty = { by: 'all', do: 'pass until', until: 'stack empty' };

describe('what waits for a land to be played', () => {
  bothWays([
    [
      'asks who plays it',
      {
        edition: '2003-10-01',
        setup: { active: 'B', librarySize: { A: 9, B: 9 }, zones: { battlefield: [stag], hand: { A: [forest('fa')], B: [forest('fb')] } } },
        actions: [play1('B', 'fb'), empty, { by: 'all', do: 'pass until', until: 'precombat main of A' }, play1('A', 'fa'), empty],
        expect: [
          { after: 2, types: { stag: ['creature'] }, subtypes: { stag: ['Elk', 'Beast'] }, pt: { stag: '3/2' } },
          { types: { stag: ['enchantment'] }, subtypes: { stag: [] } },
        ],
      },
      { triggered: { stag: 1 } },
    ],
    [
      'asks which land it is, and speaks of who played it',
      {
        setup: {
          active: 'B',
          zones: {
            battlefield: [watcher('Whenever a player plays a nonbasic land, Watcher deals 2 damage to that player.')],
            hand: { B: [{ ref: 'n', name: 'Nook', type: 'Land', text: '{T}: Add {C}.' }] },
          },
        },
        actions: [play1('B', 'n'), empty],
        expect: { life: { A: 20, B: 18 } },
      },
      { life: { B: 20 } },
    ],
    [
      'leaves out itself where it says "another"',
      {
        setup: {
          zones: { hand: { A: [{ ref: 'w', name: 'Watcher', type: 'Land', text: 'When you play another land, sacrifice Watcher.' }] } },
        },
        actions: [play1('A', 'w'), empty],
        expect: { zones: { w: 'battlefield' } },
      },
      { zones: { w: 'graveyard' } },
    ],
  ]);

  it('is not for lands that are put onto the battlefield', () => {
    const board = {
      setup: {
        zones: { battlefield: [watcher('Whenever you play a land, you gain 1 life.')], hand: { A: [forest('f')] } },
      },
      actions: [{ by: 'A', do: 'effect', text: 'Put a land card from your hand onto the battlefield.' }, empty],
      expect: { zones: { f: 'battlefield' }, triggered: { w: 0 } },
    };
    expect(verdict(play(board))).toBe('passed');
  });
});

describe('a text that speaks of neither a spell nor a land', () => {
  const facts = { name: 'Watcher', types: ['enchantment'], subtypes: [], supertypes: [] } as const;
  it.each(['Whenever you cast a land, draw a card.', 'Whenever you cast a creature, draw a card.'])('is refused: %s', (text) => {
    expect(compileText(text, facts)).toMatchObject({ ok: false });
  });
});
