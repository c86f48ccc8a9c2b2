import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rulingsSummary2005 } from '../../../src/grammar/families/rulingsSummary2005.ts';
import { examplesOf, textOfEntry } from '../../../src/grammar/text.ts';
import type { EntryNode, RulesTree } from '../../../src/model/tree.ts';
import { documentFolders, entriesOf, essence, hostile, itemsOf, readText, sourceOf } from './rulingsKit.ts';
import { layout, made, tree } from './rulingsTree2005.ts';

const read = (text: string) => readText(rulingsSummary2005, text);
const row = '-'.repeat(78);

/** Fixtures are written an entry to a line and read on one line. */
const small = [
  '======', 'Golem Summary (CHANGES ONLY) Updated 2005/10/23', '======', "A '+' stands before what has changed since the 2004/01/15 release.",
  'Table of Contents:', row, 'No changes to this section.',
  '1 - The Clay', row,
  '100 - Wet Clay',
  '+ 100.1 - Clay is wet, see Rule 409, "Mud", and rules 212-215. [CompRules 2005/08/01]',
  'Example: A "Creature - Golem" costs 3 - 1 clay. [CompRules 2004/10/01]',
  '+ 100.1a - Mud: is (25 + (20 - 13)) clay. [CompRules 2005/08/01]',
  '+ 100.4e - Clay dries. [CompRules 2005/10/01]',
  '+ 100.4e - Clay dried. [CompRules 2005/08/01]',
  '+ 100.Ruling.1 - Rule 100.4 was another. [vasten 2005/10/01]',
  '101 - Straw', '+ Note - This section is empty. See Rule 100.4 for clay.',
  '102.2 - Bricks', '+ 102.2h - Bricks are hard. [CompRules 2005/08/01] They last. [vasten 2005/09/01]',
  '102.3. Tiles', '+ 102.3a - Tiles too. Example: A tile. [CompRules 2003/07/01]',
  '7 - Ovens', row, 'No changes to this section.',
  '8 - Contests', row, '801 - Clay Contest',
  "+ 801.5 - Some golems are 'banned' (see Rule 800.4). These golems are: [Update 2005/09/01] Old Tom, Mud-Face, Kalo",
  '+ Note - This was once the "Mud" contest.',
  '9 - Glossary', row,
  'G1.2 - "As though"', '+ G1.2a - Words of no weight. See Rule G1.3. [CompRules 2005/08/01]', '+ Note - Also see Rule 100.4.',
  'G4.19 - Kiln', '+ G4.19 - Kiln is a hot place that bakes many a golem until it is done. [CompRules 2005/10/01]',
  'G24.1 - X', '+ G24a - If a golem costs X, choose X. [CompRules 2005/10/01]',
  'Acknowledgements and Disclaimers', row, 'Thanks to all golems.',
].join('\n'); // prettier-ignore

const outline = (tree: RulesTree): string[] =>
  entriesOf(tree).map(({ type, number, title: head, parent, author, date: day }) =>
    [type, number, head, parent && `< ${parent}`, author, day].filter((value) => value !== undefined).join(' | '),
  );

/** The entries that the document marks as changed, by number or, for a note, by what it hangs on. */
const marksOf = (tree: RulesTree): string[] =>
  entriesOf(tree)
    .filter(({ changed }) => changed)
    .map(({ number, parent }) => number ?? `note on ${parent ?? ''}`);

function dropMark(node: EntryNode): EntryNode {
  const bare = { ...node };
  delete bare.changed;
  return bare;
}

const wanted = [
  'section | 1 | The Clay',
  'subsection | 100 | Wet Clay',
  'rule | 100.1 | CompRules | 2005-08-01',
  'subrule | 100.1a | CompRules | 2005-08-01',
  'subrule | 100.4e | CompRules | 2005-10-01',
  'subrule | 100.4e | CompRules | 2005-08-01',
  'ruling | 100.Ruling.1 | < 100 | vasten | 2005-10-01',
  'subsection | 101 | Straw',
  'note | < 101',
  'rule | 102.2 | Bricks',
  'subrule | 102.2h | CompRules; vasten | 2005-09-01',
  'rule | 102.3 | Tiles',
  'subrule | 102.3a | CompRules | 2003-07-01',
  'section | 7 | Ovens',
  'section | 8 | Contests',
  'subsection | 801 | Clay Contest',
  'list | 801.5 | Update | 2005-09-01',
  'note | < 801',
  'section | 9 | Glossary',
  'term | G1.2 | "As though" | < 9',
  'subrule | G1.2a | < G1.2 | CompRules | 2005-08-01',
  'note | < G1.2',
  'term | G4.19 | Kiln | < 9',
  'subrule | G4.19 | < G4.19 | CompRules | 2005-10-01',
  'term | G24.1 | X | < 9',
  'subrule | G24a | < G24.1 | CompRules | 2005-10-01',
];

describe('the summary of 2005', () => {
  const unmarked = small.replace(/^\+ /gm, '');
  it.each([
    ['on one line', small.replaceAll('\n', ' ')],
    ['an entry to a line', small],
    ['with blank lines and CRLF', small.replaceAll('\n', '\r\n\r\n')],
    ['without marks', unmarked],
    ['on one line without marks', unmarked.replaceAll('\n', ' ')],
    ['with every word on a line of its own', small.replaceAll(' ', '\n')],
  ])('reads every entry %s', (_, text) => {
    const { tree, unaccounted } = read(text);
    expect(outline(tree)).toEqual(wanted);
    expect(unaccounted).toBe('');
    expect([tree.date, tree.extent]).toEqual(['2005-10-23', 'changes']);
  });

  it('keeps which entries the document marks as changed', () => {
    const marked = small.replace('+ 100.1a', '100.1a').replace('+ Note - Also', 'Note - Also');
    const numbers = [
      '100.1',
      '100.4e',
      '100.4e',
      '100.Ruling.1',
      'note on 101',
      '102.2h',
      '102.3a',
      '801.5',
      'note on 801',
      'G1.2a',
      'G4.19',
      'G24a',
    ];
    expect(marksOf(read(marked).tree)).toEqual(numbers);
    expect(marksOf(read(marked.replaceAll('\n', ' ')).tree)).toEqual(numbers);
    expect(marksOf(read(unmarked).tree)).toEqual([]);
  });

  it('keeps wording, Examples and the text of a section apart', () => {
    const entries = entriesOf(read(small.replaceAll('\n', ' ')).tree);
    expect(textOfEntry(entries[2]!)).toBe('Clay is wet, see Rule 409, "Mud", and rules 212-215.');
    expect(examplesOf(entries[2]!)).toEqual(['A "Creature - Golem" costs 3 - 1 clay.']);
    expect(textOfEntry(entries[10]!)).toBe('Bricks are hard. They last.');
    expect(textOfEntry(entries[13]!)).toBe('No changes to this section.');
    expect(textOfEntry(entries[16]!)).toContain('Old Tom, Mud-Face, Kalo');
  });

  it('says what is misprinted, and that a second wording is of another day', () => {
    expect(read(small).messages.map((message) => message.replace(/^\d+ /, ''))).toEqual([
      'number-repeated Unexpected number 100.4e again, expected one wording; these are of 2005-10-01 and 2005-08-01',
      'number-form Unexpected number 102.3., expected 102.3 and a dash',
      'number-repeated Unexpected number G4.19 again, expected G4.19a',
      'number-form Unexpected number G24a, expected G24.1a',
    ]);
  });

  it.each([
    ['a citation', 'Rule 100.2 - Kalo', 'See Rule 100.2 - Kalo of old.'],
    ['a sum', '105 - 3', 'It becomes 105 - 3 clay.'],
    ['a number from far behind', '702.3 - Kalo', 'Mir ten. 702.3 - Kalo mir.'],
    ['a mark that adds', '+ 100 - 3', 'It is 20 + 100 - 3 clay.'],
  ])('does not take %s for an entry', (_, __, inside) => {
    const { tree } = read(
      `1 - Clay ${row} 100 - Wet 100.1 - Golems sleep. [vasten 2005/01/01] 100.2 - Kalo. ${inside} Mir. [vasten 2005/01/01] 100.3 - Ten. [vasten 2005/01/01]`,
    );
    expect(entriesOf(tree).map(({ number }) => number)).toEqual(['1', '100', '100.1', '100.2', '100.3']);
  });

  it('keeps a misprinted number that stands where an entry starts', () => {
    const { tree, messages } = read(
      `4 - Clay ${row} 423 - Wet 423.2a - Golems. [vasten 2005/01/01] 432.2b - Kalo. [vasten 2005/01/01] 423.2c - Mir. [vasten 2005/01/01]`,
    );
    expect(entriesOf(tree).map(({ number }) => number)).toEqual(['4', '423', '423.2a', '432.2b', '423.2c']);
    expect(messages.join()).toContain('number-out-of-order Unexpected number 423.2c, expected one behind 432.2b');
  });

  it('reads the list of contents of a whole release', () => {
    const lines = [
      'Golem Summary Updated 2004/01/15',
      'Table of Contents:',
      row,
      '1 - The Clay',
      '100 - Wet Clay',
      '101 - Straw',
      '2 - Golems',
      '200 - General',
      '1 - The Clay',
      row,
      '100 - Wet Clay',
      '100.1 - Kalo. [vasten 2004/01/01]',
      '101 - Straw',
      '2 - Golems',
      row,
      '200 - General',
    ];
    for (const text of [lines.join(' '), lines.join('\n')]) {
      const { tree } = read(text);
      expect(tree.extent).toBe('whole');
      expect(itemsOf(tree)?.map((item) => `${item.number} ${item.title}`)).toEqual([
        '1 The Clay',
        '100 Wet Clay',
        '101 Straw',
        '2 Golems',
        '200 General',
      ]);
      expect(entriesOf(tree).map(({ number }) => number)).toEqual(['1', '100', '100.1', '101', '2', '200']);
    }
  });

  it('is recognised by its numbers and attributions', () => {
    expect(rulingsSummary2005.recognises(sourceOf(small.replaceAll('\n', ' ')))).toBeGreaterThanOrEqual(0.5);
    expect(rulingsSummary2005.recognises(sourceOf('100. General\n100.1. Kalo - mir.\n100.1a Ten.\n'))).toBe(0);
  });
});

describe('making and reading the summary of 2005', () => {
  it('gives the same tree on one line and on many, with marks and without', () => {
    fc.assert(
      fc.property(tree, layout, fc.constantFrom('\n', '\r\n', '\r'), (whole, set, end) => {
        const back = read(rulingsSummary2005.make(whole, set).replaceAll('\n', end));
        expect(essence(back.tree)).toEqual(essence(whole));
        expect(back.unaccounted).toBe('');
        expect(back.messages).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  it('never throws and never loses a character', () => {
    const keywords = [
      'Table of Contents:',
      'Index',
      'Acknowledgements and Disclaimers',
      row,
      '=====',
      '1 - Kalo',
      '9 - Glossary',
      '100 - Kalo',
      '100.1 -',
      '100.1a - Mir.',
      '100.Ruling.1 -',
      'G1.2 - Kalo',
      'G1.2a - Mir.',
      'G24a -',
      'Note -',
      'Example:',
      '+',
      '[vasten 2005/02/03]',
      '[',
      ']',
      '-',
      '502.40. Kalo',
    ];
    fc.assert(
      fc.property(hostile(keywords, made), (text) => void read(text)),
      { numRuns: 300 },
    );
  });
});

const real = documentFolders
  .map((folder) => join(folder, 'seeds/2005-10-23_general-rulings-summary-changes.txt'))
  .find((path) => existsSync(path));
describe.skipIf(real === undefined)('the real summary of 2005', () => {
  const text = real === undefined ? '' : readFileSync(real, 'utf8');

  it('has as many entries as places of their form, and every character accounted for', () => {
    const { tree: whole, unaccounted } = read(text);
    expect(unaccounted).toBe('');
    const entries = entriesOf(whole);
    // An oracle that knows nothing of the reader: what stands behind a mark, and what has a title.
    const marked = text.match(/(?<!\S)\+ (?:[\dG][\w.]*|Note) - /g) ?? [];
    const headings =
      text.match(
        /(?<=\] |- |\. |" |[a-z] )(?:\d{3}(?:\.\d+)? - |G\d+\.\d+ - |\d{3}(?:\.\d+)?\. )(?=["A-Z]["\w',/()-]*(?: ["\w',/()-]+)* \+)/g,
      ) ?? [];
    expect(entries.filter(({ children }) => children.some((child) => child.type === 'marker' && child.value === '+'))).toHaveLength(
      marked.length,
    );
    expect(entries.filter(({ type, title: head }) => head !== undefined && type !== 'section')).toHaveLength(headings.length);
    expect(entries.filter(({ type }) => type === 'section').map(({ number }) => number)).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
      '7',
      '8',
      '9',
    ]);
    expect(entries.flatMap(examplesOf)).toHaveLength(text.match(/ Example: /g)?.length ?? 0);
    expect(entries.filter(({ number }) => number === '212.4e').map(({ date: day }) => day)).toEqual(['2005-10-01', '2005-08-01']);
    expect([whole.date, whole.extent]).toEqual(['2005-10-23', 'changes']);
  });

  it('has the same entries when it is written on many lines, and without its marks', () => {
    const { tree: whole } = read(text);
    const entries = (one: RulesTree): unknown =>
      entriesOf(one).map((node) => [
        node.type,
        node.number,
        node.title,
        node.parent,
        node.date,
        node.author,
        textOfEntry(node),
        examplesOf(node),
      ]);
    const unmarked: RulesTree = { ...whole, children: whole.children.map((node) => ('changed' in node ? dropMark(node) : node)) };
    for (const lines of ['one', 'entries', 'wrapped'] as const) {
      for (const one of [whole, unmarked]) {
        const back = read(rulingsSummary2005.make(one, { lines })).tree;
        expect(entries(back)).toEqual(entries(whole));
        expect(marksOf(back)).toEqual(marksOf(one));
      }
    }
    expect(marksOf(whole)).toHaveLength(657);
  });
});
