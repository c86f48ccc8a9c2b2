import { describe, expect, it } from 'vitest';
import { limits, mergeKept, nothingKept, putIn, setNote, takeOut, type KeptEntry } from '../../../src/site/kept/kept.ts';
import { makeKeptJson } from '../../../src/site/kept/keptJson.ts';
import { changeStored, clearStored, keptName, readStored, type Storage } from '../../../src/site/kept/keptStore.ts';

const entry = (name: string): KeptEntry => ({
  place: `/2026-01-16/7/#${name}`,
  work: 'CR',
  name,
  standing: '',
  words: '',
  kept: '2026-02-01',
});

function makeStorage(room = Infinity): Storage {
  const held = new Map<string, string>();
  return {
    getItem: (name) => held.get(name) ?? null,
    setItem: (name, text) => {
      if (text.length > room) throw new DOMException('', 'QuotaExceededError');
      held.set(name, text);
    },
    removeItem: (name) => void held.delete(name),
  };
}

describe('the storage of what is kept', () => {
  it('is empty before anything is kept', () => {
    expect(readStored(makeStorage.bind(undefined, 0))).toEqual({ kind: 'kept', kept: nothingKept });
  });

  it('loses nothing of two tabs that change it in turn', () => {
    const storage = makeStorage();
    const [one, other] = [() => storage, () => storage];
    changeStored((kept) => putIn(kept, entry('1'), 'marks'), one);
    changeStored((kept) => putIn(kept, entry('2'), 'marks'), other);
    changeStored((kept) => putIn(kept, entry('3'), 'sheet'), one);
    changeStored((kept) => takeOut(kept, entry('1').place, 'marks'), other);
    expect(readStored(one)).toEqual({
      kind: 'kept',
      kept: { entries: [entry('2'), entry('3')], marks: [entry('2').place], sheet: [entry('3').place], lists: [] },
    });
  });

  it('says that it is full, and keeps what was there', () => {
    const storage = makeStorage(400);
    const open = () => storage;
    expect(changeStored((kept) => putIn(kept, entry('1'), 'marks'), open).kind).toBe('kept');
    const before = readStored(open);
    expect(changeStored((kept) => putIn(kept, { ...entry('2'), words: 'x'.repeat(400) }, 'marks'), open)).toEqual({
      kind: 'failed',
      why: 'full',
    });
    expect(readStored(open)).toEqual(before);
  });

  it('takes no more than can be read again', () => {
    const storage = makeStorage();
    const open = () => storage;
    changeStored((kept) => setNote(kept, entry('1'), 'a'.repeat(limits.note)), open);
    const before = readStored(open);
    const other = setNote(nothingKept, entry('1'), 'b');
    expect(changeStored((kept) => mergeKept(kept, other), open)).toEqual({ kind: 'failed', why: 'limit' });
    expect(readStored(open)).toEqual(before);
  });

  it('says that it is denied', () => {
    const denied = (): Storage => {
      throw new DOMException('', 'SecurityError');
    };
    expect(readStored(denied)).toEqual({ kind: 'denied' });
    expect(changeStored((kept) => putIn(kept, entry('1'), 'marks'), denied)).toEqual({ kind: 'failed', why: 'denied' });
  });

  it.each([
    ['damaged', '{"kind":'],
    ['of a newer page', makeKeptJson(nothingKept).replace('"version":1', '"version":2')],
  ])('is never written over when it is %s, until the reader says so', (_, raw) => {
    const storage = makeStorage();
    const open = () => storage;
    storage.setItem(keptName, raw);
    expect(readStored(open)).toMatchObject({ kind: 'fault', raw });
    expect(changeStored((kept) => putIn(kept, entry('1'), 'marks'), open)).toEqual({ kind: 'failed', why: 'fault' });
    expect(storage.getItem(keptName)).toBe(raw);
    clearStored(open);
    expect(readStored(open)).toEqual({ kind: 'kept', kept: nothingKept });
  });
});
