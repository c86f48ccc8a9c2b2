/** Mana in the words of its time: in a pool, of what the land produced, of the imprinted card; and mana abilities that pay for nothing (106, 304.5). */
import { describe } from 'vitest';
import { bothWays } from './bothWays.ts';

type Data = Readonly<Record<string, unknown>>;
const thing = (ref: string, text: string, more: Data = {}): Data => ({
  ref,
  name: `Test ${ref}`,
  type: 'Artifact',
  controller: 'A',
  text,
  ...more,
});
const forest = (ref: string, controller = 'A'): Data => ({ ref, name: 'Forest', type: 'Basic Land — Forest', controller });
const activate = (object: string, by = 'A'): Data => ({ by, do: 'activate', object });
const choose = (choice: unknown): Data => ({ by: 'A', do: 'choose', choice });
const resolve = { by: 'all', do: 'resolve' };
const board = (battlefield: readonly Data[], more: Data = {}): Data => ({
  active: 'A',
  librarySize: { A: 9, B: 9 },
  zones: { battlefield, ...more },
});
const bear = { ref: 'bear', name: 'Bear', type: 'Creature — Bear', cost: '{G}', pt: '2/2' };

describe('mana that is added as a land is tapped', () => {
  bothWays([
    [
      'goes to whoever tapped it, of the type that it produced',
      {
        edition: '2003-07-01',
        setup: board([
          thing(
            'flare',
            'Whenever a player taps a land for mana, that player adds one mana to his or her mana pool of any type that land produced.',
          ),
          forest('one'),
          forest('two', 'B'),
        ]),
        actions: [activate('one'), { by: 'A', do: 'pass' }, activate('two', 'B')],
        expect: { mana: { A: '{G}{G}', B: '{G}{G}' } },
      },
      { mana: { A: '{G}' } },
    ],
    [
      'goes to you alone where it is said of you',
      {
        edition: '2002-06-01',
        setup: board([
          thing('wake', 'Whenever you tap a land for mana, add one mana to your mana pool of any type that land produced.'),
          forest('one'),
          forest('two', 'B'),
        ]),
        actions: [activate('one'), { by: 'A', do: 'pass' }, activate('two', 'B')],
        expect: { mana: { A: '{G}{G}', B: '{G}' } },
      },
      { mana: { B: '{G}{G}' } },
    ],
  ]);
});

describe('mana of the colors of the exiled card', () => {
  const mox = (text: string): Data => ({ ref: 'mox', name: 'Test mox', type: 'Artifact', cost: '{0}', text });
  const now = mox(
    "Imprint — When Test mox enters, you may exile a nonartifact, nonland card from your hand.\n{T}: Add one mana of any of the exiled card's colors.",
  );
  const then = mox(
    "Imprint — When Test mox comes into play, you may remove a nonartifact, nonland card in your hand from the game. (The removed card is imprinted on this artifact.)\n{T}: Add one mana of any of the imprinted card's colors to your mana pool.",
  );
  const cast = { by: 'A', do: 'cast', object: 'mox' };
  bothWays([
    [
      'is of one of them',
      {
        edition: '2026-01-16',
        setup: board([], { hand: { A: [now, { ...bear, cost: '{R}{G}' }] } }),
        actions: [cast, resolve, resolve, choose('yes'), activate('mox'), choose('red')],
        expect: { mana: { A: '{R}' }, zones: { bear: 'exile' } },
      },
      { mana: { A: '{G}' } },
    ],
    [
      'is none where no card was exiled, or a colorless one',
      {
        edition: '2026-01-16',
        setup: board([], { hand: { A: [now, { ...bear, cost: '{3}' }] } }),
        actions: [cast, resolve, resolve, choose('yes'), activate('mox')],
        expect: { mana: { A: '' }, zones: { bear: 'exile' } },
      },
      { mana: { A: '{G}' } },
    ],
    [
      'is worded as of what was imprinted, too',
      {
        edition: '2003-10-01',
        setup: board([], { hand: { A: [then, bear] } }),
        actions: [cast, resolve, resolve, choose('yes'), activate('mox')],
        expect: { mana: { A: '{G}' }, zones: { bear: 'exile' } },
      },
      { zones: { bear: 'hand' } },
    ],
  ]);
});

describe('a mana ability that is activated only as an instant', () => {
  const eye = thing('eye', 'Discard your hand, Sacrifice this artifact: Add three mana of any one color. Activate only as an instant.');
  bothWays([
    [
      'pays for nothing that is being cast',
      {
        edition: '2026-01-16',
        setup: board([eye], { hand: { A: [bear] } }),
        actions: [{ by: 'A', do: 'cast', object: 'bear' }],
        expect: { zones: { bear: 'hand', eye: 'battlefield' }, refused: { action: 1 } },
      },
      { zones: { bear: 'stack' } },
    ],
    [
      'is activated with priority, and discards the hand first',
      {
        edition: '2026-01-16',
        setup: board([eye], { hand: { A: [bear] } }),
        actions: [activate('eye'), choose('green')],
        expect: { mana: { A: '{G}{G}{G}' }, zones: { bear: 'graveyard', eye: 'graveyard' } },
      },
      { zones: { bear: 'hand' } },
    ],
    [
      'is so in the words of its time, and on the turn of another',
      {
        edition: '2005-02-01',
        setup: {
          ...board([
            thing(
              'eye',
              'Sacrifice Test eye, Discard your hand: Add three mana of any one color to your mana pool. Play this ability only any time you could play an instant.',
            ),
          ]),
          active: 'B',
        },
        actions: [{ by: 'B', do: 'pass' }, activate('eye'), choose('blue')],
        expect: { mana: { A: '{U}{U}{U}' }, zones: { eye: 'graveyard' } },
      },
      { zones: { eye: 'battlefield' } },
    ],
  ]);
});

describe('more of the same words', () => {
  const rite = {
    ref: 'rite',
    name: 'Rite',
    type: 'Sorcery',
    cost: '{0}',
    text: 'Add {R}{R}, then add {R} for each card named Rite in each graveyard.',
  };
  bothWays([
    [
      'counts cards in all graveyards',
      {
        edition: '2026-01-16',
        setup: board([], { hand: { A: [rite] }, graveyard: { A: [{ ...rite, ref: 'a' }], B: [{ ...rite, ref: 'b' }, bear] } }),
        actions: [{ by: 'A', do: 'cast', object: 'rite' }, resolve],
        expect: { mana: { A: '{R}{R}{R}{R}' } },
      },
      { mana: { A: '{R}{R}{R}' } },
    ],
    [
      'casts nonland cards for nothing, and plays no land',
      {
        edition: '2012-07-01',
        setup: board([thing('all', 'You may cast nonland cards from your hand without paying their mana costs.')], { hand: { A: [bear] } }),
        actions: [{ by: 'A', do: 'cast', object: 'bear', alternative: 'free' }, resolve],
        expect: { zones: { bear: 'battlefield' } },
      },
      { zones: { bear: 'hand' } },
    ],
    [
      'keeps green mana alone',
      {
        edition: '2010-02-01',
        setup: {
          ...board([thing('locus', "Green mana doesn't empty from your mana pool as steps and phases end.")]),
          step: 'upkeep',
          mana: { A: '{G}{R}' },
        },
        actions: [{ by: 'all', do: 'pass until', until: 'draw' }],
        expect: { mana: { A: '{G}' } },
      },
      { mana: { A: '{G}{R}' } },
    ],
  ]);
});
