/** What each of several players returns or puts somewhere, at once. */
import { describe } from 'vitest';
import { bothWays } from './bothWays.ts';

const creature = (ref: string, controller: string, pt: string, text = '', more: object = {}) => ({
  ref,
  name: ref,
  type: 'Creature — Bear',
  controller,
  pt,
  text,
  ...more,
});
const card = (ref: string, pt = '2/2', more: object = {}) => ({ ref, name: ref, type: 'Creature — Bear', cost: '{1}{G}', pt, ...more });
const artifact = (ref: string, controller: string, text = '', more: object = {}) => ({
  ref,
  name: ref,
  type: 'Artifact',
  cost: '{6}',
  controller,
  text,
  ...more,
});
const effect = (by: string, text: string, targets: readonly string[] = []) => ({ by, do: 'effect', text, targets });
const out = { by: 'all', do: 'pass until', until: 'stack empty' };
const choose = (by: string, choice: unknown) => ({ by, do: 'choose', choice });

describe('what each player returns', () => {
  const warden = card('warden', '1/1', { text: 'Whenever another creature enters the battlefield, you gain 1 life.' });
  const graveyard = { A: [warden, card('a')], B: [card('b'), { ref: 'rock', name: 'rock', type: 'Artifact' }] };
  bothWays([
    [
      'enters at once, each under its owner',
      {
        edition: '2012-10-01',
        setup: { zones: { graveyard } },
        actions: [effect('A', 'Each player returns all creature cards from his or her graveyard to the battlefield.'), out],
        expect: { life: { A: 22 }, zones: { b: 'battlefield', rock: 'graveyard' }, controller: { a: 'A', b: 'B' } },
      },
      { life: { A: 21 } },
    ],
    [
      'goes to the hands of its owners',
      {
        edition: '2021-04-22',
        setup: { zones: { graveyard } },
        actions: [effect('B', 'Each player returns all creature cards from their graveyard to their hand.')],
        expect: { handSize: { A: 2, B: 1 }, zones: { rock: 'graveyard' } },
      },
      { handSize: { B: 0 } },
    ],
    [
      'is put onto the battlefield by each, and belongs to each',
      {
        edition: '2021-04-22',
        setup: { zones: { graveyard: { A: [card('a1'), card('a2')], B: [card('b1'), card('b2')] } } },
        actions: [
          effect('A', 'Each player puts a creature card from their graveyard onto the battlefield.'),
          { by: 'A', do: 'choose', choice: 'a2' },
          { by: 'B', do: 'choose', choice: 'b1' },
        ],
        expect: { zones: { a1: 'graveyard', a2: 'battlefield', b1: 'battlefield', b2: 'graveyard' }, controller: { a2: 'A', b1: 'B' } },
      },
      { controller: { b1: 'A' } },
    ],
    [
      'is chosen by each, and returned at once',
      {
        edition: '2021-04-22',
        setup: {
          zones: { battlefield: [creature('a1', 'A', '1/1'), creature('a2', 'A', '1/1'), creature('b1', 'B', '1/1', '', { owner: 'A' })] },
        },
        actions: [effect('A', "Each player returns a creature they control to its owner's hand."), choose('A', 'a2')],
        expect: { zones: { a1: 'battlefield', a2: 'hand', b1: 'hand' }, handSize: { A: 2, B: 0 } },
      },
      { zones: { b1: 'battlefield' } },
    ],
    [
      'is returned by the player of whom it is said',
      {
        edition: '2021-04-22',
        setup: {
          zones: {
            battlefield: [
              artifact('breach', 'A', "Whenever a player casts a spell, that player returns a land they control to its owner's hand."),
              { ref: 'l1', name: 'Forest', type: 'Basic Land — Forest', controller: 'A' },
              { ref: 'l2', name: 'Forest', type: 'Basic Land — Forest', controller: 'B' },
            ],
            hand: { A: [{ ref: 'spell', name: 'spell', type: 'Sorcery', cost: '{0}', text: 'You gain 1 life.' }] },
          },
        },
        actions: [{ by: 'A', do: 'cast', object: 'spell' }, out],
        expect: { zones: { l1: 'hand', l2: 'battlefield' } },
      },
      { zones: { l1: 'battlefield' } },
    ],
  ]);
});
