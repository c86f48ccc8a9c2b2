/** Cards that were chosen as targets and are called so later, and those of whom each was spoken of. */
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../src/engine/cardText/compileText.ts';
import { creature } from '../../demonstration/play.ts';
import { bothWays } from './bothWays.ts';

type Data = Readonly<Record<string, unknown>>;
const effect = (text: string, more: Data = {}): Data => ({ by: 'A', do: 'effect', text, ...more });
const edition = '2026-01-16';
const dead = (ref: string): Data => ({ ref, name: ref, type: 'Creature — Zombie', pt: '2/2' });

describe('the chosen cards', () => {
  const text =
    'Choose two target creature cards in your graveyard. Sacrifice a creature. If you do, return the chosen cards to the battlefield tapped.';
  const victimize = effect(text, { targets: ['one', 'two'] });
  const graveyard = { A: [dead('one'), dead('two'), dead('three')] };
  bothWays([
    [
      'are the targets, and not what was sacrificed',
      {
        edition,
        setup: { zones: { graveyard, battlefield: [creature('bear', 'A')] } },
        actions: [victimize],
        expect: {
          zones: { one: 'battlefield', two: 'battlefield', three: 'graveyard', bear: 'graveyard' },
          tapped: { one: true, two: true },
        },
      },
      { zones: { bear: 'battlefield' } },
    ],
    [
      'stay where nothing can be sacrificed',
      { edition, setup: { zones: { graveyard } }, actions: [victimize], expect: { zones: { one: 'graveyard', two: 'graveyard' } } },
      { zones: { one: 'battlefield' } },
    ],
  ]);

  it('are refused where none were chosen', () => {
    const about = { name: 'Test', types: ['sorcery'] as const, subtypes: [] };
    expect(compileText('Destroy all creatures. Return the chosen creatures to their owners’ hands.', about).ok).toBe(false);
  });
});

describe('they, of whom each was spoken of', () => {
  bothWays([
    [
      'are those that they were, and none that came since (608.2h)',
      {
        edition,
        setup: {
          zones: {
            battlefield: [
              creature('bear', 'A', '2/2'),
              creature('theirs', 'B', '2/2'),
              creature('maker', 'A', '1/1', {
                text: 'Whenever one or more +1/+1 counters are put on maker, create a 1/1 green Elf creature token.',
              }),
            ],
          },
        },
        actions: [
          effect(
            'Creatures you control gain indestructible until end of turn. Put a +1/+1 counter on each of those creatures, and they also gain vigilance until end of turn.',
          ),
          { by: 'all', do: 'pass until', until: 'stack empty' },
        ],
        expect: {
          pt: { bear: '3/3', maker: '2/2', theirs: '2/2' },
          abilities: { bear: { has: ['vigilance', 'indestructible'] }, theirs: { lacks: ['vigilance', 'indestructible'] } },
        },
      },
      { pt: { theirs: '3/3' } },
    ],
  ]);
});
