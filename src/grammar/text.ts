import type { EntryNode, Example, Leaf, Paragraph } from '../model/tree.ts';

/** The wording that some leaves hold: their text, with layout between two pieces counted as what it joins them by, runs of white space as one. */
export function textOfLeaves(leaves: readonly Leaf[]): string {
  let text = '';
  let between = '';
  for (const leaf of leaves) {
    if (leaf.type === 'text') {
      text += text === '' ? leaf.value : between + leaf.value;
      between = '';
    } else if (leaf.type === 'layout') {
      between = leaf.joins ?? ' ';
    }
  }
  return text.replace(/\s+/g, ' ');
}

/** Texts of the paragraphs under a node; loose leaves between them make paragraphs too. Examples are left out. */
export const paragraphsOf = (children: readonly (Leaf | Paragraph | Example)[]): string[] => {
  const texts: string[] = [];
  let loose: Leaf[] = [];
  const flush = (): void => {
    const text = textOfLeaves(loose);
    if (text !== '') texts.push(text);
    loose = [];
  };
  for (const child of children) {
    if (child.type === 'paragraph') {
      flush();
      texts.push(textOfLeaves(child.children));
    } else if (child.type === 'example') flush();
    else loose.push(child);
  }
  flush();
  return texts;
};

/** Text of an entry without its number, Examples and the layout's line breaks; paragraphs are separated by a line feed. */
export function textOfEntry(node: EntryNode): string {
  return paragraphsOf(node.children).join('\n');
}

/** Texts of the Examples of an entry, without the word that introduces them. */
export function examplesOf(node: EntryNode): string[] {
  return node.children
    .filter((child): child is Example => child.type === 'example')
    .map((child) => paragraphsOf(child.children).join('\n'));
}
