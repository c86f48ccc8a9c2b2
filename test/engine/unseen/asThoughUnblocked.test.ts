/** Creatures that may assign their combat damage as though they weren't blocked (510.1c). */
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../src/engine/cardText/compileText.ts';
import { creature, play, verdict } from '../../demonstration/play.ts';

const text = "You may have Lone Wolf assign its combat damage as though it weren't blocked.";
const wolf = { ref: 'wolf', name: 'Lone Wolf', controller: 'A', type: 'Creature — Wolf', pt: '4/4', text };
const pass = { by: 'all', do: 'pass until', until: 'combat damage' };
const outcome = (
  battlefield: readonly object[],
  {
    blocking = {},
    attacking = { wolf: 'B' },
    players = ['A', 'B'],
  }: { blocking?: object; attacking?: object; players?: readonly string[] },
  actions: readonly object[],
  expected: object,
  edition = '2025-11-14',
) =>
  verdict(
    play({
      edition,
      players,
      setup: {
        step: 'declare blockers',
        librarySize: Object.fromEntries(players.map((player) => [player, 9])),
        zones: { battlefield },
        attacking,
        blocking,
      },
      actions: [pass, ...actions],
      expect: expected,
    }),
  );
const assign = (damage: object, object = 'wolf') => ({ by: 'A', do: 'assign damage', object, damage });

describe('combat damage as though it weren’t blocked', () => {
  it('goes to the player whom it attacks, all of it', () => {
    expect(
      outcome([wolf, creature('bear', 'B')], { blocking: { bear: ['wolf'] } }, [assign({ B: 4 })], {
        life: { B: 16 },
        damage: { bear: 0, wolf: 2 },
      }),
    ).toBe('passed');
  });

  it('may go to its blockers as usual', () => {
    expect(
      outcome([wolf, creature('bear', 'B')], { blocking: { bear: ['wolf'] } }, [assign({ bear: 4 })], {
        life: { B: 20 },
        zones: { bear: 'graveyard' },
      }),
    ).toBe('passed');
  });

  it('is not divided between them', () => {
    expect(outcome([wolf, creature('bear', 'B')], { blocking: { bear: ['wolf'] } }, [assign({ bear: 2, B: 2 })], {})).not.toBe('passed');
  });

  it('is divided with trample all the same', () => {
    const trampling = { ...wolf, text: `${text}\nTrample` };
    expect(
      outcome([trampling, creature('bear', 'B')], { blocking: { bear: ['wolf'] } }, [assign({ bear: 2, B: 2 })], { life: { B: 18 } }),
    ).toBe('passed');
    expect(outcome([trampling, creature('bear', 'B')], { blocking: { bear: ['wolf'] } }, [assign({ B: 4 })], { life: { B: 16 } })).toBe(
      'passed',
    );
    expect(outcome([trampling, creature('bear', 'B')], { blocking: { bear: ['wolf'] } }, [assign({ bear: 1, B: 3 })], {})).not.toBe(
      'passed',
    );
  });

  it('passes over an order of blockers', () => {
    const board = [wolf, creature('bear', 'B'), creature('cub', 'B')];
    const blocking = { bear: ['wolf'], cub: ['wolf'] };
    expect(outcome(board, { blocking }, [assign({ B: 4 })], { life: { B: 16 }, damage: { bear: 0, cub: 0 } }, '2025-11-14')).toBe('passed');
  });

  it('is of no other creature', () => {
    const board = [wolf, creature('other', 'A'), creature('bear', 'B')];
    expect(
      outcome(board, { attacking: { other: 'B' }, blocking: { bear: ['other'] } }, [], { life: { B: 20 }, zones: { bear: 'graveyard' } }),
    ).toBe('passed');
  });

  it('goes to the player also where nothing blocks it any more, or is not assigned', () => {
    const gone = (damage: object, life: number): string =>
      verdict(
        play({
          edition: '2025-11-14',
          setup: {
            step: 'declare blockers',
            zones: { battlefield: [wolf, creature('bear', 'B')] },
            attacking: { wolf: 'B' },
            blocking: { bear: ['wolf'] },
          },
          actions: [{ by: 'A', do: 'effect', text: 'Destroy target creature.', targets: ['bear'] }, pass, assign(damage)],
          expect: { life: { B: life } },
        }),
      );
    expect(gone({ B: 4 }, 16)).toBe('passed');
    expect(gone({}, 20)).toBe('passed');
  });

  it('goes to the planeswalker that it attacks, not to its controller', () => {
    const walker = { ref: 'jace', name: 'Jace', controller: 'B', type: 'Planeswalker — Jace', loyalty: 5, counters: { loyalty: 5 } };
    const board = [wolf, walker, creature('bear', 'B')];
    const about = { attacking: { wolf: 'jace' }, blocking: { bear: ['wolf'] } };
    expect(outcome(board, about, [assign({ jace: 4 })], { counters: { jace: { loyalty: 1 } }, life: { B: 20 } })).toBe('passed');
    expect(outcome(board, about, [assign({ B: 4 })], {})).not.toBe('passed');
  });

  it('is chosen for each creature by itself where many may', () => {
    const ruxa = {
      ref: 'ruxa',
      name: 'Ruxa',
      controller: 'A',
      type: 'Creature',
      pt: '4/4',
      text: "You may have creatures you control with no abilities assign their combat damage as though they weren't blocked.",
    };
    const board = [ruxa, creature('one', 'A'), creature('two', 'A'), creature('wall', 'B', '0/4'), creature('wall2', 'B', '0/4')];
    const about = { attacking: { one: 'B', two: 'B' }, blocking: { wall: ['one'], wall2: ['two'] } };
    expect(
      outcome(board, about, [assign({ B: 2 }, 'one'), assign({ wall2: 2 }, 'two')], { life: { B: 18 }, damage: { wall: 0, wall2: 2 } }),
    ).toBe('passed');
    expect(outcome([...board.slice(1)], about, [], { life: { B: 20 }, damage: { wall: 2, wall2: 2 } })).toBe('passed');
  });

  it('is listed among what may be assigned', () => {
    const board = [wolf, creature('bear', 'B')];
    expect(
      outcome(board, { blocking: { bear: ['wolf'] } }, [{ by: 'A', do: 'enumerate', what: 'damage assignments', object: 'wolf' }], {
        legal: { exactly: [{ bear: 4 }, { B: 4 }] },
      }),
    ).toBe('passed');
  });

  it('is read of what is yours alone', () => {
    const about = { name: 'Test', types: ['creature'] as const, subtypes: [] };
    expect(compileText("You may have all creatures assign their combat damage as though they weren't blocked.", about).ok).toBe(false);
    expect(compileText("You may have creatures assign their combat damage as though they weren't blocked.", about).ok).toBe(false);
    expect(compileText("You may have Test assign their combat damage as though they weren't blocked.", about).ok).toBe(false);
  });
});
