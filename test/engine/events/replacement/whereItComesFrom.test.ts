/** While something is decided about how it enters, what enters is still where it comes from (614.12a, 614.13). */
import { describe, expect, it } from 'vitest';
import { play, verdict } from '../../../demonstration/play.ts';

const troll = (text: string) => ({ ref: 'troll', name: 'Troll', type: 'Creature — Troll', pt: '0/0', text });
const bear = (ref: string) => ({ ref, name: ref, type: 'Creature — Bear', pt: '2/2' });
const raise = { by: 'A', do: 'effect', text: 'Return target creature card from your graveyard to the battlefield.', targets: ['troll'] };

describe('what enters from a graveyard', () => {
  it.each([
    ['2026-01-16', ['A', 'B'], 'This creature enters with a +1/+1 counter on it for each creature card in your graveyard.', 2],
    ['2013-07-13', ['A', 'B', 'C'], 'Troll enters the battlefield with a +1/+1 counter on it for each creature card in all graveyards.', 4],
    ['2005-10-01', ['A', 'B'], 'Troll comes into play with a +1/+1 counter on it for each creature card in your graveyard.', 2],
  ])('is counted there (%s, %j: %s)', (edition, players, text, counters) => {
    const graveyard = { A: [troll(text), bear('a')], B: [bear('b'), bear('c')] };
    const board = {
      edition,
      players,
      setup: { zones: { graveyard } },
      actions: [raise],
      expect: { counters: { troll: { '+1/+1': counters } } },
    };
    expect(verdict(play(board))).toBe('passed');
  });

  it('cannot be chosen for what is exiled as it enters', () => {
    const text = 'As this creature enters, exile any number of creature cards from your graveyard.';
    const board = (choice: readonly string[], more: object) => ({
      edition: '2026-01-16',
      setup: { zones: { graveyard: { A: [{ ...troll(text), pt: '1/1' }, bear('a')] } } },
      actions: [raise, { by: 'A', do: 'choose', choice }],
      expect: [{ after: 1, zones: { troll: 'graveyard' }, graveyardSize: { A: 2 } }, more],
    });
    expect(verdict(play(board(['a'], { zones: { a: 'exile', troll: 'battlefield' } })))).toBe('passed');
    expect(verdict(play(board(['a', 'troll'], { refused: { action: 2, rule: '614.13a' } })))).toBe('passed');
  });
});

describe('what is played from a hand', () => {
  it.each([
    ['2026-01-16', 'As this land enters, you may pay 2 life. If you don’t, it enters tapped.', 'yes', 18],
    ['2010-06-18', 'As Garden enters the battlefield, you may pay 2 life. If you don’t, Garden enters the battlefield tapped.', 'no', 20],
    ['2005-10-07', 'As Garden comes into play, you may pay 2 life. If you don’t, Garden comes into play tapped.', 'yes', 18],
  ])('is in it while its player is asked (%s: %s, %s)', (edition, text, choice, life) => {
    const garden = { ref: 'garden', name: 'Garden', type: 'Land — Forest Plains', text: text.replaceAll('’', "'") };
    const board = {
      edition,
      setup: { zones: { hand: { A: [garden, bear('a')] } } },
      actions: [
        { by: 'A', do: 'play land', object: 'garden' },
        { by: 'A', do: 'choose', choice },
      ],
      expect: [
        { after: 1, zones: { garden: 'hand' }, handSize: { A: 2 } },
        { zones: { garden: 'battlefield' }, handSize: { A: 1 }, life: { A: life }, tapped: { garden: choice === 'no' } },
      ],
    };
    expect(verdict(play(board))).toBe('passed');
  });
});
