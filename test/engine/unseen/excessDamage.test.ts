/** Damage beyond what is lethal, of which a text speaks behind the damage it deals (120.10). */
import { describe, expect, it } from 'vitest';
import { creature, play, verdict } from '../../demonstration/play.ts';

const edition = '2025-11-14';
const resolve = { by: 'all', do: 'resolve' };
const board = (
  text: string,
  battlefield: readonly object[],
  targets: readonly string[],
  expected: object,
  before: readonly object[] = [],
) =>
  verdict(
    play({
      edition,
      setup: { step: 'precombat main', librarySize: { A: 9, B: 9 }, zones: { battlefield } },
      actions: [...before, { by: 'A', do: 'effect', text, targets }, { by: 'A', do: 'check' }],
      expect: expected,
    }),
  );
const bottle =
  'This spell deals 5 damage to any target. If excess damage was dealt to a permanent this way, create that many tapped Treasure tokens.';
const treasures = (count: number) => ({ tokens: count === 0 ? [] : [{ controller: 'A', name: 'Treasure Token', count }] });
const blast = bottle.replace('This spell', '~');

describe('excess damage', () => {
  it('is what a creature was dealt beyond its toughness', () => {
    expect(board(blast, [creature('c', 'B', '2/2')], ['c'], { ...treasures(3), zones: { c: 'graveyard' }, cites: ['120.10'] })).toBe(
      'passed',
    );
  });
  it('is none where all of it was needed, or more', () => {
    expect(board(blast, [creature('c', 'B', '5/5')], ['c'], treasures(0))).toBe('passed');
    expect(board(blast, [creature('c', 'B', '6/6')], ['c'], treasures(0))).toBe('passed');
  });
  it('counts what was marked on it before', () => {
    expect(board(blast, [creature('c', 'B', '6/6', { damage: 4 })], ['c'], treasures(3))).toBe('passed');
  });
  it('is no damage to a player', () => {
    expect(board(blast, [], ['B'], { ...treasures(0), life: { B: 15 } })).toBe('passed');
  });
  it('is beyond the loyalty of a planeswalker and the defense of a battle', () => {
    const walker = { ref: 'w', name: 'Walker', type: 'Planeswalker — Bear', loyalty: 3, controller: 'B' };
    expect(board(blast, [walker], ['w'], treasures(2))).toBe('passed');
    const siege = { ref: 's', name: 'Siege', type: 'Battle — Siege', defense: 4, controller: 'A', chosen: { player: 'B' } };
    expect(board(blast, [siege], ['s'], treasures(1))).toBe('passed');
  });
  it('is what is left of it after prevention', () => {
    const shield = [
      { by: 'B', do: 'effect', text: 'Prevent the next 2 damage that would be dealt to target creature this turn.', targets: ['c'] },
    ];
    expect(board(blast, [creature('c', 'B', '2/2')], ['c'], treasures(1), shield)).toBe('passed');
  });
  it('is dealt to what is indestructible as well', () => {
    expect(
      board(blast, [creature('c', 'B', '2/2', { text: 'Indestructible' })], ['c'], { ...treasures(3), zones: { c: 'battlefield' } }),
    ).toBe('passed');
  });
  it('is all beyond 1 of a source with deathtouch', () => {
    const archer = creature('archer', 'A', '1/1', {
      text: 'Deathtouch\n{T}: This creature deals 3 damage to target creature. You gain life equal to the excess damage dealt this way.',
    });
    const setup = { step: 'precombat main', zones: { battlefield: [archer, creature('c', 'B', '5/5')] } };
    const actions = [{ by: 'A', do: 'activate', object: 'archer', targets: ['c'] }, resolve];
    expect(verdict(play({ edition, setup, actions, expect: { life: { A: 22 }, zones: { c: 'graveyard' } } }))).toBe('passed');
  });
  it('is that of each creature by itself, together', () => {
    const text = '~ deals 3 damage to each creature. You gain life equal to the excess damage dealt this way.';
    expect(board(text, [creature('a', 'A', '1/1'), creature('b', 'B', '2/2'), creature('c', 'B', '9/9')], [], { life: { A: 23 } })).toBe(
      'passed',
    );
  });
  it('is spoken of as a number, also of that creature', () => {
    const goblins =
      '~ deals 6 damage to target creature. Create a number of 1/1 red Goblin creature tokens equal to the amount of excess damage dealt to that creature this way.';
    expect(board(goblins, [creature('c', 'B', '2/4')], ['c'], { tokens: [{ name: 'Goblin Token', count: 2 }] })).toBe('passed');
    const torch = '~ deals 4 damage to target creature. If excess damage was dealt to that creature this way, draw a card.';
    expect(board(torch, [creature('c', 'B', '2/3')], ['c'], { handSize: { A: 1 } })).toBe('passed');
    expect(board(torch, [creature('c', 'B', '2/4')], ['c'], { handSize: { A: 0 } })).toBe('passed');
    const victory =
      '~ deals 5 damage to target creature. Each creature you control gains trample and gets +X/+0 until end of turn, where X is the amount of excess damage dealt this way.';
    expect(
      board(victory, [creature('c', 'B', '2/2'), creature('mine', 'A', '1/1')], ['c'], {
        pt: { mine: '4/1' },
        abilities: { mine: { has: ['trample'] } },
      }),
    ).toBe('passed');
  });
  it('is none where the target was gone', () => {
    const setup = {
      step: 'precombat main',
      zones: {
        battlefield: [creature('c', 'B', '2/2')],
        hand: {
          A: [
            {
              ref: 's',
              name: 'Rings',
              type: 'Instant',
              cost: '{0}',
              text: '~ deals 4 damage to target attacking or blocking creature. You gain life equal to the excess damage dealt this way.',
            },
          ],
        },
      },
    };
    expect(
      verdict(
        play({
          edition,
          setup: { ...setup, active: 'B', step: 'declare attackers', attacking: { c: 'A' } },
          actions: [
            { by: 'B', do: 'pass' },
            { by: 'A', do: 'cast', object: 's', targets: ['c'] },
            { by: 'A', do: 'effect', text: 'Destroy target creature.', targets: ['c'] },
            resolve,
          ],
          expect: { life: { A: 20 } },
        }),
      ),
    ).toBe('passed');
  });
  it('is of damage that the text deals, and that once', () => {
    expect(board('You gain life equal to the excess damage dealt this way.', [], [], {})).toMatch(/^refused/);
    const twice =
      '~ deals 3 damage to target creature. ~ deals 3 damage to another target creature. You gain life equal to the excess damage dealt this way.';
    expect(board(twice, [creature('a', 'B'), creature('b', 'B')], ['a', 'b'], {})).toMatch(/^refused/);
  });
});
