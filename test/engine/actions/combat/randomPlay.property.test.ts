/** Combats of random creatures under random days, played by random legal answers. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fight } from './fight.ts';
import type { Thing } from './board.ts';

const keywordsOf = [
  'flying',
  'reach',
  'first strike',
  'double strike',
  'trample',
  'deathtouch',
  'lifelink',
  'menace',
  'vigilance',
  'flanking',
  'bushido',
  'exalted',
  'defender',
];
const creatures = (of: string) =>
  fc
    .array(
      fc.record({
        pt: fc.tuple(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 1, max: 4 })),
        keywords: fc.subarray(keywordsOf, { maxLength: 2 }),
      }),
      { maxLength: 3 },
    )
    .map((list) => list.map((each, at): Thing => ({ ref: `${of}${at}`, of, ...each })));

/** Two-Headed Giant: each side has a second player, who attacks and blocks with what the first has. */
const teams = {
  players: ['A', 'X', 'B', 'Y'],
  teams: [
    ['A', 'X'],
    ['B', 'Y'],
  ],
  options: { sharedTurns: true, sharedLife: true },
};

describe('a combat played at random', () => {
  it('goes on to the next turn, every listed answer is legal, and the same answers give the same states', () => {
    fc.assert(
      fc.property(
        creatures('A'),
        creatures('B'),
        fc.boolean(),
        fc.constantFrom('2003-07-01', '2007-10-01', '2009-07-11', '2016-01-16', '2026-01-16'),
        fc.infiniteStream(fc.nat(1000)),
        (ours, theirs, asTeams, day, stream) => {
          const picks: number[] = [];
          const play = (next: () => number): string => {
            const f = fight({ day, things: [...ours, ...theirs], step: 'declare attackers', library: 3, ...(asTeams ? teams : {}) });
            const states: string[] = [];
            for (let at = 0; at < 300; at += 1) {
              const question = f.pending();
              if (!question || f.state().turn.number > 3) break;
              if (question.kind === 'priority') f.answer('pass');
              else {
                const options = question.options();
                expect(options.filter((option) => !question.judge(option).legal)).toEqual([]);
                f.answer(options[next() % options.length] ?? '');
              }
              states.push(JSON.stringify(f.state()));
              if (asTeams) expect([f.life('X'), f.life('Y')]).toEqual([f.life('A'), f.life('B')]);
              for (const object of Object.values(f.state().objects)) {
                expect(object.damage).toBeGreaterThanOrEqual(0);
                if (object.attacking !== undefined || object.blocking !== undefined) expect(object.zone).toBe('battlefield');
              }
            }
            const turnOver = f.state().turn.number > 3 || f.state().outcome !== undefined;
            expect(turnOver).toBe(true);
            return states.join('\n');
          };
          const first = play(() => {
            const pick = stream.next().value as number;
            picks.push(pick);
            return pick;
          });
          expect(play(() => picks.shift() ?? 0)).toBe(first);
        },
      ),
      { numRuns: 60 },
    );
  });
});
