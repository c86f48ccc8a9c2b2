import type { Accounting, Entry, EntryCounts, EntryId } from '../model/entry.ts';
import { parentNumber, toRuleNumber, type RuleNumber } from '../model/ruleNumber.ts';
import type { Block, EntryNode, RulesTree } from '../model/tree.ts';
import { isEntry } from '../grammar/blocks.ts';
import { isSpace } from '../grammar/build.ts';
import { examplesOf, textOfEntry } from '../grammar/text.ts';

const headingTypes: ReadonlySet<string> = new Set(['section', 'subsection', 'partHeading']);

/** The entries of a tree in the order of the document, each with an id that no other has. */
export function toEntries(tree: RulesTree): Entry[] {
  const unique = makeUnique();
  return tree.children.filter(isEntry).map((node): Entry => {
    const number = node.number ?? '';
    const id = unique(wantedId(node));
    const parent = node.parent ?? (tree.family === 'tournament-policy' ? undefined : parentOf(node, tree));
    const { title, date, author, changed, from, until, formerly, beside } = node;
    return {
      id,
      kind: node.type,
      number,
      ...(title === undefined ? {} : { title }),
      ...(parent === undefined ? {} : { parent }),
      text: textOfEntry(node),
      examples: examplesOf(node),
      lines: [node.position.start.line, node.position.end.line],
      ...(date === undefined ? {} : { date }),
      ...(author === undefined ? {} : { author }),
      ...(changed === undefined ? {} : { changed }),
      ...(from === undefined ? {} : { from }),
      ...(until === undefined ? {} : { until }),
      ...(formerly === undefined ? {} : { formerly }),
      ...(beside === undefined ? {} : { beside }),
    };
  });
}

/** Gives each id that is asked for once as it is, then with `~2`, `~3` behind it. */
export function makeUnique(): (wanted: EntryId) => EntryId {
  const taken = new Map<EntryId, number>();
  return function unique(wanted): EntryId {
    const count = (taken.get(wanted) ?? 0) + 1;
    taken.set(wanted, count);
    return count === 1 ? wanted : unique(`${wanted}~${count}`);
  };
}

/**
 * A number is an id; a term is `glossary:Headword`; what has neither hangs on its parent: `509~note`, `2.1~definition`. A section of policy
 * without a number is named by its title, as a heading below one: `introduction`, `1.1~game-loss`.
 */
function wantedId(node: EntryNode): string {
  if (node.number !== undefined) return node.number;
  if (node.type === 'term') return `glossary:${node.title ?? ''}`;
  if (node.title !== undefined && (node.type === 'part' || node.type === 'section'))
    return [node.parent, slugOf(node.title)].filter((part) => part !== undefined).join('~');
  return `${node.parent ?? 'document'}~${node.type}`;
}

const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');

/** By the number alone: a rule stands under its subsection even in a source that lacks the heading. */
function parentOf(node: EntryNode, { numbers }: RulesTree): EntryId | undefined {
  const number = numbers === 'points' ? (node.number as RuleNumber | undefined) : toRuleNumber(node.number ?? '');
  return number === undefined ? undefined : parentNumber(number);
}

/** How many entries of each kind there are. Citations are counted by the caller, who resolves them. */
export function countEntries(entries: readonly Entry[]): Omit<EntryCounts, 'citations' | 'unresolved'> {
  const of = (kind: Entry['kind']): number => entries.filter((entry) => entry.kind === kind).length;
  return {
    sections: of('section'),
    subsections: of('subsection'),
    rules: of('rule'),
    subrules: of('subrule'),
    examples: entries.reduce((sum, entry) => sum + entry.examples.length, 0),
    glossary: of('term'),
    rulings: of('ruling'),
  };
}

/** Counted one by one: a text without its white space would be written only to be measured, twice for each document. */
function visible(text: string): number {
  let characters = 0;
  for (let at = 0; at < text.length; at += 1) if (!isSpace(text.charCodeAt(at))) characters += 1;
  return characters;
}

/** Which characters, white space apart, belong to what. Each is counted where it stands in the tree; `dropped` stand nowhere. */
export function accountFor(tree: RulesTree, text: string, dropped = 0): Accounting {
  let inEntries = 0;
  let inHeadings = 0;
  let inFrontAndBackMatter = 0;
  let unaccounted = 0;
  const count = (node: Block, lost: (characters: number) => void): number => {
    if (!('children' in node)) {
      if (node.type !== 'unaccounted') return visible(node.value);
      lost(visible(node.value));
      return 0;
    }
    return (node.children as Block[]).reduce((sum, child) => sum + count(child, lost), 0);
  };
  for (const block of tree.children) {
    const characters = count(block, (lost) => (unaccounted += lost));
    if (headingTypes.has(block.type)) inHeadings += characters;
    else if (isEntry(block)) inEntries += characters;
    else inFrontAndBackMatter += characters;
  }
  const characters = visible(text) + dropped;
  return { characters, inEntries, inHeadings, inFrontAndBackMatter, unaccounted, ...(dropped === 0 ? {} : { dropped }) };
}
