import { describe, expect, it } from 'vitest';
import { VFile } from 'vfile';
import { toEntries } from '../../../src/corpus/entries.ts';
import type { Entry } from '../../../src/model/entry.ts';
import { handbook } from '../../../src/grammar/families/handbook.ts';
import { isRefusal, readTextSource } from '../../../src/sources/readSource.ts';

function read(...lines: readonly string[]): {
  readonly entries: readonly Entry[];
  readonly messages: readonly string[];
  readonly said: readonly string[];
  readonly title: string | undefined;
} {
  const text = ['---', 'document: handbook', 'title: Harrow and Sedge', 'effective: 2020-05-01', '---', '', ...lines].join('\n');
  const source = readTextSource(new TextEncoder().encode(text));
  if (isRefusal(source)) return expect.fail(source.reason);
  const file = new VFile({ value: source.text });
  const tree = handbook.read(source, file);
  expect(tree.date).toBe('2020-05-01');
  return {
    entries: toEntries(tree),
    title: tree.title,
    messages: file.messages.map(({ line, ruleId }) => `${line ?? 0} ${ruleId ?? ''}`),
    said: file.messages.map(({ line, reason }) => `${line ?? 0} ${reason}`),
  };
}

describe('the handbook', () => {
  it('has sections, subsections, rules, subrules, Examples and terms', () => {
    const { entries, title } = read(
      ...[
        '# 1. Sowing',
        '## 100. Fields',
        '',
        '100.1. A field is',
        'sown.',
        '',
        '> Example: Ana',
        '> sows.',
        '',
        '100.1a A *furrow* is straight.',
        '',
      ],
      ...['# Glossary', '', '### Harrow', '', 'What breaks clods.', '', '1. A first sense.', '2. A second one.'],
    );
    expect(title).toBe('Harrow and Sedge');
    expect(entries.map(({ id, kind, text, examples }) => [id, kind, text, ...examples])).toEqual([
      ['1', 'section', 'Sowing'],
      ['100', 'subsection', 'Fields'],
      ['100.1', 'rule', 'A field is sown.', 'Ana sows.'],
      ['100.1a', 'subrule', expect.stringContaining('is straight.')],
      ['glossary:Harrow', 'term', 'What breaks clods.\n1. A first sense.\n2. A second one.'],
    ]);
  });

  it('has attributes below a heading, a rule and a headword', () => {
    const { entries } = read(
      ...['## 100. Fields', '{300 until 2005-01-01}', '', '100.1. A field is sown.', '{from 2001-01-01; until 2010-01-01}', ''],
      ...['# Glossary', '### Harrow', '{from 2003-01-01}', '', 'What breaks clods.'],
    );
    expect(entries.map(({ from, until, formerly }) => [from, until, formerly?.[0]?.number])).toEqual([
      [undefined, undefined, '300'],
      ['2001-01-01', '2010-01-01', undefined],
      ['2003-01-01', undefined, undefined],
    ]);
    expect(entries.map(({ text }) => text)).toEqual(['Fields', 'A field is sown.', 'What breaks clods.']);
  });

  it('says beside a wording what it answers, what it rests on, and what plays it, in lines of any order', () => {
    const { entries, messages } = read(
      ...['100.1. A field is sown.', '{shown by: handbook-geese}', '{asks: Who sows? Do I have to sow?}', '{from 2001-01-01}', ''],
      ...['> Example: Ana sows.', '', '# Glossary', '', '### Fallow', '{ours}', '{rests on: 100.1, “Harrow”}', '', 'Not sown.'],
    );
    expect(messages).toEqual([]);
    expect(entries.map(({ text, examples, from, beside }) => [text, ...examples, from, beside])).toEqual([
      ['A field is sown.', 'Ana sows.', '2001-01-01', { asks: ['Who sows?', 'Do I have to sow?'], shownBy: ['handbook-geese'] }],
      ['Not sown.', undefined, { restsOn: ['100.1', 'glossary:Harrow'], ours: true }],
    ]);
  });

  it.each([
    ['{asks: Sowing}', '{asks: QUESTION? QUESTION?}'],
    ['{rests on: the rule of geese}', '{rests on: NUMBER, “HEADWORD”}'],
    ['{shown by: }', '{shown by: ID, ID}'],
  ])('reports %s with what it should be', (line, form) => {
    expect(read('100.1. A field.', line).said).toEqual([`8 Unexpected "${line}", expected ${form}`]);
  });

  it('reports a second line of attributes of one kind', () => {
    expect(read('100.1. A field.', '{asks: Who?}', '{ours}', '{asks: What?}').messages).toEqual(['10 attributes-repeated']);
  });

  it('reports a second line of attributes', () => {
    expect(read('100.1. A field.', '{from 2001-01-01}', '', '{until 2010-01-01}').messages).toEqual(['10 attributes-repeated']);
  });

  it('reports attributes that it cannot read, and keeps them as text', () => {
    const { entries, messages } = read('100.1. A field.', '{from 2001-13-01}', '', '100.2. {T} is a symbol, and so is {Q} from then on.');
    expect(messages).toEqual(['8 attributes-form']);
    expect(entries[0]?.text).toBe('A field. {from 2001-13-01}');
  });
});
