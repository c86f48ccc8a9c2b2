import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeRoman, readRoman } from '../../../src/grammar/families/rulebook/proseLines.ts';
import { rulebook1997, type Rulebook1997Layout } from '../../../src/grammar/families/rulebook1997.ts';
import { isTitle } from '../../../src/grammar/families/titles.ts';
import { examplesOf, textOfEntry } from '../../../src/grammar/text.ts';
import type { EntryNode, RulesTree } from '../../../src/model/tree.ts';
import {
  documentFolders,
  entriesOf,
  entryOf,
  essence,
  exampleOf,
  hostile,
  leaf,
  matterOf,
  paragraphOf,
  readText,
  sentence,
  sourceOf,
  title,
  treeOf,
} from './rulingsKit.ts';

const read = (text: string) => readText(rulebook1997, text);

const small = `// Put together from somewhere.

Welcome to Golems!
Object of the Game
Wake your golem first.

Section I: Learning the Game is the first part, and it is written for those who have none.

Section I: Learning the Game
Clay
Clay is wet. It costs "".

EXAMPLE

It dries in these steps:

    Sun: Put it into the sun.

    Wait: Wait a while.

EXAMPLE
A golem of one day is dry.

Don't Forget...
Golem Life
A golem has no life. Nor does it need any, as long as it has clay.  Lands and Spells
There are none.

Section III: More
Attack!
Golems attack.
`;

const outline = (tree: RulesTree): string[] =>
  entriesOf(tree).map(({ type, number, title: head, parent }) =>
    [type, number, head, parent].filter((value) => value !== undefined).join(' | '),
  );

describe('the rulebook of 1997', () => {
  it('reads sections, headings and paragraphs, numbered by their place', () => {
    const { tree, unaccounted } = read(small);
    expect(unaccounted).toBe('');
    expect(outline(tree)).toEqual([
      'section | 0 | Welcome to Golems!',
      'subsection | 0.1 | Object of the Game | 0',
      'rule | 0.1.1 | 0.1',
      'rule | 0.1.2 | 0.1',
      'section | I | Learning the Game',
      'subsection | I.1 | Clay | I',
      'rule | I.1.1 | I.1',
      'rule | I.1.2 | I.1',
      "subsection | I.2 | Don't Forget... | I",
      'subsection | I.3 | Golem Life | I',
      'rule | I.3.1 | I.3',
      'subsection | I.4 | Lands and Spells | I',
      'rule | I.4.1 | I.4',
      'section | III | More',
      'subsection | III.1 | Attack! | III',
      'rule | III.1.1 | III.1',
    ]);
    expect([tree.document, tree.extent, tree.date]).toEqual(['rulebook', 'whole', undefined]);
  });

  it('keeps the lines of a list as paragraphs of what they belong to', () => {
    const entry = entriesOf(read(small).tree).find(({ number }) => number === 'I.1.2')!;
    expect(textOfEntry(entry)).toBe('It dries in these steps:\nSun: Put it into the sun.\nWait: Wait a while.');
  });

  it('takes what stands directly below EXAMPLE for the Example, and says where nothing does', () => {
    const { tree, messages } = read(small);
    expect(entriesOf(tree).flatMap(examplesOf)).toEqual(['A golem of one day is dry.']);
    expect(messages).toEqual([
      '29 number-out-of-order Unexpected Section III, expected the one behind 1',
      '13 example-missing Unexpected EXAMPLE without a text, expected the Example directly below it',
    ]);
  });

  it.each([
    ['Object of the Game', true],
    ['Here, Kalo, Kalo!', true],
    ["Don't Forget...", true],
    ['Counts As . . .', true],
    ['Playing Nicely with Others', true],
    ['A golem sleeps', false],
    ['This Is Clay.', false],
    ['Clay Is Wet. It Dries', false],
    ['Golem: wake it up', false],
    ['mana', false],
  ])('tells headings by their form: %s', (text, expected) => {
    expect(isTitle(text)).toBe(expected);
  });

  it('is recognised by its parts, not by its title', () => {
    expect(rulebook1997.recognises(sourceOf(small))).toBeGreaterThanOrEqual(0.5);
    expect(rulebook1997.recognises(sourceOf('Welcome to Golems!\nObject of the Game\nWake it.\n'))).toBe(0);
    expect(rulebook1997.recognises(sourceOf(small.replace('Clay is wet.', '\n100.1. Clay is wet.')))).toBe(0);
  });

  it('reads Roman numbers', () => {
    fc.assert(fc.property(fc.integer({ min: 1, max: 39 }), (value) => readRoman(makeRoman(value)) === value));
    expect(readRoman('KALO')).toBe(0);
  });
});

interface Shape {
  readonly head: string;
  readonly rules: readonly {
    readonly text: string;
    readonly items: readonly string[];
    readonly examples: readonly string[];
    readonly lost: number;
  }[];
}
const shape: fc.Arbitrary<Shape> = fc.record({
  head: title,
  rules: fc.array(
    fc.record({
      text: sentence,
      items: fc.array(sentence, { maxLength: 3 }),
      examples: fc.array(sentence, { maxLength: 2 }),
      lost: fc.integer({ min: 0, max: 2 }),
    }),
    { maxLength: 3 },
  ),
});

function section(number: string, head: string, text: string | undefined, shapes: readonly Shape[]): EntryNode[] {
  const children = text === undefined ? [] : [paragraphOf(leaf('text', text))];
  return [
    entryOf('section', { number, title: head }, children),
    ...shapes.flatMap(({ head: below, rules }, place) => {
      const parent = `${number}.${place + 1}`;
      return [
        entryOf('subsection', { number: parent, title: below, parent: number }),
        ...rules.map((rule, index) =>
          entryOf('rule', { number: `${parent}.${index + 1}`, parent }, [
            leaf('text', rule.text),
            ...rule.items.map((item) => paragraphOf(leaf('text', item))),
            ...rule.examples.map((one) => exampleOf(leaf('text', one))),
            ...Array.from({ length: rule.lost }, () => leaf('marker', 'EXAMPLE')),
          ]),
        ),
      ];
    }),
  ];
}

const tree = fc
  .tuple(
    fc.option(fc.tuple(title, fc.array(shape, { minLength: 1, maxLength: 2 })), { nil: undefined }),
    fc.array(fc.tuple(title, fc.option(sentence, { nil: undefined }), fc.array(shape, { maxLength: 3 })), { minLength: 1, maxLength: 4 }),
    fc.boolean(),
  )
  .map(([welcome, sections, comment]) =>
    treeOf({
      document: 'rulebook',
      family: 'rulebook-1997',
      extent: 'whole',
      children: [
        ...(comment ? [matterOf('frontMatter', ['// Put together from somewhere.'])] : []),
        ...(welcome ? section('0', welcome[0], undefined, welcome[1]) : []),
        ...sections.flatMap(([head, text, shapes], index) => section(makeRoman(index + 1), head, text, shapes)),
      ],
    }),
  );
const layout: fc.Arbitrary<Rulebook1997Layout> = fc.record({ indent: fc.integer({ min: 1, max: 8 }) });
const made = fc.tuple(tree, layout).map(([one, set]) => rulebook1997.make(one, set));

describe('making and reading the rulebook of 1997', () => {
  it('gives the same tree with every line end', () => {
    fc.assert(
      fc.property(tree, layout, fc.constantFrom('\n', '\r\n', '\r'), (one, set, end) => {
        const back = read(rulebook1997.make(one, set).replaceAll('\n', end));
        expect(essence(back.tree)).toEqual(essence(one));
        expect(back.unaccounted).toBe('');
        expect(new Set(back.messages.map((message) => message.split(' ')[1]))).not.toContain('number-out-of-order');
      }),
      { numRuns: 200 },
    );
  });

  it('never throws and never loses a character', () => {
    const keywords = [
      '// Kalo',
      'Section I: Kalo',
      'Section II: Mir Ten',
      'Section',
      'EXAMPLE',
      'Kalo Mir',
      '    Kalo: mir.',
      'Kalo mir ten.  Lands and Spells',
      'Attack!',
      '...',
    ];
    fc.assert(
      fc.property(hostile(keywords, made), (text) => void read(text)),
      { numRuns: 300 },
    );
  });
});

const real = documentFolders.map((folder) => join(folder, 'comprehensive-rules/1997-03-24.txt')).find((path) => existsSync(path));
describe.skipIf(real === undefined)('the real rulebook of 1997', () => {
  const text = real === undefined ? '' : readFileSync(real, 'utf8');

  it('has a subsection for every short line that is no sentence, and every character accounted for', () => {
    const { tree: whole, messages, unaccounted } = read(text);
    const of = (kind: string): EntryNode[] => entriesOf(whole).filter(({ type }) => type === kind);
    const lines = text.split('\r\n');
    // The oracle: lines that start at the margin, have at most six words and end in a letter, or in the marks that four of them end in; and
    // four that stand behind two spaces at the end of a line.
    const short = lines.filter(
      (line) =>
        /^\S+(?: \S+){0,5}$/.test(line) && !/^(?:EXAMPLE|Section|Welcome|\/\/)/.test(line) && /(?:[a-z]|!|\.\.\.|\. \. \.)$/.test(line),
    );
    const behind = lines.filter((line) => / {2}[A-Z][A-Za-z ]{1,20}$/.test(line));
    expect(behind).toHaveLength(4);
    expect(of('subsection')).toHaveLength(short.length + behind.length);
    expect(of('section').map(({ number }) => number)).toEqual(['0', 'I', 'II', 'IV']);
    expect(messages.filter((message) => message.includes('example-missing'))).toHaveLength(
      lines.filter((line) => line === 'EXAMPLE').length,
    );
    expect(unaccounted).toBe('');
  });

  it('is the same when it is made again', () => {
    const { tree: whole } = read(text);
    expect(essence(read(rulebook1997.make(whole, { indent: 4 })).tree)).toEqual(essence(whole));
  });
});
