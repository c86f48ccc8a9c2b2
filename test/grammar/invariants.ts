/** What holds of every tree, whatever the text was. */
import { VFile } from 'vfile';
import { expect } from 'vitest';
import { accountFor, toEntries } from '../../src/corpus/entries.ts';
import type { SourceText } from '../../src/model/source.ts';
import type { Leaf, RulesNode, RulesTree } from '../../src/model/tree.ts';
import { checks } from '../../src/grammar/checks/index.ts';
import type { FamilyGrammar } from '../../src/grammar/families/family.ts';
import { readPlainText } from '../../src/sources/plainText.ts';

export const sourceOf = (text: string): SourceText => readPlainText({ text, encoding: 'utf-8', mark: false });

export function leavesOf(node: RulesNode, into: Leaf[] = []): Leaf[] {
  if (!('children' in node)) into.push(node);
  else for (const child of node.children) leavesOf(child, into);
  return into;
}

/** Nothing is lost, everything has its place, every entry has a name of its own. */
export function expectSound(tree: RulesTree, source: SourceText): void {
  const joined = leavesOf(tree)
    .map(({ value }) => value)
    .join('');
  if (joined !== source.text) expect(joined).toBe(source.text);
  const misplaced = findMisplaced(tree);
  if (misplaced !== undefined) expect.fail(misplaced);
  const { characters, inEntries, inHeadings, inFrontAndBackMatter, unaccounted } = accountFor(tree, source.text);
  expect(inEntries + inHeadings + inFrontAndBackMatter + unaccounted).toBe(characters);
  const ids = toEntries(tree).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
}

/** The first node that does not lie where it should: inside its parent, behind the one before it, as long as its text. */
function findMisplaced(node: RulesNode): string | undefined {
  const { start, end } = node.position;
  if (start.line < 1 || start.column < 1 || end.line < start.line || end.offset < start.offset)
    return `${node.type} has no place: ${JSON.stringify(node.position)}`;
  if (!('children' in node)) return end.offset - start.offset === node.value.length ? undefined : `${node.type} is not as long as its text`;
  let at = start.offset;
  for (const child of node.children) {
    if (child.position.start.offset !== at) return `${child.type} at ${child.position.start.offset} in ${node.type}, expected at ${at}`;
    at = child.position.end.offset;
    const inner = findMisplaced(child);
    if (inner !== undefined) return inner;
  }
  return at === end.offset ? undefined : `${node.type} ends at ${end.offset}, its children at ${at}`;
}

/** Reads with one family, whether it recognises the text or not, and checks what it made. */
export function readSoundly(grammar: FamilyGrammar<never>, source: SourceText): { tree: RulesTree; file: VFile } {
  const file = new VFile({ path: 'document.txt', value: source.text });
  const tree = grammar.read(source, file);
  for (const check of checks) check(tree, file);
  expectSound(tree, source);
  expect(file.messages.filter(({ line, column }) => (line ?? 0) < 1 || (column ?? 0) < 1).map(({ reason }) => reason)).toEqual([]);
  return { tree, file };
}
