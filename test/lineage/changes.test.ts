import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Change,
  type ChangeKind,
  changeKinds,
  countChanges,
  countSubstance,
  foldedKinds,
  listChanges,
  listFates,
  makeRelationOf,
} from '../../src/lineage/changes.ts';
import { type Alignment, type Difference, differences, type Link } from '../../src/model/alignment.ts';
import { alsoIn, link } from './anyChain.ts';

const align = (links: readonly Link[], removed: readonly string[] = [], added: readonly string[] = []): Alignment => ({
  links,
  removed,
  added,
});
const edited = (old: string, now: string, difference: Difference = 'substance'): Link => link(old, now, { difference });
/** `split 100.1 > 100.1 100.2`; of one that is told apart with what its going-on pair differs in. */
const tell = (changes: readonly Change[]): readonly string[] =>
  changes.map(({ kind, old, new: heirs, apart }) =>
    `${kind} ${old.join(' ')} > ${heirs.join(' ')}${apart === undefined ? '' : ` beside ${apart}`}`.replace(/ +/g, ' '),
  );
const told = (links: readonly Link[], removed: readonly string[] = [], added: readonly string[] = []) =>
  tell(listChanges(align(links, removed, added)));

describe('the change of a pair', () => {
  it.each([
    ['100.1', '100.1', 'substance', 'edited'],
    ['100.1', '100.1', 'list', 'edited'],
    ['100.1', '200.1', 'substance', 'moved+edited'],
    ['100.1', '200.1', 'none', 'moved'],
    ['100.1', '200.1', 'vocabulary', 'vocabulary'],
    ['100.1', '100.1', 'punctuation', 'punctuation'],
    ['100.1', '200.1', 'citations', 'citations'],
    ['100.1', '100.1', 'typography', 'typography'],
    ['glossary:Nap', 'glossary:Rest', 'substance', 'moved+edited'],
  ] as const)('%s to %s with a difference of %s is called %s', (old, now, difference, kind) => {
    expect(told([edited(old, now, difference)])).toEqual([`${kind} ${old} > ${now}`]);
  });

  it.each([
    ['a text that is the same', '100.1', '100.1'],
    ['an Example that only has another place under its rule', '100.1#example-1', '100.1#example-2'],
  ])('is none for %s', (_, old, now) => {
    expect(told([link(old, now)])).toEqual([]);
  });
});

describe('a split', () => {
  it('is told with the one that goes on, if that was edited', () => {
    expect(told([edited('100.1', '100.1'), alsoIn('100.1', '100.2'), alsoIn('100.1', '100.3')])).toEqual([
      'split 100.1 > 100.1 100.2 100.3',
    ]);
  });

  it.each(['none', 'typography', 'citations', 'punctuation', 'vocabulary'] as const)(
    'is told beside the one that goes on, if that differs in %s alone: it did not change',
    (difference) => {
      const own = difference === 'none' ? [] : [`${difference} 100.1 > 100.1`];
      expect(told([edited('100.1', '100.1', difference), alsoIn('100.1', '100.2')])).toEqual([
        ...own,
        `split 100.1 > 100.2 beside ${difference}`,
      ]);
    },
  );

  it('names the surest of several that a new entry came out of, and the others as where a part was', () => {
    const changes = listChanges(
      align([edited('100.1', '100.1'), edited('100.2', '100.2'), alsoIn('100.1', '100.3', 0.5), alsoIn('100.2', '100.3', 0.8)]),
    );
    expect(tell(changes)).toEqual(['edited 100.1 > 100.1', 'split 100.2 > 100.2 100.3']);
    expect(changes.map(({ wentTo, cameFrom }) => [wentTo, cameFrom])).toEqual([
      [['100.3'], []],
      [[], ['100.1']],
    ]);
  });
});

describe('a merge', () => {
  it('is told with the one that goes on, if that was edited', () => {
    expect(told([edited('100.1', '100.1'), alsoIn('100.2', '100.1'), alsoIn('100.3', '100.1')])).toEqual([
      'merged 100.1 100.2 100.3 > 100.1',
    ]);
  });

  it('is no change of the one that it went into, if the text of that is the same', () => {
    expect(told([link('702.19b', '702.19b'), alsoIn('510.1c', '702.19b'), alsoIn('510.1d', '702.19b')])).toEqual([
      'merged 510.1c 510.1d > 702.19b beside none',
    ]);
    expect(told([link('702.19b', '702.20b'), alsoIn('510.1c', '702.20b')])).toEqual([
      'moved 702.19b > 702.20b',
      'merged 510.1c > 702.20b beside none',
    ]);
  });

  it('and a split of one pair are told beside it', () => {
    expect(told([edited('100.1', '100.1'), alsoIn('100.1', '100.2'), alsoIn('100.3', '100.1')])).toEqual([
      'edited 100.1 > 100.1',
      'split 100.1 > 100.2 beside substance',
      'merged 100.3 > 100.1 beside substance',
    ]);
  });
});

describe('a part that went from one pair to another', () => {
  it('is told with both, and makes no change of its own', () => {
    const changes = listChanges(align([edited('100.1', '100.1'), edited('100.2', '100.2'), alsoIn('100.1', '100.2')]));
    expect(changes.map(({ kind, old, wentTo, cameFrom }) => [kind, old, wentTo, cameFrom])).toEqual([
      ['edited', ['100.1'], ['100.2'], []],
      ['edited', ['100.2'], [], ['100.1']],
    ]);
    expect(told([link('100.1', '100.1'), link('100.2', '100.2'), alsoIn('100.1', '100.2')])).toEqual([]);
  });
});

describe('links between what has no pair', () => {
  it('make a pair of the surest, and a split or merge of the others', () => {
    expect(told([alsoIn('100.1', '100.2')])).toEqual(['moved+edited 100.1 > 100.2']);
    expect(told([alsoIn('100.1', '100.2', 0.5), alsoIn('100.1', '100.3', 0.7)])).toEqual(['split 100.1 > 100.3 100.2']);
    expect(told([alsoIn('100.1', '100.3', 0.5), alsoIn('100.2', '100.3', 0.7)])).toEqual(['merged 100.2 100.1 > 100.3']);
  });
});

describe('changes', () => {
  it('are as sure as their least sure link', () => {
    const [change] = listChanges(align([edited('100.1', '100.1'), alsoIn('100.1', '100.2', 0.4)]));
    expect(change).toMatchObject({ score: 0.4, because: 'wording' });
  });

  it('are counted by kind, and those of substance apart', () => {
    const changes = listChanges(
      align([edited('1.1', '1.1', 'typography'), edited('1.2', '1.2', 'list'), link('1.6', '1.7')], ['1.3'], ['1.4', '1.5']),
    );
    const counts = countChanges(changes);
    expect(counts).toMatchObject({ added: 2, removed: 1, edited: 1, typography: 1, moved: 1 });
    expect(countSubstance(counts)).toBe(4);
  });
});

/** Old and new entries with any links: each has at most one heir, and nothing that is linked is removed or added. */
const anyAlignment: fc.Arbitrary<Alignment> = fc
  .record({
    heirs: fc.uniqueArray(fc.tuple(fc.nat(7), fc.nat(7), fc.constantFrom(...differences)), {
      selector: ([old]) => old,
      maxLength: 8,
    }),
    others: fc.uniqueArray(fc.tuple(fc.nat(7), fc.nat(7), fc.constantFrom(0.3, 0.5, 0.9)), {
      selector: ([old, now]) => `${old} ${now}`,
      maxLength: 10,
    }),
  })
  .map(({ heirs, others }) => {
    const taken = new Set<number>();
    const id = (place: number): string => `100.${place}`;
    const pairs = heirs.flatMap(([old, now, difference]): Link[] => {
      if (taken.has(now)) return [];
      taken.add(now);
      return [link(id(old), id(now), { difference })];
    });
    const isPair = (old: string, now: string) => pairs.some((pair) => pair.old === old && pair.new === now);
    const links = [...pairs, ...others.flatMap(([old, now, score]) => (isPair(id(old), id(now)) ? [] : [alsoIn(id(old), id(now), score)]))];
    const all = Array.from({ length: 8 }, (_, place) => id(place));
    return {
      links,
      removed: all.filter((each) => !links.some(({ old }) => old === each)),
      added: all.filter((each) => !links.some((other) => other.new === each)),
    };
  });
const swap = ({ links, removed, added }: Alignment): Alignment => ({
  links: links.map((each) => ({ ...each, old: each.new, new: each.old })),
  removed: added,
  added: removed,
});
const mirrored: Readonly<Partial<Record<ChangeKind, ChangeKind>>> = {
  added: 'removed',
  removed: 'added',
  split: 'merged',
  merged: 'split',
};

describe('of any two editions', () => {
  it('changes are mirrored when the editions are swapped: added and removed, split and merged, the rest as it is', () => {
    fc.assert(
      fc.property(anyAlignment, (alignment) => {
        const sorted = (changes: readonly Change[]) =>
          changes
            .map(({ kind, old, new: heirs, apart, wentTo, cameFrom }) =>
              [kind, ...[old, heirs, wentTo, cameFrom].map((ids) => ids.toSorted().join(' ')), apart ?? ''].join(' | '),
            )
            .toSorted();
        const there = listChanges(alignment);
        const back = listChanges(swap(alignment)).map((change) => ({
          ...change,
          kind: mirrored[change.kind] ?? change.kind,
          old: change.new,
          new: change.old,
          wentTo: change.cameFrom,
          cameFrom: change.wentTo,
        }));
        expect(sorted(back)).toEqual(sorted(there));
      }),
      { numRuns: 500 },
    );
  });

  it('each entry goes on, or is in one change alone: as added, removed, a part of a split or what was merged', () => {
    fc.assert(
      fc.property(anyAlignment, (alignment) => {
        const changes = listChanges(alignment);
        // Of a split or merge that is told with its pair, the first is the one that goes on.
        const endsAlone = (side: 'old' | 'new', whole: ChangeKind, partly: ChangeKind): readonly string[] =>
          changes.flatMap(({ kind, apart, ...sides }) =>
            kind === whole ? sides[side] : kind === partly ? sides[side].slice(apart === undefined ? 1 : 0) : [],
          );
        const [gone, come] = [endsAlone('old', 'removed', 'merged'), endsAlone('new', 'added', 'split')];
        expect(new Set(gone).size).toBe(gone.length);
        expect(new Set(come).size).toBe(come.length);
        // Eight entries in each: as many go on in the one as in the other.
        expect(gone.length).toBe(come.length);
        expect(changes.filter(({ kind }) => kind !== 'removed' && kind !== 'added').length).toBeLessThanOrEqual(3 * (8 - gone.length));
      }),
      { numRuns: 500 },
    );
  });

  it('what is the same to the letter under the same number is in no change but as what others joined or came out of', () => {
    fc.assert(
      fc.property(anyAlignment, (alignment) => {
        const changes = listChanges(alignment);
        for (const { old, new: now, heir, difference } of alignment.links) {
          if (!heir || difference !== 'none' || old !== now) continue;
          for (const change of changes.filter((each) => each.old.includes(old) && each.apart === undefined))
            expect(change.new.includes(now), tell([change])[0]).toBe(false);
        }
      }),
    );
  });

  it('a difference without substance is never counted as one', () => {
    fc.assert(
      fc.property(anyAlignment, ({ links, removed, added }) => {
        const quiet = links.map((each) =>
          each.heir && foldedKinds.some((kind) => kind === each.difference) ? each : { ...each, difference: 'none' as const },
        );
        const counts = countChanges(listChanges({ links: quiet.filter(({ heir }) => heir), removed, added }));
        expect(counts.edited + counts['moved+edited'] + counts.split + counts.merged).toBe(0);
      }),
    );
  });

  it('the rows of the command line count each change once', () => {
    fc.assert(
      fc.property(anyAlignment, (alignment) => {
        const olds = Array.from({ length: 8 }, (_, place) => `100.${place}`);
        const rows = listFates(olds, alignment);
        const counts = countChanges(listChanges(alignment));
        const kinds = rows.flatMap((row) => row.kinds);
        for (const kind of changeKinds) expect(kinds.filter((each) => each === kind).length, kind).toBe(counts[kind]);
        expect(rows.filter(({ relation }) => relation === 'split').length).toBe(counts.split);
        expect(rows.filter(({ relation }) => relation === 'removed').length).toBe(counts.removed);
        expect(rows.filter(({ relation }) => relation === 'added').length).toBe(counts.added);
        expect(rows.filter(({ old }) => old !== null).map(({ old }) => old)).toEqual(olds);
      }),
    );
  });
});

describe('a step of a lineage is called', () => {
  it.each([
    ['same', link('100.1', '100.1')],
    ['same', link('100.1', '100.1', { difference: 'typography' })],
    ['same', link('100.1', '100.1', { difference: 'citations' })],
    ['edited', link('100.1', '100.1', { difference: 'punctuation' })],
    ['edited', link('100.1', '100.1', { difference: 'vocabulary' })],
    ['edited', link('100.1', '100.1', { difference: 'list' })],
    ['moved', link('100.1', '100.2')],
    ['moved+edited', link('100.1', '100.2', { difference: 'substance' })],
    ['same', link('100.1~2', '100.1')],
    ['same', link('100.1#example-2', '100.1#example-1')],
    ['moved', link('100.1#example-1', '100.2#example-1')],
    ['moved', link('glossary:Cat', 'glossary:Cats')],
  ] as const)('%s', (relation, only) => {
    expect(makeRelationOf([only])(only)).toBe(relation);
  });

  it('after the split or the merge in which it was edited, by its own wording where it was not, or where it was both', () => {
    const relationOf = (first: Link, ...others: readonly Link[]) => makeRelationOf([first, ...others])(first);
    const [out, into] = [alsoIn('100.1', '100.2'), alsoIn('100.3', '100.1')];
    expect(relationOf(edited('100.1', '100.1'), out)).toBe('split');
    expect(relationOf(edited('100.1', '100.1'), into)).toBe('merged');
    expect(relationOf(edited('100.1', '100.1'), out, into)).toBe('edited');
    expect(relationOf(link('100.1', '100.1'), out)).toBe('same');
    expect(relationOf(link('100.1', '100.1'), into)).toBe('same');
    expect(relationOf(link('100.1', '100.4', { difference: 'vocabulary' }), alsoIn('100.3', '100.4'))).toBe('moved+edited');
  });
});
