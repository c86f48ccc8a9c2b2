/** "If you control a Goblin, choose target creature. Destroy that creature": what stands behind is no part of the condition (603.4). */
import { expect, it } from 'vitest';
import { effect } from '../../demonstration/actionWords.ts';
import { play, verdict } from '../../demonstration/play.ts';

const bear = { ref: 'x', name: 'x', type: 'Creature — Bear', pt: '2/2', controller: 'B' };
const board = (text: string, expected: object) =>
  verdict(play({ setup: { librarySize: { A: 9 }, zones: { battlefield: [bear] } }, actions: [effect(text, 'x')], expect: expected }));

it('is refused, since it would be done in any case', () => {
  expect(board('If you control a Goblin, choose target creature. Destroy that creature.', {})).toMatch(/^refused/);
  expect(board('Draw a card. If you control a Goblin, choose target creature. Destroy that creature.', {})).toMatch(/^refused/);
});
it('is read where the target is chosen all the same', () => {
  expect(board('Choose target creature. Destroy that creature.', { zones: { x: 'graveyard' } })).toBe('passed');
});
