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

/** What the four are called: anything at all. */
const names = fc.constantFrom(
  ['A', 'X', 'B', 'Y'],
  ['Anna Maria', '2', 'Storm', 'O\u2019Brien "X"'],
  ['Алиса', 'Bear', '10', 'Anna'],
  ['flying', 'Anna, Maria', 'yes/no', '{T}: 1'],
);

/** Two-Headed Giant: each side has a second player, who attacks and blocks with what the first has. */
const asTeamsOf = ([first = '', second = '', third = '', fourth = '']: readonly string[]) => ({
  players: [first, second, third, fourth],
  teams: [
    [first, second],
    [third, fourth],
  ],
  options: { sharedTurns: true, sharedLife: true },
});

describe('a combat played at random', () => {
  it('goes on to the next turn, every listed answer is legal, and the same answers give the same states', () => {
    fc.assert(
      fc.property(
        creatures('A'),
        creatures('B'),
        fc.boolean(),
        fc.constantFrom('2003-07-01', '2007-10-01', '2009-07-11', '2016-01-16', '2026-01-16'),
        names,
        fc.infiniteStream(fc.nat(1000)),
        (one, two, asTeams, day, called, stream) => {
          const [first = '', second = '', third = '', fourth = ''] = called;
          const of = (list: readonly Thing[], player: string): readonly Thing[] => list.map((each) => ({ ...each, of: player }));
          const things = [...of(one, first), ...of(two, third)];
          const players = asTeams ? asTeamsOf(called) : { players: [first, third] };
          const picks: number[] = [];
          const play = (next: () => number): string => {
            const f = fight({ day, things, step: 'declare attackers', library: 3, ...players });
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
              if (asTeams) expect([f.life(second), f.life(fourth)]).toEqual([f.life(first), f.life(third)]);
              for (const object of Object.values(f.state().objects)) {
                expect(object.damage).toBeGreaterThanOrEqual(0);
                if (object.attacking !== undefined || object.blocking !== undefined) expect(object.zone).toBe('battlefield');
              }
            }
            const turnOver = f.state().turn.number > 3 || f.state().outcome !== undefined;
            expect(turnOver).toBe(true);
            return states.join('\n');
          };
          const played = play(() => {
            const pick = stream.next().value as number;
            picks.push(pick);
            return pick;
          });
          expect(play(() => picks.shift() ?? 0)).toBe(played);
        },
      ),
      { numRuns: 60 },
    );
  });
});
