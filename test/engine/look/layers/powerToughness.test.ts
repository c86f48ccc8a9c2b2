import { describe, expect, it } from 'vitest';
import {
  addTypes,
  all,
  change,
  color,
  defines,
  type Given,
  gets,
  has,
  is,
  isColor,
  number,
  of,
  position,
  pt,
  says,
  self,
  setTypes,
  switches,
  type,
  yours,
} from './given.ts';

const days = {
  2001: '2001-09-24',
  '2003 July': '2003-07-01',
  2004: '2004-10-01',
  2005: '2005-10-01',
  2009: '2009-07-11',
  2020: '2020-04-17',
  2026: '2026-01-16',
} as const;
type Era = `${keyof typeof days}`;
const eras = Object.keys(days) as readonly Era[];

const ogre: Omit<Given, 'day'> = {
  cards: [
    { ref: 'ogre', pt: '2/2', as: { counters: { '+1/+1': 1 } } },
    { ref: 'anthem', types: ['enchantment'], abilities: [says(all(type('creature'), yours), [gets(0, 2)])], as: { timestamp: 20 } },
  ],
  effects: [
    { on: ['ogre'], changes: [gets(4, 4)], timestamp: 10 },
    { on: ['ogre'], changes: [is(0, 1)], timestamp: 30 },
  ],
};

describe('Gray Ogre with a counter, +4/+4, a static +0/+2, and then 0/1', () => {
  it.each([
    // All others by timestamp after counters: the last setting takes everything.
    ['2001', '0/1'],
    ['2003 July', '0/1'],
    ['2004', '0/1'],
    // 418.5a: settings and spells by timestamp, then the counter, then the static ability.
    ['2005', '1/4'],
    // 613.4: settings first.
    ['2009', '5/8'],
    ['2020', '5/8'],
    ['2026', '5/8'],
  ] satisfies readonly [Era, string][])('is in %s a %s', (era, expected) => {
    expect(pt(position({ ...ogre, day: days[era] }), 'ogre')).toBe(expected);
  });
});

describe('Svogthos, made a 3/3, given +1/+1, and then made as large as a graveyard of ten', () => {
  const small = [addTypes({ types: ['creature'] }), is(3)];
  const graveyard = { A: { graveyard: Array.from({ length: 10 }, (_, at) => ({ ref: `dead${at}`, pt: '1/1' })) } };
  const dead = {
    kind: 'count',
    of: { kind: 'all', filter: { kind: 'and', filters: [type('creature'), { kind: 'zone', zone: 'graveyard', of: { kind: 'you' } }] } },
  } as const;
  const plant = [addTypes({ types: ['creature'], subtypes: ['Plant', 'Zombie'] }), isColor('black', 'green'), has(defines(is(dead)))];
  const given = (day: string, again: boolean): Given => ({
    day,
    cards: [{ ref: 'tomb', types: ['land'], supertypes: ['legendary'] }],
    zones: graveyard,
    effects: [
      { on: ['tomb'], changes: small },
      { on: ['tomb'], changes: [gets(1, 1)] },
      { on: ['tomb'], changes: plant },
      ...(again ? [{ on: ['tomb'], changes: small }] : []),
    ],
  });
  it.each([
    ['2005', '10/10', '3/3'],
    ['2009', '11/11', '4/4'],
    ['2026', '11/11', '4/4'],
  ] satisfies readonly [Era, string, string][])('is in %s a %s, and made 3/3 again a %s', (era, first, again) => {
    expect(pt(position(given(days[era], false)), 'tomb')).toBe(first);
    expect(pt(position(given(days[era], true)), 'tomb')).toBe(again);
  });
  it('stays a legendary land and is black and green', () => {
    const state = position(given(days[2026], false));
    expect(of(state, 'tomb')).toMatchObject({
      types: ['land', 'creature'],
      subtypes: ['Plant', 'Zombie'],
      supertypes: ['legendary'],
      colors: ['black', 'green'],
    });
  });
});

describe('a 1/3 that gets +0/+1, is switched, and gets +5/+0', () => {
  const given = (day: string, of: readonly ('toughness' | 'switch' | 'power')[]): Given => ({
    day,
    cards: [{ ref: 'creature', pt: '1/3' }],
    effects: of.map((each) => ({ on: ['creature'], changes: [each === 'switch' ? switches : each === 'power' ? gets(5, 0) : gets(0, 1)] })),
  });
  it.each([
    ['2003 July', '9/1'],
    ['2004', '9/1'],
    ['2005', '4/6'],
    ['2009', '4/6'],
    ['2020', '4/6'],
  ] satisfies readonly [Era, string][])('is in %s a %s', (era, expected) => {
    expect(pt(position(given(days[era], ['toughness', 'switch', 'power'])), 'creature')).toBe(expected);
  });
  it.each(eras)('is in %s a 3/1 when the first effect ends first', (era) => {
    expect(pt(position(given(days[era], ['toughness', 'switch'])), 'creature')).toBe('4/1');
    expect(pt(position(given(days[era], ['switch'])), 'creature')).toBe('3/1');
  });
});

describe('an artifact that made itself a 3/2 creature and then became 0/2', () => {
  // 418.5a of 2003-10-01: the setting of a type changer goes with the type.
  const animated = [setTypes({ types: ['artifact', 'creature'] }), is(3, 2)];
  const given = (day: string): Given => ({
    day,
    cards: [{ ref: 'guardian' }],
    effects: [
      { on: ['guardian'], changes: animated },
      { on: ['guardian'], changes: [is(0, 2)] },
      { on: ['guardian'], changes: animated },
    ],
  });
  it.each([
    ['2001', '0/2'],
    ['2003 July', '0/2'],
    ['2004', '0/2'],
    ['2005', '3/2'],
    ['2009', '3/2'],
    ['2026', '3/2'],
  ] satisfies readonly [Era, string][])('is in %s, made a creature once more, a %s', (era, expected) => {
    expect(pt(position(given(days[era])), 'guardian')).toBe(expected);
  });
});

describe('counters', () => {
  it('count as settings of their own layer until 2020 and are added with other modifications since', () => {
    // A static ability that adds a creature's power to its power sees counters only where they are in its layer.
    const doubled = says(all(type('creature')), [
      { kind: 'modify power/toughness', power: { kind: 'characteristic', name: 'power', of: { kind: 'each' } }, toughness: number(0) },
    ]);
    const given = (day: string): Given => ({
      day,
      cards: [
        { ref: 'creature', pt: '2/2', as: { counters: { '+1/+1': 3 } } },
        { ref: 'doubler', types: ['enchantment'], abilities: [doubled] },
      ],
    });
    expect(pt(position(given(days[2009])), 'creature')).toBe('7/5');
    expect(pt(position(given(days[2020])), 'creature')).toBe('10/5');
  });
  it('give keywords since 2020, later ones after a loss of all abilities', () => {
    const given = (day: string, counterTimes: Readonly<Record<string, number>>): Given => ({
      day,
      cards: [{ ref: 'creature', pt: '2/2', as: { counters: { flying: 2 }, counterTimes } }],
      effects: [{ on: ['creature'], changes: [{ kind: 'lose all abilities' }], timestamp: 10 }],
    });
    expect(of(position(given(days[2020], {})), 'creature').abilities).toHaveLength(0);
    expect(of(position(given(days[2020], { flying: 11 })), 'creature').abilities).toHaveLength(2);
    expect(of(position(given('2019-10-04', { flying: 11 })), 'creature').abilities).toHaveLength(0);
  });
  it('lower power below zero', () => {
    const state = position({
      day: days[2026],
      cards: [{ ref: 'creature', pt: '3/4', as: { counters: { '-1/-1': 2 } } }],
      effects: [{ on: ['creature'], changes: [gets(-5, 0)] }],
    });
    expect(pt(state, 'creature')).toBe('-4/2');
    expect(pt(change(state, 'creature', { counters: { '+3/+0': 1 } }), 'creature')).toBe('1/4');
  });
});

describe('Crusade and a black 2/2', () => {
  const given = (day: string, ...colors: readonly ('white' | 'red')[]): Given => ({
    day,
    cards: [
      { ref: 'crusade', types: ['enchantment'], abilities: [says(all(color('white'), type('creature')), [gets(1, 1)])] },
      { ref: 'creature', pt: '2/2', colors: ['black'] },
    ],
    effects: colors.map((each) => ({ on: ['creature'], changes: [isColor(each)] })),
  });
  it.each(eras)('make in %s a 3/3 of what is turned white, and a 2/2 again of what is then turned red', (era) => {
    expect(pt(position(given(days[era])), 'creature')).toBe('2/2');
    expect(pt(position(given(days[era], 'white')), 'creature')).toBe('3/3');
    expect(pt(position(given(days[era], 'white', 'red')), 'creature')).toBe('2/2');
  });
});

describe('a star', () => {
  const lands = { kind: 'count', of: all(type('land'), yours) } as const;
  const star = { ref: 'maro', pt: '0/0', abilities: [defines(is(lands))] };
  it.each([
    ['2001', '0/0'],
    ['2005', '0/0'],
    ['2009', '2/2'],
    ['2026', '2/2'],
  ] satisfies readonly [Era, string][])('is in %s in a graveyard %s', (era, expected) => {
    const cards = [
      { ref: 'one', types: ['land'] as const },
      { ref: 'two', types: ['land'] as const },
    ];
    const state = position({ day: days[era], cards, zones: { A: { graveyard: [star] } } });
    expect(pt(state, 'maro')).toBe(expected);
    expect(pt(position({ day: days[era], cards: [...cards, star] }), 'maro')).toBe('2/2');
  });
  it('is set over, however old the setting', () => {
    const given = { cards: [star, { ref: 'one', types: ['land'] as const }], effects: [{ on: ['maro'], changes: [is(7)], timestamp: 0 }] };
    for (const era of ['2005', '2009', '2026'] as const) expect(pt(position({ ...given, day: days[era] }), 'maro')).toBe('7/7');
  });
});

describe('power and toughness', () => {
  it('are not there for a permanent that is no creature, and wait for it to become one', () => {
    // Veteran Motorist: +1/+1 begins on a Vehicle that is not crewed yet.
    const vehicle = { ref: 'vehicle', types: ['artifact'] as const, subtypes: ['Vehicle'], pt: '4/4' };
    const pumped = { on: ['vehicle'], changes: [gets(1, 1)] };
    expect(pt(position({ day: '2025-06-06', cards: [vehicle], effects: [pumped] }), 'vehicle')).toBeUndefined();
    const crewed = { on: ['vehicle'], changes: [setTypes({ types: ['artifact', 'creature'] })] };
    const state = position({ day: '2025-06-06', cards: [vehicle], effects: [pumped, crewed] });
    expect(pt(state, 'vehicle')).toBe('5/5');
    expect(of(state, 'vehicle').subtypes).toEqual(['Vehicle']);
  });
  it('are 0 for a creature that has none', () => {
    const state = position({
      day: '2025-06-06',
      cards: [{ ref: 'rock' }],
      effects: [{ on: ['rock'], changes: [addTypes({ types: ['creature'] })] }],
    });
    expect(pt(state, 'rock')).toBe('0/0');
  });
  it('of an ability that names its own object mean the object that has the ability', () => {
    const grows = says(self, [
      { kind: 'modify power/toughness', power: { kind: 'counters', counter: 'charge', of: self }, toughness: number(0) },
    ]);
    const giver = { ref: 'giver', types: ['enchantment'] as const, abilities: [says(all(type('creature')), [has(grows)])] };
    const state = position({
      day: '2026-01-16',
      cards: [giver, { ref: 'one', pt: '1/1', as: { counters: { charge: 3 } } }, { ref: 'other', pt: '1/1' }],
    });
    expect([pt(state, 'one'), pt(state, 'other')]).toEqual(['4/1', '1/1']);
  });
});
