/** Two creatures that are targeted, spoken of by whose they are, that fight each other (115.1, 701.14). */
import { describe, expect, it } from 'vitest';
import { creature, play, verdict } from '../../demonstration/play.ts';

const edition = '2025-11-14';
const resolve = { by: 'all', do: 'resolve' };
const board = (text: string, battlefield: readonly object[], expected: object, between: readonly object[] = [], more: object = {}) =>
  verdict(
    play({
      edition,
      setup: {
        step: 'precombat main',
        librarySize: { A: 9, B: 9 },
        zones: { battlefield, hand: { A: [{ ref: 's', name: 'Spell', type: 'Instant', cost: '{0}', text }] }, ...more },
      },
      actions: [{ by: 'A', do: 'cast', object: 's', targets: ['mine', 'theirs'] }, ...between, resolve],
      expect: expected,
    }),
  );
const two = "Choose target creature you control and target creature you don't control. ";
const rampage =
  'Choose target creature you control and target creature an opponent controls. Put a +1/+1 counter on the creature you control if it has power 4 or greater. Then those creatures fight each other.';

describe('those two creatures', () => {
  it('fight each other, the one with its counter', () => {
    expect(
      board(rampage, [creature('mine', 'A', '4/4'), creature('theirs', 'B', '4/9')], {
        damage: { mine: 4, theirs: 5 },
        counters: { mine: { '+1/+1': 1 } },
      }),
    ).toBe('passed');
    expect(
      board(rampage, [creature('mine', 'A', '3/5'), creature('theirs', 'B', '4/9')], {
        damage: { mine: 4, theirs: 3 },
        counters: { mine: {} },
      }),
    ).toBe('passed');
  });
  it('do not fight where one of them is gone; the other is spoken of all the same', () => {
    const kill = (which: string) => [{ by: 'A', do: 'effect', text: 'Destroy target creature.', targets: [which] }];
    expect(
      board(
        rampage,
        [creature('mine', 'A', '4/4'), creature('theirs', 'B', '4/9')],
        { damage: { mine: 0 }, counters: { mine: { '+1/+1': 1 } } },
        kill('theirs'),
      ),
    ).toBe('passed');
    expect(board(rampage, [creature('mine', 'A', '4/4'), creature('theirs', 'B', '4/9')], { damage: { theirs: 0 } }, kill('mine'))).toBe(
      'passed',
    );
  });
  it('do nothing where neither is there', () => {
    const kill = [{ by: 'A', do: 'effect', text: 'Destroy all creatures.' }];
    expect(
      board(
        rampage,
        [creature('mine', 'A', '4/4'), creature('theirs', 'B', '4/9')],
        { zones: { s: 'graveyard', mine: 'graveyard' } },
        kill,
      ),
    ).toBe('passed');
  });
  it('are who they are, whoever controls them by then: an illegal one neither fights nor is fought', () => {
    const swap = [{ by: 'B', do: 'effect', text: 'Gain control of target creature.', targets: ['mine'] }];
    expect(
      board(
        rampage,
        [creature('mine', 'A', '4/4'), creature('theirs', 'B', '4/9')],
        { damage: { mine: 0, theirs: 0 }, counters: { mine: {} } },
        swap,
      ),
    ).toBe('passed');
  });
  it('are asked of the turn', () => {
    const glyph = `${two}If the creature you control entered the battlefield this turn, put a +1/+1 counter on it. Then those creatures fight each other.`;
    expect(board(glyph, [creature('mine', 'A', '2/9'), creature('theirs', 'B', '1/9')], { damage: { mine: 1, theirs: 2 } })).toBe('passed');
  });
  it('may be hit one by the other alone', () => {
    const beatdown =
      'Choose target creature you control and target creature an opponent controls. The creature you control deals damage equal to its power to the creature an opponent controls.';
    expect(board(beatdown, [creature('mine', 'A', '3/3'), creature('theirs', 'B', '4/9')], { damage: { mine: 0, theirs: 3 } })).toBe(
      'passed',
    );
  });
  it('may be exiled in the place of dying', () => {
    const text =
      'Target creature you control fights target creature an opponent controls. If the creature an opponent controls would die this turn, exile it instead.';
    expect(
      board(
        text,
        [creature('mine', 'A', '5/5'), creature('theirs', 'B', '1/2')],
        { zones: { theirs: 'exile', mine: 'battlefield' } },
        [],
        {},
      ),
    ).toBe('passed');
    expect(
      board(text, [creature('mine', 'A', '1/1'), creature('theirs', 'B', '5/5')], { zones: { theirs: 'battlefield', mine: 'graveyard' } }),
    ).toBe('passed');
  });
  it('are told apart by what was said of them, or refused', () => {
    const read = (text: string) => board(text, [creature('mine', 'A'), creature('theirs', 'B')], {});
    expect(read('Choose target creature and another target creature. Put a +1/+1 counter on the creature you control.')).toMatch(
      /^refused/,
    );
    expect(
      read('Choose target creature you control and another target creature you control. Put a +1/+1 counter on the creature you control.'),
    ).toMatch(/^refused/);
    expect(
      read("Choose target creature you control and target creature an opponent controls. Tap the creature you don't control."),
    ).toMatch(/^refused/);
    expect(read('Choose target creature you control and target land an opponent controls. Then those creatures fight each other.')).toMatch(
      /^refused/,
    );
  });
});
