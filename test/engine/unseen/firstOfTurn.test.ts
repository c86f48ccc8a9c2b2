/** The first spell of a kind each turn costs less: it is counted what was cast before, whether or not anything saw it (601.2f). */
import { describe, expect, it } from 'vitest';
import { play, verdict } from '../../demonstration/play.ts';

const edition = '2025-11-14';
const resolve = { by: 'all', do: 'resolve' };
const cast = (object: string, mana: string, by = 'A') => ({ by, do: 'cast', object, pay: mana });
const ox = (ref: string, more: object = {}) => ({ ref, name: `Ox ${ref}`, type: 'Creature — Ox', cost: '{2}{G}', pt: '3/3', ...more });
const opt = (ref: string) => ({ ref, name: `Opt ${ref}`, type: 'Instant', cost: '{2}', text: 'You gain 1 life.' });
const source = (text: string, more: object = {}) => ({ ref: 's', name: 'Source', type: 'Enchantment', controller: 'A', text, ...more });
const creatures = 'The first creature spell you cast each turn costs {2} less to cast.';
const board = (
  actions: readonly object[],
  expected: object,
  { text = creatures, hand = [ox('a'), ox('b'), opt('o')] as readonly object[], more = {} } = {},
) =>
  verdict(
    play({
      edition,
      setup: {
        step: 'precombat main',
        librarySize: { A: 9, B: 9 },
        mana: { A: '{G}{G}{G}{G}{G}{G}{G}{G}' },
        zones: { battlefield: text === '' ? [] : [source(text)], hand: { A: hand, ...more } },
      },
      actions,
      expect: expected,
    }),
  );

describe('the first creature spell each turn', () => {
  it('costs less, and the second one all of it', () => {
    expect(board([cast('a', '{G}'), resolve, cast('b', '{G}{G}{G}'), resolve], { zones: { a: 'battlefield', b: 'battlefield' } })).toBe(
      'passed',
    );
    expect(board([cast('a', '{G}'), resolve, cast('b', '{G}')], {})).toMatch(/^failed actions\[2\]/);
  });
  it('is the first although an instant was cast before it', () => {
    expect(board([cast('o', '{G}{G}'), resolve, cast('a', '{G}'), resolve], { zones: { a: 'battlefield' } })).toBe('passed');
  });
  it('is the first also where it was countered, or still lies on the stack', () => {
    const counter = [{ by: 'A', do: 'effect', text: 'Counter target spell.', targets: ['a'] }];
    expect(board([cast('a', '{G}'), ...counter, cast('b', '{G}')], {})).toMatch(/^failed actions\[2\]/);
    expect(board([cast('a', '{G}'), ...counter, cast('b', '{G}{G}{G}'), resolve], { zones: { a: 'graveyard', b: 'battlefield' } })).toBe(
      'passed',
    );
  });
  it('was cast before what says so came', () => {
    const late = [cast('a', '{G}{G}{G}'), resolve, cast('s', ''), resolve, cast('b', '{G}')];
    const hand = [ox('a'), ox('b'), { ...source(creatures), cost: '{0}', controller: undefined }];
    const given = hand.map((card) => Object.fromEntries(Object.entries(card).filter(([key]) => key !== 'controller')));
    const free = late.map((each) => ('object' in each && each.object === 's' ? { by: 'A', do: 'cast', object: 's' } : each));
    expect(board(free, {}, { text: '', hand: given })).toMatch(/^failed actions\[4\]/);
  });
  it('is that of each turn: on the next one it is another', () => {
    const next = { by: 'all', do: 'pass until', until: 'next turn' };
    const main = { by: 'all', do: 'pass until', until: 'precombat main of A' };
    const mana = { by: 'A', do: 'effect', text: 'Add {G}.' };
    expect(board([cast('a', '{G}'), resolve, next, main, mana, cast('b', '{G}'), resolve], { zones: { b: 'battlefield' } })).toBe('passed');
  });
  it('is yours', () => {
    const other = { B: [{ ...ox('c'), type: 'Creature — Ox' }] };
    const theirs = [
      { by: 'B', do: 'effect', text: 'Add {G}.' },
      { by: 'A', do: 'pass' },
    ];
    expect(board([...theirs, { by: 'B', do: 'cast', object: 'c' }], {}, { more: other })).toMatch(/^failed actions/);
  });
});

describe('other spells and other places in the turn', () => {
  it('are the second of any kind', () => {
    const text = 'The second spell you cast each turn costs {1} less to cast.';
    expect(board([cast('o', '{G}{G}'), resolve, cast('a', '{G}{G}'), resolve], { zones: { a: 'battlefield' } }, { text })).toBe('passed');
    expect(board([cast('o', '{G}')], {}, { text })).toMatch(/^failed actions\[0\]/);
  });
  it('are the first that is an instant or sorcery', () => {
    const text = 'The first instant or sorcery spell you cast each turn costs {3} less to cast.';
    expect(
      board([cast('a', '{G}{G}{G}'), resolve, { by: 'A', do: 'cast', object: 'o', pay: 'free' }, resolve], { life: { A: 21 } }, { text }),
    ).toBe('passed');
    expect(
      board([{ by: 'A', do: 'cast', object: 'o' }, resolve], { life: { A: 21 }, mana: { A: '{G}{G}{G}{G}{G}{G}{G}{G}' } }, { text }),
    ).toBe('passed');
  });
  it('are the first face-down one, which is no other', () => {
    const text = 'The first face-down creature spell you cast each turn costs {3} less to cast.';
    const morph = (ref: string) => ox(ref, { text: 'Morph {G}' });
    const down = (object: string, pay?: string) => ({ by: 'A', do: 'cast', object, faceDown: true, ...(pay === undefined ? {} : { pay }) });
    const hand = [morph('a'), morph('b'), ox('c')];
    const all = '{G}{G}{G}{G}{G}{G}{G}{G}';
    expect(board([down('a'), resolve], { mana: { A: all } }, { text, hand })).toBe('passed');
    expect(board([cast('c', '{G}{G}{G}'), resolve, down('a'), resolve], { mana: { A: '{G}{G}{G}{G}{G}' } }, { text, hand })).toBe('passed');
    expect(board([down('a'), resolve, down('b', '{G}{G}{G}'), resolve], { mana: { A: '{G}{G}{G}{G}{G}' } }, { text, hand })).toBe('passed');
  });
  it('are none of which it is not noted what they were', () => {
    const text = (of: string) => board([], {}, { text: `The first ${of} you cast each turn costs {1} less to cast.` });
    expect(text('kicked spell')).toMatch(/^refused/);
    expect(text('creature')).toMatch(/^refused/);
  });
});
