/** "Put into a graveyard from anywhere" is no ability of leaving the battlefield: what the card is like in the graveyard counts (603.6c, 603.10). */
import { expect, it } from 'vitest';
import { creature, play, verdict } from '../../demonstration/play.ts';

const watch = (text: string) => ({ ref: 'w', name: 'W', type: 'Enchantment', controller: 'A', text });
const lands = watch('Whenever one or more land cards are put into your graveyard from anywhere, you gain 1 life.');
const creatures = watch('Whenever a creature card is put into your graveyard from anywhere, you gain 1 life.');
const others = {
  ...creature('w', 'A', '1/1', { text: 'Whenever another creature is put into a graveyard from anywhere, you gain 1 life.' }),
};
const forest = { ref: 'f', name: 'Forest', type: 'Basic Land — Forest' };

const life = (battlefield: readonly object[], actions: readonly object[], more: object = {}) => {
  const result = play({
    edition: '2025-11-14',
    setup: { librarySize: { A: 5, B: 5 }, zones: { battlefield, ...more } },
    actions: [...actions, { by: 'all', do: 'pass until', until: 'stack empty' }],
    expect: { life: { A: 21 } },
  });
  return verdict(result);
};
const effect = (text: string, targets: readonly string[] = []) => ({ by: 'A', do: 'effect', text, targets });
const none = 'failed life.A';

it('a land that became a creature is a land there, and no creature', () => {
  const animated = { ref: 'f', name: 'Forest', type: 'Basic Land — Forest', controller: 'A' };
  const animate = effect('Target land becomes a 1/1 creature until end of turn. It isn’t a land.'.replace('’', "'"), ['f']);
  const destroy = effect('Destroy target creature.', ['f']);
  expect(life([lands, animated], [animate, destroy])).toBe('passed');
  expect(life([creatures, animated], [animate, destroy])).toBe(none);
});
it('what lies face down is there what the card says', () => {
  const manifested = effect('Manifest the top card of your library.');
  const wrath = effect('Destroy all creatures.');
  const library = { library: { A: [forest] } };
  expect(life([lands], [manifested, wrath], library)).toBe('passed');
  expect(life([creatures], [manifested, wrath], library)).toBe(none);
});
it('is also from a library or a hand', () => {
  expect(life([lands], [effect('Mill a card.')], { library: { A: [forest] } })).toBe('passed');
  expect(life([lands], [effect('Discard a card.')], { hand: { A: [forest] } })).toBe('passed');
});
it('another is not itself', () => {
  expect(life([others], [effect('Destroy target creature.', ['w'])])).toBe(none);
  expect(life([others, creature('c', 'B', '1/1')], [effect('Destroy target creature.', ['c'])])).toBe('passed');
});
