/** Cards that judges are asked about: what is copied as it is activated, sources of a chosen color, suspended cards, one's own turn, what a draw shows. */
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../src/engine/cardText/compileText.ts';
import { creature } from '../../demonstration/play.ts';
import { bothWays } from './bothWays.ts';
import { board, cast, land, spell } from './spellsOnBoards.ts';

const done = { by: 'all', do: 'pass until', until: 'stack empty' };
const three = ['A', 'B', 'C'];

describe('an ability of the equipped creature is activated', () => {
  const bracers = {
    ref: 'bracers',
    name: "Illusionist's Bracers",
    controller: 'A',
    type: 'Artifact — Equipment',
    text: "Whenever an ability of equipped creature is activated, if it isn't a mana ability, copy that ability. You may choose new targets for the copy.\nEquip {3}",
    attachedTo: 'mage',
  };
  const mage = (controller: string, text: string) => creature('mage', controller, '1/1', { text });
  const zap = '{0}: mage deals 1 damage to target player.';
  bothWays([
    [
      'is copied, with another target',
      board(
        { zones: { battlefield: [bracers, mage('A', zap)] } },
        [
          { by: 'A', do: 'activate', object: 'mage', targets: ['B'] },
          { by: 'all', do: 'resolve' },
          { by: 'A', do: 'choose', choice: 'C' },
          done,
        ],
        { life: { B: 19, C: 19 } },
        three,
      ),
      { life: { B: 18 } },
    ],
    [
      'is copied by the controller of the Equipment, whoever controls the creature',
      board(
        { zones: { battlefield: [bracers, mage('B', '{0}: You gain 1 life.')] } },
        [{ by: 'A', do: 'pass' }, { by: 'B', do: 'activate', object: 'mage' }, done],
        { life: { A: 21, B: 21 } },
        three,
      ),
      { life: { B: 22 } },
    ],
    [
      'is not copied where another creature has it',
      board(
        { zones: { battlefield: [bracers, mage('A', zap), creature('other', 'A', '1/1', { text: '{0}: You gain 1 life.' })] } },
        [{ by: 'A', do: 'activate', object: 'other' }, done],
        { life: { A: 21 }, triggered: { bracers: 0 } },
        three,
      ),
      { life: { A: 22 } },
    ],
    [
      'is not copied where it is a mana ability',
      board(
        { zones: { battlefield: [bracers, mage('A', '{T}: Add {G}.')] } },
        [{ by: 'A', do: 'activate', object: 'mage' }],
        { mana: { A: '{G}' }, triggered: { bracers: 0 } },
        three,
      ),
      { mana: { A: '{G}{G}' } },
    ],
  ]);
});

describe('a source of the chosen color', () => {
  const circle = {
    ref: 'circle',
    name: 'Story Circle',
    controller: 'A',
    type: 'Enchantment',
    text: 'As Story Circle enters, choose a color.\n{W}: The next time a source of your choice of the chosen color would deal damage to you this turn, prevent that damage.',
    chosen: { color: 'red' },
  };
  const attack = (color: string) =>
    board(
      {
        active: 'B',
        mana: { A: '{W}', B: '{R}' },
        zones: {
          battlefield: [circle, { ...creature('imp', 'B', '2/2', { text: '{0}: imp deals 2 damage to target player.' }), colors: [color] }],
        },
      },
      [
        { by: 'B', do: 'pass' },
        { by: 'A', do: 'activate', object: 'circle' },
        { by: 'all', do: 'resolve' },
        ...(color === 'red' ? [{ by: 'A', do: 'choose', choice: 'imp' }] : []),
        { by: 'B', do: 'activate', object: 'imp', targets: ['A'] },
        done,
      ],
      {},
    );
  const expecting = (scenario: object, life: object) => ({ ...scenario, expect: { life } });
  bothWays([
    ['is chosen, and its damage prevented', expecting(attack('red'), { A: 20 }), { life: { A: 18 } }],
    ['is none of another color: nothing is prevented', expecting(attack('black'), { A: 18 }), { life: { A: 20 } }],
  ]);
});

describe('a suspended card', () => {
  const gargadon = (counters: object) => ({
    ref: 'gargadon',
    name: 'Greater Gargadon',
    type: 'Creature — Beast',
    cost: '{9}{R}',
    pt: '9/7',
    text: 'Suspend 10—{R}\nSacrifice an artifact, creature, or land: Remove a time counter from Greater Gargadon. Activate this ability only if Greater Gargadon is suspended.',
    counters,
  });
  const act = { by: 'A', do: 'activate', object: 'gargadon' };
  const ore = { ref: 'ore', name: 'Ore', type: 'Artifact', controller: 'A' };
  bothWays([
    [
      'has its ability in exile; the last counter is removed: it is cast',
      board(
        { zones: { battlefield: [ore], exile: { A: [gargadon({ time: 1 })] } } },
        [act, { by: 'all', do: 'resolve' }, { by: 'all', do: 'resolve' }, { by: 'A', do: 'choose', choice: 'yes' }, done],
        {
          zones: { gargadon: 'battlefield', ore: 'graveyard' },
        },
      ),
      { zones: { gargadon: 'exile' } },
    ],
    [
      'goes on waiting while counters are left',
      board({ zones: { battlefield: [ore], exile: { A: [gargadon({ time: 2 })] } } }, [act, done], {
        zones: { gargadon: 'exile', ore: 'graveyard' },
        counters: { gargadon: { time: 1 } },
      }),
      { counters: { gargadon: { time: 2 } } },
    ],
    [
      'is none on the battlefield: the ability cannot be activated there',
      board({ zones: { battlefield: [ore, { ...gargadon({}), controller: 'A' }] } }, [act], { refused: { action: 1 } }),
      { zones: { ore: 'graveyard' } },
    ],
    [
      'gets a counter by the opponent who casts a spell, as they like',
      board(
        {
          mana: { B: '{R}' },
          zones: {
            hand: { B: [spell('s', 'You gain 1 life.')] },
            exile: {
              A: [
                {
                  ref: 'dragon',
                  name: 'Pardic Dragon',
                  type: 'Creature — Dragon',
                  cost: '{4}{R}{R}',
                  pt: '4/4',
                  text: 'Suspend 2—{R}{R}\nWhenever an opponent casts a spell, if Pardic Dragon is suspended, that player may put a time counter on Pardic Dragon.',
                  counters: { time: 2 },
                },
              ],
            },
          },
        },
        [
          { by: 'A', do: 'pass' },
          { by: 'B', do: 'cast', object: 's' },
          { by: 'all', do: 'resolve' },
          { by: 'B', do: 'choose', choice: 'yes' },
          done,
        ],
        { counters: { dragon: { time: 3 } }, life: { B: 21 } },
      ),
      { counters: { dragon: { time: 2 } } },
    ],
  ]);
});

describe('players can cast spells only during their own turns', () => {
  const dosan = creature('dosan', 'A', '2/2', { text: 'Players can cast spells only during their own turns.' });
  const of = (by: string) => ({ by, do: 'cast', object: `s${by}` });
  const setup = (active: string) => ({
    active,
    mana: { A: '{R}', B: '{R}' },
    zones: { battlefield: [dosan], hand: { A: [spell('sA', 'You gain 1 life.')], B: [spell('sB', 'You gain 1 life.')] } },
  });
  bothWays([
    [
      'who is not active casts none, in response neither',
      board(setup('A'), [of('A'), { by: 'A', do: 'pass' }, of('B'), done], { refused: { action: 3 }, life: { A: 21, B: 20 } }),
      { life: { B: 21 } },
    ],
    [
      'the one who controls it is bound as well',
      board(setup('B'), [{ by: 'B', do: 'pass' }, of('A')], { refused: { action: 2 } }),
      { zones: { sA: 'stack' } },
    ],
  ]);
});

describe('you can cast spells only during your turn, and no more than two', () => {
  const fires = {
    ref: 'fires',
    name: 'Fires of Invention',
    controller: 'A',
    type: 'Enchantment',
    text: 'You can cast spells only during your turn and you can cast no more than two spells each turn.',
  };
  const gain = 'You gain 1 life.';
  const setup = (active: string) => ({
    active,
    mana: { A: '{R}{R}{R}', B: '{R}{R}{R}' },
    zones: {
      battlefield: [fires],
      hand: { A: [spell('s1', gain), spell('s2', gain), spell('s3', gain)], B: [spell('t1', gain), spell('t2', gain), spell('t3', gain)] },
    },
  });
  bothWays([
    [
      'a third spell cannot be cast',
      board(setup('A'), [...cast('A', 's1'), ...cast('A', 's2'), { by: 'A', do: 'cast', object: 's3' }], {
        refused: { action: 5 },
        life: { A: 22 },
      }),
      { zones: { s3: 'stack' } },
    ],
    [
      'and none on another turn, while others cast as many as they like',
      board(
        setup('B'),
        [...cast('B', 't1'), ...cast('B', 't2'), ...cast('B', 't3'), { by: 'B', do: 'pass' }, { by: 'A', do: 'cast', object: 's1' }],
        { refused: { action: 8 }, life: { A: 20, B: 23 } },
      ),
      { zones: { s1: 'stack' } },
    ],
  ]);
});

describe('what a draw shows instead', () => {
  const renewal = {
    ref: 'renewal',
    name: 'Enduring Renewal',
    controller: 'A',
    type: 'Enchantment',
    text: "Play with your hand revealed.\nIf you would draw a card, reveal the top card of your library instead. If it's a creature card, put it into your graveyard. Otherwise, draw a card.\nWhenever a creature is put into your graveyard from the battlefield, return it to your hand.",
  };
  const on = (library: readonly object[], many: string, expected: object) =>
    board(
      {
        mana: { A: '{R}' },
        librarySize: {},
        zones: { battlefield: [renewal], hand: { A: [spell('s', `Draw ${many}.`)] }, library: { A: library } },
      },
      cast('A', 's'),
      expected,
    );
  const bear = (ref: string) => ({ ref, name: `Bear ${ref}`, type: 'Creature', pt: '2/2' });
  bothWays([
    [
      'a creature card goes to the graveyard and is not drawn; the next is asked for by itself',
      on([bear('b'), land('l'), land('m')], 'two cards', { zones: { b: 'graveyard', l: 'hand', m: 'library' } }),
      { zones: { m: 'hand' } },
    ],
    ['who draws from no library loses', on([], 'a card', { losers: ['A'] }), { losers: ['B'] }],
  ]);
});

describe('what is refused', () => {
  const reads = (text: string): boolean => compileText(text, { name: 'Test', types: ['enchantment'], subtypes: [] }).ok;
  it('where nothing is shown, and where another thing is said to be suspended', () => {
    expect(reads("If you would draw a card, discard a card instead. If it's a creature card, you gain 1 life.")).toBe(false);
    expect(reads('If enchanted creature is suspended, you gain 1 life.')).toBe(false);
    expect(reads("If you would gain life, reveal the top card of your library instead. If it's a land card, you gain 1 life.")).toBe(false);
  });
});
