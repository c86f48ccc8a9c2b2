/**
 * The rulebook of 1997: prose in sections, with headings and without rule numbers.
 *
 *     Welcome to the Game!             title, above all: section 0
 *     Section I: Learning the Game     section I
 *     Mana                             heading: subsection I.3, the third of its section
 *     Just as there are five …         paragraph: rule I.3.1
 *         Untap: At the beginning …    indented lines: a list, part of the paragraph above it
 *     EXAMPLE                          Example: what stands directly below
 *
 * The numbers of subsections and rules are ours: places in the source, so that a paragraph can be cited. Nothing prints them.
 * The copy that is left was put together from web pages on which `EXAMPLE` stood for something that is lost: a blank line follows, and
 * then the rules go on, or a heading or another `EXAMPLE` comes. So only what stands directly below it is an Example.
 */
import type { VFile } from 'vfile';
import { appendAll } from '../blocks.ts';
import type { SourceText } from '../../model/source.ts';
import type { Block, EntryNode, Leaf, RulesTree } from '../../model/tree.ts';
import { claim, entry, example, finishTree, isDefined, matter, paragraph, report } from '../build.ts';
import type { FamilyGrammar } from './family.ts';
import { findProse, type ProseLine, readRoman } from './rulebook/proseLines.ts';
import { makeRulebook1997, type Rulebook1997Layout } from './rulebook/makeRulebook.ts';

export type { Rulebook1997Layout } from './rulebook/makeRulebook.ts';

/** Entries under construction: each paragraph may get list lines and Examples until the next one starts. */
interface Draft {
  readonly kind: 'section' | 'subsection' | 'rule';
  readonly properties: Omit<EntryNode, 'type' | 'children' | 'position'>;
  readonly children: EntryNode['children'];
}

function readTree(source: SourceText, file: VFile): RulesTree {
  const prose = findProse(source);
  const front: Leaf[] = [];
  const drafts: Draft[] = [];
  let section = '0';
  let subsections = 0;
  let rules = 0;
  let inExample = false;
  const text = (line: ProseLine): Leaf[] => [claim(source, 'text', line.start, line.end)].filter(isDefined);
  const heading = (line: ProseLine): Leaf[] => [claim(source, 'headword', line.title, line.end)].filter(isDefined);
  for (const line of prose) {
    const last = drafts[drafts.length - 1];
    const examples = inExample;
    inExample = false;
    if (line.kind === 'comment' || (line.kind !== 'section' && line.kind !== 'title' && line.kind !== 'heading' && !last))
      appendAll(front, text(line));
    else if (line.kind === 'section' || line.kind === 'title') {
      section = line.number;
      [subsections, rules] = [0, 0];
      const number = [claim(source, 'number', line.start, line.title)].filter(isDefined);
      drafts.push({ kind: 'section', properties: { number: section, title: line.value }, children: [...number, ...heading(line)] });
    } else if (line.kind === 'heading') {
      subsections += 1;
      rules = 0;
      drafts.push({
        kind: 'subsection',
        properties: { number: `${section}.${subsections}`, title: line.value, parent: section },
        children: heading(line),
      });
    } else if (line.kind === 'example') {
      const marker = [claim(source, 'marker', line.start, line.end)].filter(isDefined);
      inExample = line.followed;
      if (line.followed) last?.children.push(example(marker));
      else if (last) appendAll(last.children, marker);
    } else if (examples && last) {
      const started = last.children.pop();
      if (started?.type === 'example') last.children.push(example([...started.children, ...text(line)]));
    } else if (last && (last.kind === 'section' || (line.kind === 'item' && last.kind === 'rule'))) {
      const leaves = text(line);
      if (leaves.length > 0) last.children.push(paragraph(leaves));
    } else {
      rules += 1;
      const under = `${section}.${subsections}`;
      drafts.push({ kind: 'rule', properties: { number: `${under}.${rules}`, parent: under }, children: text(line) });
    }
  }
  const entries = drafts.map(({ kind, properties, children }) => entry(kind, properties, children));
  const blocks: Block[] = [...(front.length > 0 ? [matter('frontMatter', front)] : []), ...entries];
  const tree: Omit<RulesTree, 'position'> = {
    type: 'document',
    document: 'rulebook',
    family: 'rulebook-1997',
    extent: 'whole',
    children: blocks,
  };
  const finished = finishTree(source, tree, file);
  checkSections(entries, file);
  checkExamples(entries, file);
  return finished;
}

/** Sections are numbered one after the other; a copy may lack one. */
function checkSections(entries: readonly EntryNode[], file: VFile): void {
  let before = 0;
  for (const node of entries) {
    if (node.type !== 'section' || node.number === undefined || node.number === '0') continue;
    const value = readRoman(node.number);
    if (value !== before + 1) {
      const ruleId = value === before ? 'number-repeated' : 'number-out-of-order';
      report(
        file,
        'warning',
        ruleId,
        node.position,
        `Unexpected Section ${node.number}, expected the one behind ${before === 0 ? 'the introduction' : before}`,
      );
    }
    before = value;
  }
}

function checkExamples(entries: readonly EntryNode[], file: VFile): void {
  for (const node of entries) {
    for (const child of node.children) {
      if (child.type === 'marker')
        report(
          file,
          'info',
          'example-missing',
          child.position,
          `Unexpected ${child.value} without a text, expected the Example directly below it`,
        );
    }
  }
}

/** Prose in numbered sections, with headings, and no numbered rules. */
function recognises(source: SourceText): number {
  const head = source.text.slice(0, 200_000);
  if (/^[ \t]*(?:\+[ \t]+)?(?:\d{3}\.\d|[A-Z]\.\d+\.|G\d+\.\d)/m.test(head)) return 0;
  const prose = findProse({ ...source, lines: source.lines.slice(0, 5000) });
  const sections = prose.filter((line) => line.kind === 'section').map((line) => readRoman(line.number));
  const rising = sections.filter((value, index) => index === 0 || value > (sections[index - 1] ?? 0)).length;
  const headings = prose.filter((line, index) => line.kind === 'heading' && prose[index + 1]?.kind === 'text').length;
  const sentences = prose.filter((line) => line.kind === 'text' && /[.!?]["')]*$/.test(line.value)).length;
  if (rising === 0 || rising < sections.length || headings < 2 || sentences < headings) return 0;
  return rising >= 2 ? 0.9 : headings >= 5 ? 0.6 : 0.3;
}

/**
 * Guarantees: never throws; subsections are numbered in order within their section, rules within their subsection; there is no date,
 * since the book prints none.
 */
export const rulebook1997: FamilyGrammar<Rulebook1997Layout> = {
  family: 'rulebook-1997',
  recognises,
  read: readTree,
  make: makeRulebook1997,
};
