import { describe, expect, it } from 'vitest';
import { play, verdict } from '../../../demonstration/play.ts';

const word = { ref: 'word', name: 'Test Edict', type: 'Legendary Sorcery', cost: '{0}', text: 'You gain 4 life.' };
const hero = (type: string, controller: string) => ({
  ref: 'hero',
  name: 'Test Hero',
  type,
  controller,
  ...(type.includes('Creature') ? { pt: '2/2' } : {}),
  ...(type.includes('Planeswalker') ? { loyalty: 3 } : {}),
});
const board = (edition: string, beside: ReturnType<typeof hero>, card = word) => ({
  edition,
  setup: { zones: { battlefield: [beside], hand: { A: [card] } } },
  actions: [
    { by: 'A', do: 'cast', object: 'word' },
    { by: 'all', do: 'pass' },
  ],
});
const gained = { life: { A: 24 } };
const refused = { refused: [{ action: 1, rule: '205.4e' }], zones: { word: 'hand' }, life: { A: 20 } };

describe('a legendary sorcery', () => {
  it.each([
    ['2018-04-27', 'Legendary Creature — Elf', 'A', gained],
    ['2026-01-16', 'Legendary Planeswalker — Test', 'A', gained],
    ['2026-01-16', 'Legendary Artifact', 'A', refused],
    ['2018-06-08', 'Creature — Elf', 'A', refused],
    ['2026-01-16', 'Legendary Creature — Elf', 'B', refused],
  ] as const)('on %s, with a %s of %s on the battlefield', (edition, type, controller, expected) => {
    expect(verdict(play({ ...board(edition, hero(type, controller)), expect: expected }))).toBe('passed');
  });

  it('asks for nothing before the rule of 2018', () => {
    expect(verdict(play({ ...board('2018-01-19', hero('Creature — Elf', 'B')), expect: gained }))).toBe('passed');
  });

  it('is alone: a sorcery that is not legendary, and a legendary artifact, ask for nothing', () => {
    const beside = hero('Creature — Elf', 'B');
    expect(verdict(play({ ...board('2026-01-16', beside, { ...word, type: 'Sorcery' }), expect: gained }))).toBe('passed');
    const artifact = { ...word, type: 'Legendary Artifact', text: '' };
    expect(verdict(play({ ...board('2026-01-16', beside, artifact), expect: { zones: { word: 'battlefield' } } }))).toBe('passed');
  });
});
