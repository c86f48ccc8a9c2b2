/** "Choose one that hasn't been chosen": what one object has had chosen for its ability (700.2, 603.3c). */
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../src/engine/cardText/compileText.ts';
import { creature, play, verdict } from '../../demonstration/play.ts';

const pact =
  "Whenever you gain life, choose one that hasn't been chosen —\n• Draw a card.\n• Pact deals 3 damage to target creature.\n• You lose 5 life.";
const greeters =
  "Alliance — Whenever another creature you control enters, choose one that hasn't been chosen this turn—\n• Put a +1/+1 counter on Gala Greeters.\n• Create a tapped Treasure token.\n• You gain 2 life.";
const resolve = { by: 'all', do: 'resolve' };
const effect = (text: string, targets: readonly unknown[] = []) => ({
  by: 'A',
  do: 'effect',
  text,
  ...(targets.length > 0 ? { targets } : {}),
});
const gain = effect('You gain 1 life.');
const choose = (choice: unknown) => ({ by: 'A', do: 'choose', choice });
const cub = effect('Create a 1/1 green Bear creature token.');
const run = (battlefield: readonly object[], actions: readonly object[], expected: object) =>
  verdict(
    play({
      edition: '2025-11-14',
      setup: { librarySize: { A: 20, B: 20 }, life: { A: 20, B: 20 }, zones: { battlefield } },
      actions,
      expect: expected,
    }),
  );
const thePact = { ref: 'pact', name: 'Pact', type: 'Enchantment', controller: 'A', text: pact };
const theGreeters = { ref: 'elves', name: 'Gala Greeters', type: 'Creature — Elf Druid', pt: '1/1', controller: 'A', text: greeters };

describe('a mode that has not been chosen', () => {
  it('is one of those that are left; in the end the ability is removed', () => {
    const all = [thePact, creature('giant', 'B', '6/6')];
    const first = [gain, choose(1), resolve];
    expect(run(all, [...first, gain, choose(1)], { refused: { action: 5 } })).toBe('passed');
    const three = [...first, gain, choose(3), resolve, gain, choose('giant'), resolve];
    expect(run(all, three, { life: { A: 18 }, handSize: { A: 1 }, damage: { giant: 3 } })).toBe('passed');
    expect(run(all, [...three, gain], { life: { A: 19 }, handSize: { A: 1 } })).toBe('passed');
  });

  it('was chosen as soon as the ability was put onto the stack, though it has not resolved', () => {
    expect(run([thePact, creature('giant', 'B', '6/6')], [gain, choose(1), gain, choose(1)], { refused: { action: 4 } })).toBe('passed');
  });

  it('needs targets all the same: without a creature none but the others can be chosen, and then nothing', () => {
    const two = [gain, choose(1), resolve, gain, resolve];
    expect(run([thePact], [...two, gain], { life: { A: 18 }, handSize: { A: 1 } })).toBe('passed');
  });

  it('is asked of each object by itself, and of what has come back anew', () => {
    const two = [thePact, { ...thePact, ref: 'other' }];
    const both = [gain, choose(1), choose(1), resolve, resolve];
    expect(run(two, both, { handSize: { A: 2 } })).toBe('passed');
    const back = [gain, choose(1), resolve, effect('Exile target enchantment. Return it to the battlefield under your control.', ['pact'])];
    expect(run([thePact], [...back, gain, choose(1), resolve], { handSize: { A: 2 } })).toBe('passed');
  });

  it('this turn, can be chosen in the next', () => {
    const twice = [cub, choose(1), resolve, cub, choose(3), resolve, cub, resolve];
    expect(run([theGreeters], [...twice, cub], { pt: { elves: '2/2' }, life: { A: 22 } })).toBe('passed');
    const later = [cub, choose(1), resolve, { by: 'all', do: 'pass until', until: 'upkeep of B' }, cub, choose(1), resolve];
    expect(run([theGreeters], later, { pt: { elves: '3/3' } })).toBe('passed');
  });

  it('is known of what has left before its abilities are put onto the stack', () => {
    const died = effect('Create two 1/1 green Bear creature tokens. Destroy target creature.', ['elves']);
    expect(run([theGreeters], [died, choose(3), choose(3)], { refused: { action: 3 } })).toBe('passed');
    expect(run([theGreeters], [died, choose(3), choose(1), resolve, resolve], { life: { A: 22 } })).toBe('passed');
  });

  it('is of a triggered ability alone', () => {
    const read = (text: string, type: string) => compileText(text, { name: 'Pact', types: [type], subtypes: [] }).ok;
    const modes = "choose one that hasn't been chosen —\n• Draw a card.\n• You gain 2 life.";
    expect(read(`{T}: ${modes.replace('c', 'C')}`, 'artifact')).toBe(false);
    expect(read(modes.replace('c', 'C'), 'instant')).toBe(false);
    expect(read(`At the beginning of your upkeep, ${modes}`, 'artifact')).toBe(true);
  });
});
