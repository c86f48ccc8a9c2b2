/** What cannot be the target of spells or abilities that opponents control, as it was written before hexproof (115.1, 702.11). */
import { describe, expect, it } from 'vitest';
import { activate, cast, resolve } from '../../demonstration/actionWords.ts';
import { creature } from '../../demonstration/play.ts';
import { outcome } from './outcome.ts';
import { spell } from './spellsOnBoards.ts';

const barred = "can't be the target of spells or abilities your opponents control.";
const bolt = spell('s', 'Spell s deals 3 damage to target creature.');
const pinger = creature('p', 'A', '1/1', { text: '{T}: This creature deals 1 damage to target creature.' });
const given = (...battlefield: readonly object[]) => ({
  mana: { A: '{R}' },
  zones: { battlefield: [pinger, ...battlefield], hand: { A: [bolt] } },
});
const troll = (controller: string) => creature('x', controller, '3/2', { name: 'Troll', text: `Troll ${barred}` });
const cover = (controller: string, attachedTo: string) => ({
  ref: 'c',
  name: 'Cover',
  type: 'Enchantment — Aura',
  controller,
  attachedTo,
  text: `Enchant creature\nEnchanted creature ${barred}`,
});
const watch = { ref: 'w', name: 'Watch', type: 'Enchantment', controller: 'B', text: `Creatures you control ${barred}` };
const refused = { refused: { action: 1 } };

describe('what opponents cannot target', () => {
  it.each([
    ['by a spell', given(troll('B')), [cast('s', { targets: ['x'] })], refused],
    ['by an ability', given(troll('B')), [activate('p', { targets: ['x'] })], refused],
    ['but its controller can', given(troll('A')), [cast('s', { targets: ['x'] }), resolve], { zones: { x: 'graveyard' } }],
    ['whoever controls the Aura that says it', given(creature('x', 'A'), cover('B', 'x')), [cast('s', { targets: ['x'] })], refused],
    [
      'and he who does can',
      given(creature('x', 'B'), cover('A', 'x')),
      [cast('s', { targets: ['x'] }), resolve],
      { zones: { x: 'graveyard' } },
    ],
    ['of all creatures of a player', given(creature('x', 'B'), watch), [activate('p', { targets: ['x'] })], refused],
  ])('%s', (_, setup, actions, expected) => {
    expect(outcome(setup, actions, expected)).toBe('passed');
  });
});
