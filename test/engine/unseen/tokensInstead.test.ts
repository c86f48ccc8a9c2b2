/** Other tokens besides those that would be created, or in their place (614.1a, 614.5, 614.6, 616.1). */
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../src/engine/cardText/compileText.ts';
import { creature } from '../../demonstration/play.ts';
import { bothWays } from './bothWays.ts';
import { board } from './spellsOnBoards.ts';

const enchantment = (ref: string, controller: string, text: string, more: object = {}) => ({
  ref,
  name: `Test ${ref}`,
  type: 'Enchantment',
  controller,
  text,
  ...more,
});
const squirrels = (ref: string, controller = 'A') =>
  enchantment(
    ref,
    controller,
    'If one or more tokens would be created under your control, those tokens plus that many 1/1 green Squirrel creature tokens are created instead.',
  );
const angels = (ref: string, controller = 'A') =>
  enchantment(
    ref,
    controller,
    'If one or more creature tokens would be created under your control, that many 4/4 white Angel creature tokens with flying and vigilance are created instead.',
  );
const works = (ref: string, controller = 'A') =>
  enchantment(ref, controller, 'If you would create a Clue, Food, or Treasure token, instead create one of each.');
const effect = (text: string, by = 'A', more: object = {}) => ({ by, do: 'effect', text, ...more });
const made = (subtype: string, count: number, more: object = {}) => ({ subtypes: [subtype], count, ...more });
const on = (battlefield: readonly object[], actions: readonly object[], expected: object, players?: readonly string[]) =>
  board({ zones: { battlefield } }, actions, expected, players);
const soldiers = 'Create two 1/1 white Soldier creature tokens.';

describe('several tokens that are created at once', () => {
  const choose = (choice: string) => ({ by: 'A', do: 'choose', choice });
  const both = [squirrels('c'), angels('a')];
  bothWays([
    [
      'are one event, of which one thing is chosen: those besides first, and all of them are others (614.5, 616.1)',
      on(both, [effect(soldiers), choose('c')], { tokens: [made('Angel', 4), made('Squirrel', 0)] }),
      { tokens: [made('Angel', 3)] },
    ],
    [
      'the others first, and as many besides them',
      on(both, [effect(soldiers), choose('a')], { tokens: [made('Angel', 2), made('Squirrel', 2)] }),
      { tokens: [made('Angel', 3)] },
    ],
  ]);
  it('are not so many and one more each', () => {
    const text = 'If one or more tokens would be created under your control, that many plus one of those tokens are created instead.';
    expect(compileText(text, { name: 'Nm', types: ['Enchantment'], subtypes: [] }).ok).toBe(false);
  });
});

describe('those tokens plus that many others', () => {
  bothWays([
    [
      'as many as would be created (614.1a)',
      on([squirrels('c')], [effect(soldiers)], { tokens: [made('Soldier', 2), made('Squirrel', 2, { pt: '1/1', controller: 'A' })] }),
      { tokens: [made('Squirrel', 4)] },
    ],
    [
      'none where another player creates them (614.1a)',
      on([squirrels('c')], [effect(soldiers, 'B')], { tokens: [made('Soldier', 2, { controller: 'B' }), made('Squirrel', 0)] }),
      { tokens: [made('Squirrel', 2)] },
    ],
    [
      'of any kind, tapped where they are',
      on([squirrels('c')], [effect('Create a tapped Treasure token.')], {
        tokens: [made('Treasure', 1), made('Squirrel', 1)],
        tapped: { 'Treasure#1': true, 'Squirrel#1': true },
      }),
      { tapped: { 'Squirrel#1': false } },
    ],
    [
      'two of them each apply once to what the other makes of it (614.5)',
      on([squirrels('c'), squirrels('d')], [effect('Create a 1/1 white Soldier creature token.'), { by: 'A', do: 'choose', choice: 'c' }], {
        tokens: [made('Soldier', 1), made('Squirrel', 3)],
      }),
      { tokens: [made('Squirrel', 2)] },
    ],
    [
      'copies are tokens, too',
      on(
        [squirrels('c'), creature('bear', 'A')],
        [effect("Create a token that's a copy of target creature.", 'A', { targets: ['bear'] })],
        {
          tokens: [made('Bear', 1), made('Squirrel', 1)],
        },
      ),
      { tokens: [made('Bear', 1), made('Squirrel', 0)] },
    ],
    [
      'they are among those that the text goes on to speak of',
      on([squirrels('c')], [effect(`${soldiers} They get +1/+1 until end of turn.`)], {
        tokens: [made('Soldier', 2, { pt: '2/2' }), made('Squirrel', 2, { pt: '2/2' })],
      }),
      { tokens: [made('Squirrel', 2, { pt: '1/1' })] },
    ],
  ]);
});

describe('others in their place', () => {
  bothWays([
    [
      'as many, of creature tokens alone (614.6)',
      on([angels('a')], [effect(soldiers), effect('Create a Treasure token.')], {
        tokens: [made('Soldier', 0), made('Angel', 2, { pt: '4/4', colors: ['white'] }), made('Treasure', 1)],
      }),
      { tokens: [made('Soldier', 2)] },
    ],
    [
      'whoever creates them chooses what applies first: the Squirrels are creature tokens as well (616.1)',
      on([angels('a'), squirrels('c')], [effect('Create a 1/1 white Soldier creature token.'), { by: 'A', do: 'choose', choice: 'c' }], {
        tokens: [made('Angel', 2), made('Squirrel', 0)],
      }),
      { tokens: [made('Squirrel', 1)] },
    ],
    [
      'or they come besides the Angel (616.1)',
      on([angels('a'), squirrels('c')], [effect('Create a 1/1 white Soldier creature token.'), { by: 'A', do: 'choose', choice: 'a' }], {
        tokens: [made('Angel', 1), made('Squirrel', 1)],
      }),
      { tokens: [made('Angel', 2)] },
    ],
    ['not of an opponent', on([angels('a')], [effect(soldiers, 'B')], { tokens: [made('Soldier', 2)] }), { tokens: [made('Angel', 2)] }],
  ]);
});

describe('one of each', () => {
  bothWays([
    [
      'in the place of each of them',
      on([works('m')], [effect('Create two Food tokens.')], { tokens: [made('Clue', 2), made('Food', 2), made('Treasure', 2)] }),
      { tokens: [made('Food', 4)] },
    ],
    [
      'of two such effects each applies to what the other makes (614.5)',
      on([works('m'), works('n')], [effect('Investigate.'), { by: 'A', do: 'choose', choice: 'm' }], {
        tokens: [made('Clue', 3), made('Food', 3), made('Treasure', 3)],
      }),
      { tokens: [made('Clue', 2)] },
    ],
    [
      'tapped, where it would be tapped',
      on([works('m')], [effect('Create a tapped Treasure token.')], {
        tokens: [made('Clue', 1), made('Food', 1), made('Treasure', 1)],
        tapped: { 'Clue#1': true, 'Food#1': true },
      }),
      { tapped: { 'Food#1': false } },
    ],
    [
      'of no other kind of token',
      on([works('m')], [effect('Create a Blood token.')], { tokens: [made('Blood', 1), made('Clue', 0)] }),
      { tokens: [made('Clue', 1)] },
    ],
  ]);
});

describe('twice as many of whoever creates them', () => {
  const twice = (text: string) => enchantment('v', 'A', text);
  const was =
    'If one or more tokens would be put onto the battlefield, twice that many of those tokens are put onto the battlefield instead.';
  const is = 'If one or more tokens would be created, twice that many of those tokens are created instead.';
  bothWays([
    ...[was, is].map(
      (text) =>
        [
          text === was ? 'in the words of 2013' : 'in words of today',
          on([twice(text)], [effect(soldiers, 'B'), effect(soldiers)], {
            tokens: [made('Soldier', 4, { controller: 'A' }), made('Soldier', 4, { controller: 'B' })],
          }),
          { tokens: [made('Soldier', 2, { controller: 'B' })] },
        ] as const,
    ),
    [
      'yours alone, where it says so',
      on(
        [twice('If one or more tokens would be created under your control, twice that many of those tokens are created instead.')],
        [effect(soldiers, 'B'), effect(soldiers)],
        { tokens: [made('Soldier', 4, { controller: 'A' }), made('Soldier', 2, { controller: 'B' })] },
      ),
      { tokens: [made('Soldier', 4, { controller: 'B' })] },
    ],
  ]);
});
