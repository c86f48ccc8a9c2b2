import { describe, expect, it } from 'vitest';
import type { IsoDate } from '../../src/model/edition.ts';
import { toPlaces } from '../../src/rulings/places.ts';
import { isAsNew, isFlagged, type RulingPlace, type Standing } from '../../src/rulings/ruling.ts';
import { makeOfficial, type Step } from './makeOfficial.ts';

const dates = ['2001-01-01', '2003-03-03', '2005-05-05', '2007-07-07'];

/** What became of the entry of the first lineage, of the edition at a place, after a ruling of a day. */
function standOf(steps: readonly (readonly Step[])[], day: string, alone = false, gap?: readonly [string, string]): Standing | undefined {
  const official = makeOfficial(dates, steps, gap ? { gap } : {});
  const first = steps[0]?.[0] ?? expect.fail('a lineage without a step');
  return toPlaces(official, [{ edition: first[0], entry: first[1], proof: 'heading' }], day as IsoDate, alone)[0]?.standing;
}

const placed = (standing: Standing | undefined): readonly RulingPlace[] =>
  standing ? [{ lineage: 0, edition: 0, entry: '', proof: 'heading', standing }] : [];

describe('what became of a rule after a ruling', () => {
  const rule: readonly Step[] = [
    [0, '502.9'],
    [2, '702.19'],
  ];
  it.each<readonly [string, readonly (readonly Step[])[], string, boolean, Standing]>([
    ['nothing, where it was only renumbered', [rule], '2001-02-02', false, { is: 'unchanged', times: 0 }],
    [
      'it was rewritten, on the first of two days',
      [
        [
          [0, '502.9'],
          [1, '502.9', 'substance'],
          [3, '502.9', 'list'],
        ],
      ],
      '2001-02-02',
      false,
      { is: 'rewritten', day: '2003-03-03' as IsoDate, times: 2 },
    ],
    [
      'what was rewritten before the ruling outruns nothing',
      [
        [
          [0, '502.9'],
          [1, '502.9', 'substance'],
        ],
      ],
      '2003-03-03',
      false,
      { is: 'unchanged', times: 0 },
    ],
    [
      'typography, citations, punctuation and vocabulary change no substance',
      [
        [
          [0, '502.9'],
          [1, '502.9', 'typography'],
          [2, '502.9', 'citations'],
          [3, '502.9', 'vocabulary'],
        ],
      ],
      '2001-02-02',
      false,
      { is: 'unchanged', times: 0 },
    ],
    [
      'it is gone',
      [
        [
          [0, '502.9'],
          [2, ''],
        ],
      ],
      '2001-02-02',
      false,
      { is: 'gone', day: '2005-05-05' as IsoDate, times: 0 },
    ],
    [
      'what stands under it was rewritten, though both were renumbered on the way',
      [
        rule,
        [
          [0, '502.9b'],
          [2, '702.19b'],
          [3, '702.19b', 'substance'],
        ],
      ],
      '2001-02-02',
      false,
      { is: 'rewritten', day: '2007-07-07' as IsoDate, below: { lineage: 1, how: 'rewritten' }, times: 1 },
    ],
    [
      'something came in under it',
      [rule, [[1, '502.9c']]],
      '2001-02-02',
      false,
      { is: 'rewritten', day: '2003-03-03' as IsoDate, below: { lineage: 1, how: 'came' }, times: 1 },
    ],
    [
      'something went from under it to another rule',
      [
        rule,
        [
          [0, '502.9c'],
          [1, '400.1'],
        ],
      ],
      '2001-02-02',
      false,
      { is: 'rewritten', day: '2003-03-03' as IsoDate, below: { lineage: 1, how: 'went' }, times: 1 },
    ],
    ['what stands under it is nothing to its own wording', [rule, [[1, '502.9c']]], '2001-02-02', true, { is: 'unchanged', times: 0 }],
    ['Examples are none', [rule, [[1, '502.9#example-1']]], '2001-02-02', false, { is: 'unchanged', times: 0 }],
    ['a number that begins alike is not under it', [rule, [[1, '502.90']]], '2001-02-02', false, { is: 'unchanged', times: 0 }],
    [
      'it says that the ruling is older than all that is here',
      [rule],
      '1999-09-09',
      false,
      { is: 'unchanged', times: 0, older: '2001-01-01' as IsoDate },
    ],
    [
      'it says that the ruling is older than the rule',
      [
        [
          [1, '502.9'],
          [3, '502.9', 'substance'],
        ],
      ],
      '2001-02-02',
      false,
      { is: 'rewritten', day: '2007-07-07' as IsoDate, times: 1, older: '2003-03-03' as IsoDate },
    ],
  ])('%s', (_, steps, day, alone, expected) => {
    expect(standOf(steps, day, alone)).toEqual(expected);
  });

  it('compares a ruling of a day whose edition is not here with the next one, and says so', () => {
    const steps: readonly Step[] = [
      [0, '502.9'],
      [2, '502.9', 'substance'],
      [3, '502.9', 'substance'],
    ];
    expect(standOf([steps], '2004-04-04', false, ['2004-01-01', '2005-05-05'])).toEqual({
      is: 'rewritten',
      day: '2007-07-07',
      times: 1,
      older: '2005-05-05',
    });
  });

  it('is as good as new only where nothing changed and nothing is unknown', () => {
    const [same, old, changed] = [
      standOf([rule], '2001-02-02'),
      standOf([rule], '1999-09-09'),
      standOf(
        [
          [
            [0, '502.9'],
            [1, ''],
          ],
        ],
        '2001-02-02',
      ),
    ];
    expect([same, old, changed, undefined].map((standing) => isAsNew({ places: placed(standing) }))).toEqual([true, false, false, false]);
    expect([same, old, changed, undefined].map((standing) => isFlagged({ places: placed(standing) }))).toEqual([false, false, true, false]);
  });
});

it('of our own is judged by each rule that it names, of others by the first', () => {
  const place = (proof: RulingPlace['proof'], is: Standing['is']): RulingPlace => ({
    lineage: 0,
    edition: 0,
    entry: '100.1',
    proof,
    standing: { is, times: is === 'unchanged' ? 0 : 1 },
  });
  const judge = (proof: RulingPlace['proof']): readonly boolean[] => {
    const ruling = { places: [place(proof, 'unchanged'), place(proof, 'rewritten')] };
    return [isAsNew(ruling), isFlagged(ruling)];
  };
  expect(judge('named')).toEqual([false, true]);
  expect(judge('headword')).toEqual([true, false]);
});
