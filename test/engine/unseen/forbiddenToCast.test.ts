/** Who can't cast spells for a while: who that is, is known as the effect begins; abilities are none (101.2, 611.2c). */
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../src/engine/cardText/compileText.ts';
import { creature } from '../../demonstration/play.ts';
import { bothWays } from './bothWays.ts';

type Data = Readonly<Record<string, unknown>>;
const effect = (text: string, more: Data = {}): Data => ({ by: 'A', do: 'effect', text, ...more });
const cast = (by: string, object: string, more: Data = {}): Data => ({ by, do: 'cast', object, ...more });
const bolt = (ref: string): Data => ({
  ref,
  name: `Bolt ${ref}`,
  type: 'Instant',
  cost: '{R}',
  text: `Bolt ${ref} deals 3 damage to any target.`,
});
const three = { edition: '2026-01-16', players: ['A', 'B', 'C'] };
const silence = effect('Your opponents can’t cast spells this turn.');
const pass = (by: string): Data => ({ by, do: 'pass' });
const untilEmpty = { by: 'all', do: 'pass until', until: 'stack empty' };

describe('who can’t cast spells this turn', () => {
  bothWays([
    [
      'is each opponent, and not you',
      {
        ...three,
        setup: { mana: { A: '{R}', C: '{R}' }, zones: { hand: { A: [bolt('a')], C: [bolt('c')] } } },
        actions: [silence, cast('A', 'a', { targets: ['B'] }), untilEmpty, pass('A'), pass('B'), cast('C', 'c', { targets: ['A'] })],
        expect: { life: { A: 20, B: 17 }, refused: { action: 6 }, zones: { c: 'hand' } },
      },
      { zones: { c: 'stack' } },
    ],
    [
      'may activate abilities all the same',
      {
        ...three,
        setup: { zones: { battlefield: [creature('pinger', 'B', '1/1', { text: '{T}: pinger deals 1 damage to any target.' })] } },
        actions: [silence, pass('A'), { by: 'B', do: 'activate', object: 'pinger', ability: 1, targets: ['A'] }, untilEmpty],
        expect: { life: { A: 19 } },
      },
      { life: { A: 20 } },
    ],
    [
      'has what is on the stack already resolve',
      {
        ...three,
        setup: { mana: { B: '{R}' }, zones: { hand: { B: [bolt('b')] } } },
        actions: [pass('A'), cast('B', 'b', { targets: ['A'] }), silence, untilEmpty],
        expect: { life: { A: 17 } },
      },
      { life: { A: 20 } },
    ],
    [
      'is who defended as it attacked, for the rest of the turn, wherever the attacker is by then',
      {
        ...three,
        setup: {
          step: 'declare attackers',
          mana: { B: '{R}', C: '{R}' },
          zones: {
            battlefield: [creature('swarm', 'A', '0/1', { text: 'Whenever swarm attacks, defending player can’t cast spells this turn.' })],
            hand: { B: [bolt('b')], C: [bolt('c')] },
          },
        },
        actions: [
          { by: 'A', do: 'attack', attackers: { swarm: 'B' } },
          { by: 'all', do: 'resolve' },
          effect('Destroy target creature.', { targets: ['swarm'] }),
          { by: 'A', do: 'pass' },
          cast('B', 'b', { targets: ['A'] }),
        ],
        expect: { refused: { action: 5 }, zones: { b: 'hand', swarm: 'graveyard' } },
      },
      { zones: { b: 'stack' } },
    ],
    [
      'may cast creature spells where only others are forbidden',
      {
        ...three,
        setup: {
          active: 'B',
          mana: { B: '{R}{G}' },
          zones: { hand: { B: [bolt('b'), { ref: 'bear', name: 'bear', type: 'Creature — Bear', pt: '2/2', cost: '{G}' }] } },
        },
        actions: [
          { ...effect('Your opponents can’t cast noncreature spells this turn.'), controller: 'A' },
          cast('B', 'bear'),
          untilEmpty,
          cast('B', 'b', { targets: ['A'] }),
        ],
        expect: { refused: { action: 4 }, zones: { bear: 'battlefield', b: 'hand' } },
      },
      { zones: { b: 'stack' } },
    ],
  ]);

  it('is refused of what may be a land, and of what is not known as the spell is cast', () => {
    const about = { name: 'Test', types: ['instant'] as const, subtypes: [] };
    expect(compileText('Your opponents can’t play cards this turn.', about).ok).toBe(false);
    expect(compileText('Your opponents can’t cast spells from graveyards this turn.', about).ok).toBe(false);
    expect(compileText('Your opponents can’t cast spells until end of combat.', about).ok).toBe(false);
  });
});
