/** Mana of what was chosen as a land entered (607.2d), and on what it may be spent (106.6). */
import { describe, expect, it } from 'vitest';
import { play, verdict } from '../../demonstration/play.ts';

const edition = '2025-11-14';
const land = (text: string) => ({ ref: 'land', name: 'Vale', type: 'Land', text });
const inHand = (text: string, more: readonly object[] = []) => ({
  step: 'precombat main',
  zones: { hand: { A: [land(text), ...more] } },
});
const playIt = { by: 'A', do: 'play land', object: 'land' };
const choose = (choice: string) => ({ by: 'A', do: 'choose', choice });
const tap = { by: 'A', do: 'activate', object: 'land' };

describe('mana of a symbol or of the chosen color', () => {
  const text = 'As Vale enters, choose a color other than white.\n{T}: Add {W} or one mana of the chosen color.';
  const gives = (choice: string, mana: string) =>
    verdict(play({ edition, setup: inHand(text), actions: [playIt, choose('blue'), tap, choose(choice)], expect: { mana: { A: mana } } }));
  it('is either, as is chosen each time', () => {
    expect(gives('white', '{W}')).toBe('passed');
    expect(gives('blue', '{U}')).toBe('passed');
  });
  it('is no other color', () => {
    expect(gives('red', '{R}')).toMatch(/^failed/);
  });
  it('does not have the color that may not be chosen', () => {
    expect(verdict(play({ edition, setup: inHand(text), actions: [playIt, choose('white')], expect: {} }))).toMatch(/^failed/);
  });
});

describe('a land that enters tapped, and as it does, something is chosen', () => {
  const text = 'This land enters tapped. As it enters, choose a color.\n{T}: Add one mana of the chosen color.';
  it('is tapped, and adds that color later', () => {
    expect(verdict(play({ edition, setup: inHand(text), actions: [playIt, choose('red')], expect: { tapped: { land: true } } }))).toBe(
      'passed',
    );
    const actions = [playIt, choose('red'), { by: 'A', do: 'effect', text: 'Untap target land.', targets: ['land'] }, tap];
    expect(verdict(play({ edition, setup: inHand(text), actions, expect: { mana: { A: '{R}' } } }))).toBe('passed');
  });
});
