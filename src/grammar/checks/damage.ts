import type { EntryNode, Example, Leaf, Paragraph, RulesTree } from '../../model/tree.ts';
import { report } from '../build.ts';
import { isTitle } from '../families/titles.ts';
import { textOfEntry } from '../text.ts';
import type { Check } from './check.ts';

type Parent = { readonly children: readonly (Leaf | Paragraph | Example)[] };

function* leavesOf(node: Parent): Generator<{ leaf: Leaf; before: Leaf | undefined; after: Leaf | undefined }> {
  const { children } = node;
  for (let index = 0; index < children.length; index += 1) {
    const child = children[index];
    if (!child) continue;
    if ('children' in child) yield* leavesOf(child);
    else yield { leaf: child, before: leafAt(children[index - 1]), after: leafAt(children[index + 1]) };
  }
}

const leafAt = (child: Leaf | Paragraph | Example | undefined): Leaf | undefined => (child && !('children' in child) ? child : undefined);

const entriesOf = (tree: RulesTree): EntryNode[] =>
  tree.children.filter((block): block is EntryNode => 'children' in block && !isMatter(block.type));
const isMatter = (type: string): boolean => ['frontMatter', 'contents', 'backMatter', 'furniture', 'partHeading'].includes(type);

/**
 * Signs that a copy was damaged: `character-lost` (a replacement character, or a question mark where a long dash stood: 2008-05-01),
 * `word-broken` (a line break inside a word), `letter-lost` (an entry that begins in the middle of a word), `definition-missing`.
 * The text stands as it is.
 */
export const checkDamage: Check = (tree, file) => {
  for (const node of entriesOf(tree)) {
    for (const { leaf, before, after } of leavesOf(node)) {
      if (leaf.type === 'text') {
        if (leaf.value.includes('\ufffd'))
          report(
            file,
            'warning',
            'character-lost',
            leaf.position,
            'Unexpected replacement character, expected the sign that was lost here',
          );
        if (/ \? |\w\?\w/.test(leaf.value))
          report(
            file,
            'info',
            'character-lost',
            leaf.position,
            `Unexpected question mark inside "${around(leaf.value, leaf.value.search(/ \? |\w\?\w/))}", expected a dash or another sign`,
          );
      }
      if (
        leaf.type === 'layout' &&
        leaf.joins === '' &&
        before?.type === 'text' &&
        after?.type === 'text' &&
        /[\r\n]/.test(leaf.value) &&
        /\p{L}$/u.test(before.value) &&
        /^\p{L}/u.test(after.value)
      ) {
        report(
          file,
          'info',
          'word-broken',
          leaf.position,
          `Unexpected line break inside "${/\S*$/.exec(before.value)?.[0] ?? ''}${/^\S*/.exec(after.value)?.[0] ?? ''}", expected none`,
        );
      }
    }
    const text = textOfEntry(node);
    if (node.type !== 'term' && /^\p{Ll}/u.test(text))
      report(
        file,
        'info',
        'letter-lost',
        node.position,
        `Unexpected small letter at the start of "${text.slice(0, 24)}", expected a capital`,
      );
    if (node.type === 'term' && text === '' && !node.children.some((child) => child.type === 'example'))
      report(
        file,
        'warning',
        'definition-missing',
        node.position,
        `Unexpected headword "${node.title ?? ''}" alone, expected a definition below it`,
      );
  }
};

const around = (text: string, at: number): string => text.slice(Math.max(0, at - 10), at + 14);

/** A heading ends where its last word does; the first words of a sentence have no capitals. */
const isHeading = (entry: EntryNode, text: string): boolean => entry.title === text && (entry.type !== 'rule' || isTitle(text));

/** `cut-short`: the last entry breaks off in the middle of a sentence, or the document before what its contents list names. */
export const checkEnd: Check = (tree, file) => {
  const last = tree.children.findLast((block) => block.type !== 'layout');
  if (!last || !('children' in last) || isMatter(last.type)) return;
  const entry = last as EntryNode;
  const texts = entry.children.filter((child) => child.type === 'paragraph' || child.type === 'example');
  const text = textOfEntry({
    ...entry,
    children: texts
      .slice(-1)
      .map((child) => (child.type === 'example' ? { ...child, type: 'paragraph', children: child.children as Leaf[] } : child)),
  });
  const { end } = entry.position;
  const place = { start: end, end };
  if (text !== '' && !/[.!?:)\]”"’*]$/.test(text) && !isHeading(entry, text)) {
    report(file, 'warning', 'cut-short', place, `Unexpected end after "${text.slice(-24)}", expected the sentence to go on`);
  } else if (tree.extent === 'fragment' || text === '') {
    const name = entry.number ?? entry.title ?? '';
    report(
      file,
      'warning',
      'cut-short',
      place,
      `Unexpected end after ${name}, expected ${text === '' ? 'its text' : 'what the contents list names behind it'}`,
    );
  }
};
