/** Who can block whom, keyword by keyword, and who can attack (702, 508.1a, 509.1b). */
import { describe, expect, it } from 'vitest';
import { judgeAttacks } from '../../../../src/engine/actions/combat/attackers.ts';
import { judgeBlocks, listBlocks } from '../../../../src/engine/actions/combat/blockers.ts';
import { lookAt } from '../../../../src/engine/look/layers/characteristics.ts';
import { self } from '../../kit.ts';
import { type Board, idOf, makeBoard, newest, rules, type Thing } from './board.ts';

const plain: Thing = { ref: 'x', pt: [2, 2] };

function canBlock(attacker: Partial<Thing>, blocker: Partial<Thing>, more: readonly Thing[] = [], board: Board = {}) {
  const state = makeBoard({
    ...board,
    step: 'declare blockers',
    things: [{ ...plain, ...attacker, ref: 'a', attacking: { whom: 'B' } }, { ...plain, ...blocker, ref: 'b', of: 'B' }, ...more],
  });
  return judgeBlocks(lookAt(state), 'B', { [idOf('b')]: [idOf('a')] });
}

describe('evasion', () => {
  it.each<[string, Partial<Thing>, Partial<Thing>, boolean]>([
    ['flying is not blocked from the ground', { keywords: ['flying'] }, {}, false],
    ['flying is blocked by flying', { keywords: ['flying'] }, { keywords: ['flying'] }, true],
    ['flying is blocked by reach', { keywords: ['flying'] }, { keywords: ['reach'] }, true],
    ['flying blocks what walks', {}, { keywords: ['flying'] }, true],
    ['shadow is not blocked without shadow', { keywords: ['shadow'] }, {}, false],
    ['shadow does not block without shadow', {}, { keywords: ['shadow'] }, false],
    ['shadow blocks shadow', { keywords: ['shadow'] }, { keywords: ['shadow'] }, true],
    ['horsemanship is not blocked without it', { keywords: ['horsemanship'] }, {}, false],
    ['horsemanship blocks without asking', {}, { keywords: ['horsemanship'] }, true],
    ['fear is not blocked by white', { keywords: ['fear'] }, { colors: ['white'] }, false],
    ['fear is blocked by black', { keywords: ['fear'] }, { colors: ['black'] }, true],
    ['fear is blocked by artifact creatures', { keywords: ['fear'] }, { types: ['artifact', 'creature'] }, true],
    ['intimidate is blocked by a shared colour', { keywords: ['intimidate'], colors: ['red', 'green'] }, { colors: ['green'] }, true],
    ['intimidate is not blocked by another colour', { keywords: ['intimidate'], colors: ['red'] }, { colors: ['black'] }, false],
    ['intimidate is blocked by artifact creatures', { keywords: ['intimidate'] }, { types: ['artifact', 'creature'] }, true],
    ['skulk is not blocked by greater power', { keywords: ['skulk'] }, { pt: [3, 3] }, false],
    ['skulk is blocked by equal power', { keywords: ['skulk'] }, { pt: [2, 5] }, true],
    ['menace is not blocked by one creature', { keywords: ['menace'] }, {}, false],
    ['a creature with decayed does not block', {}, { keywords: ['decayed'] }, false],
    ['a tapped creature does not block', {}, { tapped: true }, false],
  ])('%s', (_, attacker, blocker, expected) => {
    expect(canBlock(attacker, blocker).legal).toBe(expected);
  });

  it('keeps protected attackers from blockers with the quality', () => {
    const protection = {
      kind: 'keyword',
      text: 'protection from red',
      keyword: 'protection',
      quality: { kind: 'color', color: 'red' },
    } as const;
    expect(canBlock({ abilities: [protection] }, { colors: ['red'] })).toMatchObject({
      legal: false,
      cites: ['keyword.protection.block', 'block.restriction'],
    });
    expect(canBlock({ abilities: [protection] }, { colors: ['blue'] }).legal).toBe(true);
  });

  it('adds evasion abilities up: flying and shadow need both', () => {
    const both = { keywords: ['flying', 'shadow'] };
    expect(canBlock(both, { keywords: ['flying'] }).legal).toBe(false);
    expect(canBlock(both, { keywords: ['shadow'] }).legal).toBe(false);
    expect(canBlock(both, both).legal).toBe(true);
  });

  it('asks landwalk of the lands of the defending player alone', () => {
    const walk = { kind: 'keyword', text: 'islandwalk', keyword: 'islandwalk' } as const;
    const island = (of: string): Thing => ({ ref: `island of ${of}`, of, types: ['land'], subtypes: ['Island'] });
    expect(canBlock({ abilities: [walk] }, {}, [island('A')]).legal).toBe(true);
    expect(canBlock({ abilities: [walk] }, {}, [island('B')])).toMatchObject({
      legal: false,
      cites: ['keyword.landwalk', 'block.restriction'],
    });
    const players = ['A', 'B', 'C'];
    expect(canBlock({ abilities: [walk] }, {}, [island('C')], { players, options: { attackMultiplePlayers: true } }).legal).toBe(true);
  });

  it('reads landwalk of a quality: nonbasic landwalk', () => {
    const walk = {
      kind: 'keyword',
      text: 'nonbasic landwalk',
      keyword: 'landwalk',
      quality: { kind: 'not', filter: { kind: 'supertype', supertype: 'basic' } },
    } as const;
    const land: Thing = { ref: 'land', of: 'B', types: ['land'] };
    expect(canBlock({ abilities: [walk] }, {}, [{ ...land, supertypes: ['basic'] }]).legal).toBe(true);
    expect(canBlock({ abilities: [walk] }, {}, [land]).legal).toBe(false);
  });

  it('lets a creature block as though it had flying, and shadow creatures be blocked as though they had none', () => {
    const asFlying = rules({ rule: 'as though', what: self, had: 'flying', for: 'blocking' });
    expect(canBlock({ keywords: ['flying'] }, { abilities: [asFlying] }).legal).toBe(true);
    expect(canBlock({ keywords: ['flying', 'shadow'] }, { abilities: [asFlying] }).legal).toBe(false);
  });

  it.each<[string, string, readonly string[], readonly string[], boolean]>([
    ['flying against what only flyers block', 'flying', [], ['flying'], true],
    ['reach against what only flyers and reach block', 'reach', [], ['flying', 'reach'], true],
    ['flying against what only walkers of shadow block', 'flying', [], ['shadow'], false],
    ['flying against a flyer that only flyers block', 'flying', ['flying'], ['flying'], true],
    ['flying against a shadow that only flyers block', 'flying', ['shadow'], ['flying'], false],
  ])('counts what a creature blocks as though it had where it says who can block: %s', (_, had, keywords, by, legal) => {
    const except = rules({
      rule: 'restrict',
      what: self,
      restriction: 'be blocked',
      by: { kind: 'not', filter: { kind: 'or', filters: by.map((keyword) => ({ kind: 'keyword', keyword })) } },
    });
    const asThough = rules({ rule: 'as though', what: self, had, for: 'blocking' });
    for (const day of ['2005-10-01', '2009-10-01', '2026-01-16']) {
      expect(canBlock({ keywords, abilities: [except] }, { abilities: [asThough] }, [], { day }).legal, day).toBe(legal);
      expect(canBlock({ keywords, abilities: [except] }, {}, [], { day }).legal, day).toBe(false);
    }
  });

  it('does not let a creature that attacks as though it had flying block what only flyers block', () => {
    const except = rules({
      rule: 'restrict',
      what: self,
      restriction: 'be blocked',
      by: { kind: 'not', filter: { kind: 'keyword', keyword: 'flying' } },
    });
    const attacking = rules({ rule: 'as though', what: self, had: 'flying', for: 'attacking' });
    expect(canBlock({ abilities: [except] }, { abilities: [attacking] }).legal).toBe(false);
  });

  it('keeps a creature that can block only creatures with flying from others', () => {
    const only = rules({
      rule: 'restrict',
      what: self,
      restriction: 'block',
      whom: { kind: 'not', filter: { kind: 'keyword', keyword: 'flying' } },
    });
    expect(canBlock({}, { abilities: [only] }).legal).toBe(false);
    expect(canBlock({ keywords: ['flying'] }, { abilities: [only], keywords: ['flying'] }).legal).toBe(true);
  });

  it('keeps Walls from a creature that cannot be blocked by Walls', () => {
    const nimble = rules({ rule: 'restrict', what: self, restriction: 'be blocked', by: { kind: 'subtype', subtype: 'Wall' } });
    expect(canBlock({ abilities: [nimble] }, { subtypes: ['Wall'] }).legal).toBe(false);
    expect(canBlock({ abilities: [nimble] }, {}).legal).toBe(true);
  });

  it('lists blocks of two creatures for a creature with menace', () => {
    const state = makeBoard({
      things: [
        { ref: 'a', pt: [2, 2], keywords: ['menace'], attacking: { whom: 'B' } },
        { ref: 'b', of: 'B', pt: [1, 1] },
        { ref: 'c', of: 'B', pt: [1, 1] },
      ],
    });
    expect(listBlocks(lookAt(state), 'B')).toEqual([{}, { 'b.0': ['a.0'], 'c.0': ['a.0'] }]);
  });
});

describe('who can attack', () => {
  it.each<[string, string, Partial<Thing>, string | undefined]>([
    ['a creature that came this turn', newest, { sick: true }, 'attack.choose'],
    ['one with haste that came this turn', newest, { sick: true, keywords: ['haste'] }, undefined],
    ['a tapped creature', newest, { tapped: true }, 'attack.choose'],
    ['one with defender', newest, { keywords: ['defender'] }, 'keyword.defender'],
    ['one with defender in 2004-10', '2004-10-01', { keywords: ['defender'] }, 'keyword.defender'],
    ['a Wall in 2004-06', '2004-06-01', { subtypes: ['Wall'] }, 'keyword.defender'],
    ['a Wall in 2004-10', '2004-10-01', { subtypes: ['Wall'] }, undefined],
    [
      'one with defender that attacks as though it had none',
      newest,
      { keywords: ['defender'], abilities: [rules({ rule: 'as though', what: self, had: 'defender', for: 'attacking', not: true })] },
      undefined,
    ],
    ['a battle that is a creature', newest, { types: ['battle', 'creature'] }, 'attack.choose'],
  ])('judges %s', (_, day, thing, concept) => {
    const state = makeBoard({ day, things: [{ ...plain, ...thing, ref: 'a' }] });
    const judgement = judgeAttacks(lookAt(state), 'A', { [idOf('a')]: 'B' });
    expect(judgement.legal ? undefined : judgement.cites[0]).toBe(concept);
  });

  it('refuses whom nobody can attack: the own player, a creature, one’s own planeswalker', () => {
    const state = makeBoard({
      things: [
        { ref: 'a', pt: [1, 1] },
        { ref: 'mine', types: ['planeswalker'] },
        { ref: 'theirs', of: 'B', types: ['planeswalker'] },
        { ref: 'siege', types: ['battle'], memory: { protector: 'B' } },
        { ref: 'b', of: 'B', pt: [1, 1] },
      ],
    });
    const legal = (whom: string): boolean => judgeAttacks(lookAt(state), 'A', { 'a.0': whom }).legal;
    expect(['A', 'mine.0', 'b.0', 'B', 'theirs.0', 'siege.0'].map(legal)).toEqual([false, false, false, true, true, true]);
  });

  it('lets an "unless" look at the defending player of each attack', () => {
    const seaBound = rules({
      rule: 'restrict',
      what: self,
      restriction: 'attack',
      unless: {
        kind: 'exists',
        filter: {
          kind: 'and',
          filters: [
            { kind: 'subtype', subtype: 'Island' },
            { kind: 'controlled', by: { kind: 'players', which: 'defending' } },
          ],
        },
      },
    });
    const state = makeBoard({
      players: ['A', 'B', 'C'],
      options: { attackMultiplePlayers: true },
      things: [
        { ref: 'a', pt: [5, 5], abilities: [seaBound] },
        { ref: 'island', of: 'C', types: ['land'], subtypes: ['Island'] },
      ],
    });
    const look = lookAt(state);
    expect(judgeAttacks(look, 'A', { 'a.0': 'B' })).toMatchObject({ legal: false, cites: ['attack.restriction'] });
    expect(judgeAttacks(look, 'A', { 'a.0': 'C' }).legal).toBe(true);
  });
});
