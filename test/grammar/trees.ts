/** A small language for rules trees: `rule('101.1', 'A sentence.', eg('An example of it.'))`. Places are left at zero. */
import type { IsoDate } from '../../src/model/edition.ts';
import type {
  Block,
  EntryKind,
  EntryNode,
  Example,
  Leaf,
  Matter,
  Paragraph,
  PartHeading,
  Position,
  RulesTree,
} from '../../src/model/tree.ts';

const nowhere: Position = { start: { line: 0, column: 0, offset: 0 }, end: { line: 0, column: 0, offset: 0 } };

export const textLeaf = (value: string): Leaf => ({ type: 'text', value, position: nowhere });
const lineBreak: Leaf = { type: 'layout', value: '\n', joins: ' ', position: nowhere };
const paragraph = (value: string): Paragraph => ({ type: 'paragraph', children: [textLeaf(value)], position: nowhere });

export type Part = string | Example;
type Properties = Omit<EntryNode, 'type' | 'children' | 'position'>;

export const eg = (value: string): Example => ({ type: 'example', children: [textLeaf(value)], position: nowhere });

/** An entry of any kind; strings become paragraphs. */
export function h(type: EntryKind, properties: Properties, ...parts: readonly Part[]): EntryNode {
  return { type, ...properties, children: parts.map((part) => (typeof part === 'string' ? paragraph(part) : part)), position: nowhere };
}

/** Headings, and rules that have one, print their title as their first paragraph. */
export const section = (number: string, title: string, ...notes: readonly Part[]): EntryNode =>
  h('section', { number, title }, title, ...notes);
export const subsection = (number: string, title: string, ...notes: readonly Part[]): EntryNode =>
  h('subsection', { number, title }, title, ...notes);
export const titledRule = (number: string, title: string, ...parts: readonly Part[]): EntryNode =>
  h('rule', { number, title }, title, ...parts);
export const rule = (number: string, ...parts: readonly Part[]): EntryNode => h('rule', { number }, ...parts);
export const subrule = (number: string, ...parts: readonly Part[]): EntryNode => h('subrule', { number }, ...parts);
export const term = (title: string, ...parts: readonly Part[]): EntryNode => h('term', { title }, ...parts);

export const matter = (type: 'frontMatter' | 'backMatter', ...paragraphs: readonly string[]): Matter => ({
  type,
  children: paragraphs.map(paragraph),
  position: nowhere,
});
export const furniture = (...lines: readonly string[]): Matter => ({
  type: 'furniture',
  children: lines.flatMap((line, index): Leaf[] => [...(index === 0 ? [] : [lineBreak]), textLeaf(line)]),
  position: nowhere,
});

/** The list of the headings among some blocks. */
export function contentsOf(blocks: readonly Block[]): Matter {
  const items = blocks.flatMap((block) =>
    block.type === 'section' || block.type === 'subsection' ? [{ number: block.number ?? '', title: block.title ?? '' }] : [],
  );
  return { type: 'contents', children: [], items, position: nowhere };
}

export const glossaryHeading: PartHeading = {
  type: 'partHeading',
  part: 'glossary',
  children: [textLeaf('Glossary')],
  position: nowhere,
};

export function document(properties: Partial<RulesTree>, ...children: readonly Block[]): RulesTree {
  return {
    type: 'document',
    document: 'comprehensive-rules',
    family: 'comprehensive-rules',
    extent: 'whole',
    ...properties,
    children: [...children],
    position: nowhere,
  };
}

export const day = (text: string): IsoDate => text as IsoDate;
