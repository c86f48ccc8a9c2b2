/** Targets that may have no more than so much together (115.1, 601.2c). */
import { describe, expect, it } from 'vitest';
import { play, verdict } from '../../demonstration/play.ts';

const edition = '2025-11-14';
const resolve = { by: 'all', do: 'resolve' };
const card = (ref: string, cost: string, pt: string) => ({ ref, name: `Card ${ref}`, type: 'Creature — Bear', cost, pt });
const grave = {
  A: [card('one', '{G}', '4/1'), card('two', '{1}{G}', '7/2'), card('three', '{2}{G}', '-2/3'), card('four', '{3}{G}', '10/4')],
};
const patch = 'Return up to three target creature cards with total mana value 3 or less from your graveyard to the battlefield.';
const board = (text: string, targets: readonly string[] | undefined, expected: object, more: readonly object[] = []) =>
  verdict(
    play({
      edition,
      setup: {
        step: 'precombat main',
        zones: { graveyard: grave, hand: { A: [{ ref: 's', name: 'Spell', type: 'Sorcery', cost: '{0}', text }] } },
      },
      actions: [{ by: 'A', do: 'cast', object: 's', ...(targets ? { targets } : {}) }, ...more],
      expect: expected,
    }),
  );

describe('targets with a total', () => {
  it('are as many as have no more together', () => {
    expect(board(patch, ['one', 'two'], { zones: { one: 'battlefield', two: 'battlefield' } }, [resolve])).toBe('passed');
    expect(board(patch, ['three'], { zones: { three: 'battlefield' } }, [resolve])).toBe('passed');
    expect(board(patch, [], { zones: { one: 'graveyard' } }, [resolve])).toBe('passed');
  });
  it('are no more', () => {
    expect(board(patch, ['one', 'three'], {})).toMatch(/^failed actions\[0\]/);
    expect(board(patch, ['four'], {})).toMatch(/^failed actions\[0\]/);
  });
  it('are listed so', () => {
    const scenario = {
      edition,
      setup: {
        step: 'precombat main',
        zones: { graveyard: grave, hand: { A: [{ ref: 's', name: 'Spell', type: 'Sorcery', cost: '{0}', text: patch }] } },
      },
      actions: [{ by: 'A', do: 'enumerate', what: 'targets', object: 's' }],
      expect: { legal: { exactly: [[], ['one'], ['two'], ['three'], ['one', 'two']] } },
    };
    expect(verdict(play(scenario))).toBe('passed');
  });
  it('are counted by power, of which a negative one takes some off', () => {
    const house = 'Return any number of target creature cards with total power 10 or less from your graveyard to the battlefield. Exile ~.';
    expect(board(house, ['one', 'two', 'three'], { zones: { one: 'battlefield', two: 'battlefield', s: 'exile' } }, [resolve])).toBe(
      'passed',
    );
    expect(board(house, ['one', 'two'], {})).toMatch(/^failed actions\[0\]/);
    expect(board(house, ['four'], { zones: { four: 'battlefield' } }, [resolve])).toBe('passed');
  });
  it('of which one is gone are the others', () => {
    const gone = { by: 'B', do: 'effect', text: 'Exile target card from a graveyard.', targets: ['one'] };
    expect(board(patch, ['one', 'two'], { zones: { one: 'exile', two: 'battlefield' } }, [gone, resolve])).toBe('passed');
  });
  it('may have X together', () => {
    const text = 'Return up to X target creature cards with total mana value X or less from your graveyard to the battlefield.';
    const cast = (x: number, targets: readonly string[]) =>
      verdict(
        play({
          edition,
          setup: {
            step: 'precombat main',
            mana: { A: '{C}{C}{C}{C}{C}' },
            zones: { graveyard: grave, hand: { A: [{ ref: 's', name: 'Spell', type: 'Sorcery', cost: '{X}', text }] } },
          },
          actions: [{ by: 'A', do: 'cast', object: 's', x, targets }, resolve],
          expect: { zones: Object.fromEntries(targets.map((each) => [each, 'battlefield'])) },
        }),
      );
    expect(cast(3, ['one', 'two'])).toBe('passed');
    expect(cast(2, ['one', 'two'])).toMatch(/^failed actions\[0\]/);
    expect(cast(5, ['two', 'three'])).toBe('passed');
  });
  it('are cards of a graveyard: what permanents have together may be more by then', () => {
    expect(board('Destroy any number of target creatures with total power 4 or less.', [], {})).toMatch(/^refused/);
  });
});
