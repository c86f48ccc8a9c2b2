/** Triggers of things that nothing tells apart: their order is not asked (603.3b); of others it is. */
import { describe, expect, it } from 'vitest';
import { play, verdict } from '../../demonstration/play.ts';

const raider = (ref: string, more: object = {}) => ({
  ref,
  name: 'Harbor Raider',
  type: 'Creature — Human Pirate',
  pt: '2/1',
  controller: 'A',
  text: 'Whenever Harbor Raider attacks, it gets +2/+0 until end of turn.',
  ...more,
});
const attacks = {
  edition: '2026-01-16',
  players: ['A', 'B'],
  actions: [{ by: 'A', do: 'attack', attackers: { one: 'B', two: 'B' } }],
};
const executioner = (ref: string) => ({
  ref,
  name: 'Dusk Executioner',
  type: 'Creature — Human Assassin',
  pt: '2/1',
  text: 'When Dusk Executioner enters the battlefield, destroy target creature an opponent controls.',
});

describe('the order of triggered abilities', () => {
  it('is not asked of two creatures that are the same and attack together', () => {
    const board = {
      ...attacks,
      setup: { step: 'declare attackers', zones: { battlefield: [raider('one'), raider('two')] } },
      actions: [...attacks.actions, { by: 'all', do: 'pass until', until: 'stack empty' }],
      expect: [
        { after: 1, pt: { one: '2/1' } },
        { after: 2, pt: { one: '4/1', two: '4/1' } },
      ],
    };
    expect(verdict(play(board))).toBe('passed');
  });

  it.each([
    ['one of them has a counter', [raider('one', { counters: { '+1/+1': 1 } }), raider('two')]],
    [
      'something is attached to one of them',
      [
        raider('one'),
        raider('two'),
        {
          ref: 'blade',
          name: 'Old Blade',
          type: 'Artifact — Equipment',
          controller: 'A',
          attachedTo: 'two',
          text: 'Equipped creature gets +1/+0.',
        },
      ],
    ],
    [
      'they are called differently',
      [raider('one'), raider('two', { name: 'Reef Raider', text: 'Whenever Reef Raider attacks, it gets +2/+0 until end of turn.' })],
    ],
  ])('is asked where %s', (_, battlefield) => {
    const board = {
      ...attacks,
      setup: { step: 'declare attackers', zones: { battlefield } },
      expect: { pending: { player: 'A', kind: 'triggers' } },
    };
    expect(verdict(play(board))).toBe('passed');
  });

  it('is not asked, while their targets are, in 2004 with three players', () => {
    const victim = (ref: string, controller: string) => ({ ref, name: `Grazing ${ref}`, type: 'Creature — Ox', pt: '3/3', controller });
    const board = {
      edition: '2004-10-01',
      players: ['A', 'B', 'C'],
      setup: {
        zones: {
          battlefield: [victim('north', 'B'), victim('south', 'C')],
          graveyard: { A: [executioner('one'), executioner('two')] },
        },
      },
      actions: [
        { by: 'A', do: 'effect', text: 'Return all creature cards from your graveyard to the battlefield.' },
        { do: 'check', by: 'all' },
        { by: 'A', do: 'choose', choice: 'south' },
        { by: 'A', do: 'choose', choice: 'north' },
        { by: 'all', do: 'pass until', until: 'stack empty' },
      ],
      expect: { zones: { north: 'graveyard', south: 'graveyard' } },
    };
    expect(verdict(play(board))).toBe('passed');
  });

  it('is asked again where one of them died and the other did not', () => {
    const board = {
      edition: '2026-01-16',
      players: ['A', 'B'],
      setup: {
        zones: {
          battlefield: ['one', 'two'].map((ref) => ({
            ref,
            name: 'Hollow Herald',
            type: 'Creature — Spirit',
            pt: '1/1',
            controller: 'A',
            text: 'Whenever a creature you control dies, put a +1/+1 counter on target creature.',
          })),
        },
      },
      actions: [
        { by: 'A', do: 'effect', text: 'Destroy target creature.', targets: ['one'] },
        { do: 'check', by: 'all' },
      ],
      expect: { pending: { player: 'A', kind: 'triggers' } },
    };
    expect(verdict(play(board))).toBe('passed');
  });
});
