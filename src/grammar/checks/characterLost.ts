import type { EntryNode, Example, Leaf, Paragraph } from '../../model/tree.ts';
import { isEntry } from '../blocks.ts';
import { report } from '../build.ts';
import type { Check } from './check.ts';

/** A question mark between words, as some copies have for a long dash (2008-05-01); in a web address it is none. */
const lostDash = / \? |(?<![/=&][^\s]*)\w\?\w(?![^\s]*=)/;

/** A sign inside a word that an accented letter of another code page is taken for: `Dandƒn`, `El-Hajj‰j`. */
const strangeLetter = /\p{L}[ƒ‰†‡¢£¤¥¦§¨©«¬®¯°±¶·»¿]\p{L}/u;

/** `character-lost`: a replacement character, a question mark where a dash stood, a sign where a letter stood. The text stands as it is. */
export const checkCharacterLost: Check = (tree, file) => {
  for (const { value, position } of tree.children.filter(isEntry).flatMap(textsIn)) {
    const note = (severity: 'warning' | 'info', message: string): void => report(file, severity, 'character-lost', position, message);
    if (value.includes('\ufffd')) note('warning', 'Unexpected replacement character, expected the sign that was lost here');
    const strange = strangeLetter.exec(value);
    if (strange) note('info', `Unexpected sign inside the word "${around(value, strange.index)}", expected a letter`);
    const dash = lostDash.exec(value);
    if (dash) note('info', `Unexpected question mark inside "${around(value, dash.index)}", expected a dash or another sign`);
  }
};

function textsIn(node: EntryNode | Paragraph | Example | Leaf): Leaf[] {
  if ('children' in node) return node.children.flatMap(textsIn);
  return node.type === 'text' ? [node] : [];
}

const around = (text: string, at: number): string => text.slice(Math.max(0, at - 10), at + 14);
