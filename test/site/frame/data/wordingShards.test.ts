import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { WordingId } from '../../../../src/corpus/format.ts';
import { divideWordings, editionsOfEra, type EditionWordings } from '../../../../src/site/frame/data/wordingShards.ts';

const makeWordings = (names: readonly string[]): EditionWordings =>
  new Map(names.map((name) => [name as WordingId, [{ kind: 'text', value: name }]]));

describe('shards of wordings', () => {
  it('hold, for any editions, every wording once, and all of an edition in those that it needs', () => {
    const names = fc.subarray(['a', 'b', 'c', 'd', 'e']);
    fc.assert(
      fc.property(fc.array(names, { maxLength: editionsOfEra * 4 }), (editions) => {
        const { shards, needed } = divideWordings(editions.map(makeWordings));
        const all = shards.flatMap((shard) => Object.keys(shard));
        expect(all.toSorted()).toEqual([...new Set(editions.flat())].toSorted());
        editions.forEach((edition, at) => {
          const held = new Set((needed[at] ?? []).flatMap((place) => Object.keys(shards[place] ?? {})));
          expect(edition.filter((name) => !held.has(name))).toEqual([]);
        });
      }),
    );
  });

  it('spare an edition what was gone before its era, and what came after it', () => {
    const editions = Array.from({ length: editionsOfEra * 3 }, (_, at) => [`only ${Math.floor(at / editionsOfEra)}`, 'always']);
    const { shards, needed } = divideWordings(editions.map(makeWordings));
    expect((needed[editionsOfEra] ?? []).flatMap((place) => Object.keys(shards[place] ?? {})).toSorted()).toEqual(['always', 'only 1']);
  });
});
