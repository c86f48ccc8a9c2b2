/** "That creature or planeswalker" is what was called so: a target that could be either (614.1a, 115.4). */
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../src/engine/cardText/compileText.ts';
import { cast, resolve } from '../../demonstration/actionWords.ts';
import { creature } from '../../demonstration/play.ts';
import { outcome } from './outcome.ts';

const bolt = {
  ref: 'bolt',
  name: 'Bolt',
  type: 'Instant',
  cost: '{R}',
  text: 'Bolt deals 3 damage to target creature or planeswalker. If that creature or planeswalker would die this turn, exile it instead.',
};
const walker = { ref: 'Walker', name: 'Walker', type: 'Planeswalker — Jace', controller: 'B', loyalty: 3 };
const board = { zones: { battlefield: [creature('Bear', 'B', '2/2'), creature('Ox', 'B', '2/2'), walker], hand: { A: [bolt] } } };
const bolted = (target: string) => [cast('bolt', { pay: 'free', targets: [target] }), resolve];

describe('that creature or planeswalker', () => {
  it.each(['Bear', 'Walker'])('is exiled, %s', (target) => {
    expect(outcome(board, bolted(target), { zones: { [target]: 'exile', Ox: 'battlefield' } })).toBe('passed');
  });

  it('is nothing else that dies', () => {
    const kill = { by: 'A', do: 'effect', text: 'Destroy target creature.', targets: ['Ox'] };
    expect(outcome(board, [...bolted('Bear'), kill], { zones: { Bear: 'exile', Ox: 'graveyard' } })).toBe('passed');
  });

  it.each([
    'Destroy target creature. That creature or planeswalker gets +1/+1 until end of turn.',
    'Destroy target creature or land. If that creature or planeswalker would die this turn, exile it instead.',
  ])('is not said of what was called otherwise: %s', (text) => {
    expect(compileText(text, { name: 'Bolt', types: ['instant'], subtypes: [] }).ok).toBe(false);
  });
});
