import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addList,
  entriesIn,
  limits,
  listNoted,
  mergeKept,
  moveIn,
  nothingKept,
  putIn,
  removeList,
  renameList,
  replacePlace,
  restore,
  restoreList,
  rowsOf,
  setNote,
  takeOut,
  takeOutEverywhere,
  undoReplace,
  type Kept,
  type KeptEntry,
} from '../../../src/site/kept/kept.ts';
import { anyKept, inOrder } from './anyKept.ts';

const entry = (name: string, note?: string): KeptEntry => ({
  place: `/2026-01-16/7/#${name}`,
  work: 'CR',
  name,
  standing: 'effective 2026-01-16',
  words: `What ${name} says.`,
  kept: '2026-02-01',
  ...(note === undefined ? {} : { note }),
});
const [one, two, three] = [entry('700.1'), entry('700.2'), entry('700.3')];
const filled = [one, two, three].reduce((kept, each) => putIn(kept, each, 'marks'), nothingKept);
const names = (entries: readonly KeptEntry[]): readonly string[] => entries.map(({ name }) => name);

describe('what a reader keeps', () => {
  it('has an entry once, in as many rows as it was put into', () => {
    const kept = putIn(putIn(putIn(nothingKept, one, 'marks'), one, 'marks'), one, { list: 'Exam' });
    expect(kept.entries).toEqual([one]);
    expect(rowsOf(kept, one.place)).toEqual(['marks', { list: 'Exam' }]);
  });

  it('forgets an entry that is in no row and has no note', () => {
    expect(takeOut(filled, two.place, 'marks').entries).toEqual([one, three]);
    const noted = takeOut(setNote(filled, two, ' mine \r\n too '), two.place, 'marks');
    expect(listNoted(noted)).toEqual([two.place]);
    expect(noted.entries.find(({ place }) => place === two.place)?.note).toBe('mine \n too');
    expect(setNote(noted, two, ' ').entries).toEqual([one, three]);
  });

  it.each([
    [one, 1, ['700.2', '700.1', '700.3']],
    [three, -1, ['700.1', '700.3', '700.2']],
    [one, -1, ['700.1', '700.2', '700.3']],
    [three, 1, ['700.1', '700.2', '700.3']],
  ])('moves %o by %i as far as there is room', ({ place }, by, order) => {
    expect(names(entriesIn(moveIn(filled, place, 'marks', by), 'marks'))).toEqual(order);
  });

  it('gives no two lists one name, nor a list none', () => {
    const lists = addList(addList(addList(nothingKept, ' Exam  one'), 'Exam one'), '  ');
    expect(lists.lists).toEqual([{ name: 'Exam one', places: [] }]);
    const two_ = addList(lists, 'Other');
    expect(renameList(two_, 'Other', 'Exam one')).toBe(two_);
    expect(renameList(two_, 'Other', 'Third').lists.map(({ name }) => name)).toEqual(['Exam one', 'Third']);
  });

  it('puts another edition of an entry where the old one was, with its note', () => {
    const noted = putIn(setNote(filled, two, 'mine'), two, 'sheet');
    const today = { ...entry('701.9'), words: 'New words.' };
    const now = replacePlace(noted, two.place, today);
    expect(names(entriesIn(now, 'marks'))).toEqual(['700.1', '701.9', '700.3']);
    expect(entriesIn(now, 'sheet')).toEqual([{ ...today, note: 'mine' }]);
    const joined = replacePlace(setNote(putIn(noted, today, 'marks'), today, 'theirs'), two.place, today);
    expect(names(entriesIn(joined, 'marks'))).toEqual(['700.1', '701.9', '700.3']);
    expect(joined.entries.find(({ name }) => name === '701.9')?.note).toBe('theirs\n\nmine');
  });

  it('takes back what was removed, whatever was done since', () =>
    fc.assert(
      fc.property(anyKept, fc.nat(), (kept, at) => {
        const { place } = kept.entries[at % Math.max(1, kept.entries.length)] ?? one;
        const gone = takeOutEverywhere(kept, place);
        expect(gone.entries.some((each) => each.place === place)).toBe(false);
        expect(inOrder(restore(gone, kept, [place]))).toEqual(inOrder(kept));
        const later = putIn(gone, one, 'sheet');
        expect(restore(later, kept, [place]).sheet).toContain(one.place);
      }),
    ));

  it('puts back several at their places, whichever is named first', () => {
    const gone = [one, two].reduce((kept, { place }) => takeOutEverywhere(kept, place), filled);
    for (const places of [
      [one.place, two.place],
      [two.place, one.place],
    ])
      expect(names(entriesIn(restore(gone, filled, places), 'marks'))).toEqual(['700.1', '700.2', '700.3']);
  });

  it('takes another entry in its place back, whatever was kept of that before', () =>
    fc.assert(
      fc.property(anyKept, fc.nat(), fc.nat(), (kept, at, other) => {
        const { place } = kept.entries[at % Math.max(1, kept.entries.length)] ?? one;
        const by = kept.entries[other % Math.max(1, kept.entries.length)] ?? two;
        if (by.place === place) return;
        expect(inOrder(undoReplace(replacePlace(kept, place, by), kept, place, by))).toEqual(inOrder(kept));
        expect(inOrder(undoReplace(replacePlace(kept, place, two), kept, place, two))).toEqual(inOrder(kept));
      }),
    ));

  it('keeps what was written since with the entry that had come', () => {
    const replaced = replacePlace(filled, one.place, entry('704.1'));
    const written = setNote(replaced, entry('704.1'), 'mine');
    const undone = undoReplace(written, filled, one.place, entry('704.1'));
    expect(names(entriesIn(undone, 'marks'))).toEqual(['700.1', '700.2', '700.3']);
    expect(undone.entries.find(({ name }) => name === '704.1')?.note).toBe('mine');
  });

  it.each([
    ['', 'mine', 'theirs', 'theirs\n\nmine'],
    ['old', 'old, and mine', 'old, and theirs', 'old, and theirs\n\nold, and mine'],
    ['old', 'mine', 'old', 'mine'],
    ['old', '', 'theirs', 'theirs'],
    ['old', '', 'old', ''],
  ])('of a note %j that was changed to %j here and to %j elsewhere keeps %j', (before, own, theirs, kept) => {
    const there = setNote(filled, one, theirs);
    expect(setNote(there, one, own, before).entries.find(({ place }) => place === one.place)?.note ?? '').toBe(kept);
  });

  it('puts a list back at its place, with what only it had', () =>
    fc.assert(
      fc.property(anyKept, fc.nat(), (kept, at) => {
        const { name = '' } = kept.lists[at % Math.max(1, kept.lists.length)] ?? {};
        expect(inOrder(restoreList(removeList(kept, name), kept, name))).toEqual(inOrder(kept));
      }),
    ));

  it('forgets with a list what is in no other row', () => {
    const kept = putIn(putIn(filled, entry('9.9'), { list: 'Exam' }), one, { list: 'Exam' });
    expect(names(removeList(kept, 'Exam').entries)).toEqual(['700.1', '700.2', '700.3']);
  });

  describe('merged with a file', () => {
    it('is all of both, and the same file again changes nothing', () =>
      fc.assert(
        fc.property(anyKept, anyKept, (own, other) => {
          const merged = mergeKept(own, other);
          for (const row of ['marks', 'sheet'] as const) {
            expect(merged[row].slice(0, own[row].length)).toEqual(own[row]);
            expect(new Set(merged[row])).toEqual(new Set([...own[row], ...other[row]]));
          }
          for (const { place, note } of [...own.entries, ...other.entries]) {
            const found = merged.entries.filter((each) => each.place === place);
            expect(found).toHaveLength(1);
            if (note !== undefined) expect(found[0]?.note).toContain(note);
          }
          expect(mergeKept(merged, other)).toEqual(merged);
          expect(inOrder(mergeKept(own, own))).toEqual(inOrder(own));
        }),
      ));

    it('cuts no note of its own', () => {
      const long = 'a'.repeat(limits.note);
      const [own, other]: readonly Kept[] = [setNote(nothingKept, one, long), setNote(nothingKept, one, 'b')];
      expect(mergeKept(own ?? nothingKept, other ?? nothingKept).entries[0]?.note).toBe(`${long}\n\nb`);
    });
  });
});
