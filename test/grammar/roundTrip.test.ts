import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RulesTree } from '../../src/model/tree.ts';
import { layouts, makeComprehensiveRules } from '../../src/grammar/families/comprehensiveRulesLayout.ts';
import { makeSiteCopy } from '../../src/grammar/families/siteCopyLayout.ts';
import { outlineOf } from '../../src/grammar/outline.ts';
import { readRules } from '../../src/grammar/rulesGrammar.ts';
import { noFacts, readTextDocument } from '../../src/corpus/readDocument.ts';
import type { Entry, ReadEdition } from '../../src/model/entry.ts';
import { type Encoding, encodings } from '../../src/model/source.ts';
import { makeHandbook } from '../../src/grammar/families/handbookLayout.ts';
import { lineEnds } from '../../src/sources/lineEnds.ts';
import { makeSource } from '../../src/sources/makeSource.ts';
import { isRefusal, readTextSource } from '../../src/sources/readSource.ts';
import { anyHandbook, anyTree, type Shows } from './anyTree.ts';
import { runs } from '../thoroughly.ts';
import { expectSound, sourceOf } from './invariants.ts';

const everything: Shows = { paragraphs: true, mixed: true, matter: 'whole', contents: true, glossary: true, furniture: true };

/** What each layout shows; see Shows for the reasons. */
const shown: Readonly<Record<keyof typeof layouts, Shows>> = {
  banners: everything,
  wrapped: everything,
  lines: everything,
  repost: everything,
  blog: { ...everything, paragraphs: false, mixed: false, matter: 'line' },
  dense: everything,
};

function readBack(text: string): RulesTree {
  const source = sourceOf(text);
  const read = readRules(source, 'made.txt');
  if (!read) return expect.fail(`not recognised:\n${text}`);
  expectSound(read.tree, source);
  return read.tree;
}

describe('a tree that is made and read again says the same', () => {
  for (const [name, layout] of Object.entries(layouts) as [keyof typeof layouts, (typeof layouts)['lines']][])
    it(`in the layout "${name}"`, () => {
      fc.assert(
        fc.property(anyTree(shown[name]), (tree) => {
          expect(outlineOf(readBack(makeComprehensiveRules(tree, layout)))).toEqual(outlineOf(tree));
        }),
        { numRuns: runs(30), interruptAfterTimeLimit: 15_000 },
      );
    });

  it('in the layout of the site copy', () => {
    // A site copy has one paragraph an entry: without blank lines, only a long one could be told from the rest of a sentence.
    const shows: Shows = { paragraphs: false, mixed: false, matter: 'none', contents: true, glossary: false, furniture: false };
    fc.assert(
      fc.property(anyTree(shows, { family: 'site-copy', extent: 'site-copy' }), (tree) => {
        expect(outlineOf(readBack(makeSiteCopy(tree)))).toEqual(outlineOf(tree));
      }),
      { numRuns: runs(30), interruptAfterTimeLimit: 15_000 },
    );
  });

  it('in the Markdown of the handbook', () => {
    fc.assert(
      fc.property(anyHandbook, (tree) => {
        const bytes = makeSource(makeHandbook(tree), { encoding: 'utf-8', mark: false, lineEnd: 'LF', format: 'text' });
        const source = readTextSource(bytes!);
        if (isRefusal(source)) return expect.fail(source.reason);
        const read = readRules(source, 'handbook.md');
        expectSound(read!.tree, source);
        expect(outlineOf(read!.tree)).toEqual(outlineOf(tree));
      }),
      { numRuns: runs(30), interruptAfterTimeLimit: 15_000 },
    );
  });
});

const plainSigns = (text: string): string =>
  text
    .replace(/[“”]/g, '"')
    .replace(/[–—]/g, '-')
    .replace(/’/g, "'")
    .replace(/\u00a0/g, ' ');

/** Encoding in which a text is found to be: one that needs no sign beyond ASCII is ASCII in every encoding but the wide ones. */
const foundAs = (text: string, encoding: Encoding, mark: boolean): Encoding =>
  !mark && !encoding.startsWith('utf-16') && Buffer.byteLength(text) === text.length ? 'ascii' : encoding;

function entriesIn(bytes: Uint8Array): Pick<ReadEdition, 'entries' | 'date' | 'source'> {
  const result = readTextDocument('made.txt', bytes, noFacts);
  return result.kind === 'editions' ? result.editions[0]! : expect.fail(result.reason);
}

/** Entries without their lines, which are those of the file. */
const textsOf = (entries: readonly Entry[]): unknown[] =>
  entries.map(({ lines, ...entry }) => ({ ...entry, isLine: lines[0] <= lines[1] }));

describe('a document comes back from its bytes', () => {
  for (const encoding of encodings)
    for (const lineEnd of lineEnds)
      for (const mark of encoding.startsWith('utf') ? [false, true] : [false])
        it(`as ${encoding}${mark ? ' with mark' : ''} with ${lineEnd} at line ends`, () => {
          fc.assert(
            fc.property(
              anyTree(everything),
              fc.constantFrom(...Object.values(layouts).filter(({ width, blankLines }) => !width || blankLines)),
              (tree, layout) => {
                const made = makeComprehensiveRules(tree, layout);
                const text = encoding === 'ascii' ? plainSigns(made) : made;
                const bytes = makeSource(text, { encoding, mark, lineEnd, format: 'text' })!;
                const edition = entriesIn(bytes);
                const plain = entriesIn(new TextEncoder().encode(text));
                expect(edition.entries).toEqual(plain.entries);
                expect(edition.date).toBe(tree.date);
                expect(edition.source).toMatchObject({ encoding: foundAs(text, encoding, mark), lineEnds: lineEnd });
              },
            ),
            { numRuns: 5 },
          );
        });

  // Wrapped and indented layouts need their white space, which markup does not keep.
  for (const format of ['html', 'markdown'] as const)
    for (const encoding of encodings)
      it(`as ${format} in ${encoding}`, () => {
        fc.assert(
          fc.property(anyTree(everything), (tree) => {
            const text = makeComprehensiveRules(tree, layouts.lines).trimEnd();
            const edition = entriesIn(makeSource(text, { encoding, mark: false, lineEnd: 'LF', format })!);
            expect(textsOf(edition.entries)).toEqual(textsOf(entriesIn(new TextEncoder().encode(text)).entries));
            expect(edition.source.format).toBe(format);
          }),
          { numRuns: 5 },
        );
      });
});
