/** Players with protection (702.16b, 702.16c, 702.16e, 702.16j). */
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../src/engine/cardText/compileText.ts';
import { outcome, refusedLast } from './outcome.ts';

const band = {
  ref: 'band',
  name: 'Test band',
  type: 'Legendary Artifact',
  cost: '{0}',
  text: 'When Test band enters, if you cast it, you gain protection from everything until your next turn.',
};
const bolt = (color: string) => ({
  ref: 'bolt',
  name: 'Test bolt',
  type: 'Instant',
  cost: `{${color}}`,
  text: 'Test bolt deals 3 damage to target player.',
});
const storm = { ref: 'storm', name: 'Test storm', type: 'Instant', cost: '{0}', text: 'Test storm deals 2 damage to each player.' };
const bear = { ref: 'bear', controller: 'B', name: 'Test bear', type: 'Creature — Bear', pt: '2/2' };
const curse = {
  ref: 'curse',
  controller: 'B',
  attachedTo: 'A',
  name: 'Test curse',
  type: 'Enchantment — Aura Curse',
  cost: '{B}',
  text: 'Enchant player\nEnchanted player can’t gain life.',
};
const by = (player: string, object: string, more: object = {}) => [
  { by: player, do: 'cast', object, ...more },
  { by: 'all', do: 'resolve' },
];
const worn = [...by('A', 'band'), { by: 'all', do: 'resolve' }];
const shielded = (color: string, text = 'You have protection from red.') => ({
  zones: { battlefield: [{ ref: 'ward', controller: 'B', name: 'Test ward', type: 'Enchantment', text }], hand: { A: [bolt(color)] } },
  mana: { A: `{${color}}` },
});

describe('a player with protection', () => {
  it('from everything is no target, not even of what that player casts, until the next turn of theirs', () => {
    const setup = { zones: { hand: { A: [band, bolt('R')] } }, mana: { A: '{R}' } };
    const own = { by: 'A', do: 'cast', object: 'bolt', targets: ['A'] };
    expect(refusedLast(setup, [...worn, own])).toBe('passed');
    expect(outcome(setup, [...worn, ...by('A', 'bolt', { targets: ['B'] })], { life: { A: 20, B: 17 } })).toBe('passed');
    const later = [...worn, { by: 'all', do: 'pass until', until: 'precombat main of A' }];
    expect(
      outcome({ zones: { hand: { A: [band, { ...bolt('R'), cost: '{0}' }] } } }, [...later, { ...own }, { by: 'all', do: 'resolve' }], {
        life: { A: 17 },
      }),
    ).toBe('passed');
  });

  it('is dealt no damage by what asks for no target, where another is', () => {
    const setup = { zones: { hand: { A: [band, storm] } } };
    const expected = { life: { A: 20, B: 18 }, cites: ['702.16e'] };
    expect(outcome(setup, [...worn, ...by('A', 'storm')], expected)).toBe('passed');
  });

  it('is attacked all the same, and dealt no combat damage', () => {
    const setup = { zones: { hand: { A: [band] }, battlefield: [bear] } };
    const actions = [
      ...worn,
      { by: 'all', do: 'pass until', until: 'declare attackers of B' },
      { by: 'B', do: 'attack', attackers: { bear: 'A' } },
      { by: 'all', do: 'pass until', until: 'end of combat' },
    ];
    expect(outcome(setup, actions, { life: { A: 20 }, tapped: { bear: true } })).toBe('passed');
  });

  it('loses the Auras of that quality, and keeps others', () => {
    const on = { zones: { hand: { A: [band] }, battlefield: [curse] } };
    expect(outcome(on, worn, { zones: { curse: 'graveyard' }, cites: ['702.16c'] })).toBe('passed');
    const red = {
      zones: {
        battlefield: [
          curse,
          { ref: 'ward', controller: 'A', name: 'Test ward', type: 'Enchantment', text: 'You have protection from red.' },
        ],
      },
    };
    expect(outcome(red, [], { zones: { curse: 'battlefield' } })).toBe('passed');
  });

  it('from a color is a target of another', () => {
    const cast = { by: 'A', do: 'cast', object: 'bolt', targets: ['B'] };
    expect(refusedLast(shielded('R'), [cast])).toBe('passed');
    expect(outcome(shielded('U'), [cast, { by: 'all', do: 'resolve' }], { life: { B: 17 } })).toBe('passed');
    const both = shielded('R', 'You and permanents you control have protection from red.');
    expect(refusedLast(both, [cast])).toBe('passed');
  });

  it('is not made of what only an object knows', () => {
    for (const text of [
      'You have protection from the chosen color.',
      'You have protection.',
      'You have protection from the chosen player.',
    ]) {
      expect(compileText(text, { name: 'Foo', types: ['enchantment'], subtypes: [] }).ok).toBe(false);
    }
  });
});
