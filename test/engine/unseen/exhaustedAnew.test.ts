/** Exhaust abilities that may be activated as though they had not been (702.177b): who may, when, how often, and what counts as begun. */
import { describe, expect, it } from 'vitest';
import { play, verdict } from '../../demonstration/play.ts';

const may =
  "During your turn, as long as you haven't activated an exhaust ability this turn, you may activate exhaust abilities as though they haven't been activated.";
const permanent = (ref: string, text: string, more: object = {}) => ({
  ref,
  name: `Test ${ref}`,
  type: 'Artifact',
  controller: 'A',
  text,
  ...more,
});
const source = permanent('source', may);
const healer = permanent('healer', 'Exhaust — {0}: You gain 2 life.');
const drummer = permanent('drummer', 'Exhaust — {0}: You gain 5 life.');
const activate = (object: string, by = 'A', more: object = {}) => ({ by, do: 'activate', object, ...more });
const out = { by: 'all', do: 'pass until', until: 'stack empty' };
const until = (step: string) => ({ by: 'all', do: 'pass until', until: step });
const decks = { A: 9, B: 9, C: 9 };
const outcome = (battlefield: readonly object[], actions: readonly object[], expected: object, edition = '2026-01-16') =>
  verdict(
    play({
      edition,
      players: ['A', 'B', 'C'],
      options: { attackMultiplePlayers: true },
      setup: { librarySize: decks, zones: { battlefield } },
      actions,
      expect: expected,
    }),
  );

describe('an exhausted ability', () => {
  it('is activated anew in a later turn of its controller, once in the turn, in 2025 as well', () => {
    const actions = [activate('healer'), out, until('upkeep of A'), activate('healer'), out, activate('healer')];
    const expected = { refused: { action: 6, rule: '702.177b' }, life: { A: 24 } };
    expect(outcome([source, healer], actions, expected, '2025-02-07')).toBe('passed');
  });

  it('is not where another one was begun this turn, though that one was fresh', () => {
    const actions = [activate('healer'), out, until('upkeep of A'), activate('drummer'), activate('healer')];
    expect(outcome([source, healer, drummer], actions, { refused: { action: 5, rule: '702.177b' } })).toBe('passed');
  });

  it('goes first, and a fresh one behind it', () => {
    const actions = [activate('healer'), out, until('upkeep of A'), activate('healer'), activate('drummer'), out];
    expect(outcome([source, healer, drummer], actions, { life: { A: 29 } })).toBe('passed');
  });

  it('is not in the turn of another player, nor of a player who has no such permission', () => {
    const theirs = { ...healer, ref: 'theirs', controller: 'B' };
    const actions = [
      activate('healer'),
      { by: 'A', do: 'pass' },
      activate('theirs', 'B'),
      out,
      until('upkeep of B'),
      activate('theirs', 'B'),
      { by: 'B', do: 'pass' },
      { by: 'C', do: 'pass' },
      activate('healer'),
    ];
    const refused = [
      { action: 6, rule: '702.177a' },
      { action: 9, rule: '702.177a' },
    ];
    expect(outcome([source, healer, theirs], actions, { refused, life: { A: 22, B: 22 } })).toBe('passed');
  });

  it('is whatever other players have begun', () => {
    const theirs = { ...healer, ref: 'theirs', controller: 'B' };
    const actions = [
      activate('healer'),
      out,
      until('upkeep of A'),
      { by: 'A', do: 'pass' },
      activate('theirs', 'B'),
      out,
      activate('healer'),
      out,
    ];
    expect(outcome([source, healer, theirs], actions, { life: { A: 24, B: 22 } })).toBe('passed');
  });

  it('pays for a spell anew, and pays for no other exhaust ability', () => {
    const dork = permanent('dork', 'Exhaust — {T}: Add {G}{G}.');
    const eater = permanent('eater', 'Exhaust — {G}{G}: You gain 7 life.');
    const actions = [
      activate('dork'),
      until('upkeep of A'),
      activate('eater'),
      { by: 'A', do: 'cast', object: 'spell' },
      out,
      activate('eater'),
    ];
    expect(
      verdict(
        play({
          edition: '2026-01-16',
          setup: {
            librarySize: { A: 9, B: 9 },
            zones: {
              battlefield: [source, dork, eater],
              hand: { A: [{ ref: 'spell', name: 'Test spell', type: 'Instant', cost: '{G}{G}', text: 'You gain 1 life.' }] },
            },
          },
          actions,
          expect: {
            refused: [
              { action: 3, rule: '702.177b' },
              { action: 6, rule: '601.2h' },
            ],
            life: { A: 21 },
          },
        }),
      ),
    ).toBe('passed');
  });

  it('is known to be one of two for one payment, which nobody plans', () => {
    const dork = (ref: string) => permanent(ref, 'Exhaust — {T}: Add {G}.');
    const result = play({
      edition: '2026-01-16',
      setup: {
        librarySize: { A: 9, B: 9 },
        zones: {
          battlefield: [source, dork('one'), dork('other')],
          hand: { A: [{ ref: 'spell', name: 'Test spell', type: 'Instant', cost: '{G}{G}', text: 'You gain 1 life.' }] },
        },
      },
      actions: [activate('one'), activate('other'), until('upkeep of A'), { by: 'A', do: 'cast', object: 'spell' }],
      expect: { life: { A: 21 } },
    });
    expect(verdict(result)).toBe('refused actions[3]');
  });
});
