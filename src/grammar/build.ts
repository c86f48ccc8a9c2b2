/**
 * Building a rules tree out of claims. A construct claims spans of the text as leaves; `finishTree` puts every character that no
 * construct claimed where it stands: white space as layout, anything else as unaccounted with a diagnostic. So a reader can forget a
 * line, but it cannot lose one.
 */
import type { VFile } from 'vfile';
import type { SourceText } from '../model/source.ts';
import type {
  Block,
  EntryKind,
  EntryNode,
  Example,
  Leaf,
  LeafType,
  Matter,
  MatterType,
  Paragraph,
  PartHeading,
  Point,
  Position,
  RulesTree,
} from '../model/tree.ts';

const unplaced = (): Point => ({ line: 0, column: 0, offset: 0 });

const spanOf = (start: number, end: number): Position => ({ start: { ...unplaced(), offset: start }, end: { ...unplaced(), offset: end } });

/** Claims the characters from start to end, less white space at both ends. Undefined when nothing remains. */
export function claim(source: SourceText, type: LeafType, start: number, end: number): Leaf | undefined {
  const { text } = source;
  while (start < end && isSpace(text.charCodeAt(start))) start += 1;
  while (end > start && isSpace(text.charCodeAt(end - 1))) end -= 1;
  return start < end ? { type, value: text.slice(start, end), position: spanOf(start, end) } : undefined;
}

/** The white space between two pieces of a text as a leaf of its own, where it stands for something else than a space. */
export function spaceBetween(source: SourceText, start: number, end: number, joins: '' | ' '): Leaf {
  return { type: 'layout', value: source.text.slice(start, end), joins, position: spanOf(start, end) };
}

/** White space as the rules tree counts it: what JavaScript's `\s` matches, tested by code for speed. */
export function isSpace(code: number): boolean {
  return code === 32 || (code >= 9 && code <= 13) || code === 0xa0 || (code > 0xff && /\s/.test(String.fromCharCode(code)));
}

export const isDefined = <Value>(value: Value | undefined): value is Value => value !== undefined;

const around = (children: readonly { position: Position }[]): Position => {
  const first = children[0];
  const last = children[children.length - 1];
  return first && last ? spanOf(first.position.start.offset, last.position.end.offset) : spanOf(0, 0);
};

/** Parents take the span of their children, which must be in order and not empty. */
export function paragraph(children: Leaf[]): Paragraph {
  return { type: 'paragraph', children, position: around(children) };
}
export function example(children: (Leaf | Paragraph)[]): Example {
  return { type: 'example', children, position: around(children) };
}
export function entry(
  type: EntryKind,
  properties: Omit<EntryNode, 'type' | 'children' | 'position'>,
  children: EntryNode['children'],
): EntryNode {
  return { type, ...properties, children, position: around(children) };
}
export function matter(type: MatterType, children: Matter['children'], items?: Matter['items']): Matter {
  return { type, ...(items ? { items } : {}), children, position: around(children) };
}

/** The heading of the glossary, which has no number. */
export function glossaryHeading(label: Leaf): PartHeading {
  return { type: 'partHeading', part: 'glossary', children: [label], position: around([label]) };
}

type AnyNode = Block | Paragraph | Example | RulesTree;
type AnyParent = Extract<AnyNode, { children: unknown }>;
const isParent = (node: AnyNode): node is AnyParent => 'children' in node;

/**
 * Fills the gaps between claims and gives every node its place. Blocks must be in the order of the text.
 * Guarantees: the leaves in order, joined, are `source.text`; every node has a position with lines and columns of the source file.
 */
export function finishTree(source: SourceText, tree: Omit<RulesTree, 'position'>, file: VFile): RulesTree {
  const root: RulesTree = { ...tree, position: spanOf(0, source.text.length) };
  fill(root);
  return root;

  function fill(node: AnyParent): void {
    const filled: AnyNode[] = [];
    let at = node.position.start.offset;
    node.position.start = pointAt(source, at);
    for (const child of node.children as AnyNode[]) {
      const start = child.position.start.offset;
      if (start < at) throw new Error(`${node.type} holds ${child.type} at ${start}, before the end of its predecessor at ${at}`);
      gap(filled, at, start);
      at = child.position.end.offset;
      if (isParent(child)) fill(child);
      else child.position = placeIn(source, start, at);
      filled.push(child);
    }
    gap(filled, at, node.position.end.offset);
    node.position.end = pointAt(source, node.position.end.offset);
    node.children = filled as never;
  }

  /** White space becomes layout; each piece of something else becomes unaccounted. */
  function gap(into: AnyNode[], start: number, end: number): void {
    if (start >= end) return;
    const value = source.text.slice(start, end);
    if (!/\S/.test(value)) {
      into.push({ type: 'layout', value, joins: ' ', position: placeIn(source, start, end) });
      return;
    }
    const lead = value.search(/\S/);
    const trail = value.search(/\s*$/);
    gap(into, start, start + lead);
    const leaf: Leaf = {
      type: 'unaccounted',
      value: value.slice(lead, trail),
      position: placeIn(source, start + lead, start + trail),
    };
    into.push(leaf);
    const found = leaf.value.length > 60 ? `${leaf.value.slice(0, 60)}…` : leaf.value;
    report(file, 'error', 'unaccounted', leaf.position, `Unexpected text "${found}", expected a numbered entry, an Example or a heading`);
    gap(into, start + trail, end);
  }
}

/** The point of an offset: found by halving, since a text may have a hundred thousand lines. */
function pointAt({ lines }: SourceText, offset: number): Point {
  // `low` is the last line known to begin at or before the offset.
  let low = 0;
  for (let high = lines.length; high - low > 1;) {
    const middle = (low + high) >> 1;
    if ((lines[middle]?.offset ?? 0) <= offset) low = middle;
    else high = middle;
  }
  const line = lines[low];
  return { line: line?.line ?? 1, column: offset - (line?.offset ?? 0) + (line?.column ?? 1), offset };
}

/** The place of some characters in the source file. */
export function placeIn(source: SourceText, start: number, end: number): Position {
  return { start: pointAt(source, start), end: pointAt(source, end) };
}

/** Adds a diagnostic to the file: severity, stable rule id, place, and what was found and expected. */
export function report(file: VFile, severity: 'error' | 'warning' | 'info', ruleId: string, place: Position, message: string): void {
  const added = file.message(message, { place, ruleId, source: 'concordance' });
  added.fatal = severity === 'error' ? true : severity === 'warning' ? false : undefined;
}
