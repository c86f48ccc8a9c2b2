/** What is gone until something leaves the battlefield: a table of boards and outcomes (610.3). */
import { describe, expect, it } from 'vitest';
import { creature, play, verdict } from './play.ts';

const text = 'When this creature enters, exile target creature an opponent controls until this creature leaves the battlefield.';
const priest = { ref: 'priest', name: 'Priest', cost: '{0}', type: 'Creature — Cleric', pt: '2/2', text };
const resolve = { by: 'all', do: 'resolve' };
const effect = (sentence: string, ref = 'priest') => ({ by: 'B', do: 'effect', text: sentence, targets: [ref] });
const cast = [{ by: 'A', do: 'cast', object: 'priest' }, resolve];

const cases: readonly (readonly [what: string, actions: readonly object[], expected: object])[] = [
  [
    'comes back under its owner’s control',
    [...cast, resolve, effect('Destroy target creature.')],
    { zones: { bear: 'battlefield' }, controller: { bear: 'B' }, tapped: { bear: false } },
  ],
  [
    'comes back when it goes to a hand as well',
    [...cast, resolve, effect("Return target creature to its owner's hand.")],
    { zones: { bear: 'battlefield', priest: 'hand' } },
  ],
  ['stays when that only phases out', [...cast, resolve, effect('Target creature phases out.')], { zones: { bear: 'exile' } }],
  [
    'stays when that changes its controller',
    [...cast, resolve, effect('Gain control of target creature.')],
    { zones: { bear: 'exile' }, controller: { priest: 'B' } },
  ],
  [
    'does not go when that has left before',
    [...cast, effect('Destroy target creature.'), resolve],
    { zones: { bear: 'battlefield', priest: 'graveyard' }, tapped: { bear: true } },
  ],
];

describe('what is exiled until something leaves the battlefield', () => {
  it.each(cases)('%s', (_, actions, expected) => {
    const setup = { zones: { hand: { A: [priest] }, battlefield: [creature('bear', 'B', '2/2', { tapped: true })] } };
    const result = play({ edition: '2026-01-16', setup, actions, expect: expected });
    expect(result.unsupported).toEqual([]);
    expect(verdict(result)).toBe('passed');
  });
});
