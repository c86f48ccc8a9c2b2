/** Targets of a part that hangs on a cost are chosen if that cost was paid, and no others are (601.2c, 702.33g); what is divided there is divided. */
import { describe } from 'vitest';
import { bothWays } from './bothWays.ts';

type Data = Readonly<Record<string, unknown>>;
const bear = (ref: string): Data => ({ ref, name: ref, type: 'Creature — Bear', pt: '4/4', cost: '{1}{G}', controller: 'B' });
const spell = (text: string): Data => ({ ref: 's', name: 'Spell', type: 'Sorcery', cost: '{R}', text });
const board = (text: string, battlefield: readonly Data[], cast: Data, ...then: readonly Data[]): Data => ({
  setup: {
    mana: { A: '{R}{R}' },
    librarySize: { A: 9, B: 9 },
    zones: { battlefield, hand: { A: [spell(text)], B: [{ ...bear('h'), controller: 'B' }] } },
  },
  actions: [{ by: 'A', do: 'cast', object: 's', ...cast }, { by: 'all', do: 'resolve' }, ...then],
});

const second = 'Kicker {R}\nDestroy target creature. If this spell was kicked, destroy another target creature.';
const probe = 'Kicker {R}\nYou gain 1 life.\nIf this spell was kicked, target player discards a card.';
const other = "Kicker {R}\nDestroy target artifact. If this spell was kicked, return target creature to its owner's hand instead.";
const divided =
  'Kicker {R}\nSpell deals 2 damage to target creature. If this spell was kicked, it deals 7 damage divided as you choose among any number of targets instead.';
const relic: Data = { ref: 'relic', name: 'Relic', type: 'Artifact', cost: '{2}', controller: 'B' };

describe('a spell with a kicker', () => {
  bothWays([
    [
      'unkicked has the first of its targets alone, where no second is there',
      { ...board(second, [bear('one')], { targets: ['one'] }), expect: { zones: { one: 'graveyard' } } },
      { zones: { one: 'battlefield' } },
    ],
    [
      'unkicked takes no second target',
      {
        ...board(second, [bear('one'), bear('two')], { targets: ['one', 'two'] }),
        expect: { refused: [{ action: 1 }, { action: 2 }], zones: { one: 'battlefield' } },
      },
      { zones: { one: 'graveyard' } },
    ],
    [
      'kicked has both',
      {
        ...board(second, [bear('one'), bear('two')], { targets: ['one', 'two'], kicked: true }),
        expect: { zones: { one: 'graveyard', two: 'graveyard' } },
      },
      { zones: { two: 'battlefield' } },
    ],
    [
      'unkicked has no target where only the kicked part has one',
      { ...board(probe, [], {}), expect: { life: { A: 21 }, handSize: { B: 1 } } },
      { handSize: { B: 0 } },
    ],
    [
      'kicked has it',
      { ...board(probe, [], { targets: ['B'], kicked: true }), expect: { life: { A: 21 }, handSize: { B: 0 } } },
      { handSize: { B: 1 } },
    ],
    [
      'kicked has the other target instead, though there is none of the first kind',
      { ...board(other, [bear('one')], { targets: ['one'], kicked: true }), expect: { zones: { one: 'hand' } } },
      { zones: { one: 'battlefield' } },
    ],
    [
      'unkicked has the first',
      { ...board(other, [bear('one'), relic], { targets: ['relic'] }), expect: { zones: { one: 'battlefield', relic: 'graveyard' } } },
      { zones: { relic: 'battlefield' } },
    ],
    [
      'kicked divides its damage',
      {
        ...board(divided, [bear('one')], { targets: ['one', 'B'], kicked: true, divide: { one: 4, B: 3 } }),
        expect: { zones: { one: 'graveyard' }, life: { B: 17 } },
      },
      { life: { B: 20 } },
    ],
    [
      'unkicked divides nothing',
      { ...board(divided, [bear('one')], { targets: ['one'] }), expect: { damage: { one: 2 } } },
      { damage: { one: 0 } },
    ],
    [
      'on the stack from the outset has the targets of how it was cast',
      {
        setup: { zones: { battlefield: [bear('one')], stack: [{ ...spell(second), controller: 'A', targets: ['one'] }] } },
        actions: [{ by: 'all', do: 'resolve' }],
        expect: { zones: { one: 'graveyard' } },
      },
      { zones: { one: 'battlefield' } },
    ],
  ]);
});

describe('a trigger that divides only if something is done', () => {
  const text =
    'When Fiend enters the battlefield, you may sacrifice an artifact. If you do, Fiend deals 4 damage divided as you choose among any number of targets.';
  bothWays([
    [
      'divides as it is put onto the stack',
      {
        setup: {
          mana: { A: '{R}' },
          zones: {
            battlefield: [bear('one'), { ...relic, controller: 'A' }],
            hand: { A: [{ ref: 'f', name: 'Fiend', type: 'Creature — Elemental', pt: '2/2', cost: '{R}', text }] },
          },
        },
        actions: [
          { by: 'A', do: 'cast', object: 'f' },
          { by: 'all', do: 'resolve' },
          { by: 'A', do: 'choose', choice: ['one', 'B'] },
          { by: 'A', do: 'choose', choice: { one: 3, B: 1 } },
          { by: 'all', do: 'resolve' },
          { by: 'A', do: 'choose', choice: 'yes' },
        ],
        expect: { damage: { one: 3 }, life: { B: 19 }, zones: { relic: 'graveyard' } },
      },
      { life: { B: 20 } },
    ],
  ]);
});
