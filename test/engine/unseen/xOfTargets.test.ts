/** X of a target that is chosen before anybody is asked to pay {X}: such a text is refused, and not read as if X were 0. */
import { describe, expect, it } from 'vitest';
import { check } from '../../demonstration/actionWords.ts';
import { creature, play, verdict } from '../../demonstration/play.ts';

describe('X of a target that is chosen before {X} is paid', () => {
  const dead = 'When Relentless Dead dies, you may pay {X}. If you do, return another target Zombie creature card with';
  it.each([
    ['2016-04-08', `${dead} converted mana cost X from your graveyard to the battlefield.`],
    ['2024-02-09', `${dead} mana value X or less from your graveyard to your hand.`],
    ['2021-07-23', 'Whenever Relentless Dead attacks, you may pay {X}. If you do, destroy target creature with power X.'],
  ])('is refused, %s', (edition, text) => {
    const board = { edition, setup: { zones: { battlefield: [creature('d', 'A', '2/2', { name: 'Relentless Dead', text })] } } };
    expect(verdict(play({ ...board, actions: [check], expect: {} }))).toMatch(/^refused .*text/);
  });
  it('is known where that triggers when it is paid', () => {
    const text = 'When ~ dies, you may pay {X}. When you do, destroy target creature with power X.';
    const board = {
      setup: { mana: { A: '{3}' }, zones: { battlefield: [creature('d', 'A', '2/2', { text }), creature('t', 'B', '3/3')] } },
    };
    expect(verdict(play({ edition: '2022-04-29', ...board, actions: [check], expect: {} }))).not.toMatch(/^refused/);
  });
});
