import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alignEditions } from '../../src/lineage/align.ts';
import { followChain } from '../../src/lineage/chain.ts';
import { type Fate, listChanges, listFates } from '../../src/lineage/changes.ts';
import { compareEditions } from '../../src/lineage/compareEditions.ts';
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
  const align = (from: number, to: number): Alignment => {
    const [old, young] = [from, to].map((place) => ({ place, edition: prepared[place] ?? edition([]) }));
    return old && young ? compareEditions(old, young, lineages, index) : { links: [], removed: [], added: [] };
  };
  const compare = (from: number, to: number): readonly Fate[] =>
    listFates(prepared[from]?.all.map(({ provision }) => provision.id) ?? [], align(from, to));
  return { align, compare };
}

const told = (rows: readonly Fate[]) => rows.map((row) => `${row.old ?? ''} > ${row.new.join(' ')} ${row.relation} ${row.difference}`);

/** In one order, whichever way a link was made. */
const fields = ['old', 'new', 'heir', 'score', 'because', 'difference'];

const kettle = 'The kettle boils water before the guests sit down.';
const garden = 'A gardener waters roses every single morning.';

describe('two editions compared', () => {
  it('say of each old provision what became of it, then what was added', () => {
    const { compare } = chain(
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
    const { compare } = chain([[`100.1 ${kettle}`], ['100.1 The kettle boils.'], [`100.1 ${kettle}`]], [alignment(), alignment()]);
    expect(told(compare(0, 1))).toEqual(['100.1 > 100.1 edited substance']);
    expect(told(compare(0, 2))).toEqual(['100.1 > 100.1 same none']);
  });

  it('compare citations by what they resolve to, through all editions between', () => {
    const { compare } = chain(
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
    const { compare } = chain(
      [
        ['100.1 Drink tea as rule 100.2 says.', ...lines],
        ['100.1 Drink tea as rule 100.3 says.', ...lines],
      ],
      [alignment()],
    );
    expect(told(compare(0, 1))[0]).toBe('100.1 > 100.1 edited substance');
  });

  it('name all heirs of a split, and call what went into another merged, but not a text that is the same', () => {
    const lines = ['100.1', '100.2', '100.3'].map((number) => `${number} Cats.`);
    const { compare } = chain(
      [lines, lines.slice(0, 2), lines],
      [
        alignment('100.1 > 100.1', '100.2 > 100.2', '100.3 > 100.2 + 0.8'),
        alignment('100.1 > 100.1', '100.1 > 100.3 + 0.7', '100.2 > 100.2'),
      ],
    );
    expect(told(compare(0, 2))).toEqual(['100.1 > 100.1 100.3 split none', '100.2 > 100.2 same none', '100.3 > 100.2 merged substance']);
    expect(compare(0, 2)[2]).toMatchObject({ score: 0.8, because: 'wording' });
  });

  it('are as sure as the least sure step between them, and not of those outside', () => {
    const step = (score: number) => ({
      links: [{ old: '100.1', new: '100.1', heir: true, score, because: 'number' as const, difference: 'substance' as const }],
      removed: [],
      added: [],
    });
    const { compare } = chain([['100.1 A'], ['100.1 B'], ['100.1 C'], ['100.1 D']], [step(0.6), step(0.8), step(0.5)]);
    expect(compare(0, 2)[0]).toMatchObject({ score: 0.6, because: 'number' });
    expect(compare(1, 2)[0]).toMatchObject({ score: 0.8 });
    expect(compare(1, 1)[0]).toMatchObject({ score: 1, because: 'identical' });
    expect(compare(3, 0)[0]).toMatchObject({ score: 0.5 });
  });

  it('are mirrored when they are swapped: links, removed and added, and what pairs differ in', () => {
    fc.assert(
      fc.property(anyEdited, anyEdited, ({ old, young }, other) => {
        const { align } = chain([old, young, other.old, other.young]);
        for (const [from, to] of [
          [0, 1],
          [0, 3],
        ] as const) {
          const [there, back] = [align(from, to), align(to, from)];
          const turned = back.links.map((link) => ({ ...link, old: link.new, new: link.old }));
          expect(new Set(turned.map((link) => JSON.stringify(link, fields)))).toEqual(
            new Set(there.links.map((link) => JSON.stringify(link, fields))),
          );
          expect([back.added, back.removed]).toEqual([there.removed, there.added]);
        }
      }),
      { numRuns: 25 },
    );
  });

  it('have the changes of their alignment, where they are neighbours', () => {
    fc.assert(
      fc.property(anyEdited, ({ old, young }) => {
        const direct = alignEditions(edition(old), edition(young), reading);
        const through = chain([old, young], [direct]).align(0, 1);
        const sorted = (alignment: Alignment) =>
          listChanges(alignment)
            .map((change) => `${change.kind} ${change.old.join(' ')} > ${change.new.join(' ')} ${change.difference}`)
            .toSorted();
        expect(sorted(through)).toEqual(sorted(direct));
      }),
      { numRuns: 25 },
    );
  });

  it('are all the same if they are one', () => {
    fc.assert(
      fc.property(anyEdited, ({ old, young }) => {
        const rows = chain([old, young]).compare(1, 1);
        expect(rows.map(({ relation, difference }) => `${relation} ${difference}`)).toEqual(rows.map(() => 'same none'));
        expect(rows).toHaveLength(edition(young).all.length);
      }),
      { numRuns: 25 },
    );
  });
});
