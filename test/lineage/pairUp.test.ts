import { describe, expect, it } from 'vitest';
import { measureRarity } from '../../src/lineage/bags.ts';
import { findByPlace, findByWords } from '../../src/lineage/candidates.ts';
import { makePairing } from '../../src/lineage/pairing.ts';
import { pairUp } from '../../src/lineage/pairUp.ts';
import { edition } from './makeEdition.ts';

const filler = Array.from(
  { length: 12 },
  (_, at) => `9${String(at).padStart(2, '0')}.1 Guest number w${at} brings cake q${at} and a chair k${at} for the party.`,
);

/** Old and new ids of all pairs, without the filler that makes common words common. */
function pairs(old: readonly string[], young: readonly string[]): readonly string[] {
  const [left, right] = [edition([...old, ...filler]), edition([...young, ...filler])];
  const { heirs } = pairUp(left, right).pairing;
  return [...heirs]
    .map((heir, place) => `${left.all[place]?.provision.id ?? ''} > ${right.all[heir]?.provision.id ?? '-'}`)
    .filter((pair) => !pair.startsWith('9'));
}

const skill = (name: string, text: string) => (number: string) => [
  `${number} ${name}`,
  `${number}.1 This is a purring skill.`,
  `${number}.2 ${text}`,
];
const leap = skill('Leaping', 'A leaping cat clears the garden fence without touching it.');
const swim = skill('Swimming', 'A swimming cat crosses a pond though it hates the water.');
const hunt = skill('Hunting', 'A hunting cat brings one mouse home for every cold night.');

describe('twins', () => {
  it('go to their own place when a new one comes before them', () => {
    const found = pairs(['7 Skills', ...leap('701'), ...swim('702')], ['7 Skills', ...hunt('701'), ...leap('702'), ...swim('703')]);
    expect(found).toEqual(['7 > 7', '701 > 702', '701.1 > 702.1', '701.2 > 702.2', '702 > 703', '702.1 > 703.1', '702.2 > 703.2']);
  });

  it('go to their own place when one before them is gone', () => {
    const found = pairs(['7 Skills', ...hunt('701'), ...leap('702'), ...swim('703')], ['7 Skills', ...leap('701'), ...swim('702')]);
    expect(found).toEqual(expect.arrayContaining(['701 > -', '701.1 > -', '701.2 > -', '702.1 > 701.1', '703.1 > 702.1']));
  });

  it('follow their section when the sections change places', () => {
    const found = pairs(['7 Skills', ...leap('701'), ...swim('702')], ['7 Skills', ...swim('701'), ...leap('702')]);
    expect(found).toEqual(expect.arrayContaining(['701 > 702', '701.1 > 702.1', '702 > 701', '702.1 > 701.1']));
  });

  it('that are many still go one to one', () => {
    const many = (count: number, first: number) => Array.from({ length: count }, (_, at) => leap(String(first + at)).slice(0, 2)).flat();
    const found = pairs(['1 Skills', ...many(60, 100)], ['1 Skills', ...many(60, 100)]);
    expect(found.filter((pair) => pair.split(' > ')[0] !== pair.split(' > ')[1])).toEqual([]);
  });
});

describe('near twins', () => {
  const rule = (what: string) => `If a cat has several instances of ${what}, each works separately.`;

  it('go by the word that sets them apart, not by their number', () => {
    const found = pairs(
      ['7 Skills', '701 Leaping', `701.1 ${rule('leaping')}`, '702 Swimming', `702.1 ${rule('swimming')}`],
      ['7 Skills', '701 Swimming', `701.1 ${rule('swimming')}`, '702 Leaping', `702.1 ${rule('leaping')}`],
    );
    expect(found).toEqual(expect.arrayContaining(['701.1 > 702.1', '702.1 > 701.1']));
  });
});

describe('a number', () => {
  it('that is used again for something else pairs nothing', () => {
    const found = pairs(
      ['7 Tea', '700.1 The kettle boils water before the guests sit down.', '700.2 A gardener waters roses every single morning.'],
      [
        '7 Tea',
        '700.1 The kettle boils water before the guests sit down.',
        '700.2 Umbrellas belong to the brass stand beside our front door.',
      ],
    );
    expect(found).toEqual(['7 > 7', '700.1 > 700.1', '700.2 > -']);
  });

  it('keeps a rule that was rewritten in its place', () => {
    const found = pairs(
      [
        '7 Tea',
        '700.1 The kettle boils water before the guests sit down.',
        '700.2 A gardener waters the roses every single morning.',
        '700.3 Whoever climbs the tower rings its bell.',
      ],
      [
        '7 Tea',
        '700.1 The kettle boils water before the guests sit down.',
        '700.2 Each morning, the roses are watered by one gardener.',
        '700.3 Whoever climbs the tower rings its bell.',
      ],
    );
    expect(found).toContain('700.2 > 700.2');
  });
});

describe('forced pairs', () => {
  it('are taken as they are, and take their ends from all others', () => {
    const [left, right] = [
      edition(['700.1 The kettle boils water.', '700.2 A gardener waters roses.']),
      edition(['700.1 The kettle boils water.', '700.2 Cats.']),
    ];
    expect([...pairUp(left, right, [[0, 1]]).pairing.heirs]).toEqual([1, -1]);
  });
});

describe('candidates', () => {
  const left = edition(['100 Home', '100.1 Kettle spout lid.', '100.2 Rose thorn leaf.', '100.3 ', ...filler]);
  const right = edition(['100 Home', '100.1 Umbrella stand door.', '100.2 Kettle spout handle.', '100.3 Rose thorn stem.', ...filler]);
  const rarity = measureRarity([...left.all, ...right.all].map(({ bags }) => bags.words));
  const place = (id: string) => left.placeOf.get(id) ?? -1;
  const ids = (places: readonly number[] = []) => places.map((at) => right.all[at]?.provision.id);

  it('by words are those that share the rarest, the nearest first, and only among those that are free', () => {
    const found = findByWords(left, right, [place('100.1'), place('100.2')], right.inGroup.numbered, rarity);
    expect(ids(found.get(place('100.1')))[0]).toBe('100.2');
    expect(ids(found.get(place('100.2')))[0]).toBe('100.3');
    const less = findByWords(left, right, [place('100.1')], [right.placeOf.get('100.3') ?? -1], rarity);
    expect(ids(less.get(place('100.1')))).toEqual([]);
  });

  it('by words are none for an entry without words', () => {
    expect(findByWords(left, right, [place('100.3')], right.inGroup.numbered, rarity).get(place('100.3'))).toEqual([]);
  });

  it('by place are the same number, the same place under the paired parent, and the neighbours of paired neighbours', () => {
    const pairing = (pairs: readonly (readonly [string, string])[]) =>
      makePairing(
        left,
        right,
        pairs.map(([from, to]) => [place(from), right.placeOf.get(to) ?? -1] as const),
      );
    const found = (pairs: readonly (readonly [string, string])[]) =>
      ids(findByPlace(left, right, place('100.2'), pairing(pairs), 'numbered'));
    expect(found([])).toEqual(['100.2']);
    expect(found([['100.1', '100.2']])).toContain('100.3');
    expect(found([['900.1', '100.1']])).toEqual(['100.2']);
    const moved = edition(['107 Home', '107.1 Cups.', '107.2 Plates.']);
    const heirs = makePairing(left, moved, [[place('100'), 0]]);
    expect(findByPlace(left, moved, place('100.2'), heirs, 'numbered')).toEqual([2]);
  });
});
