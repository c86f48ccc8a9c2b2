/** What is done unless any player pays: each is asked in turn order, until one has paid (101.4, 118.12a). */
import { describe, expect, it } from 'vitest';
import { creature, play, verdict } from '../../demonstration/play.ts';

const edition = '2025-11-14';
const resolve = { by: 'all', do: 'resolve' };
const answer = (by: string, choice: string) => ({ by, do: 'choose', choice });
const setup = (mana: object, more: object = {}) => ({
  players: ['A', 'B', 'C'],
  setup: { active: 'B', step: 'precombat main', mana, librarySize: { A: 9, B: 9, C: 9 }, ...more },
});
const shade = {
  battlefield: [creature('shade', 'B', '2/1', { text: '{B}: This creature gets +1/+1 until end of turn unless any player pays {2}.' })],
};
const grow = [{ by: 'B', do: 'activate', object: 'shade' }, resolve];
const onShade = (mana: object, actions: readonly object[], expected: object) =>
  verdict(
    play({
      edition,
      ...setup({ ...mana, B: `${(mana as { B?: string }).B ?? ''}{B}` }, { zones: shade }),
      actions: [...grow, ...actions],
      expect: expected,
    }),
  );

describe('unless any player pays', () => {
  it('is done where nobody can', () => {
    expect(onShade({}, [], { pt: { shade: '3/2' } })).toBe('passed');
  });
  it('is done where nobody will, asked in turn order', () => {
    const declined = [answer('B', 'no'), answer('C', 'no'), answer('A', 'no')];
    expect(onShade({ A: '{C}{C}', B: '{C}{C}', C: '{C}{C}' }, declined, { pt: { shade: '3/2' } })).toBe('passed');
  });
  it('is not done once one of them has paid, who is the last one asked', () => {
    const paid = [answer('B', 'no'), answer('C', 'yes')];
    const expected = { pt: { shade: '2/1' }, mana: { C: '', A: '{C}{C}', B: '{C}{C}' } };
    expect(onShade({ A: '{C}{C}', B: '{C}{C}', C: '{C}{C}' }, paid, expected)).toBe('passed');
  });
  it('may be paid by you as well', () => {
    expect(onShade({ B: '{C}{C}' }, [answer('B', 'yes')], { pt: { shade: '2/1' }, mana: { B: '' } })).toBe('passed');
  });
  it('is a sacrifice in an upkeep, and mana beside what else is done', () => {
    const prison = {
      ref: 'p',
      name: 'Prison',
      type: 'Enchantment',
      controller: 'B',
      text: 'At the beginning of your upkeep, sacrifice this enchantment unless any player pays {3}.',
    };
    const ends = (actions: readonly object[], mana: object) =>
      verdict(
        play({
          edition,
          ...setup(mana, { step: 'upkeep', zones: { battlefield: [prison] } }),
          actions: [resolve, ...actions],
          expect: { zones: { p: actions.length > 0 ? 'battlefield' : 'graveyard' } },
        }),
      );
    expect(ends([], {})).toBe('passed');
    expect(ends([answer('C', 'yes')], { C: '{C}{C}{C}' })).toBe('passed');
  });
  it('is said of life too, of opponents alone, and of the sentence in which it stands', () => {
    const wild = (text: string, actions: readonly object[], expected: object, mana: object = {}) =>
      verdict(
        play({
          edition,
          ...setup(mana, { zones: { battlefield: [creature('c', 'B')] } }),
          actions: [{ by: 'B', do: 'effect', text, targets: ['c'] }, ...actions],
          expect: expected,
        }),
      );
    const might =
      'Target creature gets +1/+1 until end of turn. That creature gets an additional +4/+4 until end of turn unless any player pays {2}.';
    expect(wild(might, [], { pt: { c: '7/7' } })).toBe('passed');
    expect(wild(might, [answer('A', 'yes')], { pt: { c: '3/3' } }, { A: '{C}{C}' })).toBe('passed');
    const theirs = 'Destroy target creature unless any opponent pays 3 life.';
    expect(wild(theirs, [answer('C', 'no'), answer('A', 'yes')], { zones: { c: 'battlefield' }, life: { A: 17, B: 20, C: 20 } })).toBe(
      'passed',
    );
  });
  it('is not read where a mana ability would ask', () => {
    const cave = {
      zones: { battlefield: [{ ref: 'c', name: 'Cave', type: 'Land', controller: 'B', text: '{T}: Add {R} unless any player pays {1}.' }] },
    };
    expect(verdict(play({ edition, ...setup({}, cave), actions: [], expect: {} }))).toMatch(/^refused/);
  });
});
