/** So much mana of one kind: "add that much {R}", "add eight {C}". */
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../src/engine/cardText/compileText.ts';
import { outcome } from './outcome.ts';

const resolve = { by: 'all', do: 'resolve' };

describe('so much of one mana', () => {
  it('is as much as the damage that was dealt, and stays in the pool where the text says so', () => {
    const turtle = {
      ref: 'turtle',
      controller: 'A',
      name: 'Test turtle',
      type: 'Creature — Turtle',
      pt: '1/5',
      text: 'Whenever Test turtle is dealt damage, add that much {R}. Until end of turn, you don’t lose this mana as steps and phases end.',
    };
    const strike = { by: 'A', do: 'effect', text: '~ deals 3 damage to target creature.', targets: ['turtle'] };
    const later = { by: 'all', do: 'pass until', until: 'end' };
    expect(outcome({ zones: { battlefield: [turtle] } }, [strike, resolve], { mana: { A: '{R}{R}{R}' } })).toBe('passed');
    expect(outcome({ zones: { battlefield: [turtle] } }, [strike, resolve, later], { mana: { A: '{R}{R}{R}' } })).toBe('passed');
  });

  it('is a number that is written, added by a mana ability', () => {
    const keep = {
      ref: 'keep',
      controller: 'A',
      name: 'Test keep',
      type: 'Land',
      text: '{T}: Add six {G}. Spend this mana only to cast creature spells or activate abilities of creatures.',
    };
    const tap = { by: 'A', do: 'activate', object: 'keep' };
    expect(outcome({ zones: { battlefield: [keep] } }, [tap], { mana: { A: '{G}{G}{G}{G}{G}{G}' } })).toBe('passed');
  });

  it.each(['{T}: Add two {G}{G}.', '{T}: Add that much {G}.', '{T}: Add two {G} or {R}.'])('is not guessed: %s', (text) => {
    expect(compileText(text, { name: 'Foo', types: ['land'], subtypes: [] }).ok).toBe(false);
  });
});
