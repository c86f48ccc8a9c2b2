import { isEntry } from '../blocks.ts';
import { report } from '../build.ts';
import { textOfEntry } from '../text.ts';
import type { Check } from './check.ts';

/** `letter-lost`: an entry that begins in the middle of a word, because a copy lost its first letter. */
export const checkLetterLost: Check = (tree, file) => {
  for (const node of tree.children.filter(isEntry)) {
    const text = textOfEntry(node);
    if (node.type === 'term' || !/^\p{Ll}/u.test(text)) continue;
    report(
      file,
      'info',
      'letter-lost',
      node.position,
      `Unexpected small letter at the start of "${text.slice(0, 24)}", expected a capital`,
    );
  }
};

/** `definition-missing`: a headword with nothing below it. */
export const checkDefinitionMissing: Check = (tree, file) => {
  for (const node of tree.children.filter(isEntry)) {
    if (node.type !== 'term' || node.children.some((child) => child.type === 'example') || textOfEntry(node) !== '') continue;
    const message = `Unexpected headword "${node.title ?? ''}" alone, expected a definition below it`;
    report(file, 'warning', 'definition-missing', node.position, message);
  }
};
