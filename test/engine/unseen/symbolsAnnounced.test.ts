/** Symbols that may be paid in two ways are announced before the total cost is worked out (601.2b, 601.2f); a land's Aura adds to what pays (605.1b). */
import { describe, expect, it } from 'vitest';
import { play, verdict } from '../../demonstration/play.ts';

const cheaper = { ref: 'less', name: 'Less', type: 'Enchantment', controller: 'A', text: 'Spells you cast cost {1} less to cast.' };
const wastes = (ref: string) => ({ ref, name: ref, type: 'Land', controller: 'A', text: '{T}: Add {C}.' });
const cast = (cost: string, battlefield: readonly object[], expected: object, more: object = {}, mana = '') =>
  play({
    edition: '2026-01-16',
    setup: {
      mana: { A: mana },
      zones: { battlefield, hand: { A: [{ ref: 's', name: 's', type: 'Sorcery', cost, text: 'You gain 1 life.' }] } },
    },
    actions: [{ by: 'A', do: 'cast', object: 's', ...more }],
    expect: expected,
  });
const told = (run: ReturnType<typeof cast>): readonly string[] =>
  run.trace.map(({ text }) => text).filter((text) => text.includes('symbols'));
const onStack = { zones: { s: 'stack' } };

describe('symbols of two ways', () => {
  it('are chosen and told where either could be paid, and not where one alone could', () => {
    const either = cast('{2/W}', [cheaper, wastes('l')], { ...onStack, mana: { A: '' } }, {}, '{W}');
    expect([verdict(either), told(either)]).toEqual([
      'passed',
      ['What A pays its symbols with is chosen for them: another choice could be paid.'],
    ]);
    const one = cast('{2/W}', [cheaper, wastes('l')], { ...onStack, tapped: { l: true } });
    expect([verdict(one), told(one)]).toEqual(['passed', []]);
  });

  it('are not announced where nothing is paid', () => {
    const free = cast('{2/W}', [cheaper, wastes('l')], { ...onStack, tapped: { l: false } }, { pay: 'free' });
    expect([verdict(free), told(free)]).toEqual(['passed', []]);
  });

  it('are refused where there are more ways than are tried, and nothing is tried without end', () => {
    expect(verdict(cast('{2/W}'.repeat(20), [cheaper], onStack))).toMatch(/^refused/);
  });
});

describe('what triggered mana abilities leave open', () => {
  const grove = { ref: 'l', name: 'Forest', type: 'Basic Land — Forest', controller: 'A' };
  const aura = (ref: string) => ({
    ref,
    name: ref,
    type: 'Enchantment — Aura',
    controller: 'A',
    attachedTo: 'l',
    text: 'Enchant land\nWhenever enchanted land is tapped for mana, its controller adds an additional one mana of any color.',
  });
  it('is chosen where one answer alone pays, of each of several', () => {
    expect(verdict(cast('{R}{G}', [grove, aura('growth')], { ...onStack, mana: { A: '' } }))).toBe('passed');
    expect(verdict(cast('{R}{R}{G}', [grove, aura('growth'), aura('bloom')], { ...onStack, mana: { A: '' } }))).toBe('passed');
  });

  it('is asked where several answers pay', () => {
    expect(verdict(cast('{1}{G}', [grove, aura('growth')], { pending: { player: 'A', kind: 'other' } }))).toBe('passed');
  });

  it('is refused where there are more ways than are tried', () => {
    const auras = Array.from({ length: 8 }, (_, at) => aura(`growth${at}`));
    expect(verdict(cast('{R}{G}', [grove, ...auras], onStack))).toMatch(/^refused/);
  });
});
