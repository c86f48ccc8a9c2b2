import { describe, expect, it } from 'vitest';
import type { Diagnostic, Entry } from '../../src/model/entry.ts';
import { parseContent } from '../../src/corpus/content.ts';
import { applyOverrides, overrides, type Override } from '../../src/corpus/overrides.ts';

const toOverride = (record: unknown): Override => parseContent(JSON.stringify([record]), 'a.yaml', overrides)[0]!;
import { day } from '../grammar/trees.ts';

const record = {
  document: 'comprehensive-rules',
  editions: ['2006-10-01', '2007-02-01'],
  ruleId: 'number-out-of-order',
  number: '432.2b',
  meant: '423.2b',
  reason: 'Follows 423.2a; two digits changed places.',
};

describe('a record of overrides', () => {
  it('takes a whole record', () => {
    expect(toOverride(record)).toEqual(record);
  });

  it('takes a record about a whole document', () => {
    const { number, meant, ...rest } = record;
    expect([number, meant]).toHaveLength(2);
    expect(toOverride(rest)).toEqual(rest);
  });

  it('takes a number that YAML read as one', () => {
    expect(toOverride({ ...record, number: 432.2, meant: 423 })).toMatchObject({ number: '432.2', meant: '423' });
  });

  it.each([
    ['a text', 'harrow', 'expected a record'],
    ['nothing', null, 'expected a record'],
    ['an unknown document', { ...record, document: 'almanac' }, 'expected document'],
    ['no editions', { ...record, editions: [] }, 'expected editions'],
    ['an edition that is no day', { ...record, editions: ['2006-10-01', '2006-13-01'] }, 'expected editions'],
    ['editions that are no list', { ...record, editions: '2006-10-01' }, 'expected editions'],
    ['no rule id', { ...record, ruleId: undefined }, 'expected ruleId'],
    ['no reason', { ...record, reason: undefined }, 'expected a reason'],
    ['a reason that gives none', { ...record, reason: 'misprint' }, 'expected a reason'],
  ])('refuses %s and says what it expected', (_, value, message) => {
    expect(() => toOverride(value)).toThrow(`a.yaml, record 1: ${message}`);
  });
});

const entry = (id: string, lines: readonly [number, number]): Entry => ({
  id,
  kind: 'rule',
  number: id,
  text: 'A field is sown.',
  examples: [],
  lines,
});
const entries = [entry('423.2a', [1, 1]), entry('432.2b', [2, 4]), entry('423.3', [5, 5])];
const diagnostic = (line: number, ruleId = 'number-out-of-order'): Diagnostic => ({
  line,
  column: 1,
  severity: 'warning',
  ruleId,
  message: 'Unexpected',
});
const override = toOverride(record);
const edition = { document: 'comprehensive-rules', date: day('2006-10-01') } as const;

describe('applyOverrides', () => {
  it('tells the entry what was meant and why, and leaves its number and text as printed', () => {
    const { entries: told } = applyOverrides(edition, [override], entries, []);
    expect(told[1]).toEqual({ ...entries[1], meant: '423.2b', note: record.reason });
    expect([told[0], told[2]]).toEqual([entries[0], entries[2]]);
  });

  it('excuses the diagnostic of that kind on the lines of the entry alone', () => {
    const { diagnostics } = applyOverrides(edition, [override], entries, [
      diagnostic(2),
      diagnostic(4),
      diagnostic(5),
      diagnostic(2, 'number-form'),
    ]);
    expect(diagnostics.map(({ excused }) => excused)).toEqual([record.reason, record.reason, undefined, undefined]);
  });

  it('excuses every diagnostic of a kind when it is about the document', () => {
    const { number, meant, ...rest } = override;
    expect(number).not.toBe(meant);
    const { diagnostics, entries: told } = applyOverrides(edition, [rest], entries, [diagnostic(1), diagnostic(5)]);
    expect(diagnostics.every(({ excused }) => excused === record.reason)).toBe(true);
    expect(told).toEqual(entries);
  });

  it.each([
    ['another edition', { ...edition, date: day('2006-07-15') }],
    ['another document', { ...edition, document: 'handbook' } as const],
    ['an edition without a date', { ...edition, date: undefined }],
  ])('leaves %s alone', (_, other) => {
    expect(applyOverrides(other, [override], entries, [diagnostic(2)])).toEqual({ entries, diagnostics: [diagnostic(2)] });
  });

  it('excuses nothing for an entry that is not there', () => {
    const { diagnostics } = applyOverrides(edition, [{ ...override, number: '999.9' }], entries, [diagnostic(2)]);
    expect(diagnostics).toEqual([diagnostic(2)]);
  });
});
