import { describe, expect, it } from 'vitest';
import { creature, play, verdict } from './play.ts';

const bolt = {
  ref: 'bolt',
  name: 'Lightning Bolt',
  type: 'Instant',
  cost: '{R}',
  text: 'Lightning Bolt deals 3 damage to target creature or player.',
};
const scenario = {
  setup: {
    mana: { A: '{R}' },
    zones: {
      battlefield: [creature('bear', 'B'), { ref: 'stone', name: 'Stone', controller: 'A', type: 'Artifact' }],
      hand: { A: [bolt] },
    },
  },
  actions: [
    { by: 'A', do: 'enumerate', what: 'targets', object: 'bolt' },
    { by: 'A', do: 'cast', object: 'bolt', targets: ['bear'] },
    { by: 'all', do: 'pass until', until: 'stack empty' },
  ],
};

describe('expectations', () => {
  it('hold for what happens', () => {
    expect(
      verdict(
        play({ ...scenario, expect: { zones: { bear: 'graveyard' }, legal: { exactly: [['A'], ['B'], ['bear']] }, cites: ['704.5g'] } }),
      ),
    ).toBe('passed');
  });

  it.each([
    ['life', { A: 19 }, 'life.A'],
    ['poison', { A: 1 }, 'poison.A'],
    ['mana', { A: '{R}' }, 'mana.A'],
    ['handSize', { A: 1 }, 'handSize.A'],
    ['librarySize', { A: 1 }, 'librarySize.A'],
    ['graveyardSize', { A: 0 }, 'graveyardSize.A'],
    ['zones', { bear: 'battlefield' }, 'zones.bear'],
    ['pt', { bear: '2/3' }, 'pt.bear'],
    ['name', { bear: 'Bear' }, 'name.bear'],
    ['manaValue', { bolt: 2 }, 'manaValue.bolt'],
    ['loyalty', { stone: 1 }, 'loyalty.stone'],
    ['damage', { stone: 1 }, 'damage.stone'],
    ['controller', { stone: 'B' }, 'controller.stone'],
    ['owner', { stone: 'B' }, 'owner.stone'],
    ['attachedTo', { stone: 'bear' }, 'attachedTo.stone'],
    ['types', { stone: [] }, 'types.stone'],
    ['subtypes', { bear: { lacks: ['Bear'] } }, 'subtypes.bear'],
    ['supertypes', { stone: { has: ['snow'] } }, 'supertypes.stone'],
    ['colors', { bolt: [] }, 'colors.bolt'],
    ['abilities', { stone: { count: 1 } }, 'abilities.stone'],
    ['abilities', { stone: { has: ['flying'] } }, 'abilities.stone'],
    ['counters', { stone: { time: 1 } }, 'counters.stone'],
    ['tapped', { stone: true }, 'tapped.stone'],
    ['faceDown', { stone: true }, 'faceDown.stone'],
    ['flipped', { stone: true }, 'flipped.stone'],
    ['attacking', { stone: true }, 'attacking.stone'],
    ['blocking', { stone: true }, 'blocking.stone'],
    ['blocked', { stone: true }, 'blocked.stone'],
    ['exists', { stone: false }, 'exists.stone'],
    ['tokens', [{ controller: 'A' }], 'tokens'],
    ['battlefield', { A: [] }, 'battlefield.A'],
    ['libraryTop', { A: ['bolt'] }, 'libraryTop.A'],
    ['winner', 'A', 'winner'],
    ['losers', ['B'], 'losers'],
    ['draw', true, 'draw'],
    ['step', 'end', 'step'],
    ['active', 'B', 'active'],
    ['priority', 'B', 'priority'],
    ['legal', { exactly: [['A'], ['B']] }, 'legal.exactly'],
    ['legal', { exactly: [['A'], ['B'], ['bear'], ['bear']] }, 'legal.exactly'],
    ['legal', { includes: [['stone']] }, 'legal.includes'],
    ['legal', { excludes: ['bear'] }, 'legal.excludes'],
    ['legal', { count: 2 }, 'legal.count'],
    ['refused', { action: 2 }, 'refused'],
    ['pending', { player: 'A', kind: 'target' }, 'pending'],
    ['triggered', { stone: 1 }, 'triggered.stone'],
    ['cites', ['509.1'], 'cites'],
  ])('fail for what does not: %s %j', (key, value, failing) => {
    expect(verdict(play({ ...scenario, expect: { [key]: value } }))).toBe(`failed ${failing}`);
  });

  it('are checked after the action they name', () => {
    const blocks = [
      { after: 0, zones: { bolt: 'hand', bear: 'battlefield' } },
      { after: 2, zones: { bolt: 'stack', bear: 'battlefield' } },
      { zones: { bolt: 'graveyard', bear: 'graveyard' } },
    ];
    expect(verdict(play({ ...scenario, expect: blocks }))).toBe('passed');
    expect(verdict(play({ ...scenario, expect: blocks.with(1, { after: 1, zones: { bolt: 'stack', bear: 'battlefield' } }) }))).toBe(
      'failed expect[1].zones.bolt',
    );
  });

  it('need an action that is refused to be expected so', () => {
    const actions = [{ by: 'B', do: 'cast', object: 'bolt', targets: ['bear'] }];
    expect(verdict(play({ ...scenario, actions, expect: { zones: { bolt: 'hand' } } }))).toBe('failed actions[0]');
    expect(verdict(play({ ...scenario, actions, expect: { refused: { action: 1 }, zones: { bolt: 'hand' } } }))).toBe('passed');
    expect(verdict(play({ ...scenario, actions, expect: { refused: { action: 1, rule: '704.5g' } } }))).toBe('failed refused');
  });
});
