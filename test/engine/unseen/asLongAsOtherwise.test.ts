/** What an Aura says as long as something is so, and otherwise: one or the other is so at any time (604.1, 613). */
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../src/engine/cardText/compileText.ts';
import { creature, play, verdict } from '../../demonstration/play.ts';

const aura = (text: string, on = 'bear', controller = 'A') => ({
  ref: 'aura',
  name: 'Test Boon',
  type: 'Enchantment — Aura',
  controller,
  attachedTo: on,
  text: `Enchant creature\n${text}`,
});
const boon = "Enchanted creature gets +2/+1 as long as it's black. Otherwise, it gets -1/-2.";
const bonds = "Enchanted creature gets +2/+2 as long as it's a Human. Otherwise, it can't attack or block.";
const effect = (text: string, targets: readonly string[]) => ({ by: 'A', do: 'effect', text, targets });
const outcome = (battlefield: readonly object[], actions: readonly object[], expected: object, more: object = {}) =>
  verdict(play({ edition: '2025-11-14', setup: { zones: { battlefield }, ...more }, actions, expect: expected }));

describe('as long as, otherwise', () => {
  it('changes as the creature changes, and back again', () => {
    const bear = { ...creature('bear', 'B', '5/5'), colors: ['green'] };
    const black = effect('Target creature becomes black until end of turn.', ['bear']);
    expect(outcome([bear, aura(boon)], [], { pt: { bear: '4/3' } })).toBe('passed');
    expect(outcome([bear, aura(boon)], [black], { pt: { bear: '7/6' } })).toBe('passed');
    const later = { by: 'all', do: 'pass until', until: 'upkeep' };
    const sized = { librarySize: { A: 9, B: 9 } };
    expect(outcome([bear, aura(boon)], [black, later], { pt: { bear: '4/3' } }, sized)).toBe('passed');
  });

  it('is neither where it enchants nothing of that, and for the enchanted creature alone', () => {
    const other = creature('other', 'B', '5/5');
    expect(outcome([creature('bear', 'B', '5/5'), other, aura(boon)], [], { pt: { bear: '4/3', other: '5/5' } })).toBe('passed');
  });

  it('forbids to attack only who is no Human', () => {
    const attack = { by: 'A', do: 'attack', attackers: { bear: 'B' } };
    const human = { ...creature('bear', 'A', '2/2'), type: 'Creature — Human' };
    const setup = { step: 'declare attackers', librarySize: { A: 9, B: 9 } };
    const hit = { by: 'all', do: 'pass until', until: 'end of combat' };
    expect(outcome([human, aura(bonds)], [attack, hit], { life: { B: 16 } }, setup)).toBe('passed');
    expect(outcome([creature('bear', 'A', '2/2'), aura(bonds)], [attack], {}, setup)).toMatch(/^failed/);
  });

  it('asks who controls the Aura, not who controls the creature', () => {
    const burden =
      "Enchanted creature gets +2/+2 as long as it's a Detective you control. Otherwise, it has base power and toughness 1/1 and can't block Detectives.";
    const sleuth = { ...creature('bear', 'B', '3/3'), type: 'Creature — Detective' };
    expect(outcome([sleuth, aura(burden)], [], { pt: { bear: '1/1' } })).toBe('passed');
    expect(outcome([sleuth, aura(burden, 'bear', 'B')], [], { pt: { bear: '5/5' } })).toBe('passed');
  });
});

describe('is refused', () => {
  const reads = (text: string) => compileText(text, { name: 'Test', types: ['enchantment'], subtypes: ['Aura'] }).ok;
  it('where nothing is asked, or something else is spoken of', () => {
    expect(reads('Enchanted creature gets +2/+2. Otherwise, it gets -2/-2.')).toBe(false);
    expect(reads("Enchanted creature gets +2/+2 as long as it's a Human. Otherwise, creatures you control get -2/-2.")).toBe(false);
    expect(reads("Enchanted creature gets +2/+2 unless it's a Human. Otherwise, it gets -2/-2.")).toBe(false);
    expect(reads("Enchanted creature gets +2/+2 as long as it's a Human. Otherwise, it gets -2/-2 as long as it's black.")).toBe(false);
  });

  it('in quotation marks, which hold one ability', () => {
    expect(reads(`Enchanted creature has "This creature gets +2/+2 as long as it's a Human. Otherwise, it gets -2/-2."`)).toBe(false);
  });
});
