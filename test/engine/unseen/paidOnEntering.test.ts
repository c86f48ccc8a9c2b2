/** What is paid as something would enter, or it goes to the graveyard: wholly or not at all, by whoever can, once (118.3, 118.12, 614.12). */
import { describe, expect, it } from 'vitest';
import { play as playScenario, verdict } from '../../demonstration/play.ts';
import { bothWays } from './bothWays.ts';

type Data = Readonly<Record<string, unknown>>;
const land = (ref: string, more: Data = {}): Data => ({ ref, name: 'Plains', type: 'Basic Land — Plains', controller: 'A', ...more });
const vale = {
  ref: 'vale',
  name: 'Test Vale',
  type: 'Land',
  text: "If this land would enter, sacrifice two untapped lands instead. If you do, put this land onto the battlefield. If you don't, put it into its owner's graveyard.\n{T}: Add three mana of any one color.",
};
const mox = {
  ref: 'mox',
  name: 'Test Diamond',
  type: 'Artifact',
  cost: '{0}',
  text: "If Test Diamond would come into play, you may discard a land card instead. If you do, put Test Diamond into play. If you don't, put it into its owner's graveyard.\n{T}: Add one mana of any color to your mana pool.",
};
const choose = (choice: unknown): Data => ({ by: 'A', do: 'choose', choice });
const play = (object: string): Data => ({ by: 'A', do: 'play land', object });
const resolve = { by: 'all', do: 'resolve' };
const board = (battlefield: readonly Data[], hand: readonly Data[]): Data => ({
  active: 'A',
  librarySize: { A: 9, B: 9 },
  zones: { battlefield, hand: { A: hand } },
});

describe('a land for which lands are sacrificed', () => {
  bothWays([
    [
      'enters, and those are chosen among untapped ones',
      {
        edition: '2026-01-16',
        setup: board([land('one'), land('two'), land('three'), land('spent', { tapped: true })], [vale]),
        actions: [play('vale'), choose(['one', 'three'])],
        expect: { zones: { vale: 'battlefield', one: 'graveyard', two: 'battlefield', three: 'graveyard', spent: 'battlefield' } },
      },
      { zones: { vale: 'graveyard' } },
    ],
    [
      'takes both without a question where there are two',
      {
        edition: '1997-07-01',
        setup: board([land('one'), land('two')], [vale]),
        actions: [play('vale')],
        expect: { zones: { vale: 'battlefield', one: 'graveyard', two: 'graveyard' } },
      },
      { zones: { one: 'battlefield' } },
    ],
    [
      'takes none where there is one: it goes to the graveyard',
      {
        edition: '2026-01-16',
        setup: board([land('one'), land('spent', { tapped: true })], [vale]),
        actions: [play('vale')],
        expect: { zones: { vale: 'graveyard', one: 'battlefield', spent: 'battlefield' } },
      },
      { zones: { vale: 'battlefield' } },
    ],
    [
      'was played, either way: no other land is',
      {
        edition: '2026-01-16',
        setup: board([land('one')], [vale, { ref: 'next', name: 'Field', type: 'Land' }]),
        actions: [play('vale'), play('next')],
        expect: { zones: { vale: 'graveyard', next: 'hand' }, refused: { action: 2 } },
      },
      { zones: { next: 'battlefield' } },
    ],
    [
      'does not enter and leave: nothing triggers on either',
      {
        edition: '2026-01-16',
        setup: board(
          [
            land('one'),
            {
              ref: 'seer',
              name: 'Seer',
              type: 'Enchantment',
              controller: 'A',
              text: 'Whenever a land you control enters, you gain 1 life.\nWhenever a land you control is put into a graveyard from the battlefield, you gain 5 life.',
            },
          ],
          [vale],
        ),
        actions: [play('vale')],
        expect: { zones: { vale: 'graveyard' }, life: { A: 20 } },
      },
      { life: { A: 21 } },
    ],
    [
      'taps for mana at once',
      {
        edition: '2026-01-16',
        setup: board([land('one'), land('two')], [vale]),
        actions: [play('vale'), { by: 'A', do: 'activate', object: 'vale' }, choose('green')],
        expect: { mana: { A: '{G}{G}{G}' } },
      },
      { mana: { A: '{G}' } },
    ],
  ]);
});

describe('an artifact for which a card may be discarded', () => {
  const field = { ref: 'field', name: 'Field', type: 'Land' };
  const bear = { ref: 'bear', name: 'Bear', type: 'Creature — Bear', pt: '2/2' };
  const cast = { by: 'A', do: 'cast', object: 'mox' };
  bothWays([
    [
      'enters where it is',
      {
        edition: '1998-10-01',
        setup: board([], [mox, field, bear]),
        actions: [cast, resolve, choose('yes')],
        expect: { zones: { mox: 'battlefield', field: 'graveyard', bear: 'hand' } },
      },
      { zones: { bear: 'graveyard' } },
    ],
    [
      'goes to the graveyard where it is not',
      {
        edition: '2026-01-16',
        setup: board([], [mox, field]),
        actions: [cast, resolve, choose('no')],
        expect: { zones: { mox: 'graveyard', field: 'hand' } },
      },
      { zones: { mox: 'battlefield' } },
    ],
    [
      'asks nothing of who has no such card',
      {
        edition: '2026-01-16',
        setup: board([], [mox, bear]),
        actions: [cast, resolve],
        expect: { zones: { mox: 'graveyard', bear: 'hand' } },
      },
      { zones: { bear: 'graveyard' } },
    ],
    [
      'that another player puts onto the battlefield is theirs to pay for, and goes to its owner',
      {
        edition: '2026-01-16',
        setup: { librarySize: { A: 9, B: 9 }, zones: { graveyard: { B: [mox] }, hand: { A: [field] } } },
        actions: [
          {
            by: 'A',
            do: 'effect',
            text: 'Put target artifact card from a graveyard onto the battlefield under your control.',
            targets: ['mox'],
          },
          choose('yes'),
        ],
        expect: { zones: { mox: 'battlefield', field: 'graveyard' }, controller: { mox: 'A' } },
      },
      { controller: { mox: 'B' } },
    ],
  ]);
});

describe('what is paid as it enters', () => {
  const zones = { battlefield: [{ ...vale, controller: 'A' }], hand: { A: [{ ...vale, ref: 'second' }] } };
  const refused = (text: string, targets?: readonly string[]): string =>
    verdict(
      playScenario({
        edition: '2026-01-16',
        setup: { zones },
        actions: [{ by: 'A', do: 'effect', text, ...(targets ? { targets } : {}) }],
        expect: {},
      }),
    );
  it('is not known of a token, nor of how else it would enter (614.12)', () => {
    expect(refused("Create a token that's a copy of target land.", ['vale'])).toMatch(/^refused actions\[0\]/);
    expect(refused('Put a land card from your hand onto the battlefield tapped.')).toMatch(/^refused actions\[0\]/);
    expect(refused('Put a land card from your hand onto the battlefield.')).toBe('passed');
  });
});
