/**
 * What pronouns mean, on boards of our own for each way in which one was bound wrongly once: each board must pass, and must fail when what the
 * wrong binding would show is expected. Cards and numbers are ours; the expectations were written before they were played.
 */
import { describe } from 'vitest';
import { activate, cast, check, choose, effect, resolve, until } from '../../demonstration/actionWords.ts';
import { creature } from '../../demonstration/play.ts';
import { bothWays, type Case } from './bothWays.ts';

const card = (ref: string, type: string, cost: string, text: string, more: object = {}) => ({ ref, name: ref, type, cost, text, ...more });
const there = (ref: string, controller: string, type: string, text: string, more: object = {}) => ({
  ref,
  name: ref,
  controller,
  type,
  text,
  ...more,
});
const land = (ref: string, controller: string, name: string) => ({ ref, name, type: `Basic Land — ${name}`, controller });
type Board = Readonly<Record<string, readonly object[]>>;
const board = (edition: string, zones: object, actions: readonly object[], expected: object, more: object = {}) => ({
  edition,
  setup: { zones, ...more },
  actions,
  expect: expected,
});
const field = (...battlefield: readonly object[]): Board => ({ battlefield });

describe('a spell that was kicked', () => {
  const bolt = (text: string) => card('bolt', 'Instant', '{R}', `Kicker {2}\n${text}`);
  const lifelinker = creature('link', 'B', '5/5', { text: 'Lifelink' });
  const kicked =
    (edition: string, text: string, target: string, more: Board = {}) =>
    (life: object) =>
      board(edition, { hand: { A: [bolt(text)] }, ...more }, [cast('bolt', { targets: [target], kicked: true }), resolve], life, {
        mana: { A: '{R}{R}{R}' },
      });
  const atPlayer = kicked(
    '2009-10-01',
    'bolt deals 2 damage to target creature or player. If bolt was kicked, it deals 4 damage to that creature or player instead.',
    'B',
  );
  const atCreature = kicked(
    '2018-04-27',
    'bolt deals 1 damage to target creature. If this spell was kicked, it deals 4 damage instead.',
    'link',
    field(lifelinker),
  );
  const deep = kicked('2020-09-25', 'bolt deals 2 damage to any target. If this spell was kicked, it deals 3 damage instead.', 'B');
  bothWays([
    ['deals the damage itself, to a player', atPlayer({ life: { B: 16 } }), { life: { B: 18 } }],
    [
      'and not the creature that it hits, with its lifelink',
      atCreature({ life: { A: 20, B: 20 }, damage: { link: 4 } }),
      { life: { B: 24 } },
    ],
    ['and its new amount stands for the old one', deep({ life: { B: 17 } }), { life: { B: 15 } }],
  ]);
});

describe('"them" behind damage', () => {
  const goblin = (text: string, type = 'Creature — Goblin') => there('gob', 'A', type, text, { pt: '1/1' });
  const step = { step: 'upkeep', active: 'B' };
  bothWays([
    [
      'is the player whose card was put into a graveyard',
      board(
        '2021-04-22',
        field(goblin('Whenever an opponent sacrifices an artifact, gob deals 2 damage to them.'), there('rock', 'B', 'Artifact', '')),
        [effect('Target player sacrifices an artifact.', 'B'), check, resolve],
        { life: { B: 18 }, zones: { gob: 'battlefield' } },
      ),
      { life: { B: 20 } },
    ],
    [
      'is the opponent who draws, of three players',
      {
        ...board(
          '2019-01-25',
          field(there('curse', 'A', 'Enchantment', 'Whenever an opponent draws a card, curse deals 1 damage to them.')),
          [effect('Target player draws two cards.', 'C'), check, resolve, resolve],
          { life: { A: 20, B: 20, C: 18 } },
          { librarySize: { C: 3 } },
        ),
        players: ['A', 'B', 'C'],
      },
      { life: { B: 18 } },
    ],
    [
      'is the player whose upkeep it is',
      board(
        '2022-02-18',
        {
          battlefield: [
            there(
              'cage',
              'A',
              'Artifact',
              "At the beginning of each opponent's upkeep, if that player has two or fewer cards in hand, cage deals 2 damage to them.",
            ),
          ],
        },
        [until('draw')],
        { life: { A: 20, B: 18 } },
        { ...step, step: 'untap', librarySize: { B: 3 } },
      ),
      { life: { B: 20 } },
    ],
  ]);
});

describe('its controller, and whose it is', () => {
  bothWays([
    [
      "is that spell's, when a spell is countered",
      board(
        '2012-05-01',
        {
          hand: {
            A: [card('elf', 'Creature — Elf', '{G}', '', { pt: '1/1' })],
            B: [card('no', 'Instant', '{U}', "Counter target spell. That spell's controller loses 3 life.")],
          },
        },
        [cast('elf'), { by: 'A', do: 'pass' }, { by: 'B', do: 'cast', object: 'no', targets: ['elf'] }, resolve],
        { life: { A: 17, B: 20 } },
        { mana: { A: '{G}', B: '{U}' } },
      ),
      { life: { B: 17 } },
    ],
    [
      "is that source's, when something else deals damage to what watches",
      board(
        '2007-07-13',
        field(
          there(
            'crag',
            'A',
            'Creature — Lizard',
            "Whenever a creature deals damage to crag, you gain life equal to that creature's toughness.",
            { pt: '4/4' },
          ),
          creature('foe', 'B', '1/3'),
        ),
        [effect('Target creature deals damage equal to its power to another target creature.', 'foe', 'crag'), check, resolve],
        { life: { A: 23 } },
      ),
      { life: { A: 24 } },
    ],
    [
      'is that of a creature which dies when it is asked for that player',
      board(
        '2023-04-14',
        field(
          there('lord', 'A', 'Creature — Demon', 'Whenever a creature an opponent controls dies, that player loses 2 life.', { pt: '3/3' }),
          creature('b', 'B'),
        ),
        [effect('Destroy target creature.', 'b'), check, resolve],
        { life: { A: 20, B: 18 } },
      ),
      { life: { A: 18 } },
    ],
  ]);
});

describe('that creature', () => {
  const basilisk = (text: string) => there('bas', 'A', 'Creature — Basilisk', text, { pt: '2/2' });
  const bite = effect('Target creature deals damage equal to its power to another target creature.', 'bas', 'foe');
  const bitten: Case[] = [
    [
      'is what is dealt damage, not the source that deals it',
      board(
        '2010-07-16',
        field(basilisk('Whenever bas deals damage to a creature, destroy that creature.'), creature('foe', 'B', '9/9')),
        [bite, check, resolve],
        {
          zones: { bas: 'battlefield', foe: 'graveyard' },
        },
      ),
      { zones: { bas: 'graveyard' } },
    ],
    [
      'is what a creature of a kind damages, not the one of that kind',
      board(
        '2002-05-27',
        field(
          there(
            'bas',
            'A',
            'Creature — Sliver',
            "Whenever a Sliver deals damage to a creature, destroy that creature. It can't be regenerated.",
            { pt: '2/2' },
          ),
          creature('foe', 'B', '9/9'),
        ),
        [bite, check, resolve],
        { zones: { bas: 'battlefield', foe: 'graveyard' } },
      ),
      { zones: { bas: 'graveyard' } },
    ],
    [
      'is the one that was tapped, and it stays so',
      board(
        '2014-07-18',
        field(
          basilisk('Whenever bas deals damage to a creature, tap that creature and put a -1/-1 counter on it.'),
          creature('foe', 'B', '9/9'),
        ),
        [bite, check, resolve],
        {
          tapped: { foe: true, bas: false },
          counters: { foe: { '-1/-1': 1 }, bas: {} },
        },
      ),
      { counters: { bas: { '-1/-1': 1 } } },
    ],
  ];
  bothWays(bitten);
});

describe('a set that is spoken of again', () => {
  const giant = creature('giant', 'B', '5/5', { tapped: true });
  const small = creature('small', 'B', '1/1', { tapped: true });
  bothWays([
    [
      'is those that came under control, whatever their power is by then',
      board(
        '2015-03-27',
        field(giant, small, there('frost', 'A', 'Enchantment', 'Creatures you control get -4/-0.')),
        [
          effect(
            'Gain control of all creatures with power 4 or greater until end of turn. Untap those creatures. They gain haste until end of turn.',
          ),
        ],
        { tapped: { giant: false, small: true }, controller: { giant: 'A', small: 'B' }, abilities: { giant: { has: ['haste'] } } },
      ),
      { tapped: { giant: true } },
    ],
    [
      'leaves out what has become so since',
      board(
        '2017-01-20',
        field(creature('a', 'A', '3/3', { tapped: true }), creature('b', 'A', '2/2', { tapped: true })),
        [effect('Creatures you control with power 2 or less get +1/+1 until end of turn. Untap those creatures.')],
        { tapped: { a: true, b: false }, pt: { b: '3/3' } },
      ),
      { tapped: { b: true } },
    ],
    [
      'is target and others together',
      board(
        '2005-10-07',
        field(
          creature('a', 'A', '2/2', { colors: ['red'], tapped: true }),
          creature('b', 'B', '2/2', { colors: ['red'], tapped: true }),
          creature('c', 'B', '2/2', { colors: ['blue'], tapped: true }),
        ),
        [
          effect(
            'Untap target creature and each other creature that shares a color with it. Those creatures get +2/+0 until end of turn.',
            'a',
          ),
        ],
        { tapped: { a: false, b: false, c: true }, pt: { a: '4/2', b: '4/2', c: '2/2' } },
      ),
      { pt: { a: '2/2' } },
    ],
  ]);
});

describe('each of several', () => {
  const lands = [land('s1', 'A', 'Swamp'), land('s2', 'A', 'Swamp'), land('s3', 'B', 'Swamp'), land('f', 'B', 'Forest')];
  bothWays([
    [
      'loses life for what they control themselves',
      board('2004-10-01', field(...lands), [effect('Each player loses 1 life for each Swamp they control.')], { life: { A: 18, B: 19 } }),
      { life: { A: 17, B: 17 } },
    ],
    [
      'is dealt damage by what that player controls, of three',
      {
        ...board(
          '2016-09-30',
          field(...lands, land('c1', 'C', 'Swamp')),
          [effect('~ deals damage to each opponent equal to the number of lands that player controls.')],
          {
            life: { A: 20, B: 18, C: 19 },
          },
        ),
        players: ['A', 'B', 'C'],
      },
      { life: { B: 17 } },
    ],
    [
      'deals damage to itself equal to its own power',
      board(
        '2010-04-23',
        field(creature('x', 'A', '3/3'), creature('y', 'B', '1/4')),
        [effect('Each creature deals damage to itself equal to its power.'), check],
        {
          zones: { x: 'graveyard', y: 'battlefield' },
          damage: { y: 1 },
        },
      ),
      { damage: { y: 4 } },
    ],
    [
      'may do it by themselves, of three players',
      {
        ...board(
          '2011-02-04',
          {},
          [
            effect('Each player may draw a card.'),
            choose('yes'),
            { by: 'B', do: 'choose', choice: 'no' },
            { by: 'C', do: 'choose', choice: 'yes' },
          ],
          { handSize: { A: 1, B: 0, C: 1 } },
          {
            librarySize: { A: 2, B: 2, C: 2 },
          },
        ),
        players: ['A', 'B', 'C'],
      },
      { handSize: { C: 0 } },
    ],
  ]);
});

describe('a card that moves', () => {
  const dies = (text: string, type: string) =>
    board(
      '2005-02-04',
      field(there('sword', 'A', 'Artifact — Equipment', text, { attachedTo: 'bear' }), { ...creature('bear', 'A'), type }),
      [effect('Destroy target creature.', 'bear'), check, resolve],
      {},
    );
  const returns = 'Whenever equipped creature dies, return that card to the battlefield under your control if it’s a Samurai card.';
  const samurai = dies(returns, 'Creature — Human Samurai');
  const other = dies(returns, 'Creature — Human Cleric');
  bothWays([
    [
      'is asked what it is before it is returned',
      { ...samurai, expect: { zones: { bear: 'battlefield' } } },
      { zones: { bear: 'graveyard' } },
    ],
    ['and stays when it is something else', { ...other, expect: { zones: { bear: 'graveyard' } } }, { zones: { bear: 'battlefield' } }],
    [
      'is not what was put there when it was not',
      board(
        '2012-07-13',
        { library: { A: [land('i', 'A', 'Island')] } },
        [
          effect(
            'Reveal the top card of your library. If it’s a creature card, put it onto the battlefield. Otherwise, put it into your hand.',
          ),
        ],
        { zones: { i: 'hand' } },
      ),
      { zones: { i: 'library' } },
    ],
  ]);
});

describe('that many', () => {
  bothWays([
    [
      'are as many as were exiled',
      board(
        '2003-05-26',
        field(creature('a', 'A'), creature('b', 'A'), creature('c', 'B')),
        [effect('Exile all creatures you control. Then create that many 5/5 red Dragon creature tokens with flying.')],
        {
          tokens: [{ controller: 'A', name: 'Dragon', pt: '5/5', count: 2 }],
        },
      ),
      { tokens: [] },
    ],
    [
      'are as many as were discarded',
      board(
        '2022-04-29',
        { hand: { A: [land('i', 'A', 'Island'), land('j', 'A', 'Island')] } },
        [effect('Discard any number of cards, then draw that many cards.'), choose(['i'])],
        { handSize: { A: 2 }, graveyardSize: { A: 1 } },
        { librarySize: { A: 3 } },
      ),
      { handSize: { A: 1 } },
    ],
    [
      'are as many as were sacrificed, as damage',
      board(
        '2001-06-01',
        field(creature('a', 'A'), creature('b', 'A')),
        [effect('Sacrifice any number of creatures. ~ deals that much damage to any target.', 'B'), choose(['a', 'b'])],
        { life: { B: 18 } },
      ),
      { life: { B: 20 } },
    ],
  ]);
});

describe('targets of several kinds', () => {
  const things = [there('rock', 'B', 'Artifact', ''), creature('bear', 'B'), land('f', 'B', 'Forest'), creature('cub', 'B')];
  bothWays([
    [
      'are two of them, and nothing else',
      board('2021-07-23', field(...things), [effect('Destroy two target artifacts, creatures, and/or lands.', 'rock', 'bear')], {
        zones: { rock: 'graveyard', bear: 'graveyard', cub: 'battlefield', f: 'battlefield' },
      }),
      { zones: { cub: 'graveyard' } },
    ],
    [
      'are one creature and one land',
      board('2018-10-05', field(...things), [effect('Tap up to two target creatures and/or lands.', 'bear', 'f')], {
        tapped: { bear: true, f: true, cub: false },
      }),
      { tapped: { cub: true } },
    ],
    [
      'are any number of them',
      board('2013-09-27', field(...things), [effect('Untap any number of target artifacts, creatures, and/or lands.', 'rock', 'cub')], {
        tapped: { rock: false },
      }),
      { tapped: { rock: true } },
    ],
  ]);
});

describe('what an ability is paid with', () => {
  const artifact = (text: string) => there('clock', 'A', 'Artifact', text);
  const grave = { graveyard: { A: [card('old', 'Sorcery', '{R}', '')] } };
  const paid = { mana: { A: '{2}{U}' } };
  bothWays([
    [
      'is exiled from the battlefield, whatever it does in a graveyard',
      board(
        '2015-10-02',
        { ...field(artifact('{2}, Exile clock: Shuffle any number of target cards from your graveyard into your library.')), ...grave },
        [activate('clock', { targets: ['old'] }), resolve],
        { zones: { clock: 'exile', old: 'library' } },
        paid,
      ),
      { zones: { old: 'graveyard' } },
    ],
    [
      'is exiled from the graveyard, when its cost says so',
      board(
        '2017-04-28',
        { graveyard: { A: [card('cat', 'Creature — Cat', '{R}', '{2}, Exile cat from your graveyard: You gain 3 life.', { pt: '1/1' })] } },
        [activate('cat'), resolve],
        { zones: { cat: 'exile' }, life: { A: 23 } },
        paid,
      ),
      { life: { A: 20 } },
    ],
    [
      'is what it is itself when another is sacrificed',
      board(
        '2021-11-19',
        field(
          there('pred', 'A', 'Creature — Vampire', 'Sacrifice another creature: pred gains indestructible until end of turn. Tap it.', {
            pt: '3/3',
          }),
          creature('food', 'A'),
        ),
        [activate('pred', { additional: ['food'] }), resolve],
        { tapped: { pred: true }, zones: { food: 'graveyard' } },
      ),
      { tapped: { pred: false } },
    ],
  ]);
});

describe('mana of a colour', () => {
  const cheaper = (text: string) => there('guide', 'A', 'Creature — Elf', text, { pt: '1/1' });
  const spell = card('big', 'Creature — Wurm', '{2}{U}{U}', '', { pt: '5/5' });
  const castIt = (edition: string, text: string, mana: string, expected: object) =>
    board(edition, { ...field(cheaper(text)), hand: { A: [spell] } }, [cast('big')], expected, { mana: { A: mana } });
  bothWays([
    [
      'is less of that colour',
      castIt('2010-02-05', 'Creature spells you cast cost {U} less to cast.', '{2}{U}', { zones: { big: 'stack' } }),
      { zones: { big: 'hand' } },
    ],
    [
      'is nothing less where it is not due',
      castIt('2016-01-22', 'Creature spells you cast cost {1}{U}{U} less to cast.', '{G}', { zones: { big: 'stack' } }),
      { zones: { big: 'hand' } },
    ],
    [
      'is more of that colour',
      castIt('2007-02-05', 'Creature spells you cast cost {W} more to cast.', '{2}{U}{U}{W}', { mana: { A: '' } }),
      { mana: { A: '{W}' } },
    ],
  ]);
});

describe('an Aura that follows what it enchanted into a graveyard', () => {
  const aura = (text: string, more: object = {}) => [
    creature('bear', 'A'),
    there('aura', 'A', 'Enchantment — Aura', `Enchant creature\n${text}`, { attachedTo: 'bear', ...more }),
  ];
  const dies = [effect('Destroy target creature.', 'bear'), check, resolve];
  bothWays([
    [
      'is returned, not the creature',
      board('2012-05-01', field(...aura("When enchanted creature dies, return aura to its owner's hand.")), dies, {
        zones: { bear: 'graveyard', aura: 'hand' },
      }),
      { zones: { bear: 'hand' } },
    ],
    [
      'is returned by its new words',
      board('2024-02-09', field(...aura("When enchanted creature dies, return this card to its owner's hand.")), dies, {
        zones: { bear: 'graveyard', aura: 'hand' },
      }),
      { zones: { bear: 'hand' } },
    ],
    [
      'is not returned when that card is, which is the creature',
      board('2006-02-03', field(...aura("When enchanted creature dies, return that card to its owner's hand.")), dies, {
        zones: { bear: 'hand', aura: 'graveyard' },
      }),
      { zones: { aura: 'hand' } },
    ],
  ]);
});

describe('X of a target', () => {
  const faeries = [creature('f1', 'B', '1/1', { type: 'Creature — Faerie' }), creature('f2', 'B', '1/1', { type: 'Creature — Faerie' })];
  const destroy = (edition: string, text: string, expected: object) =>
    board(edition, field(...faeries, creature('big', 'A', '3/3')), [effect(text, 'big')], expected);
  bothWays([
    [
      'is what the sentence says that it is',
      destroy('2007-10-12', 'Destroy target creature with power X or less, where X is 1 plus the number of Faeries an opponent controls.', {
        zones: { big: 'graveyard' },
      }),
      { zones: { big: 'battlefield' } },
    ],
    [
      'and is not nothing',
      destroy('2019-07-12', 'Exile target creature with toughness X or greater, where X is the number of Faeries an opponent controls.', {
        zones: { big: 'exile' },
      }),
      { zones: { big: 'battlefield' } },
    ],
    [
      'bars what it leaves out',
      {
        ...destroy(
          '2013-07-19',
          'Destroy target creature with power X or less, where X is the number of Faeries an opponent controls.',
          {},
        ),
        expect: { refused: { action: 1 } },
      },
      { zones: { big: 'graveyard' } },
    ],
  ]);
});

describe('"as long as an opponent controls"', () => {
  const watcher = (text: string) => there('elf', 'A', 'Creature — Elf', text, { pt: '1/1' });
  const play = (edition: string, text: string, expected: object, ...others: readonly object[]) =>
    board(edition, field(watcher(text), ...others), [check], expected);
  bothWays([
    [
      'holds when one does',
      play(
        '2000-09-13',
        'elf gets +1/+2 as long as an opponent controls a black permanent.',
        { pt: { elf: '2/3' } },
        creature('b', 'B', '1/1', { colors: ['black'] }),
      ),
      { pt: { elf: '1/1' } },
    ],
    [
      'does not hold when none does',
      play(
        '2010-10-01',
        'elf has haste as long as an opponent controls a Swamp.',
        { abilities: { elf: { lacks: ['haste'] } } },
        land('s', 'A', 'Swamp'),
      ),
      { abilities: { elf: { has: ['haste'] } } },
    ],
    [
      'holds when one of two does',
      {
        ...play(
          '2015-07-17',
          'elf gets +0/+1 as long as an opponent controls an Island.',
          { pt: { elf: '1/2' } },
          land('i', 'C', 'Island'),
        ),
        players: ['A', 'B', 'C'],
      },
      { pt: { elf: '1/1' } },
    ],
  ]);
});

describe('any number of them', () => {
  const hand = { hand: { A: [land('i', 'A', 'Island'), land('j', 'A', 'Island'), card('s', 'Sorcery', '{R}', '')] } };
  bothWays([
    [
      'are none, when none is chosen',
      board(
        '2014-02-07',
        hand,
        [effect('Discard any number of cards, then draw that many cards.'), choose([])],
        { handSize: { A: 3 }, graveyardSize: { A: 0 } },
        { librarySize: { A: 3 } },
      ),
      { graveyardSize: { A: 3 } },
    ],
    [
      'are up to two',
      board(
        '2023-09-08',
        hand,
        [effect('Discard up to two cards, then draw that many cards.'), choose(['s'])],
        { handSize: { A: 3 }, zones: { s: 'graveyard', i: 'hand' } },
        { librarySize: { A: 3 } },
      ),
      { zones: { i: 'graveyard' } },
    ],
    [
      'are those that a player sacrifices',
      board(
        '2008-10-03',
        field(creature('a', 'A'), creature('b', 'A'), land('f', 'A', 'Forest')),
        [effect('Sacrifice any number of creatures. You gain that much life.'), choose(['b'])],
        { zones: { a: 'battlefield', b: 'graveyard' }, life: { A: 21 } },
      ),
      { zones: { a: 'graveyard' } },
    ],
  ]);
});
