import { describe, expect, it } from 'vitest';
import { makePairing, makeSurroundings } from '../../src/lineage/pairing.ts';
import { edition } from './makeEdition.ts';

const old = edition(['1 Cats', '100 Home', '100.1 One (see rule 100.3).', '100.2 Two.', '100.3 Three.', '101 Out', '101.1 Four.']);
const young = edition([
  '1 Cats',
  '100 Home',
  '100.1 New.',
  '100.2 One (see rule 100.4).',
  '100.3 Two.',
  '100.4 Three.',
  '101 Out',
  '101.1 Four.',
]);
const pair = (from: string, to: string): readonly [number, number] => [old.placeOf.get(from) ?? -1, young.placeOf.get(to) ?? -1];
const under = (pairs: readonly (readonly [string, string])[]) => {
  const look = makeSurroundings(
    old,
    young,
    makePairing(
      old,
      young,
      pairs.map(([from, to]) => pair(from, to)),
    ),
  );
  return (from: string, to: string) => look(...pair(from, to));
};

describe('surroundings', () => {
  it('say nothing as long as nothing is paired', () => {
    expect(under([])('100.1', '100.2')).toEqual({ parents: 0, siblings: 0, children: 0, order: 0, cites: undefined, citedBy: undefined });
  });

  it('see paired parents, the share of paired siblings and of paired children', () => {
    const look = under([
      ['100', '100'],
      ['100.1', '100.2'],
      ['100.3', '100.4'],
    ]);
    expect(look('100.2', '100.3')).toMatchObject({ parents: 1, siblings: 1, children: 0 });
    expect(look('100.2', '101.1')).toMatchObject({ parents: 0, siblings: 0 });
    expect(look('100', '100').children).toBeCloseTo(2 / 3);
  });

  it('never count the pair in question for itself', () => {
    const look = under([
      ['100', '100'],
      ['100.1', '100.2'],
    ]);
    expect(look('100.1', '100.2').siblings).toBe(0);
    expect(look('100.2', '100.3').siblings).toBeGreaterThan(0);
  });

  it('see how far from its paired neighbours a place is, in the steps between them', () => {
    const look = under([
      ['100.1', '100.2'],
      ['100.3', '100.4'],
    ]);
    const [exact, off, far] = [look('100.2', '100.3').order, look('100.2', '100.1').order, look('100.2', '101.1').order];
    expect(exact).toBe(1);
    expect(off).toBeLessThan(exact);
    expect(far).toBeLessThan(1);
    expect(off).toBeGreaterThan(0);
  });

  it('see whether what is cited, and what cites, is paired; and say so where there is nothing to compare', () => {
    const look = under([
      ['100.1', '100.2'],
      ['100.3', '100.4'],
    ]);
    expect(look('100.1', '100.2').cites).toBe(1);
    expect(look('100.3', '100.4').citedBy).toBe(1);
    expect(look('100.2', '100.3')).toMatchObject({ cites: undefined, citedBy: undefined });
    expect(under([['100.3', '100.3']])('100.1', '100.2').cites).toBe(0);
    expect(under([['100.1', '100.2']])('100.3', '100.4').citedBy).toBe(1);
  });

  it('are nothing at places that are not there', () => {
    expect(makeSurroundings(old, young, makePairing(old, young, []))(99, -1)).toMatchObject({ parents: 0, order: 0 });
  });
});

describe('an edition made ready', () => {
  it('knows parents, children, places and what is left of a number under its parent', () => {
    const prepared = edition(['1 Cats', '100 Home', '100.1 One.', '100.1a Two.', '100.10 Three.', '999.1 Lost.', 'glossary:Cat A tiger.']);
    const [, home, one, two, ten, lost] = prepared.all;
    expect([home, one, two, ten, lost].map((each) => each?.tail)).toEqual(['00', '1', 'a', '10', '999.1']);
    expect([one, two, lost].map((each) => each?.parent)).toEqual([1, 2, -1]);
    expect(home?.children).toEqual([2, 4]);
    expect(prepared.inGroup).toEqual({ heading: [0, 1], numbered: [2, 3, 4, 5], term: [6], example: [] });
    expect([...prepared.rank]).toEqual([0, 1, 0, 1, 2, 3, 0]);
  });
});
