import { createHash } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { makeCanonicalJson } from '../../../src/corpus/store/canonicalJson.ts';
import type { Entry } from '../../../src/model/entry.ts';
import { joinWordings, packEdition } from '../../../src/corpus/store/packEdition.ts';
import { shardOf, toWordingId } from '../../../src/corpus/store/wordingId.ts';
import { makeEdition, makeEntry, plainWording } from './makeEdition.ts';

describe('canonical JSON', () => {
  test.each([
    {
      case: 'keys in order at every depth',
      value: { b: { d: 1, c: [{ z: 1, y: 2 }] }, a: 0 },
      json: '{"a":0,"b":{"c":[{"y":2,"z":1}],"d":1}}',
    },
    { case: 'absent keys left out', value: { a: undefined, b: null }, json: '{"b":null}' },
    { case: 'lists in their own order', value: [3, 1, 2], json: '[3,1,2]' },
  ])('has $case', ({ value, json }) => {
    expect(makeCanonicalJson(value)).toBe(json);
  });
});

describe('a packed edition', () => {
  test('names a wording by the first 16 hex digits of the SHA-256 of its text', () => {
    const text = 'Drink the {T} tea — slowly.';
    expect(toWordingId(text)).toBe(createHash('sha256').update(text).digest('hex').slice(0, 16));
    expect(shardOf('0a1b2c3d4e5f6071')).toBe('0a');
  });

  test('parses each distinct text once', () => {
    const parse = vi.fn(plainWording);
    const entries = ['Sit.', 'Stand.', 'Sit.'].map((text, at) => makeEntry(`100.${at + 1}`, text, { examples: ['Sit.'] }));
    const { wordings } = packEdition(makeEdition({ entries }), parse);
    expect(parse.mock.calls.map(([text]) => text)).toEqual(['Sit.', 'Stand.']);
    expect(wordings.size).toBe(2);
  });

  test('takes what was packed of the entries that it shares with another: no line is made anew, and no text parsed', () => {
    const parse = vi.fn(plainWording);
    let made = 0;
    const entries = ['Sit.', 'Stand.', 'Sit.'].map((text, at): Entry => {
      const entry = makeEntry(`100.${at + 1}`, text, { examples: ['Lie.'] });
      return {
        ...entry,
        get number() {
          made += 1;
          return entry.number;
        },
      };
    });
    const editions = ['2020-01-01', '2021-01-01'].map((date) => makeEdition({ entries, date }));
    made = 0;
    const [first, second] = editions.map((edition) => packEdition(edition, parse));
    expect(made).toBe(entries.length);
    expect(parse.mock.calls.map(([text]) => text)).toEqual(['Sit.', 'Lie.', 'Stand.']);
    expect(second?.body).toEqual(first?.body);
    expect(second?.wordings).toEqual(first?.wordings);
    expect(second?.facts.date).toBe('2021-01-01');
  });

  test('is written as JSON is, with an entry on each line, and none where there are none', () => {
    const bodyOf = (entries: readonly Entry[]): string => Buffer.from(packEdition(makeEdition({ entries }), plainWording).body).toString();
    const entries = ['Sit — here.', 'Stand.'].map((text, at) => makeEntry(`100.${at + 1}`, text, { title: `“${at}”` }));
    expect(bodyOf(entries)).toBe(
      `"diagnostics":[],\n"entries":[\n${entries.map(({ id, title, text, lines }) => JSON.stringify({ id, kind: 'rule', lines, number: id, title, wording: toWordingId(text) })).join(',\n')}\n]`,
    );
    expect(bodyOf([])).toBe('"diagnostics":[],\n"entries":[]');
  });

  test('keeps its wordings in order of id', () => {
    const entries = ['Sit.', 'Stand.', 'Lie.'].map((text, at) => makeEntry(`100.${at + 1}`, text));
    const ids = joinWordings(packEdition(makeEdition({ entries }), plainWording).wordings)
      .split('\n')
      .map((line) => line.slice(1, 17));
    expect(ids).toEqual(['Sit.', 'Stand.', 'Lie.'].map(toWordingId).toSorted());
  });

  test('has no wording for a heading without text', () => {
    const { body } = packEdition(makeEdition({ entries: [makeEntry('1', '', { title: 'Tables' })] }), plainWording);
    expect(JSON.parse(`{${Buffer.from(body).toString()}}`)).toMatchObject({
      entries: [{ id: '1', kind: 'rule', lines: [1, 1], number: '1', title: 'Tables' }],
    });
  });

  test('counts only diagnostics that no reviewed decision excuses', () => {
    const diagnostic = { line: 1, column: 1, severity: 'error' as const, ruleId: 'number-order', message: 'Unexpected 3, expected 2' };
    const { facts } = packEdition(makeEdition({ diagnostics: [diagnostic, { ...diagnostic, excused: 'printed so' }] }), plainWording);
    expect(facts.diagnostics).toEqual({ error: 1, warning: 0, info: 0 });
  });

  test('gives two texts that UTF-8 cannot tell apart one wording', () => {
    const entries = [makeEntry('1.1', 'odd \ud800'), makeEntry('1.2', 'odd \ufffd')];
    const { wordings } = packEdition(makeEdition({ entries }), plainWording);
    expect(wordings.size).toBe(1);
  });
});
