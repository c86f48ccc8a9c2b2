/** Station symbols: what a card has and is with so many charge counters (702.184b, 721.2). */
import { describe, expect, it } from 'vitest';
import { creature, play, verdict } from '../../demonstration/play.ts';

const outcome = (battlefield: readonly object[], actions: readonly object[], expected: object, zones: object = {}) =>
  verdict(
    play({
      edition: '2026-01-16',
      setup: { mana: { A: '{4}' }, librarySize: { A: 9, B: 9 }, zones: { battlefield, ...zones } },
      actions,
      expect: expected,
    }),
  );
const ship = (charge: number) => ({
  ref: 'ship',
  name: 'Test Ship',
  type: 'Artifact — Spacecraft',
  cost: '{4}',
  pt: '3/5',
  controller: 'A',
  text: 'Station\nSTATION 2+\nOther creatures you control get +1/+1.\nSTATION 6+\nFlying, lifelink',
  counters: { charge },
});
const bear = creature('bear', 'A');
const resolve = { by: 'all', do: 'resolve' };

describe('a station card', () => {
  it.each([
    [1, { types: { ship: { lacks: ['creature'] } }, pt: { bear: '2/2' }, abilities: { ship: { lacks: ['flying'] } } }],
    [2, { types: { ship: { lacks: ['creature'] } }, pt: { bear: '3/3' }, abilities: { ship: { lacks: ['flying'] } } }],
    [
      6,
      {
        types: { ship: { has: ['artifact', 'creature'] } },
        pt: { bear: '3/3', ship: '3/5' },
        abilities: { ship: { has: ['flying', 'lifelink'] } },
      },
    ],
  ])('with %i charge counters is so', (charge, expected) => {
    expect(outcome([ship(charge), bear], [], expected)).toBe('passed');
  });

  it.each([
    [2, { types: { ship: { lacks: ['creature'] } } }],
    [3, { types: { ship: ['Artifact', 'Creature'] }, pt: { ship: '6/5' }, abilities: { ship: { has: ['flying', 'haste'] } } }],
  ])('may have its size written below the symbol: with %i counters', (charge, expected) => {
    const bare = Object.fromEntries(Object.entries(ship(charge)).filter(([key]) => key !== 'pt'));
    expect(outcome([{ ...bare, text: 'Station\nSTATION 3+\nFlying\nHaste\n6/5' }], [], expected)).toBe('passed');
  });

  it('becomes a creature as it is stationed', () => {
    const actions = [{ by: 'A', do: 'activate', object: 'ship', additional: ['giant'] }, resolve];
    const expected = { counters: { ship: { charge: 6 } }, pt: { ship: '3/5' }, tapped: { giant: true } };
    expect(outcome([ship(1), creature('giant', 'A', '5/5')], actions, expected)).toBe('passed');
  });

  it('is none any more when counters are taken away', () => {
    const actions = [{ by: 'A', do: 'effect', text: 'Remove two charge counters from target artifact.', targets: ['ship'] }];
    expect(outcome([ship(7), bear], actions, { types: { ship: { lacks: ['creature'] } }, pt: { bear: '3/3' } })).toBe('passed');
  });

  it('of which no size is printed stays what it is', () => {
    const planet = {
      ref: 'planet',
      name: 'Test Planet',
      type: 'Land — Planet',
      controller: 'A',
      text: 'Station\nSTATION 12+\n{T}: Draw a card.',
      counters: { charge: 12 },
    };
    const actions = [{ by: 'A', do: 'activate', object: 'planet', ability: 2 }, resolve];
    expect(outcome([planet], actions, { types: { planet: ['Land'] }, handSize: { A: 1 } })).toBe('passed');
    const few = { ...planet, counters: { charge: 11 } };
    expect(outcome([few], actions.slice(0, 1), { refused: { action: 1 } })).toBe('passed');
  });
});
