/** Several Roles of one player on one permanent (704.5y). */
import { describe, expect, it } from 'vitest';
import { beginPlay, type CardGiven, creature, keyword } from '../kit.ts';

const role = (ref: string): CardGiven => ({
  ref,
  types: ['enchantment'],
  subtypes: ['Aura', 'Role'],
  abilities: [keyword('enchant', creature)],
  as: { attachedTo: 'bear.0' },
});
const board = (day: string) => beginPlay({ day, zones: { A: { battlefield: [{ ref: 'bear', pt: '2/2' }, role('old'), role('young')] } } });

describe('two Roles of one player on one permanent', () => {
  it('leave the youngest', () => {
    const play = board('2026-01-16');
    play.settle();
    expect([play.zoneOf('old'), play.zoneOf('young')]).toEqual(['graveyard', 'battlefield']);
  });

  it('stay side by side before the rule', () => {
    const play = board('2023-04-14');
    play.settle();
    expect([play.zoneOf('old'), play.zoneOf('young')]).toEqual(['battlefield', 'battlefield']);
  });
});
