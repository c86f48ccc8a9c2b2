import { isPolicy } from '../../model/edition.ts';
import type { EntryNode } from '../../model/tree.ts';
import { isEntry } from '../blocks.ts';
import { report } from '../build.ts';
import { isTitle } from '../families/titles.ts';
import { examplesOf, textOfEntry } from '../text.ts';
import type { Check } from './check.ts';

/** `cut-short`: the last entry breaks off in the middle of a sentence, or the document before what its contents list names. */
export const checkCutShort: Check = (tree, file) => {
  // A guide ends with a table, whose last row is no sentence.
  if (isPolicy(tree.document)) return;
  const entry = tree.children.findLast((block) => block.type !== 'layout');
  if (!entry || !isEntry(entry)) return;
  const text = lastText(entry);
  const { end } = entry.position;
  const cut = (after: string, expected: string): void =>
    report(file, 'error', 'cut-short', { start: end, end }, `Unexpected end after ${after}, expected ${expected}`);
  const name = entry.number ?? entry.title ?? '';
  if (text === '') cut(name, 'its text');
  else if (!/[.!?:)\]”"’*]$/.test(text) && !isHeading(entry, text)) cut(`"${text.slice(-24)}"`, 'the sentence to go on');
  else if (tree.extent === 'fragment') cut(name, 'what the contents list names behind it');
};

/** The paragraph or Example with which an entry ends. */
function lastText(entry: EntryNode): string {
  const last = entry.children.findLast(({ type }) => type === 'text' || type === 'paragraph' || type === 'example');
  return (last?.type === 'example' ? examplesOf(entry).at(-1) : textOfEntry(entry).split('\n').at(-1)) ?? '';
}

/** A heading ends where its last word does; the first words of a sentence have no capitals. */
const isHeading = (entry: EntryNode, text: string): boolean => entry.title === text && (entry.type !== 'rule' || isTitle(text));
