import { describe, expect, it } from 'vitest';
import {
  addTallies,
  calibrate,
  f1,
  type GoldRow,
  halfOf,
  precision,
  readBlind,
  readGold,
  recall,
  relationOf,
  scoreRow,
} from './goldScore.ts';
import { day } from './anyChain.ts';

const answers = (heirs: Readonly<Record<string, readonly string[]>>, ancestors: Readonly<Record<string, readonly string[]>> = {}) => ({
  heirsOf: (id: string) => heirs[id] ?? [],
  ancestorsOf: (id: string) => ancestors[id] ?? [],
});
const row = (old: string | null, young: readonly string[]): GoldRow => ({ old, new: young, group: 'hard' });

describe('the halves of the judged links', () => {
  it('keep a rule, its subrules and the same rule of other pairs together', () => {
    for (const number of ['502', '502.1', '100.2', '704.5', '601.2'])
      expect(new Set(['', 'a', 'b', 'zz', '~2', 'c~2'].map((tail) => halfOf(row(`${number}${tail}`, [])))).size).toBe(1);
    expect(halfOf(row(null, ['704.5k']))).toBe(halfOf(row('704.5', [])));
  });

  it('are both near half of all rows', () => {
    const halves = readGold().flatMap(({ links }) => links.map(halfOf));
    const share = halves.filter((half) => half === 'held back').length / halves.length;
    expect(Math.abs(share - 0.5)).toBeLessThan(0.05);
  });
});

describe('answers by how sure they are', () => {
  it('are counted by tenths, the surest first; what is certain is of the last tenth', () => {
    const answers = [1, 0.95, 0.9, 0.7, 0.69, 0.6].map((score) => ({ score, isRight: score > 0.65 }));
    expect(calibrate(answers)).toEqual([
      { from: 0.9, right: 3, all: 3 },
      { from: 0.7, right: 1, all: 1 },
      { from: 0.6, right: 1, all: 2 },
    ]);
  });
});

describe('a judged row', () => {
  it.each([
    ['all links found', row('1', ['2', '3']), { '1': ['3', '2'] }, [2, 0, 0]],
    ['one missed, one too many', row('1', ['2', '3']), { '1': ['2', '4'] }, [1, 1, 1]],
    ['none found', row('1', ['2']), {}, [0, 0, 1]],
    ['rightly removed', row('1', []), {}, [1, 0, 0]],
    ['removed, yet found', row('1', []), { '1': ['2', '3'] }, [0, 2, 0]],
  ] as const)('is scored with %s', (_, judged, heirs, [right, wrong, missed]) => {
    expect(scoreRow(judged, answers(heirs))).toEqual({ right, wrong, missed });
  });

  it('of a new rule counts each ancestor as wrong, and none as right', () => {
    expect(scoreRow(row(null, ['2']), answers({}, { '2': ['1'] }))).toEqual({ right: 0, wrong: 1, missed: 0 });
    expect(scoreRow(row(null, ['2']), answers({}))).toEqual({ right: 1, wrong: 0, missed: 0 });
  });

  it('counts into precision, recall and their harmonic mean', () => {
    const tally = addTallies([
      { right: 2, wrong: 1, missed: 0 },
      { right: 1, wrong: 0, missed: 2 },
    ]);
    expect([precision(tally), recall(tally)]).toEqual([0.75, 0.6]);
    expect(f1(tally)).toBeCloseTo((2 * 0.75 * 0.6) / (0.75 + 0.6));
    expect([precision, recall, f1].map((of) => of({ right: 0, wrong: 0, missed: 0 }))).toEqual([0, 0, 0]);
  });

  it.each([
    ['kept', row('1', ['1'])],
    ['moved', row('2', ['5'])],
    ['split', row('3', ['3', '4'])],
    ['merged', row('6', ['6'])],
    ['removed', row('8', [])],
    ['added', row(null, ['9'])],
  ] as const)('is called %s', (relation, judged) => {
    const links = [
      row('1', ['1']),
      row('2', ['5']),
      row('3', ['3', '4']),
      row('6', ['6']),
      row('7', ['6']),
      row('8', []),
      row(null, ['9']),
    ];
    expect(relationOf(judged, { old: day('2001-01-01'), new: day('2002-01-01'), links })).toBe(relation);
  });
});

describe('the judged links', () => {
  it.each([
    ['chosen for development', readGold(), ['random', 'hard']],
    ['judged blind', readBlind(), ['random', 'hard', 'far']],
  ] as const)('%s name each old rule once in a pair of editions, and are of a group', (_, pairs, groups) => {
    expect(pairs.flatMap(({ links }) => links).length).toBeGreaterThanOrEqual(200);
    for (const { links } of pairs) {
      const old = links.flatMap((each) => each.old ?? []);
      expect(old.filter((id, at) => old.indexOf(id) !== at)).toEqual([]);
      expect(links.filter(({ group }) => !groups.some((each) => each === group))).toEqual([]);
      expect(links.filter((each) => each.old === null && each.new.length !== 1)).toEqual([]);
    }
  });

  it('that were judged blind are none of the others', () => {
    for (const { old, new: young, links } of readBlind()) {
      const judged = readGold().find((pair) => pair.old === old && pair.new === young)?.links ?? [];
      expect(links.filter((link) => judged.some((each) => each.old === link.old))).toEqual([]);
    }
  });
});
