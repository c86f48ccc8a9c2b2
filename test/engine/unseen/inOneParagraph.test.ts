/** What a spell says of its cost or of itself, in the same paragraph as what it does. */
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../src/engine/cardText/compileText.ts';
import { creature, play, verdict } from '../../demonstration/play.ts';

const spell = (text: string, cost: string) => ({ ref: 's', name: 'Word', type: 'Instant', cost, owner: 'A', text });
const cast = (
  text: string,
  cost: string,
  mana: string,
  more: object,
  expected: object,
  zones: object = {},
  after: readonly object[] = [],
) =>
  verdict(
    play({
      edition: '2025-11-14',
      setup: {
        librarySize: { A: 9, B: 9 },
        step: 'precombat main',
        mana: { A: mana },
        zones: { hand: { A: [spell(text, cost)] }, ...zones },
      },
      actions: [{ by: 'A', do: 'cast', object: 's', ...more }, ...after, { by: 'all', do: 'resolve' }],
      expect: expected,
    }),
  );

describe('an additional cost in the same paragraph', () => {
  const vengeance = 'As an additional cost to cast this spell, sacrifice a creature. Exile target creature.';
  const both = { battlefield: [creature('a', 'A', '2/2', { owner: 'A' }), creature('b', 'B', '2/2', { owner: 'B' })] };
  it('is paid', () => {
    expect(cast(vengeance, '{B}', '{B}', { targets: ['b'] }, { zones: { a: 'graveyard', b: 'exile' } }, both)).toBe('passed');
  });
  it('is needed', () => {
    const alone = { battlefield: [creature('b', 'B')] };
    expect(cast(vengeance, '{B}', '{B}', { targets: ['b'] }, {}, alone)).toBe('failed actions[0], actions[1]');
  });
  it('is spoken of in what the spell does', () => {
    const text = "As an additional cost to cast this spell, sacrifice a creature. You gain life equal to the sacrificed creature's power.";
    expect(cast(text, '{B}', '{B}', {}, { life: { A: 22 } }, both)).toBe('passed');
  });
});

describe('what it says of its own cost', () => {
  const remorse = 'This spell costs {2} less to cast if it targets a tapped creature. Destroy target creature.';
  const bears = { battlefield: [creature('a', 'B', '2/2', { tapped: true, owner: 'B' }), creature('b', 'B', '2/2', { owner: 'B' })] };
  it('is so of what it targets', () => {
    expect(cast(remorse, '{2}{B}', '{B}', { targets: ['a'] }, { zones: { a: 'graveyard' } }, bears)).toBe('passed');
    expect(cast(remorse, '{2}{B}', '{B}', { targets: ['b'] }, {}, bears)).toBe('failed actions[0], actions[1]');
  });
  const behind =
    'This spell costs {3} less to cast if it targets a creature card with mana value 3 or less. Return target creature card from your graveyard to the battlefield.';
  it('is so of a card that it targets in a graveyard', () => {
    const graves = {
      graveyard: {
        A: [
          { ...creature('c', 'A', '2/2', { cost: '{3}' }), owner: 'A' },
          { ...creature('d', 'A', '2/2', { cost: '{4}' }), owner: 'A' },
        ],
      },
    };
    expect(cast(behind, '{3}{B}', '{B}', { targets: ['c'] }, { zones: { c: 'battlefield' } }, graves)).toBe('passed');
    expect(cast(behind, '{3}{B}', '{B}', { targets: ['d'] }, {}, graves)).toBe('failed actions[0], actions[1]');
  });
});

describe('that it cannot be countered', () => {
  it('is so, and it does the rest', () => {
    const text = "This spell can't be countered. You gain 3 life.";
    const counter = [{ by: 'B', do: 'effect', text: 'Counter target spell.', targets: ['s'] }];
    expect(cast(text, '{W}', '{W}', {}, { life: { A: 23 } }, {}, counter)).toBe('passed');
  });
});

describe('what is not read', () => {
  const about = { name: 'Word', types: ['Instant'] as const, subtypes: [] };
  it.each([
    'This spell costs {2} less to cast if it targets a tapped creature Destroy target creature.',
    'As an additional cost to cast this spell, sacrifice a creature. Flying.',
  ])('is %s', (text) => expect(compileText(text, about).ok).toBe(false));
  it('is the same of a permanent', () => {
    expect(compileText("This spell can't be countered. Draw a card.", { ...about, types: ['Creature'] }).ok).toBe(false);
  });
});
