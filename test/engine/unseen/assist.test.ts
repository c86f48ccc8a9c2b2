/** Assist (702.132). */
import { describe, expect, it } from 'vitest';
import { play, verdict } from '../../demonstration/play.ts';

const outcome = (
  mana: object,
  actions: readonly object[],
  expected: object,
  players: readonly string[] = ['A', 'B', 'C'],
  battlefield: readonly object[] = [],
) =>
  verdict(
    play({
      edition: '2026-01-16',
      players,
      setup: {
        mana,
        librarySize: Object.fromEntries(players.map((id) => [id, 9])),
        zones: {
          battlefield,
          hand: { A: [{ ref: 's', name: 'Test Party', type: 'Sorcery', cost: '{3}{U}', text: 'Assist\nDraw two cards.' }] },
        },
      },
      actions,
      expect: expected,
    }),
  );
const cast = { by: 'A', do: 'cast', object: 's' };
const resolve = { by: 'all', do: 'resolve' };
const choose = (choice: unknown, by = 'A') => ({ by, do: 'choose', choice });
const drawn = { handSize: { A: 2 } };

describe('assist', () => {
  it('lets one other player pay for generic mana', () => {
    expect(outcome({ A: '{U}', C: '{3}' }, [cast, choose('C'), choose(3, 'C'), resolve], drawn)).toBe('passed');
    expect(outcome({ A: '{U}{1}', B: '{2}' }, [cast, choose('B'), choose(2, 'B'), resolve], drawn)).toBe('passed');
  });

  it('is not needed', () => {
    expect(outcome({ A: '{U}{3}' }, [cast, choose([]), resolve], drawn)).toBe('passed');
  });

  it('leaves who is asked to pay nothing, and the spell uncast', () => {
    expect(outcome({ A: '{U}', C: '{3}' }, [cast, choose('C'), choose(0, 'C')], { refused: { action: 3 } })).toBe('passed');
  });

  it('is not asked for where nobody else can pay any of it', () => {
    expect(outcome({ A: '{U}{3}' }, [cast, resolve], drawn)).toBe('passed');
    expect(outcome({ A: '{U}{3}', B: '{1}' }, [cast], { pending: { player: 'A', kind: 'object' } })).toBe('passed');
    expect(outcome({ A: '{U}{3}', B: '{1}' }, [cast, choose('C'), resolve], drawn)).toBe('passed');
  });

  it('of nobody leaves uncast what its player cannot pay', () => {
    expect(outcome({ A: '{U}{2}' }, [cast], { refused: { action: 1, rule: '601.2h' }, mana: { A: '{U}{2}' } })).toBe('passed');
  });

  it('is asked of who makes mana for it: their abilities count, not the mana that may not be spent on it', () => {
    const rock = (text: string) => ({ ref: 'rock', name: 'Rock', type: 'Artifact', controller: 'B', text });
    const own = (text: string, actions: readonly object[], expected: object) =>
      outcome({ A: '{U}{3}' }, actions, expected, ['A', 'B'], [rock(text)]);
    expect(own('{T}: Add {C}.', [cast], { pending: { player: 'A', kind: 'object' } })).toBe('passed');
    expect(own('{T}: Add {C}.', [cast, choose('B'), choose(1, 'B'), resolve], { ...drawn, mana: { A: '{1}' } })).toBe('passed');
    expect(own('{T}: Add {C}. Spend this mana only to cast creature spells.', [cast, resolve], drawn)).toBe('passed');
  });

  it('pays for no colored mana', () => {
    expect(outcome({ A: '{3}', C: '{U}' }, [cast, choose('C'), choose(1, 'C')], { refused: { action: 3 } })).toBe('passed');
  });
});
