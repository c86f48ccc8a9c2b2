import { describe, expect, it } from 'vitest';
import { everyCreatureType } from '../../../../src/engine/language/subtypes.ts';
import { lookAt } from '../../../../src/engine/look/layers/characteristics.ts';
import { nothingAnnounced } from '../../../../src/engine/look/reading/context.ts';
import { matches } from '../../../../src/engine/look/reading/read.ts';
import {
  activated,
  addTypes,
  all,
  attached,
  has,
  is,
  keyword,
  keywords,
  losesAll,
  nonbasic,
  of,
  position,
  pt,
  says,
  setTypes,
  type,
} from './given.ts';

const days = ['2003-07-01', '2004-10-01', '2005-10-01', '2009-07-11', '2020-04-17', '2026-01-16'] as const;

describe('lands that are 1/1 creatures and still lands', () => {
  it.each(days)('keep their other types, land types and supertypes under the rules of %s', (day) => {
    const state = position({
      day,
      cards: [
        { ref: 'citadel', types: ['artifact', 'land'], supertypes: ['legendary'] },
        { ref: 'forest', types: ['land'], supertypes: ['basic'], subtypes: ['Forest'] },
        { ref: 'plans', types: ['enchantment'], abilities: [says(all(type('land')), [addTypes({ types: ['creature'] }), is(1)])] },
      ],
    });
    expect(of(state, 'citadel')).toMatchObject({ types: ['artifact', 'land', 'creature'], supertypes: ['legendary'], power: 1 });
    expect(of(state, 'forest')).toMatchObject({ types: ['land', 'creature'], supertypes: ['basic'], subtypes: ['Forest'] });
    expect(activated(state, 'forest')).toEqual(['{T}: Add {G}.']);
  });
});

describe('what becomes an artifact creature', () => {
  const golem = [setTypes({ types: ['artifact', 'creature'], subtypes: ['Golem'] }), is(1)];
  it.each(days)('keeps its other types under the rules of %s', (day) => {
    const state = position({
      day,
      cards: [
        { ref: 'shrine', types: ['artifact', 'enchantment'], subtypes: ['Shrine'] },
        {
          ref: 'march',
          types: ['enchantment'],
          abilities: [says(all(type('artifact')), [setTypes({ types: ['artifact', 'creature'] }), is(1)])],
        },
      ],
    });
    expect(of(state, 'shrine')).toMatchObject({ types: ['artifact', 'enchantment', 'creature'], subtypes: ['Shrine'] });
  });
  it.each([
    ['2018-01-19', ['Goblin', 'Golem']],
    ['2019-10-04', ['Golem']],
  ])('of new creature types has, under the rules of %s, %j', (day, expected) => {
    const state = position({
      day,
      cards: [{ ref: 'goblin', pt: '2/2', subtypes: ['Goblin'] }],
      effects: [{ on: ['goblin'], changes: golem }],
    });
    expect(of(state, 'goblin').subtypes).toEqual(expected);
  });
});

describe('noncreature artifacts that become 2/2 creatures', () => {
  it.each(days)('are the same set in all layers under the rules of %s', (day) => {
    const noncreature = all(type('artifact'), { kind: 'not', filter: type('creature') });
    const state = position({
      day,
      cards: [
        { ref: 'rock' },
        { ref: 'golem', types: ['artifact', 'creature'], pt: '5/5' },
        { ref: 'wakes', types: ['enchantment'], abilities: [says(noncreature, [addTypes({ types: ['creature'] }), is(2)])] },
      ],
    });
    expect([pt(state, 'rock'), pt(state, 'golem')]).toEqual(['2/2', '5/5']);
  });
});

describe('a card type that is set', () => {
  it('takes the subtypes that belonged to the old one, and leaves supertypes', () => {
    const state = position({
      day: '2026-01-16',
      cards: [{ ref: 'arbor', types: ['land', 'creature'], subtypes: ['Forest', 'Dryad'], supertypes: ['legendary'], pt: '1/1' }],
      effects: [{ on: ['arbor'], changes: [setTypes({ types: ['land'] })] }],
    });
    expect(of(state, 'arbor')).toMatchObject({ types: ['land'], subtypes: ['Forest'], supertypes: ['legendary'] });
    expect(pt(state, 'arbor')).toBeUndefined();
  });
  it('leaves subtypes that another of its card types shares', () => {
    const state = position({
      day: '2026-01-16',
      cards: [{ ref: 'elf', types: ['kindred', 'creature'], subtypes: ['Elf'], pt: '1/1' }],
      effects: [{ on: ['elf'], changes: [{ kind: 'remove types', types: { types: ['creature'] } }] }],
    });
    expect(of(state, 'elf')).toMatchObject({ types: ['kindred'], subtypes: ['Elf'] });
  });
  it.each([
    ['2022-04-29', ['artifact']],
    ['2022-06-10', ['artifact', 'instant']],
  ])('is, of an instant under the rules of %s, %j', (day, expected) => {
    const state = position({
      day,
      cards: [],
      zones: { A: { hand: [{ ref: 'bolt', types: ['instant'] }] } },
      effects: [{ on: ['bolt'], changes: [setTypes({ types: ['artifact'] })] }],
    });
    expect(of(state, 'bolt').types).toEqual(expected);
  });
});

describe('a subtype', () => {
  it('that is set replaces those of its own set', () => {
    const state = position({
      day: '2026-01-16',
      cards: [{ ref: 'arbor', types: ['land', 'creature'], subtypes: ['Forest', 'Dryad'], pt: '1/1' }],
      effects: [{ on: ['arbor'], changes: [setTypes({ subtypes: ['Goblin'] })] }],
    });
    expect(of(state, 'arbor').subtypes).toEqual(['Forest', 'Goblin']);
  });
  it.each([
    ['2011-07-15', ['Goblin']],
    ['2011-09-30', []],
  ])('of a card type that an object has not is, under the rules of %s, gained as %j', (day, expected) => {
    const state = position({ day, cards: [{ ref: 'rock' }], effects: [{ on: ['rock'], changes: [addTypes({ subtypes: ['Goblin'] })] }] });
    expect(of(state, 'rock').subtypes).toEqual(expected);
  });
  it('of every creature type matches creature types alone, in all zones', () => {
    const state = position({
      day: '2026-01-16',
      cards: [],
      zones: { A: { graveyard: [{ ref: 'change', pt: '1/1', abilities: [keyword('changeling')] }] } },
    });
    expect(of(state, 'change').subtypes).toEqual([everyCreatureType]);
    const context = { source: 'change.0', controller: 'A', announced: nothingAnnounced, memory: {} };
    const isA = (subtype: string): boolean =>
      matches(
        lookAt(state),
        'change.0',
        {
          kind: 'and',
          filters: [
            { kind: 'subtype', subtype },
            { kind: 'zone', zone: 'graveyard' },
          ],
        },
        context,
      );
    expect([isA('Goblin'), isA('Forest'), isA('Equipment')]).toEqual([true, false, false]);
  });
});

describe('a land that becomes another basic land', () => {
  const mountain = setTypes({ subtypes: ['Mountain'] });
  const village = { ref: 'village', types: ['land'] as const, subtypes: ['Lair'], abilities: [keyword('hexproof')] };
  it.each(days)('loses its text and its land types, keeps what it was granted, and taps for that mana under the rules of %s', (day) => {
    const state = position({
      day,
      cards: [village, { ref: 'moon', types: ['enchantment'], abilities: [says(all(nonbasic, type('land')), [mountain])] }],
      effects: [{ on: ['village'], changes: [has(keyword('shroud'))], timestamp: 0 }],
    });
    expect(of(state, 'village').subtypes).toEqual(['Mountain']);
    expect(keywords(state, 'village')).toEqual(['shroud']);
    expect(activated(state, 'village')).toEqual(['{T}: Add {R}.']);
  });
  it('in addition to its other types keeps all that it had', () => {
    const state = position({
      day: '2026-01-16',
      cards: [village],
      effects: [{ on: ['village'], changes: [addTypes({ subtypes: ['Mountain'] })] }],
    });
    expect(of(state, 'village').subtypes).toEqual(['Lair', 'Mountain']);
    expect(keywords(state, 'village')).toEqual(['hexproof']);
    expect(activated(state, 'village')).toEqual(['{T}: Add {R}.']);
  });
  it('can lose the ability that its type gives', () => {
    const forest = { ref: 'forest', types: ['land'] as const, subtypes: ['Forest'] };
    const state = position({ day: '2026-01-16', cards: [forest], effects: [{ on: ['forest'], changes: [losesAll] }] });
    expect(activated(state, 'forest')).toEqual([]);
    expect(of(state, 'forest').subtypes).toEqual(['Forest']);
  });
  it('ends an ability that makes all lands Swamps, whichever came first', () => {
    // Blood Moon and Urborg: the second depends on the first, which takes its ability.
    const moon = { ref: 'moon', types: ['enchantment'] as const, abilities: [says(all(nonbasic, type('land')), [mountain])] };
    const tomb = {
      ref: 'tomb',
      types: ['land'] as const,
      abilities: [says(all(type('land')), [addTypes({ subtypes: ['Swamp'] })])],
    };
    const forest = { ref: 'forest', types: ['land'] as const, supertypes: ['basic'] as const, subtypes: ['Forest'] };
    for (const cards of [
      [moon, tomb, forest],
      [tomb, moon, forest],
    ]) {
      const state = position({ day: '2026-01-16', cards });
      expect([of(state, 'tomb').subtypes, of(state, 'forest').subtypes]).toEqual([['Mountain'], ['Forest']]);
    }
  });
  it('by an Aura is what the younger of two says', () => {
    const aura = (ref: string, subtype: string) => ({
      ref,
      types: ['enchantment'] as const,
      abilities: [says(attached, [setTypes({ subtypes: [subtype] })])],
      as: { attachedTo: 'land.0' },
    });
    const state = position({
      day: '2026-01-16',
      cards: [aura('sea', 'Island'), { ref: 'land', types: ['land'] }, aura('rock', 'Mountain')],
    });
    expect(activated(state, 'land')).toEqual(['{T}: Add {R}.']);
  });
});

describe('a text change', () => {
  it('changes colour words, land types and creature types of the text, not names and not granted abilities', () => {
    const protection = {
      kind: 'keyword',
      text: 'protection from black',
      keyword: 'protection',
      quality: { kind: 'color', color: 'black' },
    } as const;
    const walk = { kind: 'keyword', text: 'Islandwalk', keyword: 'landwalk', quality: 'Island' } as const;
    const state = position({
      day: '2026-01-16',
      cards: [{ ref: 'knight', name: 'black Island', pt: '2/2', abilities: [protection, walk] }],
      effects: [
        { on: ['knight'], changes: [{ kind: 'text', from: 'black', to: 'red' }] },
        { on: ['knight'], changes: [{ kind: 'text', from: 'Island', to: 'Swamp' }] },
        { on: ['knight'], changes: [has(protection)], timestamp: 0 },
      ],
    });
    const { name, abilities } = of(state, 'knight');
    expect(name).toBe('black Island');
    expect(abilities).toEqual([
      { ...protection, text: 'protection from red', quality: { kind: 'color', color: 'red' } },
      { ...walk, text: 'Swampwalk', quality: 'Swamp' },
      protection,
    ]);
  });
  it('of a basic land type changes what the land taps for', () => {
    const forest = { ref: 'forest', types: ['land'] as const, subtypes: ['Forest'] };
    const state = position({
      day: '2026-01-16',
      cards: [forest],
      effects: [{ on: ['forest'], changes: [{ kind: 'text', from: 'Forest', to: 'Plains' }] }],
    });
    expect(activated(state, 'forest')).toEqual(['{T}: Add {W}.']);
  });
});
