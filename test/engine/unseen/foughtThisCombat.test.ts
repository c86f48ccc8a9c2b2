/** The combat that goes on: who attacked or blocked in it, who was attacked, and damage past blockers (506, 508, 509, 510.1). */
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../src/engine/cardText/compileText.ts';
import { creature, play, verdict } from '../../demonstration/play.ts';
import { board, spell } from './spellsOnBoards.ts';

const until = (when: string): object => ({ by: 'all', do: 'pass until', until: when });
const attack = (attackers: object) => [until('declare attackers'), { by: 'A', do: 'attack', attackers }];
const block = (blockers: object, by = 'B') => [until('declare blockers'), { by, do: 'block', blockers }];
const run = (setup: object, actions: readonly object[], expected: object, players?: readonly string[]) =>
  verdict(play(board(setup, actions, expected, players)));

describe('attacked or blocked this combat', () => {
  const text = 'At end of combat, if guard attacked or blocked this combat, put a -0/-1 counter on guard.';
  const guard = (controller: string) => creature('guard', controller, '2/5', { text });
  const one = { counters: { guard: { '-0/-1': 1 } } };
  const none = { counters: { guard: { '-0/-1': 0 } } };
  it('counts an attacker', () => {
    expect(run({ zones: { battlefield: [guard('A')] } }, [...attack({ guard: 'B' }), until('postcombat main')], one)).toBe('passed');
  });
  it('counts a blocker, and one whose attacker is gone', () => {
    const zones = { battlefield: [guard('B'), creature('bear', 'A')] };
    const fight = [...attack({ bear: 'B' }), ...block({ guard: ['bear'] })];
    expect(run({ zones }, [...fight, until('postcombat main')], one)).toBe('passed');
  });
  it('counts no creature that stayed out of it', () => {
    const zones = { battlefield: [guard('B'), creature('bear', 'A')] };
    expect(run({ zones }, [...attack({ bear: 'B' }), ...block({}), until('postcombat main')], none)).toBe('passed');
  });
  it('counts one that was removed from combat since', () => {
    const spare = { by: 'A', do: 'effect', text: 'Remove target creature from combat.', targets: ['guard'] };
    expect(run({ zones: { battlefield: [guard('A')] } }, [...attack({ guard: 'B' }), spare, until('postcombat main')], one)).toBe('passed');
  });
  it('counts only this combat, not an earlier one of the turn', () => {
    const more = { by: 'A', do: 'effect', text: 'After this phase, there is an additional combat phase.' };
    const twice = [...attack({ guard: 'B' }), until('end of combat'), more, until('postcombat main')];
    // In the second it does not attack: it is tapped.
    expect(run({ zones: { battlefield: [guard('A')] } }, twice, one)).toBe('passed');
  });
  it('counts what a board declares', () => {
    const setup = { step: 'declare blockers', attacking: { bear: 'B' }, blocking: { guard: 'bear' } };
    expect(run({ ...setup, zones: { battlefield: [guard('B'), creature('bear', 'A', '1/1')] } }, [until('postcombat main')], one)).toBe(
      'passed',
    );
  });
});

describe('you have been attacked this step', () => {
  const stand = spell(
    'stand',
    "Cast this spell only during the declare attackers step and only if you've been attacked this step.\nUntap target creature.",
  );
  const bear = creature('bear', 'A');
  const walker = { ref: 'walker', name: 'Walker', controller: 'B', type: 'Planeswalker — Test', loyalty: 3 };
  const castBy = (by: string) => ({ by, do: 'cast', object: 'stand', targets: ['bear'] });
  const board2 = (whom: string, actions: readonly object[], expected: object, holder = 'B') =>
    run(
      { mana: {}, zones: { battlefield: [bear, walker], hand: { [holder]: [{ ...stand, cost: '{0}' }] } } },
      [...attack({ bear: whom }), ...actions],
      expected,
      ['A', 'B', 'C'],
    );
  it('is cast by the one who is', () => {
    expect(board2('B', [{ by: 'A', do: 'pass' }, castBy('B'), until('stack empty')], { tapped: { bear: false } })).toBe('passed');
  });
  it.each([
    ['another player', 'C'],
    ['a planeswalker of theirs', 'walker'],
  ])('is not cast where %s is', (_, whom) => {
    expect(board2(whom, [{ by: 'A', do: 'pass' }, castBy('B')], { refused: { action: 4 } })).toBe('passed');
  });
  it('is not cast in the next step', () => {
    expect(board2('B', [...block({}), { by: 'A', do: 'pass' }, castBy('B')], { refused: { action: 6 } })).toBe('passed');
  });
});

describe('damage as though it were not blocked', () => {
  const text = "You may have wurm assign its combat damage as though it weren't blocked.";
  const wurm = (more: object = {}) => creature('wurm', 'A', '5/5', { text, ...more });
  const zones = (more: object = {}) => ({ battlefield: [wurm(more), creature('wall', 'B', '0/2'), creature('other', 'B', '0/2')] });
  const fight = (blockers: object) => [...attack({ wurm: 'B' }), ...block(blockers), until('combat damage')];
  const assign = (damage: object) => ({ by: 'A', do: 'assign damage', object: 'wurm', damage });
  it('goes to the player, all of it, or to the blocker', () => {
    const after = until('end of combat');
    expect(
      run({ zones: zones() }, [...fight({ wall: ['wurm'] }), assign({ B: 5 }), after], { life: { B: 15 }, zones: { wall: 'battlefield' } }),
    ).toBe('passed');
    expect(
      run({ zones: zones() }, [...fight({ wall: ['wurm'] }), assign({ wall: 5 }), after], {
        life: { B: 20 },
        zones: { wall: 'graveyard' },
      }),
    ).toBe('passed');
  });
  it('is not divided between both', () => {
    expect(run({ zones: zones() }, [...fight({ wall: ['wurm'] }), assign({ wall: 2, B: 3 })], { refused: { action: 6 } })).toBe('passed');
  });
  it('with trample it may be divided all the same', () => {
    const trampling = zones({ text: `Trample\n${text}` });
    expect(
      run({ zones: trampling }, [...fight({ wall: ['wurm'] }), assign({ wall: 2, B: 3 }), until('end of combat')], { life: { B: 17 } }),
    ).toBe('passed');
    expect(run({ zones: trampling }, [...fight({ wall: ['wurm'] }), assign({ wall: 1, B: 4 })], { refused: { action: 6 } })).toBe('passed');
    expect(run({ zones: trampling }, [...fight({ wall: ['wurm'] }), assign({ B: 5 }), until('end of combat')], { life: { B: 15 } })).toBe(
      'passed',
    );
  });
  it('goes past several blockers', () => {
    expect(
      run({ zones: zones() }, [...fight({ wall: ['wurm'], other: ['wurm'] }), assign({ B: 5 }), until('end of combat')], {
        life: { B: 15 },
      }),
    ).toBe('passed');
  });
  it('may go to the player where no blocker is left', () => {
    const kill = { by: 'A', do: 'effect', text: 'Destroy target creature.', targets: ['wall'] };
    const actions = [
      ...attack({ wurm: 'B' }),
      ...block({ wall: ['wurm'] }),
      kill,
      until('combat damage'),
      assign({ B: 5 }),
      until('end of combat'),
    ];
    expect(run({ zones: zones() }, actions, { life: { B: 15 } })).toBe('passed');
  });
  it('is asked of nobody where it is not blocked, and means nothing for a blocker', () => {
    expect(run({ zones: zones() }, [...attack({ wurm: 'B' }), ...block({}), until('end of combat')], { life: { B: 15 } })).toBe('passed');
    const blocking = { battlefield: [creature('bear', 'A'), { ...wurm(), controller: 'B' }] };
    expect(
      run({ zones: blocking }, [...attack({ bear: 'B' }), ...block({ wurm: ['bear'] }), until('end of combat')], {
        life: { A: 20 },
        zones: { bear: 'graveyard' },
      }),
    ).toBe('passed');
  });
  it('enumerates both', () => {
    const asked = { by: 'A', do: 'enumerate', what: 'damage assignments', object: 'wurm' };
    expect(run({ zones: zones() }, [...fight({ wall: ['wurm'] }), asked], { legal: { exactly: [{ wall: 5 }, { B: 5 }] } })).toBe('passed');
  });
  it('of all creatures for a turn', () => {
    const focus = {
      by: 'A',
      do: 'effect',
      text: "You may have creatures you control assign their combat damage this turn as though they weren't blocked.",
    };
    const plain = { battlefield: [creature('wurm', 'A', '5/5'), creature('wall', 'B', '0/2')] };
    expect(
      run({ zones: plain }, [focus, ...fight({ wall: ['wurm'] }), assign({ B: 5 }), until('end of combat')], { life: { B: 15 } }),
    ).toBe('passed');
  });
  it('is refused of what somebody else controls', () => {
    const about = { name: 'Test', types: ['enchantment'] as const, subtypes: ['Aura'] };
    expect(
      compileText("Enchant creature\nYou may have enchanted creature assign its combat damage as though it weren't blocked.", about).ok,
    ).toBe(false);
  });
});
