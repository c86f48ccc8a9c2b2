/** Triggers of counters that you put on something: who puts them (122.6a), and how many at once. */
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../src/engine/cardText/compileText.ts';
import { creature, play, verdict } from '../../demonstration/play.ts';

const scarabs = (text = 'Whenever you put one or more -1/-1 counters on a creature, you gain that much life.') => ({
  ref: 'nest',
  name: 'Nest',
  type: 'Enchantment',
  controller: 'A',
  text,
});
const after = (actions: readonly object[], life: number, more: readonly object[] = [], nest = scarabs()) =>
  verdict(
    play({
      edition: '2025-11-14',
      players: ['A', 'B', 'C'],
      setup: {
        librarySize: { A: 9, B: 9, C: 9 },
        step: 'precombat main',
        zones: { battlefield: [nest, creature('bear', 'B', '4/4'), creature('ox', 'C', '4/4'), ...more] },
      },
      actions,
      expect: { life: { A: life } },
    }),
  );
const effect = (by: string, text: string, targets: readonly string[] = []) => ({ by, do: 'effect', text, targets });
const resolve = { by: 'all', do: 'resolve' };

describe('whenever you put counters on a creature', () => {
  it('triggers once for so many on one', () => {
    expect(after([effect('A', 'Put three -1/-1 counters on target creature.', ['bear']), resolve], 23)).toBe('passed');
  });
  it('triggers for each creature by itself', () => {
    expect(after([effect('A', 'Put two -1/-1 counters on each creature.'), resolve, resolve], 24)).toBe('passed');
  });
  it('does not of counters of another kind', () => {
    expect(after([effect('A', 'Put a +1/+1 counter on target creature.', ['bear'])], 20)).toBe('passed');
  });
  it('does not where another player puts them', () => {
    expect(after([effect('B', 'Put a -1/-1 counter on target creature.', ['ox'])], 20)).toBe('passed');
  });
  const wither = { ...creature('w', 'A', '2/2'), text: 'Wither\n{0}: This creature deals 2 damage to target creature.' };
  const theirs = { ...wither, controller: 'B', ref: 't', text: 'Wither\n{0}: This creature deals 2 damage to target creature.', name: 't' };
  it('is also what a source of yours with wither deals (120.3d)', () => {
    const shoot = (by: string, object: string) => [
      ...(by === 'A' ? [] : [{ by: 'A', do: 'pass' }]),
      { by, do: 'activate', object, targets: ['ox'] },
      resolve,
    ];
    expect(after([...shoot('A', 'w'), resolve], 22, [{ ...wither, name: 'w' }])).toBe('passed');
    expect(after(shoot('B', 't'), 20, [theirs])).toBe('passed');
  });
  it('is put on what enters with them by who controls that', () => {
    const shrunk = (ref: string, by: string) => ({
      ref,
      name: 'Shrunk',
      type: 'Creature',
      pt: '4/4',
      controller: by,
      owner: by,
      text: 'Shrunk enters with two -1/-1 counters on it.',
    });
    const enter = (by: string) =>
      verdict(
        play({
          edition: '2025-11-14',
          setup: { step: 'precombat main', zones: { battlefield: [scarabs()], graveyard: { [by]: [shrunk('s', by)] } } },
          actions: [
            effect(by, 'Return target creature card from your graveyard to the battlefield.', ['s']),
            ...(by === 'A' ? [resolve] : []),
          ],
          expect: { life: { A: by === 'A' ? 22 : 20 } },
        }),
      );
    expect(enter('A')).toBe('passed');
    expect(enter('B')).toBe('passed');
  });
});

describe('what is not read', () => {
  const about = { name: 'Nest', types: ['enchantment'] as const, subtypes: [] };
  it('is that somebody else puts them', () => {
    expect(compileText('Whenever an opponent puts one or more -1/-1 counters on a creature, draw a card.', about).ok).toBe(false);
  });
});
