import { describe, expect, it } from 'vitest';
import { findHeads } from '../../src/lineage/heads.ts';
import { makePairing } from '../../src/lineage/pairing.ts';
import { edition } from './makeEdition.ts';

const whole = edition(['100 Home', '100.1 All customs.', '100.2 Another.']);
const list = edition(['100 Home', '100.5 These are the customs:', '100.5a One.', '100.5b Two.', '100.5c Three.', '100.5d Four.']);
const at = (id: string) => list.placeOf.get(id) ?? -1;
const [all, other] = [1, 2];

const find = (parts: readonly (readonly [number, number])[], pairs: readonly (readonly [number, number])[] = []) =>
  findHeads(list, makePairing(list, whole, pairs), parts).map((link) => [list.all[link.old]?.provision.id, link.young]);

describe('heads of lists', () => {
  it('go into the rule that took up half of their parts', () => {
    const parts = ['100.5a', '100.5c', '100.5d'].map((id) => [at(id), all] as const);
    expect(find(parts)).toEqual([['100.5', all]]);
  });

  it('go nowhere with one part, however many links it has to one rule, nor without any', () => {
    expect(find([[at('100.5a'), all]])).toEqual([]);
    expect(
      find([
        [at('100.5a'), all],
        [at('100.5a'), all],
      ]),
    ).toEqual([]);
    expect(find([])).toEqual([]);
  });

  it('that are paired already stay as they are', () => {
    const parts = ['100.5a', '100.5b', '100.5c'].map((id) => [at(id), all] as const);
    expect(find(parts, [[at('100.5'), other]])).toEqual([]);
  });

  it('go nowhere where most of the list went elsewhere', () => {
    const long = edition(['100 Home', '100.5 These:', ...['a', 'b', 'c', 'd', 'e'].map((letter) => `100.5${letter} Custom ${letter}.`)]);
    const parts = ['100.5a', '100.5b'].map((id) => [long.placeOf.get(id) ?? -1, all] as const);
    expect(findHeads(long, makePairing(long, whole, []), parts)).toEqual([]);
  });
});
