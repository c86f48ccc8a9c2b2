/** Disguise: what is cast face down has ward {2} until it is turned face up. */
import { describe, expect, it } from 'vitest';
import { applyEvents } from '../../../../src/engine/events/apply.ts';
import { disguisedMemory } from '../../../../src/engine/look/keywords/disguise.ts';
import { lookAt } from '../../../../src/engine/look/layers/characteristics.ts';
import type { GameState } from '../../../../src/engine/state/state.ts';
import { play } from '../../../demonstration/play.ts';
import { makePosition } from '../../kit.ts';
import { cast, check, choose, effect, pass, runs } from './table.ts';

type Data = Readonly<Record<string, unknown>>;
const now = '2026-01-16';
const spy: Data = {
  ref: 'spy',
  name: 'Spy',
  type: 'Creature — Rogue',
  cost: '{4}',
  pt: '4/3',
  text: 'Flying\nDisguise {1}{U}\nWhen this creature enters, you gain 1 life.\nWhen this creature is turned face up, you gain 5 life.',
};
const bolt: Data = { ref: 'bolt', name: 'Bolt', type: 'Instant', cost: '{0}', text: 'Destroy target creature.' };
const setup = (mana: Data = {}, more: Data = {}): Data => ({ zones: { hand: { A: [spy], B: [bolt] } }, mana, ...more });
const down = { by: 'A', do: 'cast', object: 'spy', faceDown: true };
const up = { by: 'A', do: 'special', object: 'spy', action: 'turn face up' };

describe('disguise', () => {
  runs([
    [
      'lets a card be cast face down for {3}, with ward',
      now,
      {
        setup: setup({ A: '{3}' }),
        actions: [down, pass],
        expect: {
          pt: { spy: '2/2' },
          name: { spy: '' },
          faceDown: { spy: true },
          abilities: { spy: { has: ['ward'], count: 1 } },
          life: { A: 20 },
          mana: { A: '' },
          cites: ['702.168a'],
        },
      },
    ],
    [
      'has what targets it countered, unless that is paid for',
      now,
      {
        setup: setup({ A: '{3}' }),
        actions: [down, pass, { by: 'A', do: 'pass' }, cast('bolt', { by: 'B', targets: ['spy'] }), pass],
        expect: { zones: { spy: 'battlefield', bolt: 'graveyard' }, triggered: { spy: 1 } },
      },
    ],
    [
      'ends as it is turned face up for its cost, and then it does not enter',
      now,
      {
        setup: setup({ A: '{3}{1}{U}' }),
        actions: [down, pass, up, pass],
        expect: {
          pt: { spy: '4/3' },
          faceDown: { spy: false },
          abilities: { spy: { has: ['flying'], lacks: ['ward {2}'] } },
          life: { A: 25 },
          mana: { A: '' },
          cites: ['702.168d', '116.2b'],
        },
      },
    ],
    [
      'is copied with its ward',
      now,
      {
        setup: setup({ A: '{3}' }),
        actions: [down, pass, effect("Create a token that's a copy of target creature.", 'spy'), check],
        expect: { tokens: [{ controller: 'A', pt: '2/2', colors: [], count: 1 }], abilities: { '#1': { has: ['ward'] } } },
      },
    ],
    [
      'is nothing to a permanent that comes back',
      now,
      {
        setup: setup({ A: '{3}' }),
        actions: [
          down,
          pass,
          effect("Exile target creature, then return that card to the battlefield under its owner's control.", 'spy'),
          check,
          pass,
        ],
        expect: { faceDown: { spy: false }, pt: { spy: '4/3' }, abilities: { spy: { lacks: ['ward {2}'] } }, life: { A: 21 } },
      },
    ],
    [
      'is not for what is cast for its mana cost',
      now,
      {
        setup: setup({ A: '{4}' }),
        actions: [{ by: 'A', do: 'cast', object: 'spy' }, pass],
        expect: { pt: { spy: '4/3' }, abilities: { spy: { lacks: ['ward {2}'] } }, life: { A: 21 } },
      },
    ],
  ]);

  it('is not there any more when something turns it face down again', () => {
    const state = makePosition({
      day: now,
      zones: { A: { battlefield: [{ ref: 'spy', pt: '4/3', as: { faceDown: true, memory: disguisedMemory } }] } },
    });
    const turn = (of: GameState, faceDown: boolean): GameState =>
      applyEvents(of, [{ kind: 'change', object: 'spy.0', change: { faceDown }, name: 'turned' }]).state;
    const wardsIn = (of: GameState): number => lookAt(of).characteristicsOf('spy.0').abilities.length;
    expect([wardsIn(state), wardsIn(turn(turn(state, false), true))]).toEqual([1, 0]);
  });

  describe('of a permanent that lies face down at the outset', () => {
    const board = (more: Data, text = spy['text']): Data => ({
      edition: now,
      setup: {
        mana: { A: '{1}{U}' },
        zones: { battlefield: [{ ...spy, text, controller: 'A', faceDown: true, ...more }], hand: { B: [bolt] } },
      },
    });
    const places = (scenario: Data): readonly string[] => play(scenario).unsupported.map(({ path }) => path);

    it('is said: nothing else tells how it came there', () => {
      expect(places({ ...board({}), actions: [check, choose('any')] })).toEqual(['setup.zones.battlefield[0].faceDown']);
    });

    it.each([
      [true, ['ward'], 1],
      [false, [], 0],
    ] as const)('and is there or not as that says: %s', (disguised, has, triggers) => {
      const result = play({
        ...board({ disguised }),
        actions: [{ by: 'A', do: 'pass' }, cast('bolt', { by: 'B', targets: ['spy'] }), check],
        expect: { pt: { spy: '2/2' }, name: { spy: '' }, abilities: { spy: { has, count: has.length } }, triggered: { spy: triggers } },
      });
      expect([result.unsupported, result.failures]).toEqual([[], []]);
    });

    it('ends as it is turned face up, for its disguise cost, however it came there', () => {
      for (const disguised of [true, false]) {
        const { failures } = play({
          ...board({ disguised }),
          actions: [up, pass],
          expect: { pt: { spy: '4/3' }, abilities: { spy: { lacks: ['ward {2}'] } }, life: { A: 25 }, mana: { A: '' } },
        });
        expect(failures).toEqual([]);
      }
    });

    it.each([
      ['a card without disguise', board({ disguised: true }, 'Flying')],
      ['a card with its face up', board({ disguised: true, faceDown: false })],
    ] as const)('is not said of %s', (_, scenario) => {
      expect(places({ ...scenario, actions: [check] })).toEqual(['setup.zones.battlefield[0].disguised']);
    });
  });
});
