/** What an opponent had enter under their control this turn: what it was, and whose, as it entered (608.2i). */
import { describe, expect, it } from 'vitest';
import { creature, play, verdict } from '../../demonstration/play.ts';

const edition = '2025-11-14';
const resolve = { by: 'all', do: 'resolve' };
const trap = (had: string) =>
  `If an opponent had ${had} enter the battlefield under their control this turn, you may pay {U} rather than pay this spell's mana cost.\nYou gain 3 life.`;
const cast = { by: 'A', do: 'cast', object: 't', alternative: 'if an opponent' };
const tokens = (by: string, many: string, kind = '1/1 white Soldier creature') => ({
  by,
  do: 'effect',
  text: `Create ${many} ${kind} token${many === 'a' ? '' : 's'}.`,
});
const board = (had: string, before: readonly object[], zones: object = {}) =>
  verdict(
    play({
      edition,
      players: ['A', 'B', 'C'],
      setup: {
        active: 'A',
        step: 'precombat main',
        mana: { A: '{U}' },
        zones: { hand: { A: [{ ref: 't', name: 'Trap', type: 'Instant — Trap', cost: '{9}', text: trap(had) }] }, ...zones },
      },
      actions: [...before, cast, resolve],
      expect: { life: { A: 23 } },
    }),
  );

describe('an opponent who had something enter', () => {
  it('is one of several, by themselves', () => {
    expect(board('two or more creatures', [tokens('B', 'two')])).toBe('passed');
    expect(board('two or more creatures', [tokens('C', 'three')])).toBe('passed');
    expect(board('two or more creatures', [tokens('B', 'a'), tokens('C', 'a')])).toMatch(/^failed/);
    expect(board('two or more creatures', [])).toMatch(/^failed/);
  });
  it('is no player whose spell it is', () => {
    expect(board('two or more creatures', [tokens('A', 'two')])).toMatch(/^failed/);
  });
  it('had it, wherever it is by now', () => {
    expect(board('two or more creatures', [tokens('B', 'two'), { by: 'A', do: 'effect', text: 'Destroy all creatures.' }])).toBe('passed');
  });
  it('is who controlled it as it entered', () => {
    const given = [tokens('A', 'two'), { by: 'B', do: 'effect', text: 'Gain control of all creatures.' }];
    expect(board('two or more creatures', given)).toMatch(/^failed/);
  });
  it('had what was so as it entered', () => {
    expect(board('a green creature', [tokens('B', 'a', '1/1 green Elf creature')])).toBe('passed');
    expect(board('a green creature', [tokens('B', 'a')])).toMatch(/^failed/);
    expect(board('an artifact', [{ by: 'C', do: 'effect', text: 'Create a Treasure token.' }])).toBe('passed');
  });
  it('had none of what was there before the turn', () => {
    expect(board('a creature', [], { battlefield: [creature('c', 'B')] })).toMatch(/^refused|^failed/);
  });
  it('is asked of nothing that is not known of what entered', () => {
    expect(board('a creature with flying', [])).toMatch(/^refused/);
  });
});

describe('another land that entered before', () => {
  const ignus = creature('i', 'A', '1/1', {
    text: "Whenever a land enters the battlefield under an opponent's control, if that player had another land enter the battlefield under their control this turn, this creature deals 3 damage to that player.",
  });
  const lands = (actions: readonly object[], expected: object) =>
    verdict(
      play({
        edition,
        players: ['A', 'B', 'C'],
        setup: {
          active: 'B',
          step: 'precombat main',
          zones: {
            battlefield: [ignus],
            hand: {
              B: ['l', 'm', 'n'].map((ref) => ({ ref, name: `Land ${ref}`, type: 'Land' })),
              C: [{ ref: 'o', name: 'Land o', type: 'Land' }],
            },
          },
        },
        actions,
        expect: expected,
      }),
    );
  const put = (by: string) => ({ by, do: 'effect', text: 'Put a land card from your hand onto the battlefield.' });
  const first = { by: 'B', do: 'play land', object: 'l' };
  const check = { by: 'B', do: 'check' };
  it('is another than that one', () => {
    expect(lands([first, check], { life: { B: 20 }, triggered: { i: 0 } })).toBe('passed');
    expect(lands([first, put('B'), { by: 'B', do: 'choose', choice: 'm' }, check, resolve], { life: { B: 17, C: 20 } })).toBe('passed');
  });
  it('is that player’s', () => {
    expect(lands([first, put('C'), check], { life: { B: 20, C: 20 }, triggered: { i: 0 } })).toBe('passed');
  });
  it('is for each of two that enter at once the other one', () => {
    const both = { by: 'B', do: 'effect', text: 'Put all land cards from your hand onto the battlefield.' };
    expect(lands([both, check, { by: 'A', do: 'choose', choice: 'any' }, resolve, resolve, resolve], { life: { B: 11 } })).toBe('passed');
  });
});
