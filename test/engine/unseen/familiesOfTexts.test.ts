/** Phrases that several cards share: mana that is kept for the turn, an action done twice, one creature or the one that it equips, adamant, what is enchanted or equipped. */
import { describe } from 'vitest';
import { cast, effect, until } from '../../demonstration/actionWords.ts';
import { creature } from '../../demonstration/play.ts';
import { bothWays } from './bothWays.ts';
import { board } from './spellsOnBoards.ts';

const toEnd = until('stack empty');
const artifact = (ref: string, text: string, more: object = {}) => ({
  ref,
  name: `Test ${ref}`,
  type: 'Artifact',
  controller: 'A',
  text,
  ...more,
});

describe('mana that is not lost as steps and phases end (500.5)', () => {
  const collector = creature('c', 'A', '2/1', {
    text: "Whenever this creature attacks, add {R}. Until end of turn, you don't lose this mana as steps and phases end.",
  });
  const fight = [{ by: 'A', do: 'attack', attackers: { c: 'B' } }, toEnd];
  const on = { step: 'declare attackers', zones: { battlefield: [collector] } };
  bothWays([
    ['is there after combat', board(on, [...fight, until('postcombat main')], { mana: { A: '{R}' } }), { mana: { A: '' } }],
    ['is there in the end step', board(on, [...fight, until('end')], { mana: { A: '{R}' } }), { mana: { A: '' } }],
    ['is gone in the next turn', board(on, [...fight, until('upkeep of B')], { mana: { A: '' } }), { mana: { A: '{R}' } }],
    [
      'is that mana alone',
      board(on, [...fight, effect('Add {G}.'), until('postcombat main')], { mana: { A: '{R}' } }),
      { mana: { A: '{R}{G}' } },
    ],
  ]);
});

describe('an action that is done twice', () => {
  const counted = artifact('x', '', { counters: { charge: 1 } });
  bothWays([
    [
      'investigates twice (701.16a)',
      board({}, [effect('Investigate twice.')], { tokens: [{ subtypes: ['Clue'], count: 2 }] }),
      { tokens: [{ subtypes: ['Clue'], count: 1 }] },
    ],
    [
      'or three times',
      board({}, [effect('Investigate three times.')], { tokens: [{ subtypes: ['Clue'], count: 3 }] }),
      { tokens: [{ subtypes: ['Clue'], count: 2 }] },
    ],
    [
      'proliferates twice, each time anew (701.34a)',
      board(
        { zones: { battlefield: [counted] } },
        [effect('Proliferate twice.'), { by: 'A', do: 'choose', choice: ['x'] }, { by: 'A', do: 'choose', choice: ['x'] }, toEnd],
        { counters: { x: { charge: 3 } } },
      ),
      { counters: { x: { charge: 2 } } },
    ],
  ]);
});

describe('it or the creature that it equips', () => {
  const chain = {
    ref: 'e',
    name: 'Chain',
    type: 'Artifact Creature — Equipment Insect',
    pt: '2/2',
    controller: 'A',
    text: 'Whenever Chain or equipped creature attacks, it gets +2/+0 until end of turn.\nReconfigure {0}',
  };
  const attack = (who: string) => [{ by: 'A', do: 'attack', attackers: { [who]: 'B' } }, toEnd];
  const both = { step: 'declare attackers', zones: { battlefield: [chain, creature('c', 'A'), creature('d', 'A')] } };
  const worn = {
    step: 'declare attackers',
    zones: { battlefield: [{ ...chain, attachedTo: 'c' }, creature('c', 'A'), creature('d', 'A')] },
  };
  bothWays([
    ['is the Equipment that attacks itself (702.151)', board(both, attack('e'), { pt: { e: '4/2', c: '2/2' } }), { pt: { e: '2/2' } }],
    ['is the creature that has it', board(worn, attack('c'), { pt: { c: '4/2' } }), { pt: { c: '2/2' } }],
    ['is no other', board(worn, attack('d'), { pt: { d: '2/2' }, triggered: { e: 0 } }), { triggered: { e: 1 } }],
  ]);
});

describe('adamant: three mana of a color', () => {
  const paladin = {
    ref: 'p',
    name: 'Paladin',
    type: 'Creature — Knight',
    pt: '2/1',
    cost: '{3}{R}',
    text: 'Adamant — If at least three red mana was spent to cast this spell, Paladin enters with a +1/+1 counter on it.',
  };
  const on = (mana: string) => ({ mana: { A: mana }, zones: { hand: { A: [paladin] } } });
  bothWays([
    ['was spent', board(on('{R}{R}{R}{G}'), [cast('p'), toEnd], { pt: { p: '3/2' } }), { pt: { p: '2/1' } }],
    ['was not spent', board(on('{R}{R}{G}{G}'), [cast('p'), toEnd], { pt: { p: '2/1' } }), { pt: { p: '3/2' } }],
    [
      'was not spent where it was not cast',
      board(on('{R}{R}{R}{R}'), [effect('Put a creature card from your hand onto the battlefield.')], {
        pt: { p: '2/1' },
        zones: { p: 'battlefield' },
      }),
      { pt: { p: '3/2' } },
    ],
  ]);
});

describe('enchanted or equipped', () => {
  const dog = artifact('w', "Whenever a creature you control that's enchanted or equipped attacks, you gain 1 life.");
  const sword = artifact('s', 'Equip {0}', { type: 'Artifact — Equipment' });
  const on = (worn: object) => ({
    step: 'declare attackers',
    zones: { battlefield: [dog, { ...sword, ...worn }, creature('c', 'A'), creature('d', 'A')] },
  });
  const attack = [{ by: 'A', do: 'attack', attackers: { c: 'B', d: 'B' } }, toEnd];
  bothWays([
    ['is either', board(on({ attachedTo: 'c' }), attack, { life: { A: 21 } }), { life: { A: 22 } }],
    ['is not neither', board(on({}), attack, { triggered: { w: 0 } }), { triggered: { w: 1 } }],
  ]);
});

describe('whenever a player does such an action', () => {
  const seeker = artifact('w', 'Whenever an opponent searches their library, you gain 1 life.');
  const spreader = artifact('w', 'Whenever you proliferate, you gain 1 life.');
  const search = (
    by: string,
    text = 'Search your library for a card, put it into your hand, then shuffle.',
    targets: readonly string[] = [],
  ) => ({
    by,
    do: 'effect',
    text,
    ...(targets.length > 0 ? { targets } : {}),
  });
  const library = { library: { A: [{ ref: 'a', name: 'a', type: 'Land' }], B: [{ ref: 'b', name: 'b', type: 'Land' }] } };
  const on = { librarySize: {}, zones: { battlefield: [seeker], ...library } };
  bothWays([
    ['an opponent searches their library', board(on, [search('B'), toEnd], { life: { A: 21 } }), { life: { A: 20 } }],
    ['not where you do', board(on, [search('A'), toEnd], { triggered: { w: 0 } }), { triggered: { w: 1 } }],
    [
      'nor where an opponent searches yours (701.23a)',
      board(on, [search('B', 'Search target player’s library for a card and exile it. Then that player shuffles.', ['A']), toEnd], {
        triggered: { w: 0 },
      }),
      { triggered: { w: 1 } },
    ],
    [
      'nor where they cannot',
      board(
        { ...on, zones: { battlefield: [seeker, artifact('no', "Players can't search libraries.")], ...library } },
        [search('B'), toEnd],
        { triggered: { w: 0 } },
      ),
      { triggered: { w: 1 } },
    ],
    [
      'you proliferate, though nothing has a counter (701.34a)',
      board({ zones: { battlefield: [spreader] } }, [effect('Proliferate twice.'), toEnd], { life: { A: 22 } }),
      { life: { A: 21 } },
    ],
  ]);
});

describe('double the power', () => {
  const unleash = "Double target creature's power until end of turn.";
  const pump = effect('Target creature gets +1/+1 until end of turn.', 'c');
  const on = { zones: { battlefield: [creature('c', 'A', '3/2')] } };
  bothWays([
    [
      'adds as much as it has as it resolves (701.10b)',
      board(on, [pump, effect(unleash, 'c')], { pt: { c: '8/3' } }),
      { pt: { c: '6/2' } },
    ],
    ['and no more as it grows later', board(on, [effect(unleash, 'c'), pump], { pt: { c: '7/3' } }), { pt: { c: '8/3' } }],
    [
      'of less than nothing is less (701.10c)',
      board(on, [effect('Target creature gets -5/-0 until end of turn.', 'c'), effect(unleash, 'c')], { pt: { c: '-4/2' } }),
      { pt: { c: '-2/2' } },
    ],
    [
      'and toughness',
      board(on, [effect('Double the power and toughness of target creature until end of turn.', 'c')], { pt: { c: '6/4' } }),
      { pt: { c: '6/2' } },
    ],
  ]);
});

describe('the power of the creature that died', () => {
  const presence = artifact(
    'w',
    'Whenever a creature you control dies, put X +1/+1 counters on target creature you control, where X is the power of the creature that died.',
  );
  const on = { zones: { battlefield: [presence, creature('dead', 'A', '3/3'), creature('c', 'A', '1/1')] } };
  bothWays([
    [
      'is that which it had last (608.2h)',
      board(
        on,
        [
          effect('Target creature gets +2/+0 until end of turn.', 'dead'),
          effect('Destroy target creature.', 'dead'),
          { by: 'A', do: 'choose', choice: 'c' },
          toEnd,
        ],
        {
          counters: { c: { '+1/+1': 5 } },
        },
      ),
      { counters: { c: { '+1/+1': 3 } } },
    ],
  ]);
});

describe('during your turn, opponents can neither cast spells nor activate abilities', () => {
  const abolisher = creature('g', 'A', '2/2', {
    text: "During your turn, your opponents can't cast spells or activate abilities of artifacts, creatures, or enchantments.",
  });
  const rock = artifact('rock', '{0}: You gain 1 life.\n{T}: Add {G}.', { controller: 'B' });
  const field = artifact('field', '{0}: You gain 1 life.', { type: 'Land', controller: 'B' });
  const trick = { ref: 't', name: 'Trick', type: 'Instant', cost: '{0}', text: 'You gain 1 life.' };
  const on = (active: string) => ({ active, zones: { battlefield: [abolisher, rock, field], hand: { B: [trick] } } });
  const anyones = (controller: string) => ({
    zones: { battlefield: [abolisher, artifact('m', '{0}: You gain 1 life. Any player may activate this ability.', { controller })] },
  });
  const pass = { by: 'A', do: 'pass' };
  const byB = (more: object) => ({ by: 'B', ...more });
  bothWays([
    ['no spell', board(on('A'), [pass, byB({ do: 'cast', object: 't' })], { refused: { action: 2 } }), { zones: { t: 'stack' } }],
    [
      'no ability of an artifact',
      board(on('A'), [pass, byB({ do: 'activate', object: 'rock' })], { refused: { action: 2 } }),
      { life: { B: 21 } },
    ],
    [
      'nor a mana ability',
      board(on('A'), [pass, byB({ do: 'activate', object: 'rock', ability: 2 })], { refused: { action: 2 } }),
      { mana: { B: '{G}' } },
    ],
    ['one of a land', board(on('A'), [pass, byB({ do: 'activate', object: 'field' }), toEnd], { life: { B: 21 } }), { life: { B: 20 } }],
    [
      'nor of one of ours, which any player may activate (602.5)',
      board(anyones('A'), [pass, byB({ do: 'activate', object: 'm' })], { refused: { action: 2 }, life: { B: 20 } }),
      { life: { B: 21 } },
    ],
    [
      'but we may activate one of theirs',
      board(anyones('B'), [{ by: 'A', do: 'activate', object: 'm' }, toEnd], { life: { A: 21 } }),
      { life: { A: 20 } },
    ],
    ['all of it in their own turn', board(on('B'), [byB({ do: 'cast', object: 't' }), toEnd], { life: { B: 21 } }), { life: { B: 20 } }],
  ]);
});

describe('spells with {X} in their mana costs', () => {
  const teeg = creature('g', 'B', '2/2', { text: "Noncreature spells with {X} in their mana costs can't be cast." });
  const spellOf = (cost: string, type = 'Instant') => ({
    ref: 's',
    name: 'S',
    type,
    cost,
    text: type === 'Instant' ? 'You gain 1 life.' : '',
    ...(type === 'Instant' ? {} : { pt: '1/1' }),
  });
  const on = (card: object) => ({ mana: { A: '{R}{R}' }, zones: { battlefield: [teeg], hand: { A: [card] } } });
  bothWays([
    ['cannot be cast', board(on(spellOf('{X}{R}')), [cast('s', { x: 1 })], { refused: { action: 1 } }), { zones: { s: 'stack' } }],
    ['without it they can', board(on(spellOf('{1}{R}')), [cast('s'), toEnd], { life: { A: 21 } }), { life: { A: 20 } }],
    [
      'and creatures can',
      board(on(spellOf('{X}{R}', 'Creature')), [cast('s', { x: 1 }), toEnd], { zones: { s: 'battlefield' } }),
      { zones: { s: 'hand' } },
    ],
  ]);
});
