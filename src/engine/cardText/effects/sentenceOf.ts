/** The words of what is done only later (603.7). */
import type { Tree } from '../syntax.ts';

/** A delayed triggered ability has the words that made it for its text (603.7); one that names its card speaks of another object by then. */
export function sentenceOf(tree: Tree): { readonly text?: string } {
  const said = tree.of.print(tree);
  return said.includes('~') ? {} : { text: `${said.charAt(0).toUpperCase()}${said.slice(1)}.` };
}
