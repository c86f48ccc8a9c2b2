import { describe, expect, it } from 'vitest';
import {
  activated,
  addTypes,
  all,
  attached,
  color,
  defines,
  gets,
  has,
  is,
  isColor,
  keyword,
  keywords,
  loses,
  losesAll,
  not,
  number,
  of,
  position,
  pt,
  says,
  self,
  setTypes,
  type,
  you,
  yours,
} from './given.ts';

const days = ['2001-09-24', '2003-07-01', '2004-10-01', '2005-10-01', '2009-07-11', '2020-04-17', '2026-01-16'] as const;
const bear = { ref: 'bear', pt: '2/2' };
const enchantment = (ref: string, ...abilities: Parameters<typeof says>[]) => ({
  ref,
  types: ['enchantment'] as const,
  abilities: abilities.map((each) => says(...each)),
});

describe('timestamps', () => {
  const flight = { ...enchantment('flight', [attached, [has(keyword('flying'))]]), as: { attachedTo: 'bear.0' } };
  const roots = { ...enchantment('roots', [attached, [loses('flying')]]), as: { attachedTo: 'bear.0' } };
  it.each(days)('decide between gaining and losing flying under the rules of %s', (day) => {
    expect(keywords(position({ day, cards: [bear, flight, roots] }), 'bear')).toEqual([]);
    expect(keywords(position({ day, cards: [bear, roots, flight] }), 'bear')).toEqual(['flying']);
  });
  it.each(days)('decide between two settings of colour under the rules of %s', (day) => {
    const effects = [
      { on: ['bear'], changes: [isColor('red')], timestamp: 9 },
      { on: ['bear'], changes: [isColor('blue')], timestamp: 8 },
    ];
    expect(of(position({ day, cards: [bear], effects }), 'bear').colors).toEqual(['red']);
  });
  it.each(days)('decide who controls a permanent under the rules of %s', (day) => {
    const control = { kind: 'control', by: you } as const;
    const effects = [
      { on: ['bear'], changes: [control], timestamp: 9, controller: 'B' },
      { on: ['bear'], changes: [control], timestamp: 8, controller: 'A' },
    ];
    expect(of(position({ day, cards: [bear], effects }), 'bear').controller).toBe('B');
  });
  it.each([
    ['2005-08-01', '1/1'],
    ['2005-10-01', '3/3'],
  ])('of a granted ability are, under the rules of %s, such that a 1/1 setting before it gives %s', (day, expected) => {
    // Until August 2005 the effect of a granted ability was as old as its object.
    const grant = has(says(self, [is(3)]));
    const effects = [
      { on: ['bear'], changes: [is(1)], timestamp: 8 },
      { on: ['bear'], changes: [grant], timestamp: 9 },
    ];
    expect(pt(position({ day, cards: [bear], effects }), 'bear')).toBe(expected);
  });
});

describe('instances of an ability', () => {
  it('are counted, and lost together', () => {
    const flier = { ref: 'flier', pt: '1/1', abilities: [keyword('flying')] };
    const granted = { on: ['flier'], changes: [has(keyword('flying'))] };
    expect(keywords(position({ day: '2026-01-16', cards: [flier], effects: [granted] }), 'flier')).toEqual(['flying', 'flying']);
    const lost = { on: ['flier'], changes: [loses('flying')] };
    expect(keywords(position({ day: '2026-01-16', cards: [flier], effects: [granted, lost] }), 'flier')).toEqual([]);
  });
  it('are not given to what cannot have the ability, before or after', () => {
    const barred = { on: ['bear'], changes: [{ kind: 'cannot have', keyword: 'hexproof' } as const] };
    const granted = { on: ['bear'], changes: [has(keyword('hexproof')), has(keyword('flying'))] };
    for (const effects of [
      [barred, granted],
      [granted, barred],
      [granted, barred, granted],
    ])
      expect(new Set(keywords(position({ day: '2026-01-16', cards: [bear], effects }), 'bear'))).toEqual(new Set(['flying']));
  });
  it('that all are lost come back only with effects that are younger', () => {
    const effects = [
      { on: ['bear'], changes: [has(keyword('flying'))] },
      { on: ['bear'], changes: [losesAll] },
      { on: ['bear'], changes: [has(keyword('reach'))] },
    ];
    expect(keywords(position({ day: '2026-01-16', cards: [{ ...bear, abilities: [keyword('haste')] }], effects }), 'bear')).toEqual([
      'reach',
    ]);
  });
  it('of another object are had by the object that gains them', () => {
    const tap = { kind: 'activated', text: '{T}: tap me', costs: [{ pay: 'tap' }], effect: { targets: [], instructions: [] } } as const;
    const state = position({
      day: '2026-01-16',
      cards: [bear, { ref: 'tapper', pt: '1/1', abilities: [tap, keyword('haste')] }],
      effects: [
        {
          on: ['bear'],
          changes: [{ kind: 'add abilities of', of: { kind: 'all', filter: { kind: 'named', name: 'tapper' } }, only: 'activated' }],
        },
      ],
    });
    expect(activated(state, 'bear')).toEqual(['{T}: tap me']);
    expect(keywords(state, 'bear')).toEqual([]);
  });
});

describe('an effect over several layers', () => {
  it.each(days)('applies each part in its own: Wild Mongrel under the rules of %s', (day) => {
    const state = position({ day, cards: [bear], effects: [{ on: ['bear'], changes: [gets(1, 1), isColor('black')] }] });
    expect([pt(state, 'bear'), of(state, 'bear').colors]).toEqual(['3/3', ['black']]);
  });
  it.each(days)('gives control and haste: Grab the Reins under the rules of %s', (day) => {
    const effects = [{ on: ['bear'], changes: [{ kind: 'control', by: you } as const, has(keyword('haste'))], controller: 'B' }];
    const state = position({ day, cards: [bear], effects });
    expect([of(state, 'bear').controller, keywords(state, 'bear')]).toEqual(['B', ['haste']]);
  });
  it.each([
    ['2005-10-01', '4/4'],
    ['2009-07-11', '4/4'],
    ['2026-01-16', '4/4'],
  ])('goes on though its ability is gone meanwhile, under the rules of %s', (day, expected) => {
    // Opalescence and Humility, the latter younger: both are creatures without abilities; Humility sets after Opalescence.
    const opalescence = enchantment('opalescence', [
      all(type('enchantment'), { kind: 'other', than: self }),
      [addTypes({ types: ['creature'] }), is(number(4))],
    ]);
    const humility = enchantment('humility', [all(type('creature')), [losesAll, is(1)]]);
    const early = position({ day, cards: [humility, opalescence, bear] });
    expect([pt(early, 'humility'), pt(early, 'bear'), pt(early, 'opalescence')]).toEqual([expected, '1/1', undefined]);
    const late = position({ day, cards: [opalescence, humility, bear] });
    expect([pt(late, 'humility'), pt(late, 'bear')]).toEqual(['1/1', '1/1']);
    expect(of(late, 'humility').abilities).toEqual([]);
  });
});

describe('dependency', () => {
  it.each(days)('lets what makes a creature white go before what counts on it, under the rules of %s', (day) => {
    const white = { ...enchantment('wash', [attached, [isColor('white')]]), as: { attachedTo: 'bear.0' } };
    const first = enchantment('honor', [all(color('white'), type('creature')), [gets(1, 1)]]);
    for (const cards of [
      [bear, first, white],
      [bear, white, first],
    ])
      expect(pt(position({ day, cards }), 'bear')).toBe('3/3');
  });
  it('waits in the same layer: what adds a type goes before what looks for it', () => {
    const goblins = enchantment('goblins', [all({ kind: 'subtype', subtype: 'Goblin' }), [addTypes({ subtypes: ['Warrior'] })]]);
    const makes = enchantment('makes', [all(type('creature')), [addTypes({ subtypes: ['Goblin'] })]]);
    for (const cards of [
      [bear, goblins, makes],
      [bear, makes, goblins],
    ])
      expect(of(position({ day: '2026-01-16', cards }), 'bear').subtypes).toEqual(['Goblin', 'Warrior']);
  });
  it('is no dependency in another layer', () => {
    // A loss of abilities in the layer of abilities does not end a type change that started before.
    const state = position({
      day: '2026-01-16',
      cards: [{ ref: 'lord', pt: '1/1', abilities: [says(all(type('creature')), [addTypes({ subtypes: ['Goblin'] }), gets(1, 0)])] }],
      effects: [{ on: ['lord'], changes: [losesAll], timestamp: 0 }],
    });
    expect([of(state, 'lord').subtypes, pt(state, 'lord')]).toEqual([['Goblin'], '2/1']);
  });
  const eater = (ref: string, looksFor: string, becomes: string) =>
    enchantment(ref, [all({ kind: 'subtype', subtype: looksFor }), [setTypes({ subtypes: [becomes] })]]);
  const [elf, orc] = [
    { ref: 'elf', pt: '1/1', subtypes: ['Elf'] },
    { ref: 'orc', pt: '1/1', subtypes: ['Orc'] },
  ];
  it('in a loop is ignored: timestamps decide', () => {
    // Each makes more of what the other looks for.
    const cards = [eater('one', 'Elf', 'Orc'), eater('two', 'Orc', 'Elf'), elf, orc];
    const outcome = (order: typeof cards) =>
      ['elf', 'orc'].flatMap((ref) => of(position({ day: '2026-01-16', cards: order }), ref).subtypes);
    expect(outcome(cards)).toEqual(['Elf', 'Elf']);
    expect(outcome(cards.toReversed())).toEqual(['Orc', 'Orc']);
  });
  it('makes one wait for the other, where only one makes what the other looks for', () => {
    const cards = [eater('one', 'Elf', 'Orc'), eater('two', 'Orc', 'Elf'), elf];
    for (const order of [cards, cards.toReversed()])
      expect(of(position({ day: '2026-01-16', cards: order }), 'elf').subtypes).toEqual(['Elf']);
  });
  it('of a loop on an effect outside it makes the whole loop wait', () => {
    const makes = enchantment('makes', [all({ kind: 'subtype', subtype: 'Bear' }), [setTypes({ subtypes: ['Orc'] })]]);
    const cards = [eater('two', 'Orc', 'Elf'), eater('one', 'Elf', 'Orc'), { ...bear, subtypes: ['Bear'] }, elf, orc, makes];
    const state = position({ day: '2026-01-16', cards });
    expect(['bear', 'elf', 'orc'].flatMap((ref) => of(state, ref).subtypes)).toEqual(['Orc', 'Orc', 'Orc']);
  });
  it('of an ability that another takes away ends it', () => {
    const mute = enchantment('mute', [all(type('creature')), [losesAll]]);
    const lord = { ref: 'lord', pt: '1/1', abilities: [says(all(type('creature')), [has(keyword('flying'))])] };
    for (const cards of [
      [lord, mute, bear],
      [mute, lord, bear],
    ])
      expect(keywords(position({ day: '2026-01-16', cards }), 'bear')).toEqual([]);
  });
  it.each([
    // A definition that depends on another effect waited for it until the rules excepted definitions.
    ['2006-10-01', ['red']],
    ['2007-05-01', ['white']],
  ])('of a definition is, under the rules of %s, such that %j is the outcome', (day, expected) => {
    const mirror = {
      ref: 'mirror',
      pt: '1/1',
      abilities: [says(self, [{ kind: 'colors of', of: { kind: 'all', filter: { kind: 'named', name: 'paint' } } }], { defining: true })],
    };
    const paint = { ref: 'paint', pt: '1/1', colors: ['white'] as const };
    const state = position({ day, cards: [mirror, paint], effects: [{ on: ['paint'], changes: [isColor('red')] }] });
    expect(of(state, 'mirror').colors).toEqual(expected);
  });
});

describe('a definition', () => {
  it('that an effect granted defines nothing: it is applied by its timestamp', () => {
    const effects = [
      { on: ['bear'], changes: [has(defines(is(5)))], timestamp: 20 },
      { on: ['bear'], changes: [is(1)], timestamp: 10 },
    ];
    expect(pt(position({ day: '2026-01-16', cards: [bear], effects }), 'bear')).toBe('5/5');
  });
  it('goes before all others of its layer', () => {
    const colorless = { ...bear, colors: ['green'] as const, abilities: [keyword('devoid')] };
    expect(of(position({ day: '2026-01-16', cards: [colorless] }), 'bear').colors).toEqual([]);
    const painted = { on: ['bear'], changes: [isColor('blue')], timestamp: 0 };
    expect(of(position({ day: '2026-01-16', cards: [colorless], effects: [painted] }), 'bear').colors).toEqual(['blue']);
  });
});

describe('the controller of a static ability', () => {
  it('is who controls its source once control effects have been applied', () => {
    const lord = { ref: 'lord', pt: '1/1', abilities: [says(all(type('creature'), yours), [gets(1, 1)])] };
    const effects = [{ on: ['lord'], changes: [{ kind: 'control', by: you } as const], controller: 'B' }];
    const state = position({ day: '2026-01-16', cards: [lord, bear], effects });
    expect([pt(state, 'lord'), pt(state, 'bear')]).toEqual(['2/2', '2/2']);
  });
  it('is found by dependency when an Aura that gives control is itself given to another', () => {
    const control = (ref: string, to: string) => ({
      ...enchantment(ref, [attached, [{ kind: 'control', by: you }]]),
      as: { attachedTo: `${to}.0` },
    });
    const effects = [{ on: ['aura'], changes: [{ kind: 'control', by: you } as const], controller: 'B', timestamp: 50 }];
    const state = position({ day: '2026-01-16', cards: [bear, control('aura', 'bear')], effects });
    expect(of(state, 'bear').controller).toBe('B');
  });
});

it('an effect on nothing but noncreatures leaves creatures alone', () => {
  const state = position({ day: '2026-01-16', cards: [bear, enchantment('odd', [all(not(type('creature'))), [isColor('red')]])] });
  expect([of(state, 'bear').colors, of(state, 'odd').colors]).toEqual([[], ['red']]);
});
