/** Beginning phases that are added to a turn, and upkeep steps that are skipped (500.8, 501, 614.10). */
import { describe } from 'vitest';
import { check, effect, resolve, until } from '../../demonstration/actionWords.ts';
import { creature } from '../../demonstration/play.ts';
import { bothWays } from './bothWays.ts';

const edition = '2026-01-16';
const librarySize = { A: 9, B: 9 };
const sphinx = creature('s', 'A', '6/6', {
  text: 'At the beginning of each of your postcombat main phases, there is an additional beginning phase after this phase.',
});
const older = creature('s', 'A', '6/6', {
  text: 'At the beginning of your postcombat main phase, you get an additional beginning phase after this phase. (The beginning phase includes the untap, upkeep, and draw steps.)',
});
const clock = creature('c', 'A', '1/1', { tapped: true, text: 'At the beginning of your upkeep, you gain 1 life.' });

describe('an additional beginning phase', () => {
  bothWays([
    ...[sphinx, older].map(
      (card) =>
        [
          card === older ? 'in the older wording' : 'has untap, upkeep and draw steps, and the end step is behind it',
          {
            edition,
            setup: { turn: 3, librarySize, step: 'declare attackers', zones: { battlefield: [card, clock] } },
            actions: [until('postcombat main'), resolve, until('upkeep'), resolve, until('end')],
            expect: [
              { after: 3, active: 'A', step: 'upkeep', tapped: { c: false }, handSize: { A: 0 } },
              { active: 'A', step: 'end', handSize: { A: 1, B: 0 }, life: { A: 21 } },
            ],
          },
          { handSize: { A: 0 } },
        ] as const,
    ),
    [
      'is not added to the turn of another player',
      {
        edition,
        setup: { turn: 3, librarySize, active: 'B', step: 'declare attackers', zones: { battlefield: [sphinx] } },
        actions: [until('postcombat main'), check, until('end')],
        expect: { active: 'B', step: 'end', handSize: { A: 0, B: 0 } },
      },
      { handSize: { B: 1 } },
    ],
    [
      'two of them are two phases',
      {
        edition,
        setup: { turn: 3, librarySize, step: 'declare attackers', zones: { battlefield: [sphinx, { ...sphinx, ref: 't' }, clock] } },
        actions: [
          until('postcombat main'),
          resolve,
          resolve,
          until('upkeep'),
          resolve,
          until('draw'),
          until('upkeep'),
          resolve,
          until('end'),
        ],
        expect: { active: 'A', life: { A: 22 }, handSize: { A: 2 } },
      },
      { life: { A: 21 } },
    ],
  ]);
});

describe('upkeep steps', () => {
  const hub = { ref: 'h', name: 'H', controller: 'B', type: 'Artifact', text: 'Players skip their upkeep steps.' };
  const mine = { ref: 'h', name: 'H', controller: 'A', type: 'Enchantment', text: 'Skip your upkeep step.' };
  bothWays([
    [
      'of all players are skipped, and nothing triggers in them',
      {
        edition,
        setup: { turn: 3, librarySize, active: 'B', step: 'end', zones: { battlefield: [hub, clock] } },
        actions: [until('draw'), check],
        expect: { active: 'A', step: 'draw', life: { A: 20 }, handSize: { A: 1 } },
      },
      { life: { A: 21 } },
    ],
    [
      'of one player alone',
      {
        edition,
        setup: {
          turn: 3,
          librarySize,
          step: 'end',
          zones: { battlefield: [mine, { ...clock, text: 'At the beginning of each upkeep, you gain 1 life.' }] },
        },
        actions: [until('upkeep'), resolve, until('draw of A')],
        expect: [
          { after: 1, active: 'B', step: 'upkeep' },
          { active: 'A', life: { A: 21 } },
        ],
      },
      { life: { A: 22 } },
    ],
    [
      'that are added are skipped as well',
      {
        edition,
        setup: { turn: 3, librarySize, step: 'precombat main', zones: { battlefield: [hub, clock] } },
        actions: [effect('You get an additional upkeep step after this phase.'), until('end'), check],
        expect: { active: 'A', step: 'end', life: { A: 20 } },
      },
      { life: { A: 21 } },
    ],
  ]);
});
