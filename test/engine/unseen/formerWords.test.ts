/** Words of earlier years for what is read today: the named card, cards that can't be played or put into play from zones, damage minus one, counters minus one. */
import { describe } from 'vitest';
import { creature } from '../../demonstration/play.ts';
import { bothWays } from './bothWays.ts';
import { board, cast, spell } from './spellsOnBoards.ts';

const permanent = (ref: string, controller: string, text: string, type = 'Artifact') => ({
  ref,
  name: `Test ${ref}`,
  type,
  controller,
  text,
});
const effect = (text: string, by = 'A', more: object = {}) => ({ by, do: 'effect', text, ...more });
const resolve = { by: 'all', do: 'resolve' };
const bolt = (ref = 'bolt', name = 'Bolt') => spell(ref, `${name} deals 3 damage to any target.`, { name });

describe('the named card', () => {
  const nevermore = {
    ref: 'n',
    name: 'Never',
    type: 'Enchantment',
    cost: '{0}',
    text: "As Never enters the battlefield, name a nonland card.\nThe named card can't be cast.",
  };
  const needle = {
    ref: 'n',
    name: 'Needle',
    type: 'Artifact',
    cost: '{0}',
    text: "As Needle comes into play, name a card.\nActivated abilities of the named card can't be played unless they're mana abilities.",
  };
  const mage = creature('mage', 'B', '1/1', { name: 'Mage', text: '{0}: You gain 1 life.\n{T}: Add {G}.' });
  const enters = (name: string) => [{ by: 'A', do: 'cast', object: 'n' }, resolve, { by: 'A', do: 'choose', choice: name }];
  bothWays([
    [
      "can't be cast, by anybody (101.2)",
      board(
        { mana: { A: '{R}' }, zones: { hand: { A: [nevermore, bolt()] } } },
        [...enters('Bolt'), { by: 'A', do: 'cast', object: 'bolt', targets: ['B'] }],
        { refused: { action: 4 }, zones: { bolt: 'hand' } },
      ),
      { zones: { bolt: 'stack' } },
    ],
    [
      'another can',
      board({ mana: { A: '{R}' }, zones: { hand: { A: [nevermore, bolt()] } } }, [...enters('Mage'), ...cast('A', 'bolt', 'B')], {
        life: { B: 17 },
      }),
      { life: { B: 20 } },
    ],
    [
      'has no abilities that are activated, but for mana (605.1a)',
      board(
        { zones: { battlefield: [mage], hand: { A: [needle] } } },
        [...enters('Mage'), { by: 'A', do: 'pass' }, { by: 'B', do: 'activate', object: 'mage', ability: 1 }],
        { refused: { action: 5 }, life: { B: 20 } },
      ),
      { life: { B: 21 } },
    ],
    [
      'adds mana all the same',
      board(
        { zones: { battlefield: [mage], hand: { A: [needle] } } },
        [...enters('Mage'), { by: 'A', do: 'pass' }, { by: 'B', do: 'activate', object: 'mage', ability: 2 }],
        { mana: { B: '{G}' } },
      ),
      { mana: { B: '' } },
    ],
  ]);
});

describe('from graveyards or libraries', () => {
  const cage = permanent(
    'cage',
    'B',
    "Creature cards can't enter the battlefield from graveyards or libraries.\nPlayers can't cast cards in graveyards or libraries.",
  );
  const dead = { ref: 'dead', name: 'Dead', type: 'Creature — Bear', pt: '2/2' };
  const stone = permanent('stone', 'B', "Nonland permanent cards in graveyards and libraries can't enter the battlefield.");
  const raise = (target: string) =>
    effect('Return target permanent card from your graveyard to the battlefield.', 'A', { targets: [target] });
  const back = (what: object, first: object, ref: string) =>
    board({ zones: { battlefield: [what], graveyard: { A: [first] } } }, [raise(ref)], {});
  const relic = { ref: 'relic', name: 'Relic', type: 'Artifact' };
  const field = { ref: 'field', name: 'Field', type: 'Land' };
  bothWays([
    [
      'a creature card stays there (614.17)',
      { ...back(cage, dead, 'dead'), expect: { zones: { dead: 'graveyard' } } },
      { zones: { dead: 'battlefield' } },
    ],
    [
      'another card does not',
      { ...back(cage, relic, 'relic'), expect: { zones: { relic: 'battlefield' } } },
      { zones: { relic: 'graveyard' } },
    ],
    [
      'nor any nonland card',
      { ...back(stone, relic, 'relic'), expect: { zones: { relic: 'graveyard' } } },
      { zones: { relic: 'battlefield' } },
    ],
    ['but a land does', { ...back(stone, field, 'field'), expect: { zones: { field: 'battlefield' } } }, { zones: { field: 'graveyard' } }],
    [
      'what comes from a hand enters',
      board(
        { zones: { battlefield: [cage], hand: { A: [dead] } } },
        [
          effect('You may put a creature card from your hand onto the battlefield.'),
          { by: 'A', do: 'choose', choice: 'yes' },
          { by: 'A', do: 'choose', choice: 'dead' },
        ],
        { zones: { dead: 'battlefield' } },
      ),
      { zones: { dead: 'hand' } },
    ],
    [
      'no spell is cast from there',
      board(
        { mana: { A: '{R}{R}' }, zones: { battlefield: [cage], graveyard: { A: [spell('again', 'You gain 1 life.\nFlashback {R}')] } } },
        [{ by: 'A', do: 'cast', object: 'again' }],
        { refused: { action: 1 }, zones: { again: 'graveyard' } },
      ),
      { zones: { again: 'stack' } },
    ],
  ]);
});

describe('when spells are played', () => {
  const teferi = permanent('t', 'B', 'Each opponent can play spells only any time he or she could play a sorcery.', 'Enchantment');
  const law = permanent('l', 'B', "Each player can't play more than one spell each turn.", 'Enchantment');
  const one = (ref: string) => spell(ref, 'You gain 1 life.', { cost: '{0}' });
  bothWays([
    [
      'only as a sorcery could be (307.5)',
      board(
        { active: 'B', zones: { battlefield: [teferi], hand: { A: [one('x')] } } },
        [
          { by: 'B', do: 'pass' },
          { by: 'A', do: 'cast', object: 'x' },
        ],
        { refused: { action: 2 }, life: { A: 20 } },
      ),
      { life: { A: 21 } },
    ],
    [
      'in a main phase of their own they are',
      board({ zones: { battlefield: [teferi], hand: { A: [one('x')] } } }, cast('A', 'x'), { life: { A: 21 } }),
      { life: { A: 20 } },
    ],
    [
      'one spell each turn',
      board(
        { zones: { battlefield: [law], hand: { A: [one('x'), one('y')] } } },
        [...cast('A', 'x'), { by: 'A', do: 'cast', object: 'y' }],
        { refused: { action: 3 }, life: { A: 21 } },
      ),
      { life: { A: 22 } },
    ],
    [
      'a land is no spell',
      board(
        { zones: { battlefield: [law], hand: { A: [one('x'), { ref: 'l2', name: 'Field', type: 'Land' }] } } },
        [...cast('A', 'x'), { by: 'A', do: 'play land', object: 'l2' }],
        { zones: { l2: 'battlefield' } },
      ),
      { zones: { l2: 'hand' } },
    ],
  ]);
});

describe('minus one', () => {
  const barrier = permanent(
    'b',
    'B',
    'If a source would deal damage to a creature you control, it deals that much damage minus 1 to that creature instead.',
    'Enchantment',
  );
  const unicorn = creature('u', 'B', '1/2', {
    text: 'If a spell would deal damage to a creature or player, it deals that much damage minus 1 to that creature or player instead.',
  });
  const furnace = permanent(
    'f',
    'B',
    'If any source would deal damage to a creature or player, it deals double that damage to that creature or player instead.',
    'Enchantment',
  );
  const vizier = (controller: string) =>
    creature('v', controller, '2/1', {
      text: 'If one or more -1/-1 counters would be put on a creature you control, that many -1/-1 counters minus one are put on it instead.',
    });
  const hit = (setup: readonly object[], ref: string) =>
    board({ mana: { A: '{R}' }, zones: { battlefield: setup, hand: { A: [bolt()] } } }, cast('A', 'bolt', ref), {});
  const wither = (ref: string, n: number) =>
    effect(`Put ${['zero', 'a', 'two', 'three'][n]} -1/-1 counter${n === 1 ? '' : 's'} on target creature.`, 'A', { targets: [ref] });
  bothWays([
    [
      'of damage to a creature (614.1a)',
      { ...hit([barrier, creature('c', 'B', '1/5')], 'c'), expect: { damage: { c: 2 } } },
      { damage: { c: 3 } },
    ],
    ['not to a player', { ...hit([barrier], 'B'), expect: { life: { B: 17 } } }, { life: { B: 18 } }],
    [
      'nor to the creature of another',
      { ...hit([barrier, creature('c', 'A', '1/5')], 'c'), expect: { damage: { c: 3 } } },
      { damage: { c: 2 } },
    ],
    ['of a spell, to a player', { ...hit([unicorn], 'B'), expect: { life: { B: 18 } } }, { life: { B: 17 } }],
    [
      'none is left of one (120.8)',
      board(
        {
          mana: { A: '{R}' },
          zones: { battlefield: [unicorn], hand: { A: [spell('p', 'Ping deals 1 damage to any target.', { name: 'Ping' })] } },
        },
        cast('A', 'p', 'B'),
        { life: { B: 20 } },
      ),
      { life: { B: 19 } },
    ],
    ['any source deals double', { ...hit([furnace], 'B'), expect: { life: { B: 14 } } }, { life: { B: 17 } }],
    [
      'of counters',
      board({ zones: { battlefield: [vizier('B'), creature('c', 'B', '5/5')] } }, [wither('c', 3)], { counters: { c: { '-1/-1': 2 } } }),
      { counters: { c: { '-1/-1': 3 } } },
    ],
    [
      'none where one would be put',
      board({ zones: { battlefield: [vizier('B'), creature('c', 'B', '5/5')] } }, [wither('c', 1)], { pt: { c: '5/5' } }),
      { pt: { c: '4/4' } },
    ],
    [
      'not on the creature of another',
      board({ zones: { battlefield: [vizier('A'), creature('c', 'B', '5/5')] } }, [wither('c', 1)], { pt: { c: '4/4' } }),
      { pt: { c: '5/5' } },
    ],
    [
      'with persist it returns without one (702.79a)',
      board(
        { zones: { battlefield: [vizier('B'), creature('c', 'B', '2/2', { text: 'Persist' })] } },
        [effect('Destroy target creature.', 'A', { targets: ['c'] }), { by: 'all', do: 'pass until', until: 'stack empty' }],
        { zones: { c: 'battlefield' }, pt: { c: '2/2' } },
      ),
      { pt: { c: '1/1' } },
    ],
  ]);
});

describe('for as long as this creature is there', () => {
  const sower = {
    ref: 's',
    name: 'Sower',
    type: 'Creature — Faerie',
    pt: '2/2',
    cost: '{0}',
    text: 'When this creature enters, gain control of target creature for as long as this creature remains on the battlefield.',
  };
  const taken = (more: readonly object[] = []) =>
    board(
      { zones: { battlefield: [creature('c', 'B')], hand: { A: [sower] } } },
      [{ by: 'A', do: 'cast', object: 's' }, resolve, { by: 'A', do: 'choose', choice: 'c' }, resolve, ...more],
      {},
    );
  const man = (pt: string) =>
    creature('m', 'A', pt, {
      text: "You may choose not to untap this creature during your untap step.\n{T}: Gain control of target creature with power less than or equal to this creature's power for as long as this creature remains tapped and that creature's power remains less than or equal to this creature's power.",
    });
  const old = (more: readonly object[]) =>
    board(
      { zones: { battlefield: [man('2/3'), creature('c', 'B')] } },
      [{ by: 'A', do: 'activate', object: 'm', targets: ['c'] }, resolve, ...more],
      {},
    );
  bothWays([
    ['it is taken', { ...taken(), expect: { controller: { c: 'A' } } }, { controller: { c: 'B' } }],
    [
      'and given back when it dies (611.2b)',
      { ...taken([effect('Destroy target creature.', 'B', { targets: ['s'] })]), expect: { controller: { c: 'B' } } },
      { controller: { c: 'A' } },
    ],
    ['as long as its power is no more', { ...old([]), expect: { controller: { c: 'A' } } }, { controller: { c: 'B' } }],
    [
      'until it grows',
      { ...old([effect('Target creature gets +1/+0 until end of turn.', 'A', { targets: ['c'] })]), expect: { controller: { c: 'B' } } },
      { controller: { c: 'A' } },
    ],
    [
      'or the other shrinks',
      { ...old([effect('Target creature gets -1/-0 until end of turn.', 'A', { targets: ['m'] })]), expect: { controller: { c: 'B' } } },
      { controller: { c: 'A' } },
    ],
    [
      'or is untapped',
      { ...old([effect('Untap target creature.', 'A', { targets: ['m'] })]), expect: { controller: { c: 'B' } } },
      { controller: { c: 'A' } },
    ],
  ]);
});
