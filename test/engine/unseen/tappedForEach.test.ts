/** A player taps one of theirs for each of so many: so many of them, or all there are (609.3). */
import { describe } from 'vitest';
import { check, resolve, until } from '../../demonstration/actionWords.ts';
import { creature } from '../../demonstration/play.ts';
import { bothWays } from './bothWays.ts';

const edition = '2026-01-16';
const wire = (counters: number) => ({
  ref: 'w',
  name: 'W',
  controller: 'A',
  type: 'Artifact',
  counters: { fade: counters },
  text: "At the beginning of each player's upkeep, that player taps an untapped artifact, creature, or land they control for each fade counter on ~.",
});
const land = (ref: string, controller: string, more: object = {}) => ({ ref, name: ref, controller, type: 'Land', ...more });
const untapping = { ref: 'e', name: 'E', controller: 'B', type: 'Enchantment' };
const setup = (...battlefield: readonly object[]) => ({ librarySize: { A: 9, B: 9 }, step: 'end', zones: { battlefield } });

describe('tapping one for each counter', () => {
  bothWays([
    [
      'is the choice of that player, among untapped artifacts, creatures and lands of theirs',
      {
        edition,
        setup: setup(wire(2), creature('x', 'B'), land('l', 'B'), land('m', 'B'), untapping, creature('a', 'A')),
        actions: [until('upkeep'), resolve, { by: 'B', do: 'choose', choice: ['x', 'm'] }, check],
        expect: { active: 'B', tapped: { x: true, m: true, l: false, a: false, w: false, e: false } },
      },
      { tapped: { l: true } },
    ],
    [
      'is of none that is tapped already',
      {
        edition,
        setup: {
          ...setup(wire(2), creature('x', 'B'), land('l', 'B'), land('m', 'B'), land('n', 'B', { tapped: true })),
          active: 'B',
          step: 'upkeep',
        },
        actions: [
          { by: 'B', do: 'effect', controller: 'B', text: 'You tap an untapped artifact, creature, or land you control.' },
          { by: 'B', do: 'choose', choice: 'n' },
          { by: 'B', do: 'choose', choice: 'l' },
          check,
        ],
        expect: { refused: { action: 2 }, tapped: { l: true, m: false, x: false } },
      },
      { tapped: { l: false } },
    ],
    [
      'taps all where there are fewer',
      {
        edition,
        setup: setup(wire(4), creature('x', 'B'), land('l', 'B'), untapping),
        actions: [until('upkeep'), resolve, check],
        expect: { tapped: { x: true, l: true, e: false, w: false } },
      },
      { tapped: { l: false } },
    ],
    [
      'taps itself for its controller',
      {
        edition,
        setup: { ...setup(wire(1), creature('a', 'A', '2/2', { tapped: false })), active: 'B' },
        actions: [until('upkeep'), resolve, { by: 'A', do: 'choose', choice: ['w'] }, check],
        expect: { active: 'A', tapped: { w: true, a: false } },
      },
      { tapped: { a: true } },
    ],
    [
      'taps nothing without a counter',
      {
        edition,
        setup: setup(wire(0), creature('x', 'B')),
        actions: [until('upkeep'), resolve, check],
        expect: { tapped: { x: false } },
      },
      { tapped: { x: true } },
    ],
  ]);
});
