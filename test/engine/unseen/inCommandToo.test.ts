/**
 * Abilities that work in the command zone or on the battlefield (113.6b). What has gone from one to the other meanwhile is another object: its
 * ability does nothing as it resolves (400.7, 603.4).
 */
import { describe, expect, it } from 'vitest';
import { creature, play, verdict } from '../../demonstration/play.ts';

const settle = { by: 'all', do: 'pass until', until: 'stack empty' };
const boss = (text: string) => ({
  ref: 'boss',
  name: 'Test Boss',
  type: 'Legendary Creature — Bear',
  pt: '2/2',
  cost: '{G}',
  commander: true,
  text,
});
const board = (zones: object, actions: readonly object[], expected: object) =>
  verdict(
    play({
      edition: '2026-01-16',
      format: 'commander',
      players: ['A', 'B'],
      setup: { librarySize: { A: 9, B: 9 }, active: 'A', step: 'precombat main', mana: { A: '{G}{G}{G}' }, zones },
      actions,
      expect: expected,
    }),
  );
const cub = { ref: 'cub', name: 'Test Cub', type: 'Creature — Bear', pt: '1/1', cost: '{G}' };
const cast = (object: string) => ({ by: 'A', do: 'cast', object });

describe('in the command zone or on the battlefield', () => {
  const text = 'Whenever you cast another Bear spell, if Test Boss is in the command zone or on the battlefield, you gain 1 life.';

  it('triggers in either zone, once, and not of itself', () => {
    expect(
      board({ command: { A: [boss(text)] }, hand: { A: [cub] } }, [cast('cub'), settle], { life: { A: 41 }, triggered: { boss: 1 } }),
    ).toBe('passed');
    const there = { battlefield: [{ ...boss(text), controller: 'A' }], hand: { A: [cub] } };
    expect(board(there, [cast('cub'), settle], { life: { A: 41 }, triggered: { boss: 1 } })).toBe('passed');
    expect(board({ command: { A: [boss(text)] } }, [cast('boss'), settle], { life: { A: 40 } })).toBe('passed');
  });

  it('triggers nowhere else, nor of what another casts', () => {
    for (const zone of ['hand', 'graveyard', 'exile'])
      expect(
        board(
          { [zone]: { A: [boss(text), ...(zone === 'hand' ? [cub] : [])] }, ...(zone === 'hand' ? {} : { hand: { A: [cub] } }) },
          [cast('cub'), settle],
          { life: { A: 40 } },
        ),
      ).toBe('passed');
    expect(board({ command: { B: [boss(text)] }, hand: { A: [cub] } }, [cast('cub'), settle], { life: { A: 40, B: 40 } })).toBe('passed');
  });

  it('speaks of what has entered, and not of itself', () => {
    const grows =
      'Whenever another Bear you control enters, if Test Boss is in the command zone or on the battlefield, put a +1/+1 counter on it.';
    expect(board({ command: { A: [boss(grows)] }, hand: { A: [cub] } }, [cast('cub'), settle], { counters: { cub: { '+1/+1': 1 } } })).toBe(
      'passed',
    );
  });

  it('does nothing when it has gone from one zone to the other', () => {
    const there = { battlefield: [{ ...boss(text), controller: 'A' }], hand: { A: [cub] } };
    const destroy = { by: 'A', do: 'effect', text: 'Destroy target creature.', targets: ['boss'] };
    expect(
      board(there, [cast('cub'), destroy, { by: 'all', do: 'check' }, { by: 'A', do: 'choose', choice: true }, settle], {
        zones: { boss: 'command' },
        life: { A: 40 },
      }),
    ).toBe('passed');
  });

  it('at the beginning of a step, with a target', () => {
    const combat =
      'At the beginning of combat on your turn, if Test Boss is in the command zone or on the battlefield, another target Bear you control gets +3/+3 until end of turn.';
    const actions = [{ by: 'all', do: 'pass until', until: 'beginning of combat' }, { by: 'A', do: 'choose', choice: 'bear' }, settle];
    const zones = {
      command: { A: [boss(combat)] },
      battlefield: [creature('bear', 'A'), creature('other', 'A', '1/1', { type: 'Creature — Bear' })],
    };
    expect(board(zones, actions, { pt: { bear: '5/5' } })).toBe('passed');
  });

  it('is so all the time of a static ability', () => {
    const cheap = 'As long as Test Boss is in the command zone or on the battlefield, other Bear spells you cast cost {1} less to cast.';
    const dear = { ...cub, cost: '{1}{G}{G}{G}' };
    expect(board({ command: { A: [boss(cheap)] }, hand: { A: [dear] } }, [cast('cub'), settle], { zones: { cub: 'battlefield' } })).toBe(
      'passed',
    );
    const there = { battlefield: [{ ...boss(cheap), controller: 'A' }], hand: { A: [dear] } };
    expect(board(there, [cast('cub'), settle], { zones: { cub: 'battlefield' } })).toBe('passed');
    expect(board({ graveyard: { A: [boss(cheap)] }, hand: { A: [dear] } }, [cast('cub')], { refused: { action: 1 } })).toBe('passed');
  });
});
