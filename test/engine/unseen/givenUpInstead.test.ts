/** What is done unless a player sacrifices or discards something: who is asked, for what, and that who has nothing to give is not (118.12a, 118.3). */
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../src/engine/cardText/compileText.ts';
import { creature, play } from '../../demonstration/play.ts';
import { bothWays } from './bothWays.ts';

type Data = Readonly<Record<string, unknown>>;
const card = (ref: string, type: string): Data => ({ ref, name: ref, type });
const effect = (text: string, more: Data = {}): Data => ({ by: 'A', do: 'effect', text, ...more });
const choose = (by: string, choice: unknown): Data => ({ by, do: 'choose', choice });
const research = effect('Target player draws three cards. Then that player discards two cards unless they discard a land card.', {
  targets: ['B'],
});
const ofB = (hand: readonly Data[]): Data => ({ librarySize: { B: 9 }, zones: { hand: { B: hand } } });
const three = { edition: '2026-01-16', players: ['A', 'B', 'C'] };

describe('two cards are discarded unless a land card is', () => {
  bothWays([
    [
      'and who discards one discards no other',
      {
        setup: ofB([card('field', 'Land'), card('bear', 'Creature')]),
        actions: [research, choose('B', 'yes'), choose('B', ['field'])],
        expect: { zones: { field: 'graveyard', bear: 'hand' }, handSize: { B: 4 } },
      },
      { handSize: { B: 3 } },
    ],
    [
      'and who declines may discard land cards all the same',
      {
        setup: ofB([card('field', 'Land'), card('bear', 'Creature')]),
        actions: [research, choose('B', 'no'), choose('B', ['field', 'bear'])],
        expect: { zones: { field: 'graveyard', bear: 'graveyard' }, handSize: { B: 3 } },
      },
      { zones: { bear: 'hand' } },
    ],
  ]);

  it('is not asked of who has no such card', () => {
    const result = play({
      setup: { zones: { hand: { B: [card('bear', 'Creature'), card('rock', 'Artifact')] } } },
      actions: [effect('Target player discards two cards unless they discard a land card.', { targets: ['B'] })],
      expect: { zones: { bear: 'graveyard', rock: 'graveyard' } },
    });
    expect(result.passed).toBe(true);
  });
});

describe('one of two ways is given up', () => {
  const tormentor = creature('tormentor', 'A', '5/3', {
    text: 'At the beginning of your upkeep, draw a card unless target opponent sacrifices a creature or pays 3 life.',
  });
  const upkeep = (...more: readonly Data[]): readonly Data[] => [
    { by: 'all', do: 'pass until', until: 'upkeep' },
    choose('A', 'B'),
    { by: 'all', do: 'resolve' },
    ...more,
  ];
  const setup = (more: readonly Data[]): Data => ({
    active: 'B',
    step: 'end',
    librarySize: { A: 9, B: 9 },
    zones: { battlefield: [tormentor, ...more] },
  });
  bothWays([
    [
      'by the player who chooses which: a life that is paid',
      {
        setup: setup([creature('bear', 'B')]),
        actions: upkeep(choose('B', 'yes'), choose('B', '2')),
        expect: { life: { A: 20, B: 17 }, zones: { bear: 'battlefield' }, handSize: { A: 0 } },
      },
      { handSize: { A: 1 } },
    ],
    [
      'and where neither is, you draw',
      {
        setup: setup([creature('bear', 'B')]),
        actions: upkeep(choose('B', 'no')),
        expect: { life: { B: 20 }, zones: { bear: 'battlefield' }, handSize: { A: 1 } },
      },
      { handSize: { A: 0 } },
    ],
  ]);
});

describe('each of several is asked for themselves', () => {
  const text = 'Each opponent loses 3 life unless they sacrifice a nonland permanent or discard a card.';
  bothWays([
    [
      'and a creature of another is none of theirs',
      {
        ...three,
        setup: { zones: { battlefield: [creature('a', 'A'), creature('b', 'B')] } },
        // C has nothing to give: C is not asked.
        actions: [effect(text), choose('B', 'yes')],
        expect: { life: { A: 20, B: 20, C: 17 }, zones: { a: 'battlefield', b: 'graveyard' } },
      },
      { life: { B: 17 } },
    ],
    [
      'and for each who does not, you get a token',
      {
        ...three,
        setup: { zones: { battlefield: [creature('b', 'B'), creature('c', 'C')] } },
        actions: [
          effect('For each opponent, you create a 2/2 black Zombie creature token unless that player sacrifices a creature.'),
          choose('B', 'yes'),
          choose('C', 'no'),
        ],
        expect: { tokens: [{ controller: 'A', subtypes: ['Zombie'], count: 1 }], zones: { b: 'graveyard', c: 'battlefield' } },
      },
      { zones: { c: 'graveyard' } },
    ],
  ]);

  it('is refused where any of several may give it, and where how much is not written', () => {
    const about = { name: 'Test', types: ['sorcery'] as const, subtypes: [] };
    expect(compileText('Draw a card unless an opponent discards a card.', about).ok).toBe(false);
    expect(compileText('Draw a card unless each opponent sacrifices a creature.', about).ok).toBe(false);
    expect(compileText('Target player loses 3 life unless they sacrifice any number of creatures.', about).ok).toBe(false);
    expect(compileText('Target player loses 3 life unless they sacrifices a creature.', about).ok).toBe(false);
  });
});
