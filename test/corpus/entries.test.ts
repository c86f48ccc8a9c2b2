import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountFor, countEntries, toEntries } from '../../src/corpus/entries.ts';
import { noFacts, readTextDocument } from '../../src/corpus/readDocument.ts';
import { anyTree } from '../grammar/anyTree.ts';
import { entryOf, longRule, readLines } from '../grammar/reading.ts';
import { day, document, eg, glossaryHeading, h, matter, rule, section, subrule, subsection, term, titledRule } from '../grammar/trees.ts';

const tree = document(
  { extent: 'whole' },
  matter('frontMatter', 'Harrow and Sedge'),
  section('1', 'Sowing'),
  subsection('100', 'Fields'),
  rule('100.1', 'A field is sown.', 'It is sown once.', eg('Ana sows.'), eg('Ben does not.')),
  subrule('100.1a', 'A furrow is part of a field.'),
  titledRule('100.2', 'Fallow'),
  rule('100.1', 'A second one of that number.'),
  rule('100.1', 'A third.'),
  h('note', { parent: '100' }, 'A note without a number.'),
  h('note', { parent: '100' }, 'Another.'),
  h('ruling', { number: '100.Ruling.1', parent: '100', date: day('2005-08-01'), author: 'Ana' }, 'A ruling.'),
  glossaryHeading,
  term('Harrow', 'What breaks clods.'),
  term('Harrow', 'To break clods.'),
  matter('backMatter', 'Credits'),
);

describe('toEntries', () => {
  const entries = toEntries(tree);
  const named = (id: string) => entries.find((entry) => entry.id === id);

  it('makes an entry of each numbered node and term, in the order of the document, and of no matter', () => {
    expect(entries.map(({ id }) => id)).toEqual([
      ...['1', '100', '100.1', '100.1a', '100.2', '100.1~2', '100.1~3', '100~note', '100~note~2', '100.Ruling.1'],
      ...['glossary:Harrow', 'glossary:Harrow~2'],
    ]);
  });

  it('keeps paragraphs apart by a line feed, and Examples by themselves', () => {
    expect(named('100.1')).toMatchObject({
      kind: 'rule',
      number: '100.1',
      text: 'A field is sown.\nIt is sown once.',
      examples: ['Ana sows.', 'Ben does not.'],
    });
  });

  it.each([
    ['100.1a', '100.1'],
    ['100.1', '100'],
    ['100.1~2', '100'],
    ['100', '1'],
    ['1', undefined],
    ['100~note', '100'],
    ['glossary:Harrow', undefined],
  ])('puts %s under %s', (id, parent) => {
    expect(named(id)?.parent).toBe(parent);
  });

  it('keeps title, day and author where there are any, and has no such property where not', () => {
    expect(named('100.2')?.title).toBe('Fallow');
    expect(named('100.Ruling.1')).toMatchObject({ date: '2005-08-01', author: 'Ana' });
    expect(Object.keys(named('100.1a')!)).toEqual(['id', 'kind', 'number', 'parent', 'text', 'examples', 'lines']);
  });

  it('says from which line to which an entry goes', () => {
    const reading = readLines([
      longRule('100.1'),
      '100.2. A field.',
      'Another paragraph.',
      '',
      'Example: Ana sows.',
      '',
      '100.3. A furrow.',
    ]);
    expect(entryOf(reading, '100.2').lines).toEqual([2, 5]);
    expect(entryOf(reading, '100.3').lines).toEqual([7, 7]);
  });

  it('gives every entry an id that no other has, though an id may look like a second one', () => {
    const odd = document({}, term('Sedge'), term('Sedge'), term('Sedge~2'), term('Sedge'));
    const ids = toEntries(odd).map(({ id }) => id);
    expect(new Set(ids).size).toBe(4);
  });
});

describe('countEntries', () => {
  it('counts each kind, and Examples wherever they stand', () => {
    expect(countEntries(toEntries(tree))).toEqual({
      sections: 1,
      subsections: 1,
      rules: 4,
      subrules: 1,
      examples: 2,
      glossary: 2,
      rulings: 1,
    });
  });
});

describe('accountFor', () => {
  it('counts each character other than white space once, by what holds it', () => {
    const lines = [
      'Harrow',
      'Contents',
      '1. Sow',
      '100. Field',
      '101. Hoe',
      '1. Sow',
      '100. Field',
      longRule('100.1').replaceAll(' ', ''),
      '101. Hoe',
    ];
    const text = lines.join('\n');
    const reading = readLines([...lines.slice(0, 7), longRule('100.1'), '101. Hoe']);
    const { characters, inEntries, inHeadings, inFrontAndBackMatter, unaccounted } = accountFor(reading.tree, text);
    expect({ inHeadings, inEntries, inFrontAndBackMatter, unaccounted }).toEqual({
      inHeadings: '1.Sow100.Field101.Hoe'.length,
      inEntries: lines[7]!.length,
      inFrontAndBackMatter: 'HarrowContents1.Sow100.Field101.Hoe'.length,
      unaccounted: 0,
    });
    expect(characters).toBe(inHeadings + inEntries + inFrontAndBackMatter);
  });

  it('counts what no construct claimed apart, wherever it lies', () => {
    const lost = document({}, rule('100.1', 'A field.'));
    const [node] = lost.children;
    if (node && 'children' in node) (node.children as unknown[]).push({ type: 'unaccounted', value: 'to be or', position: node.position });
    expect(accountFor(lost, 'A field. to be or')).toEqual({
      characters: 13,
      inEntries: 7,
      inHeadings: 0,
      inFrontAndBackMatter: 0,
      unaccounted: 6,
    });
  });

  it('has as many entries as a tree has, whatever the tree', () => {
    const shows = { paragraphs: true, mixed: true, matter: 'whole', contents: true, glossary: true, furniture: true } as const;
    fc.assert(
      fc.property(anyTree(shows), (each) => {
        const entries = toEntries(each);
        const { sections, subsections, rules, subrules, glossary } = countEntries(entries);
        expect(sections + subsections + rules + subrules + glossary).toBe(entries.length);
        expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
      }),
      { numRuns: 30 },
    );
  });
});

describe('characters that are none', () => {
  const rules = '1. Sowing\n\n100. Fields\n\n100.1. A field is sown.\n\n100.2. Geese come to it.\n\n100.3. They go.\n';
  it.each([
    { what: 'NULs', text: rules.replace('field is', 'fie\0\0ld is'), dropped: 2, at: [5, 13] },
    { what: 'marks inside the text', text: rules.replace('They', '\uFEFFThey'), dropped: 1, at: [9, 8] },
    {
      what: 'both, in a page',
      text: `<html><body>\n<p>${rules.replaceAll('\n\n', '</p>\n<p>\0')}\uFEFF</p></body></html>`,
      dropped: 5,
      at: [3, 4],
    },
  ])('are counted, and named with their place: $what', ({ text, dropped, at }) => {
    const result = readTextDocument('rules', Buffer.from(text), noFacts);
    const [edition] = result.kind === 'editions' ? result.editions : [];
    const { characters, inEntries, inHeadings, inFrontAndBackMatter, unaccounted, ...rest } = edition!.accounting;
    expect(rest).toEqual({ dropped });
    expect(inEntries + inHeadings + inFrontAndBackMatter + unaccounted + dropped).toBe(characters);
    const found = edition!.diagnostics.filter(({ ruleId }) => ruleId === 'character-dropped');
    expect(found.map(({ line, column }) => [line, column])).toEqual([at]);
  });

  it('are not spoken of where there are none', () => {
    const result = readTextDocument('rules', Buffer.from(rules), noFacts);
    expect(result.kind === 'editions' && 'dropped' in result.editions[0]!.accounting).toBe(false);
  });
});
