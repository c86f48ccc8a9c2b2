import type { EntryNode, Example, Leaf, Paragraph } from '../../model/tree.ts';
import { isEntry } from '../blocks.ts';
import { report } from '../build.ts';
import type { Check } from './check.ts';

/** `word-broken`: a line break inside a word, which is read as one word. */
export const checkWordBroken: Check = (tree, file) => {
  for (const [before, gap, after] of tree.children.filter(isEntry).flatMap(breaksIn)) {
    if (!/\p{L}$/u.test(before.value) || !/^\p{L}/u.test(after.value)) continue;
    const word = `${/\S*$/.exec(before.value)?.[0] ?? ''}${/^\S*/.exec(after.value)?.[0] ?? ''}`;
    report(file, 'info', 'word-broken', gap.position, `Unexpected line break inside "${word}", expected none`);
  }
};

/** Line breaks that stand for nothing, each with the texts on both sides. */
function breaksIn({ children }: EntryNode | Paragraph | Example): [before: Leaf, gap: Leaf, after: Leaf][] {
  return children.flatMap((child, index): [Leaf, Leaf, Leaf][] => {
    if ('children' in child) return breaksIn(child);
    const [before, after] = [children[index - 1], children[index + 1]];
    const isBreak = child.type === 'layout' && child.joins === '' && /[\r\n]/.test(child.value);
    return isBreak && before?.type === 'text' && after?.type === 'text' ? [[before, child, after]] : [];
  });
}
