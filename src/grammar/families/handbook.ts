/**
 * The handbook: our own rulebook in plain words, in Markdown.
 *
 *     # 5. Turn Structure                       section
 *     ## 510. Combat Damage Step                subsection
 *     {310 until 2009-07-11}                    attributes of the entry above
 *     510.1. First the active player …          rule
 *     > Example: Two Ashfen Runners …           Example of the rule above
 *     510.1a A subrule …                        subrule
 *     # Glossary
 *     ### Trample                               term
 *
 * Attributes say from when and until when an entry holds, and which numbers it bore before: one text, many editions. Others say what
 * the entry answers, what it rests on, and what plays it.
 */
import type { VFile } from 'vfile';
import { appendAll } from '../blocks.ts';
import type { SourceText } from '../../model/source.ts';
import type { Block, EntryNode, Leaf, RulesTree } from '../../model/tree.ts';
import { claim, entry, finishTree, glossaryHeading, isDefined, matter, placeIn, report } from '../build.ts';
import { attributeForms, attributeKindOf, joinAttributes, parseAttributes } from '../constructs/attributes.ts';
import { headingIn, plainTitle } from '../constructs/entries.ts';
import { exampleMark } from '../constructs/example.ts';
import { parsePrintedNumber } from '../constructs/number.ts';
import { assemble, type Surroundings } from '../constructs/paragraphs.ts';
import { vocabularyOf } from '../constructs/vocabulary.ts';
import { readFrontMatter } from '../frontMatter.ts';
import { type TextLine, textLines } from '../lines.ts';
import type { FamilyGrammar } from './family.ts';
import { makeHandbook } from './handbookLayout.ts';

const isHandbook = (source: SourceText): boolean => source.format === 'markdown' && readFrontMatter(source).document === 'handbook';

/** One entry's lines: a heading or a number opens it, everything up to the next belongs to it. */
interface Piece {
  readonly lines: TextLine[];
}

function opens(line: TextLine): boolean {
  if (line.hint?.heading !== undefined) return true;
  return line.opens && line.hint?.block === undefined && parsePrintedNumber(line.value)?.parts.rule !== undefined;
}

function read(source: SourceText, file: VFile): RulesTree {
  const lines = textLines(source);
  // Markdown keeps its paragraphs apart by blank lines, however they are wrapped.
  const around: Surroundings = {
    source,
    vocabulary: vocabularyOf(source.text),
    longest: Infinity,
    setting: { width: Infinity, spaced: true, folded: false },
  };
  const pieces: Piece[] = [];
  for (const line of lines) {
    if (opens(line) || pieces.length === 0) pieces.push({ lines: [line] });
    else pieces[pieces.length - 1]?.lines.push(line);
  }
  const blocks = pieces.flatMap((piece, index): Block[] => {
    const [first] = piece.lines;
    if (!first) return [];
    if (index === 0 && !opens(first))
      return [
        matter(
          'frontMatter',
          assemble(piece.lines, first.start, around).filter((child) => child.type !== 'example'),
        ),
      ];
    if (first.hint?.heading === 1 && /^glossary$/i.test(first.value)) return readGlossaryHeading(piece.lines, around);
    return [readPiece(piece.lines, around, file)];
  });
  const { title, date } = readFrontMatter(source);
  const tree: Omit<RulesTree, 'position'> = {
    type: 'document',
    document: 'handbook',
    family: 'handbook',
    extent: 'chapter',
    ...(title === undefined ? {} : { title }),
    ...(date === undefined ? {} : { date, dateFrom: 'front matter' }),
    children: blocks,
  };
  return finishTree(source, tree, file);
}

function readGlossaryHeading(lines: readonly TextLine[], around: Surroundings): Block[] {
  const [heading, ...rest] = lines;
  const label = heading && claim(around.source, 'text', heading.start, heading.end);
  if (!label) return [];
  const blocks: Block[] = [glossaryHeading(label)];
  const first = rest[0];
  if (first)
    blocks.push(
      matter(
        'frontMatter',
        assemble(rest, first.start, around).filter((child) => child.type !== 'example'),
      ),
    );
  return blocks;
}

function readPiece(lines: readonly TextLine[], around: Surroundings, file: VFile): EntryNode {
  const { source } = around;
  const marked = lines.filter((line) => parseAttributes(line.value) !== undefined);
  const [first] = lines;
  const kept = marked.filter((line, at) => marked.findIndex(({ value }) => attributeKindOf(value) === attributeKindOf(line.value)) === at);
  const attributes = joinAttributes(kept.map(({ value }) => parseAttributes(value) ?? {}));
  for (const extra of marked.filter((line) => !kept.includes(line))) {
    report(
      file,
      'error',
      'attributes-repeated',
      placeIn(source, extra.start, extra.end),
      `Unexpected second attributes "${extra.value}", expected one line of a kind for an entry`,
    );
  }
  for (const line of lines.filter((each) => !marked.includes(each))) {
    const kind = attributeKindOf(line.value);
    if (kind === undefined) continue;
    const place = placeIn(source, line.start, line.end);
    report(file, 'error', 'attributes-form', place, `Unexpected "${line.value}", expected ${attributeForms[kind]}`);
  }
  const printed = first ? parsePrintedNumber(first.value) : undefined;
  const start = first?.start ?? 0;
  const opening: (Leaf | undefined)[] = [];
  let from = start;
  if (printed) {
    from = start + printed.length;
    opening.push(claim(source, 'number', start, from));
  } else if (first) {
    from = first.end;
    opening.push(claim(source, 'headword', start, from));
  }
  const body = assembleAround(lines, marked, from, around);
  const children = [...opening.filter(isDefined), ...body];
  if (!printed) return entry('term', { title: plainTitle(first?.value ?? ''), ...attributes }, children);
  const title = printed.kind === 'subrule' ? undefined : headingIn(children);
  return entry(printed.kind, { number: printed.number, ...(title === undefined ? {} : { title }), ...attributes }, children);
}

/** The lines between attribute lines as paragraphs and Examples, the attribute lines as markers in their place. */
function assembleAround(
  lines: readonly TextLine[],
  marked: readonly TextLine[],
  from: number,
  around: Surroundings,
): EntryNode['children'] {
  const children: EntryNode['children'] = [];
  let run: TextLine[] = [];
  const flush = (): void => {
    if (run.length > 0) appendAll(children, assemble(run.map(separate), Math.max(from, run[0]?.start ?? 0), around));
    run = [];
  };
  for (const line of lines) {
    if (!marked.includes(line)) {
      run.push(line);
      continue;
    }
    flush();
    children.push(...[claim(around.source, 'marker', line.start, line.end)].filter(isDefined));
  }
  flush();
  return children;
}

/** An Example or a sense opens a paragraph wherever it stands. */
const separate = (line: TextLine): TextLine =>
  exampleMark(line.value) > 0 || line.hint?.block === 'item' ? { ...line, opens: true } : line;

export const handbook: FamilyGrammar<undefined> = {
  family: 'handbook',
  recognises: (source) => (isHandbook(source) ? 1 : 0),
  read,
  make: (tree) => makeHandbook(tree),
};
