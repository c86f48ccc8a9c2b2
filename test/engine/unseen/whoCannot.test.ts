/** "Each player who can't": of those who all had to give something up, who had nothing (101.3, 101.4). */
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../src/engine/cardText/compileText.ts';
import { creature } from '../../demonstration/play.ts';
import { bothWays } from './bothWays.ts';

type Data = Readonly<Record<string, unknown>>;
const card = (ref: string, type = 'Creature'): Data => ({ ref, name: ref, type });
const effect = (text: string, more: Data = {}): Data => ({ by: 'A', do: 'effect', text, ...more });
const choose = (by: string, choice: unknown): Data => ({ by, do: 'choose', choice });
const three = { edition: '2026-01-16', players: ['A', 'B', 'C'] };
const hands = { A: [card('a1')], B: [card('b1'), card('b2')], C: [card('c1'), card('c2')] };

describe('each player who can’t', () => {
  const text = 'Each player sacrifices a creature or planeswalker. Each player who can’t discards a card.';
  bothWays([
    [
      'is each who had nothing, and each of them chooses what is discarded',
      {
        ...three,
        setup: {
          zones: { battlefield: [creature('b', 'B'), { ref: 'rock', name: 'rock', type: 'Artifact', controller: 'C' }], hand: hands },
        },
        actions: [effect(text), choose('C', ['c2'])],
        expect: {
          zones: { b: 'graveyard', b1: 'hand', b2: 'hand', a1: 'graveyard', c1: 'hand', c2: 'graveyard', rock: 'battlefield' },
        },
      },
      { zones: { b1: 'graveyard' } },
    ],
    [
      'is nobody where everybody did it',
      {
        ...three,
        setup: { zones: { battlefield: [creature('a', 'A'), creature('b', 'B'), creature('c', 'C')], hand: hands } },
        actions: [effect(text)],
        expect: { handSize: { A: 1, B: 2, C: 2 } },
      },
      { handSize: { C: 1 } },
    ],
    [
      'is an opponent alone where opponents were asked',
      {
        ...three,
        setup: { zones: { battlefield: [creature('b', 'B')], hand: hands } },
        actions: [effect('Each opponent sacrifices a creature of their choice. Each opponent who can’t loses 3 life.')],
        expect: { life: { A: 20, B: 20, C: 17 } },
      },
      { life: { A: 17 } },
    ],
    [
      'of a discard counts for you each time, and of an empty hand alone',
      {
        ...three,
        setup: { librarySize: { A: 9 }, zones: { hand: { B: [card('b1')] } } },
        actions: [effect('Each opponent discards a card. For each opponent who can’t, you draw a card.')],
        expect: { zones: { b1: 'graveyard' }, handSize: { A: 1, B: 0, C: 0 } },
      },
      { handSize: { A: 2 } },
    ],
    [
      'counts twice where neither has a card',
      {
        ...three,
        setup: { librarySize: { A: 9 } },
        actions: [effect('Each opponent discards a card. For each opponent who can’t, you draw a card.')],
        expect: { handSize: { A: 2 } },
      },
      { handSize: { A: 1 } },
    ],
    [
      'did it, whose card went elsewhere instead',
      {
        ...three,
        setup: {
          librarySize: { A: 9 },
          zones: {
            battlefield: [
              creature('void', 'A', '2/2', {
                text: 'If a card would be put into an opponent’s graveyard from anywhere, exile it instead.',
              }),
            ],
            hand: { B: [card('b1')], C: [card('c1')] },
          },
        },
        actions: [effect('Each opponent discards a card. For each opponent who can’t, you draw a card.')],
        expect: { zones: { b1: 'exile', c1: 'exile' }, handSize: { A: 0 } },
      },
      { handSize: { A: 2 } },
    ],
  ]);

  it.each([
    'Each player sacrifices two creatures. Each player who can’t discards a card.',
    'Each opponent sacrifices a creature. Each player who can’t discards a card.',
    'Each player loses 2 life. Each player who can’t discards a card.',
    'Each player sacrifices a creature. Each player who can’t discard a card.',
  ])('is refused where who could not is not known: %s', (text_) => {
    expect(compileText(text_, { name: 'Test', types: ['sorcery'], subtypes: [] }).ok).toBe(false);
  });
});
