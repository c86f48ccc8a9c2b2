/** What a creature must and cannot block for a turn: one that is named, an additional one, a target by all who can (509.1b, 509.1c). */
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../src/engine/cardText/compileText.ts';
import { creature, play, verdict } from '../../demonstration/play.ts';

const bear = (text: string) => ({ ...creature('bear', 'A', '2/2'), name: 'Bear', text });
const outcome = (text: string, targets: readonly string[], blockers: object, expected: object, more: readonly object[] = []) =>
  verdict(
    play({
      edition: '2025-11-14',
      setup: {
        step: 'declare attackers',
        zones: { battlefield: [bear(`{0}: ${text}`), creature('other', 'A'), creature('wall', 'B', '0/9'), creature('guard', 'B', '0/9')] },
      },
      actions: [
        { by: 'A', do: 'attack', attackers: { bear: 'B', other: 'B' } },
        { by: 'A', do: 'activate', object: 'bear', ...(targets.length > 0 ? { targets } : {}) },
        { by: 'all', do: 'resolve' },
        ...more,
        { by: 'all', do: 'pass until', until: 'declare blockers' },
        { by: 'B', do: 'block', blockers },
      ],
      expect: expected,
    }),
  );
const blocks = { blocking: { wall: true } };

describe("a target that can't block this", () => {
  const text = "Target creature can't block Bear this turn.";
  it('may block another, and another may block this', () => {
    expect(outcome(text, ['wall'], { wall: 'other', guard: 'bear' }, { blocking: { wall: true, guard: true } })).toBe('passed');
    expect(outcome(text, ['wall'], { wall: 'bear' }, blocks)).toMatch(/^failed/);
  });
});

describe('a target that blocks this if able', () => {
  const text = 'Target creature blocks Bear this turn if able.';
  it('has to block this, and no other has to', () => {
    expect(outcome(text, ['wall'], { wall: 'bear' }, blocks)).toBe('passed');
    expect(outcome(text, ['wall'], {}, { blocking: { wall: false } })).toMatch(/^failed/);
    expect(outcome(text, ['wall'], { wall: 'other' }, blocks)).toMatch(/^failed/);
  });

  it('need not when it is tapped, or this has left', () => {
    const tap = { by: 'A', do: 'effect', text: 'Tap target creature.', targets: ['wall'] };
    expect(outcome(text, ['wall'], {}, { blocking: { wall: false } }, [tap])).toBe('passed');
    const gone = { by: 'A', do: 'effect', text: "Return target creature to its owner's hand.", targets: ['bear'] };
    expect(outcome(text, ['wall'], {}, { blocking: { wall: false } }, [gone])).toBe('passed');
  });
});

describe('a target that all who can have to block', () => {
  const text = 'All creatures able to block target creature this turn do so.';
  it('is blocked by each of them', () => {
    expect(outcome(text, ['other'], { wall: 'other', guard: 'other' }, { blocking: { wall: true, guard: true } })).toBe('passed');
    expect(outcome(text, ['other'], { wall: 'other' }, blocks)).toMatch(/^failed/);
  });
});

describe('an additional creature', () => {
  it('may be blocked this turn by the one that may', () => {
    const text = 'Target creature can block an additional creature this turn.';
    expect(outcome(text, ['wall'], { wall: ['bear', 'other'] }, blocks)).toBe('passed');
    expect(outcome(text, ['wall'], { guard: ['bear', 'other'] }, { blocking: { guard: true } })).toMatch(/^failed/);
    expect(outcome('Target creature can block two additional creatures this turn.', ['wall'], { wall: ['bear', 'other'] }, blocks)).toBe(
      'passed',
    );
  });
});

describe('attacks this turn if able, behind what it becomes', () => {
  it('has to attack', () => {
    const result = (attackers: object, expected: object) =>
      verdict(
        play({
          edition: '2025-11-14',
          setup: { step: 'beginning of combat', zones: { battlefield: [creature('one', 'A'), creature('two', 'A')] } },
          actions: [
            {
              by: 'A',
              do: 'effect',
              text: 'Target creature becomes red until end of turn and attacks this turn if able.',
              targets: ['one'],
            },
            { by: 'all', do: 'pass until', until: 'declare attackers' },
            { by: 'A', do: 'attack', attackers },
          ],
          expect: expected,
        }),
      );
    expect(result({ one: 'B' }, { attacking: { one: true, two: false }, colors: { one: ['red'], two: [] } })).toBe('passed');
    expect(result({ two: 'B' }, { attacking: { two: true } })).toMatch(/^failed/);
  });
});

describe('is refused', () => {
  it('of what is not said how long, or whom', () => {
    const reads = (text: string) => compileText(text, { name: 'Bear', types: ['creature'], subtypes: [] }).ok;
    expect(reads('{0}: Target creature blocks Bear if able.')).toBe(false);
    expect(reads("{0}: Target creature can't block it this turn.")).toBe(false);
  });
});
