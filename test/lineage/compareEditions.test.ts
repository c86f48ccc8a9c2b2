import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alignEditions } from '../../src/lineage/align.ts';
import { followChain } from '../../src/lineage/chain.ts';
import { type ComparedProvision, compareEditions } from '../../src/lineage/compareEditions.ts';
import { indexLineages } from '../../src/lineage/follow.ts';
import type { Alignment } from '../../src/model/alignment.ts';
import { chainOf, alignment } from './anyChain.ts';
import { anyEdited } from './anyEdition.ts';
import { edition, reading } from './makeEdition.ts';

/** Editions in a chain by their real alignments, or by given ones. */
function chain(editions: readonly (readonly string[])[], given?: readonly Alignment[]) {
  const prepared = editions.map((lines) => edition(lines));
  const ids = prepared[0]?.all.map(({ provision }) => provision.id) ?? [];
  const alignments = given ?? prepared.slice(1).map((young, at) => alignEditions(prepared[at] ?? young, young, reading));
  const lineages = followChain(chainOf(ids, ...alignments));
  const index = indexLineages(lineages);
  return (from: number, to: number): readonly ComparedProvision[] => {
    const [old, young] = [from, to].map((place) => ({ place, edition: prepared[place] ?? edition([]) }));
    return old && young ? compareEditions(old, young, lineages, index) : [];
  };
}

const pairsOf = (rows: readonly ComparedProvision[]) =>
  rows.flatMap((row) => (row.old === null ? [] : row.new.map((heir) => `${row.old ?? ''} > ${heir}`)));
const told = (rows: readonly ComparedProvision[]) =>
  rows.map((row) => `${row.old ?? ''} > ${row.new.join(' ')} ${row.relation} ${row.difference}`);

const kettle = 'The kettle boils water before the guests sit down.';
const garden = 'A gardener waters roses every single morning.';

describe('two editions compared', () => {
  it('say of each old provision what became of it, then what was added', () => {
    const compare = chain(
      [
        [`100.1 ${kettle}`, `100.2 ${garden}`, '100.3 Cats sleep.', '100.4 Dogs bark.', '100.5 Hens lay eggs.'],
        [`100.1 ${kettle}`, `100.3 ${garden}`, '100.4 Cats sleep.', '100.5 Hens may lay eggs.', '100.6 Cows moo.'],
      ],
      [alignment('100.1 > 100.1', '100.2 > 100.3', '100.3 > 100.4', '-100.4', '100.5 > 100.5', '+100.6')],
    );
    expect(told(compare(0, 1))).toEqual([
      '100.1 > 100.1 same none',
      '100.2 > 100.3 moved none',
      '100.3 > 100.4 moved none',
      '100.4 >  removed none',
      '100.5 > 100.5 edited substance',
      ' > 100.6 added none',
    ]);
  });

  it('are compared by their own wordings, not by what happened on the way', () => {
    const compare = chain([[`100.1 ${kettle}`], ['100.1 The kettle boils.'], [`100.1 ${kettle}`]], [alignment(), alignment()]);
    expect(told(compare(0, 1))).toEqual(['100.1 > 100.1 edited substance']);
    expect(told(compare(0, 2))).toEqual(['100.1 > 100.1 same none']);
  });

  it('compare citations by what they resolve to, through all editions between', () => {
    const compare = chain(
      [
        ['100.1 Drink tea as rule 100.2 says.', `100.2 ${kettle}`],
        ['100.1 Drink tea as rule 100.3 says.', `100.3 ${kettle}`],
        ['100.1 Drink tea as rule 100.4 says.', `100.4 ${kettle}`, `100.3 ${garden}`],
      ],
      [alignment('100.2 > 100.3'), alignment('100.3 > 100.4', '+100.3')],
    );
    expect(told(compare(0, 2))).toEqual(['100.1 > 100.1 same citations', '100.2 > 100.4 moved none', ' > 100.3 added none']);
  });

  it('see a citation that was turned to another rule', () => {
    const lines = [`100.2 ${kettle}`, `100.3 ${garden}`];
    const compare = chain(
      [
        ['100.1 Drink tea as rule 100.2 says.', ...lines],
        ['100.1 Drink tea as rule 100.3 says.', ...lines],
      ],
      [alignment()],
    );
    expect(told(compare(0, 1))[0]).toBe('100.1 > 100.1 edited substance');
  });

  it('name all heirs of a split, and call both a merge and its parts so', () => {
    const lines = ['100.1', '100.2', '100.3'].map((number) => `${number} Cats.`);
    const compare = chain(
      [lines, lines.slice(0, 2), lines],
      [
        alignment('100.1 > 100.1', '100.2 > 100.2', '100.3 > 100.2 + 0.8'),
        alignment('100.1 > 100.1', '100.1 > 100.3 + 0.7', '100.2 > 100.2'),
      ],
    );
    expect(told(compare(0, 2))).toEqual(['100.1 > 100.1 100.3 split none', '100.2 > 100.2 merged none', '100.3 > 100.2 merged none']);
    expect(compare(0, 2)[2]).toMatchObject({ score: 0.8, because: 'wording' });
  });

  it('are as sure as the least sure step between them, and not of those outside', () => {
    const step = (score: number) => ({
      links: [{ old: '100.1', new: '100.1', heir: true, score, because: 'number' as const, difference: 'substance' as const }],
      removed: [],
      added: [],
    });
    const compare = chain([['100.1 A'], ['100.1 B'], ['100.1 C'], ['100.1 D']], [step(0.6), step(0.8), step(0.5)]);
    expect(compare(0, 2)[0]).toMatchObject({ score: 0.6, because: 'number' });
    expect(compare(1, 2)[0]).toMatchObject({ score: 0.8 });
    expect(compare(1, 1)[0]).toMatchObject({ score: 1, because: 'identical' });
    expect(compare(3, 0)[0]).toMatchObject({ score: 0.5 });
  });

  it('swap removed and added when they are swapped, and keep their links', () => {
    fc.assert(
      fc.property(anyEdited, anyEdited, ({ old, young }, other) => {
        const compare = chain([old, young, other.old, other.young]);
        for (const [from, to] of [
          [0, 1],
          [0, 3],
        ] as const) {
          const [there, back] = [compare(from, to), compare(to, from)];
          expect(
            pairsOf(back)
              .map((pair) => pair.split(' > ').toReversed().join(' > '))
              .toSorted(),
          ).toEqual(pairsOf(there).toSorted());
          const of = (rows: typeof there, relation: string) =>
            rows.filter((row) => row.relation === relation).map((row) => row.old ?? row.new[0]);
          expect(of(back, 'added')).toEqual(of(there, 'removed'));
          expect(of(back, 'removed')).toEqual(of(there, 'added'));
        }
      }),
      { numRuns: 25 },
    );
  });

  it('are all the same if they are one', () => {
    fc.assert(
      fc.property(anyEdited, ({ old, young }) => {
        const rows = chain([old, young])(1, 1);
        expect(rows.map(({ relation, difference }) => `${relation} ${difference}`)).toEqual(rows.map(() => 'same none'));
        expect(rows).toHaveLength(edition(young).all.length);
      }),
      { numRuns: 25 },
    );
  });
});
