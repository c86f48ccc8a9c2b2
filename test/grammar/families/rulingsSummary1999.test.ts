import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rulingsSummary1999, type RulingsSummary1999Layout } from '../../../src/grammar/families/rulingsSummary1999.ts';
import type { EntryNode, RulesTree } from '../../../src/model/tree.ts';
import { textOfEntry } from '../../../src/grammar/text.ts';
import {
  date,
  documentFolders,
  entriesOf,
  entryOf,
  essence,
  exampleOf,
  hostile,
  itemsOf,
  leaf,
  matterOf,
  paragraphOf,
  readText,
  sentence,
  sourceOf,
  title,
  treeOf,
  wording,
} from './rulingsKit.ts';

const read = (text: string) => readText(rulingsSummary1999, text);

const small = `Our own collection of rulings.

Circles mark changes since the last released version on 04/21/99.
Table of Contents:
A - Golems
A.1 - Making a Golem
A.2 - Waking It:
Index
Acknowledgements and Disclaimers
A - Golems
A.1 - Making a Golem
A.1.1 - A golem is made of clay (see Rule A.2). [D'Aldo 02/03/98]
A.1.2 - Clay may be wet. [Golem Weekly #3, Page 29] Also see Rule A.1.1. [vasten 12/01/97]
A.1.Ruling.1 - Dry clay breaks. [vasten 1994]
Note - Straw is no clay.
A.2 - Waking:
A.2.Rulings.1 - Some golems are 'banned'. These golems are: [Update 03/01/99] Old Tom, Mud
Index
Clay, A.1
Acknowledgements and Disclaimers
Thanks to all golems.
`;

/** Numbers, kinds and the rest of one line each. */
const outline = (tree: RulesTree): string[] =>
  entriesOf(tree).map(({ type, number, title: head, parent, author, date: day }) =>
    [type, number, head, parent, author, day].filter((value) => value !== undefined).join(' | '),
  );

describe('the summary of 1999', () => {
  it('reads sections, topics, rulings, notes and lists', () => {
    const { tree, unaccounted } = read(small);
    expect(unaccounted).toBe('');
    expect(outline(tree)).toEqual([
      'section | A | Golems',
      'subsection | A.1 | Making a Golem | A',
      "ruling | A.1.1 | A.1 | D'Aldo | 1998-02-03",
      'ruling | A.1.2 | A.1 | Golem Weekly #3, Page 29; vasten | 1997-12-01',
      'ruling | A.1.Ruling.1 | A.1 | vasten',
      'note | A.1',
      'subsection | A.2 | Waking | A',
      'list | A.2.Ruling.1 | A.2 | Update | 1999-03-01',
    ]);
    expect(tree.date).toBe('1999-04-21');
    expect(tree.children.filter((node) => node.type !== 'layout').map((node) => node.type)).toEqual([
      'frontMatter', 'contents', 'section', 'subsection', 'ruling', 'ruling', 'ruling', 'note', 'subsection', 'list', 'backMatter', 'backMatter',
    ]); // prettier-ignore
  });

  it('leaves attributions out of the wording', () => {
    const entries = entriesOf(read(small).tree);
    expect(textOfEntry(entries[3]!)).toBe('Clay may be wet. Also see Rule A.1.1.');
  });

  it('says where headings are not what the contents list, and which numbers are misprinted', () => {
    expect(read(small).messages).toEqual([
      '17 number-form Unexpected number A.2.Rulings.1, expected A.2.Ruling.1',
      '16 heading-differs Unexpected heading "Waking" of A.2, expected "Waking It" as in the contents',
    ]);
  });

  it.each([
    ['a repeated number', 'A.1.2 - Kalo.', 'number-repeated Unexpected number A.1.2 again, expected A.1.3'],
    ['a gap', 'A.1.4 - Kalo.', 'number-out-of-order Unexpected number A.1.4, expected A.1.3'],
  ])('reports %s', (_, line, message) => {
    const { messages } = read(`A - Golems\nA.1 - Clay\nA.1.1 - Kalo.\nA.1.2 - Mir.\n${line}\n`);
    expect(messages).toHaveLength(1);
    expect(messages[0]).toContain(message);
  });

  it('joins a wrapped line that begins with a reference to the entry above it', () => {
    const entries = entriesOf(
      read("A - Golems\nA.1 - Clay\nA.1.1 - A golem sleeps, see Rule\nA.1.2. Then it\nwakes. [D'Aldo\n02/03/98]\n").tree,
    );
    expect(textOfEntry(entries[2]!)).toBe('A golem sleeps, see Rule A.1.2. Then it wakes.');
    expect(entries[2]!.date).toBe('1998-02-03');
  });

  it('is recognised by its numbers, not by its title', () => {
    expect(rulingsSummary1999.recognises(sourceOf(small))).toBeGreaterThanOrEqual(0.5);
    expect(rulingsSummary1999.recognises(sourceOf('General Rulings Summary\n100. General\n100.1. Kalo.\n100.1a Mir.\n'))).toBe(0);
  });
});

type Ruled = fc.Arbitrary<EntryNode[]>;
const topic = (section: string, number: number): Ruled =>
  fc
    .tuple(
      title,
      fc.array(fc.tuple(wording('american'), fc.option(sentence, { nil: undefined }), fc.array(sentence, { maxLength: 2 })), {
        maxLength: 3,
      }),
      fc.array(wording('american'), { maxLength: 2 }),
      fc.option(wording('american'), { nil: undefined }),
      fc.boolean(),
    )
    .map(([head, numbered, rulings, note, list]) => {
      const parent = `${section}.${number}`;
      const cards = { leaves: [leaf('text', 'These golems are banned here: Kalo, Mirten.')], credits: {} };
      return [
        entryOf('subsection', { number: parent, title: head, parent: section }),
        ...numbered.map(([{ leaves, credits }, more, examples], index) =>
          entryOf('ruling', { number: `${parent}.${index + 1}`, parent, ...credits }, [
            ...leaves,
            ...(more === undefined ? [] : [paragraphOf(leaf('text', more))]),
            ...examples.map((text) => exampleOf(leaf('text', text))),
          ]),
        ),
        ...(list ? [entryOf('list', { number: `${parent}.${numbered.length + 1}`, parent }, cards.leaves)] : []),
        ...rulings.map(({ leaves, credits }, index) =>
          entryOf('ruling', { number: `${parent}.Ruling.${index + 1}`, parent, ...credits }, leaves),
        ),
        ...(note ? [entryOf('note', { parent, ...note.credits }, note.leaves)] : []),
      ];
    });

const tree = fc
  .tuple(
    fc.uniqueArray(fc.constantFrom(...Array.from('ACDEGKMPTUZ')), { minLength: 1, maxLength: 3 }),
    fc.array(title, { minLength: 3, maxLength: 3 }),
    fc.integer({ min: 1, max: 3 }),
    fc.option(date, { nil: undefined }),
  )
  .chain(([letters, titles, topics, day]) =>
    fc
      .tuple(
        ...letters
          .sort()
          .map((letter, index) =>
            fc
              .tuple(...Array.from({ length: topics }, (_, place) => topic(letter, place + 1)))
              .map((found) => [entryOf('section', { number: letter, title: titles[index]! }), ...found.flat()]),
          ),
      )
      .map((sections) => {
        const entries = sections.flat();
        const items = entries
          .filter(({ title: head }) => head !== undefined)
          .map(({ number = '', title: head = '' }) => ({ number, title: head }));
        const [year = '', month = '', of = ''] = (day ?? '').split('-');
        return treeOf({
          document: 'rulings-summary',
          family: 'rulings-summary-1999',
          extent: 'whole',
          ...(day === undefined ? {} : { date: day, dateFrom: 'document' as const }),
          children: [
            matterOf('frontMatter', [
              'Golems have been asked.',
              day === undefined ? 'Nobody knows when.' : `Changed since the last released version on ${month}/${of}/${year.slice(2)}.`,
            ]),
            matterOf('contents', ['Table of Contents:', ...items.map((item) => `${item.number} - ${item.title}`), 'Index'], items),
            ...entries,
            matterOf('backMatter', ['Index', 'Kalo, A.1', 'Mirten, see Kalo']),
            matterOf('backMatter', ['Acknowledgements and Disclaimers', 'Thanks to the golems.']),
          ],
        });
      }),
  );

const layout: fc.Arbitrary<RulingsSummary1999Layout> = fc.constantFrom({}, { width: 78 }, { width: 60, spaced: true }, { spaced: true });
const made = fc.tuple(tree, layout).map(([one, set]) => rulingsSummary1999.make(one, set));

describe('making and reading the summary of 1999', () => {
  it('gives the same tree in every layout and with every line end', () => {
    fc.assert(
      fc.property(tree, layout, fc.constantFrom('\n', '\r\n', '\r'), (one, set, end) => {
        const back = read(rulingsSummary1999.make(one, set).replaceAll('\n', end));
        expect(essence(back.tree)).toEqual(essence(one));
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
      'A - Kalo',
      'A.1 - Kalo',
      'A.1.1 -',
      'A.1.Ruling.1 - Mir.',
      'Note -',
      'Example:',
      '[vasten 02/03/98]',
      '[',
      ']',
      'o',
      '+',
      '-',
      '-----',
      '\u00a0',
    ];
    fc.assert(
      fc.property(hostile(keywords, made), (text) => void read(text)),
      { numRuns: 300 },
    );
  });
});

const real = documentFolders
  .map((folder) => join(folder, 'rulings-summaries/1999-04-21_general-rulings-summary.txt'))
  .find((path) => existsSync(path));
describe.skipIf(real === undefined)('the real summary of 1999', () => {
  const text = real === undefined ? '' : readFileSync(real, 'utf8');
  const lines = text.split('\n');
  /** Lines of the body that a pattern matches: an oracle that knows nothing of the reader. */
  const count = (pattern: RegExp): number => lines.slice(216).filter((line) => pattern.test(line)).length;

  it('has as many entries as lines of their form, and every character accounted for', () => {
    const { tree: whole, unaccounted } = read(text);
    const of = (...kinds: readonly string[]): number => entriesOf(whole).filter(({ type }) => kinds.includes(type)).length;
    expect(unaccounted).toBe('');
    expect(whole.date).toBe('1999-04-21');
    expect(of('section')).toBe(count(/^[A-Z] - /));
    expect(of('subsection')).toBe(count(/^[A-Z]\.\d+ - /));
    expect(of('ruling', 'list')).toBe(count(/^[A-Z]\.\d+\.(Rulings?\.)?\d+ - /));
    expect(of('note')).toBe(count(/^Note - /));
  });

  it('lists in its contents the numbers of its headings', () => {
    const { tree: whole } = read(text);
    const headings = entriesOf(whole).filter(({ type }) => type === 'section' || type === 'subsection');
    expect(itemsOf(whole)?.map(({ number }) => number)).toEqual(headings.map(({ number }) => number));
    expect(headings).toHaveLength(195);
  });
});
