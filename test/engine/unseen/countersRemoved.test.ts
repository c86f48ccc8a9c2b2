/** All counters of a kind that are removed, as a cost or by an effect, and how many they were. */
import { describe, expect, it } from 'vitest';
import { creature, play, verdict } from '../../demonstration/play.ts';

const edition = '2025-11-14';
const resolve = { by: 'all', do: 'resolve' };
const board = (battlefield: readonly object[], actions: readonly object[], expected: object) =>
  verdict(
    play({ edition, setup: { step: 'precombat main', librarySize: { A: 9, B: 9 }, zones: { battlefield } }, actions, expect: expected }),
  );
const activate = (object: string, more: object = {}) => [{ by: 'A', do: 'activate', object, ...more }, resolve];

describe('all counters removed as a cost', () => {
  const bottle = (elixir: number) => ({
    ref: 'b',
    name: 'Bottle',
    type: 'Artifact',
    controller: 'A',
    counters: { elixir, charge: 2 },
    text: '{T}, Remove all elixir counters from this artifact: You gain 2 life for each elixir counter removed this way.',
  });
  it('are those of the kind, however many', () => {
    expect(board([bottle(3)], activate('b'), { life: { A: 26 }, counters: { b: { elixir: 0, charge: 2 } }, tapped: { b: true } })).toBe(
      'passed',
    );
  });
  it('may be none', () => {
    expect(board([bottle(0)], activate('b'), { life: { A: 20 }, tapped: { b: true } })).toBe('passed');
  });
  it('are known where the source has died of it', () => {
    const hydra = creature('h', 'A', '0/0', {
      counters: { '+1/+1': 4 },
      text: '{T}, Remove all +1/+1 counters from this creature: It deals damage to any target equal to the number of +1/+1 counters removed this way.',
    });
    expect(board([hydra], activate('h', { targets: ['B'] }), { life: { B: 16 }, zones: { h: 'graveyard' } })).toBe('passed');
  });
  it('are spoken of as that much', () => {
    const amulet = {
      ref: 'm',
      name: 'Amulet',
      type: 'Artifact',
      controller: 'A',
      counters: { charge: 3 },
      text: '{T}, Remove all charge counters from this artifact: It deals that much damage to target creature.',
    };
    expect(board([amulet, creature('c', 'B', '2/5')], activate('m', { targets: ['c'] }), { damage: { c: 3 } })).toBe('passed');
  });
  it('are those of each activation by itself', () => {
    const arbiter = creature('v', 'A', '5/5', {
      counters: { '+1/+1': 2 },
      text: 'Remove all +1/+1 counters from this creature: Target creature gets -1/-1 until end of turn for each +1/+1 counter removed this way.',
    });
    const both = [
      { by: 'A', do: 'activate', object: 'v', targets: ['c'] },
      { by: 'A', do: 'activate', object: 'v', targets: ['d'] },
      resolve,
      resolve,
    ];
    expect(board([arbiter, creature('c', 'B', '4/4'), creature('d', 'B', '4/4')], both, { pt: { c: '2/2', d: '4/4', v: '5/5' } })).toBe(
      'passed',
    );
  });
  it('make X', () => {
    const nexus = {
      ref: 'n',
      name: 'Nexus',
      type: 'Artifact',
      controller: 'A',
      counters: { charge: 5 },
      text: '{T}, Remove all charge counters from this artifact: Create a 0/0 green and blue Fractal creature token. Put X +1/+1 counters on it, where X is the number of charge counters removed this way.',
    };
    expect(board([nexus], activate('n'), { tokens: [{ name: 'Fractal Token', pt: '5/5' }] })).toBe('passed');
  });
});

describe('all counters removed by an effect', () => {
  it('are counted for what follows', () => {
    const text = 'Remove all +1/+1 counters from target creature you control. Draw that many cards.';
    const mine = creature('c', 'A', '1/1', { counters: { '+1/+1': 3 } });
    expect(board([mine], [{ by: 'A', do: 'effect', text, targets: ['c'] }], { handSize: { A: 3 }, pt: { c: '1/1' } })).toBe('passed');
    expect(board([creature('c', 'A')], [{ by: 'A', do: 'effect', text, targets: ['c'] }], { handSize: { A: 0 } })).toBe('passed');
  });
  it('are of all kinds together where none is named', () => {
    const text = 'Remove all counters from target permanent. You gain 1 life for each counter removed this way.';
    const mixed = creature('c', 'B', '2/2', { counters: { '+1/+1': 2, charge: 3 } });
    expect(board([mixed], [{ by: 'A', do: 'effect', text, targets: ['c'] }], { life: { A: 25 }, counters: { c: {} } })).toBe('passed');
  });
  it('are of the kind that was removed, once, or refused', () => {
    const read = (text: string) => board([creature('c', 'B')], [{ by: 'A', do: 'effect', text, targets: ['c'] }], {});
    expect(read('Remove all charge counters from target permanent. You gain 1 life for each time counter removed this way.')).toMatch(
      /^refused/,
    );
    expect(read('Tap target permanent. You gain 1 life for each counter removed this way.')).toMatch(/^refused/);
    expect(
      read(
        'Remove all charge counters from target permanent. Remove all time counters from it. You gain 1 life for each counter removed this way.',
      ),
    ).toMatch(/^refused/);
    expect(read('Remove all charge counters from target permanent. You gain 1 life for each charge counter removed this way.')).toBe(
      'passed',
    );
  });
});
