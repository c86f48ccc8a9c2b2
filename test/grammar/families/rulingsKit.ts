/** What the tests of the summaries and the rulebook share: sources out of text, trees out of invented words, and what a round trip keeps. */
import fc from 'fast-check';
import { VFile } from 'vfile';
import { expect } from 'vitest';
import type { IsoDate } from '../../../src/model/edition.ts';
import type { SourceLine, SourceText } from '../../../src/model/source.ts';
import type { Block, EntryKind, EntryNode, Example, Leaf, LeafType, Matter, Paragraph, RulesTree } from '../../../src/model/tree.ts';
import type { FamilyGrammar } from '../../../src/grammar/families/family.ts';
import { makeAttribution } from '../../../src/grammar/families/rulingsSummary/attributions.ts';
import { examplesOf, textOfEntry } from '../../../src/grammar/text.ts';

/** A source as src/sources gives it, from a text that is already decoded. */
export function sourceOf(text: string): SourceText {
  const lines: SourceLine[] = [];
  let offset = 0;
  for (const match of text.matchAll(/\r\n|\r|\n|$/g)) {
    if (match.index < offset) continue;
    lines.push({ value: text.slice(offset, match.index), offset, line: lines.length + 1, column: 1 });
    offset = match.index + match[0].length;
  }
  return { text, lines, encoding: 'utf-8', mark: false, lineEnds: 'LF', format: 'text' };
}

const nowhere = { start: { line: 1, column: 1, offset: 0 }, end: { line: 1, column: 1, offset: 0 } };
export const leaf = (type: LeafType, value: string): Leaf => ({ type, value, position: nowhere });
export const paragraphOf = (...children: Leaf[]): Paragraph => ({ type: 'paragraph', children, position: nowhere });
export const exampleOf = (...children: Leaf[]): Example => ({
  type: 'example',
  children: [leaf('marker', 'Example:'), ...children],
  position: nowhere,
});
export const entryOf = (type: EntryKind, properties: Partial<EntryNode>, children: EntryNode['children'] = []): EntryNode => ({
  ...properties,
  type,
  children,
  position: nowhere,
});
export const matterOf = (type: Matter['type'], lines: readonly string[], items?: Matter['items']): Matter => ({
  type,
  children: lines.map((line) => paragraphOf(leaf('text', line))),
  ...(items ? { items } : {}),
  position: nowhere,
});
export const treeOf = (properties: Omit<RulesTree, 'type' | 'position'>): RulesTree => ({
  ...properties,
  type: 'document',
  position: nowhere,
});

export const leavesOf = (node: RulesTree | Block | Paragraph | Example): Leaf[] =>
  'children' in node ? node.children.flatMap(leavesOf) : [node];
export const itemsOf = (tree: RulesTree): Matter['items'] => tree.children.find((node): node is Matter => node.type === 'contents')?.items;
export const entriesOf = (tree: RulesTree): EntryNode[] => tree.children.filter((node): node is EntryNode => isEntry(node));
const isEntry = (node: Block): boolean =>
  ['section', 'subsection', 'rule', 'subrule', 'term', 'ruling', 'note', 'list'].includes(node.type);

const folded = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** What a round trip keeps of a tree: all but places and how texts are split into leaves. */
export function essence(tree: RulesTree): unknown {
  const { document, family, extent, date } = tree;
  const blocks = tree.children.flatMap((node): unknown[] => {
    if (isEntry(node)) {
      const { type, number, title, parent, date: day, author, changed } = node as EntryNode;
      return [
        {
          type,
          number,
          title,
          parent,
          day,
          author,
          changed,
          text: textOfEntry(node as EntryNode),
          examples: examplesOf(node as EntryNode),
        },
      ];
    }
    if (!('children' in node)) return [];
    const text = folded(
      leavesOf(node)
        .filter(({ type }) => type === 'text')
        .map(({ value }) => value)
        .join(' '),
    );
    return [{ type: node.type, text, items: 'items' in node ? node.items : undefined }];
  });
  return { document, family, extent, date, blocks };
}

/** Reads a text and checks what holds for every text whatever: the leaves in order are the text. */
export function readText<Layout>(
  family: FamilyGrammar<Layout>,
  text: string,
): { tree: RulesTree; messages: string[]; unaccounted: string } {
  const file = new VFile();
  const tree = family.read(sourceOf(text), file);
  const leaves = leavesOf(tree);
  expect(leaves.map(({ value }) => value).join('')).toBe(text);
  const unaccounted = leaves.filter(({ type }) => type === 'unaccounted').map(({ value }) => value);
  return {
    tree,
    messages: file.messages.map((message) => `${message.line ?? 0} ${message.ruleId ?? ''} ${message.reason}`),
    unaccounted: unaccounted.join(' '),
  };
}

const syllable = fc.constantFrom('ka', 'lo', 'mir', 'ru', 'ten', 'vas', 'dor', 'sil', 'fen', 'gul');
export const word = fc.array(syllable, { minLength: 2, maxLength: 3 }).map((parts) => parts.join(''));
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const title = fc.array(word.map(capital), { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));
/** Pieces of sentences that look like the start of something and are not. */
export const trap = fc.constantFrom(
  'see Rule 409,',
  'rules 212-215',
  'under Rule A.2.3',
  'a "Vorin - Golem"',
  '{2}{G}',
  'the [cost]',
  '"Kalo - [text]"',
  '2/2',
  'at 20 or 7',
  '(25 + (20 - 13))',
);
export const sentence = fc
  .array(fc.oneof({ weight: 6, arbitrary: word }, { weight: 1, arbitrary: trap }), { minLength: 3, maxLength: 14 })
  .map((words) => `${capital(['kalo', ...words].join(' '))}.`);

export const date = fc
  .record({ year: fc.integer({ min: 1993, max: 2009 }), month: fc.integer({ min: 1, max: 12 }), day: fc.integer({ min: 1, max: 28 }) })
  .map(({ year, month, day }) => `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}` as IsoDate);
const author = fc.constantFrom("D'Aldo", 'vasten', 'Kalo Rules Team', 'Floor Rules 125', 'Golem Weekly #12, Page 40');
export type Attributed = { readonly author: string; readonly date?: IsoDate };
export const attribution: fc.Arbitrary<Attributed> = fc.oneof(
  fc.record({ author, date }),
  fc.constant({ author: 'Golem Weekly #3, Page 7' }),
);

/** Sentences with attributions between and behind them, as leaves, and what the entry gets from them. */
export const wording = (style: 'american' | 'year first'): fc.Arbitrary<{ leaves: Leaf[]; credits: Partial<EntryNode> }> =>
  fc.array(fc.tuple(sentence, fc.array(attribution, { maxLength: 2 })), { minLength: 1, maxLength: 3 }).map((parts) => ({
    leaves: parts
      .flatMap(([text, given]) => [leaf('text', text), ...given.map((one) => leaf('attribution', makeAttribution(one, style)))])
      .flatMap(spaced),
    credits: creditsFrom(parts.flatMap(([, given]) => given)),
  }));

/** Leaves stand apart, as in a tree that was read. */
const spaced = (one: Leaf, index: number): Leaf[] => (index === 0 ? [one] : [leaf('layout', ' '), one]);

export function creditsFrom(given: readonly Attributed[]): Partial<EntryNode> {
  const authors = [...new Set(given.map((one) => one.author))];
  const day = given.findLast((one) => one.date !== undefined)?.date;
  return { ...(authors.length > 0 ? { author: authors.join('; ') } : {}), ...(day === undefined ? {} : { date: day }) };
}

/** Texts that a reader must survive: noise, the grammar's own signs in any order, a document with its lines shuffled, or cut anywhere. */
export const hostile = (keywords: readonly string[], made: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc
      .array(fc.tuple(fc.oneof(fc.constantFrom(...keywords), word, trap), fc.constantFrom(' ', '\n', '\r\n', '\r', '\n\n', '')), {
        maxLength: 60,
      })
      .map((parts) => parts.flat().join('')),
    made.chain((text) => fc.shuffledSubarray(text.split('\n')).map((lines) => lines.join('\n'))),
    fc
      .tuple(made, fc.nat(), fc.nat())
      .map(([text, from, length]) => text.slice(from % (text.length + 1)).slice(0, length % (text.length + 1))),
  );

/** The folders of real documents, if the environment names any. */
export const documentFolders = (process.env['CONCORDANCE_DOCUMENTS'] ?? '')
  .split(process.platform === 'win32' ? ';' : ':')
  .filter((folder) => folder !== '');
