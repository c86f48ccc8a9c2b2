import { describe, expect, it } from 'vitest';
import { findHeads } from '../../src/lineage/heads.ts';
import { makePairing } from '../../src/lineage/pairing.ts';
import { edition } from './makeEdition.ts';

const whole = edition(['100 Home', '100.1 All customs.', '100.2 Another.']);
const list = edition(['100 Home', '100.5 These are the customs:', '100.5a One.', '100.5b Two.', '100.5c Three.', '100.5d Four.']);
const at = (id: string) => list.placeOf.get(id) ?? -1;
const [all, other] = [1, 2];

describe('heads of lists', () => {
  it.each([
    ['from the rule that half of its parts came from', ['100.5a', '100.5b'], [['100.1', '100.5']]],
    ['from nowhere with fewer', ['100.5a'], []],
    ['from nowhere without any', [], []],
  ])('come %s', (_, parts, found) => {
    const heads = findHeads(
      whole,
      list,
      makePairing(whole, list, []),
      parts.map((id) => [all, at(id)] as const),
    );
    expect(heads.map(({ old, young }) => [whole.all[old]?.provision.id, list.all[young]?.provision.id])).toEqual(found);
  });

  it('go into the rule that took up half of their parts', () => {
    const parts = ['100.5a', '100.5c', '100.5d'].map((id) => [at(id), all] as const);
    const heads = findHeads(list, whole, makePairing(list, whole, []), parts);
    expect(heads.map(({ old, young }) => [list.all[old]?.provision.id, young])).toEqual([['100.5', all]]);
  });

  it('that are paired already stay as they are', () => {
    const parts = ['100.5a', '100.5b', '100.5c'].map((id) => [all, at(id)] as const);
    expect(findHeads(whole, list, makePairing(whole, list, [[other, at('100.5')]]), parts)).toEqual([]);
  });

  it('come from nowhere where most of the list came from elsewhere', () => {
    const long = edition(['100.5 These:', ...['a', 'b', 'c', 'd', 'e'].map((letter) => `100.5${letter} Custom ${letter}.`)]);
    expect(
      findHeads(whole, long, makePairing(whole, long, []), [
        [all, 1],
        [all, 2],
      ]),
    ).toEqual([]);
  });

  it('count a part once, however many links it has to one rule', () => {
    const parts = [
      [all, at('100.5a')],
      [all, at('100.5a')],
    ] as const;
    expect(findHeads(whole, list, makePairing(whole, list, []), parts)).toEqual([]);
  });
});
