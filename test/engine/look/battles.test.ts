/** Battles (310): who protects a Siege, and what becomes of one that has no defense left. */
import { describe, expect, it } from 'vitest';
import { play, verdict } from '../../demonstration/play.ts';
import { beast, board, cast, check, choose, effect, pass, runs } from './keywords/table.ts';

type Data = Readonly<Record<string, unknown>>;
const front = { name: 'Siege of Test', cost: '{1}{R}', type: 'Battle — Siege', defense: 3, text: 'When ~ enters, you gain 1 life.' };
const back = { name: 'Reward', type: 'Creature — Bear', pt: '4/4', colors: ['red'], text: 'When ~ enters, you gain 5 life.' };
const siege = (more: Data = {}): Data => ({ ref: 's', layout: 'transform', faces: [front, back], ...more });
const damage = (amount: number): Data => effect(`~ deals ${amount} damage to target battle.`, 's');
const there = (more: Data = {}): Data => siege({ controller: 'A', ...more });

describe('a Siege', () => {
  runs([
    [
      'is protected by the opponent that is chosen as it enters',
      '2026-01-16',
      {
        players: ['A', 'B', 'C'],
        setup: { zones: { battlefield: [beast('x')], hand: { A: [siege()] } } },
        actions: [
          cast('s'),
          { by: 'all', do: 'resolve' },
          choose('C'),
          pass,
          { by: 'all', do: 'pass until', until: 'declare attackers' },
          choose('C'),
          { by: 'all', do: 'pass until', until: 'declare attackers' },
          { by: 'A', do: 'attack', attackers: { x: 's' } },
          { by: 'all', do: 'pass until', until: 'end of combat' },
        ],
        expect: [
          { after: 2, pending: { player: 'A' } },
          { after: 4, counters: { s: { defense: 3 } }, life: { A: 21 }, cites: ['310.11a'] },
          { counters: { s: { defense: 1 } } },
        ],
      },
    ],
    [
      'is exiled with its last defense counter, and cast with its other face',
      '2023-05-12',
      {
        setup: board(there()),
        actions: [damage(5), check, pass, choose('yes'), pass],
        expect: [
          { after: 2, zones: { s: 'battlefield' }, counters: { s: {} } },
          { zones: { s: 'battlefield' }, name: { s: 'Reward' }, pt: { s: '4/4' }, life: { A: 25 }, cites: ['310.11b'] },
        ],
      },
    ],
    [
      'stays in exile when it is not cast',
      '2026-01-16',
      {
        setup: board(there()),
        actions: [damage(3), check, pass, choose('no')],
        expect: { zones: { s: 'exile' }, name: { s: 'Siege of Test' } },
      },
    ],
    [
      'without its abilities goes to the graveyard',
      '2026-01-16',
      {
        setup: board(there()),
        actions: [effect('Target permanent loses all abilities until end of turn.', 's'), damage(3), check],
        expect: { zones: { s: 'graveyard' }, cites: ['704.5v'] },
      },
    ],
  ]);

  it('of which nobody says who of several protects it is refused', () => {
    const setup = board(there());
    expect(verdict(play({ edition: '2026-01-16', players: ['A', 'B', 'C'], setup }))).toMatch(
      /^refused setup\.zones\.battlefield\[0\]\.chosen/,
    );
    const said = board(there({ chosen: { player: 'C' } }));
    expect(verdict(play({ edition: '2026-01-16', players: ['A', 'B', 'C'], setup: said }))).toBe('passed');
  });

  it.each(['A', 'D'])('is protected by an opponent alone, not by %s', (player) => {
    const setup = board(there({ chosen: { player } }));
    expect(verdict(play({ edition: '2026-01-16', players: ['A', 'B', 'C'], setup }))).toMatch(
      /^refused setup\.zones\.battlefield\[0\]\.chosen/,
    );
  });

  it('says what the rules give it in words of ours, without the marks of a quotation', () => {
    const { trace } = play({ edition: '2026-01-16', setup: board(there()), actions: [damage(3), check, pass, choose('no')] });
    const said = trace.map(({ text }) => text).filter((text) => text.includes('last defense counter'));
    expect(said.length).toBeGreaterThan(1);
    expect(said.filter((text) => /[“”]/.test(text))).toEqual([]);
  });

  it('whose protector has become its controller is refused in combat: another of two would be chosen (704.5x)', () => {
    const setup = { active: 'B', zones: { battlefield: [there({ chosen: { player: 'B' } }), { ...beast('x'), controller: 'B' }] } };
    const actions = [
      { by: 'B', do: 'effect', text: 'Gain control of target permanent.', targets: ['s'] },
      { by: 'all', do: 'pass until', until: 'declare attackers' },
      choose('C', 'B'),
      { by: 'all', do: 'pass until', until: 'declare attackers' },
      { by: 'B', do: 'attack', attackers: { x: 's' } },
    ];
    const result = play({ edition: '2026-01-16', players: ['A', 'B', 'C'], setup, actions });
    expect([verdict(result), JSON.stringify(result.unsupported)]).toEqual([
      'refused actions[4]',
      expect.stringContaining('another protector of a Siege'),
    ]);
  });
});
