import type { Matter } from '../../model/tree.ts';
import { report } from '../build.ts';
import type { Check } from './check.ts';

const folded = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * `contents-heading`: the contents list and the headings of a whole document differ, in numbers or in words. A document that holds only
 * a part of what its list names is not blamed for the rest.
 */
export const checkContents: Check = (tree, file) => {
  const contents = tree.children.find((block): block is Matter => block.type === 'contents');
  if (!contents?.items || tree.extent !== 'whole') return;
  const headings = new Map(
    tree.children.flatMap((node) =>
      (node.type === 'section' || node.type === 'subsection' || node.type === 'infraction') && node.number !== undefined
        ? [[node.number, node] as const]
        : [],
    ),
  );
  for (const { number, title } of contents.items) {
    const heading = headings.get(number);
    if (!heading) {
      report(
        file,
        'warning',
        'contents-heading',
        contents.position,
        `Unexpected "${number}. ${title}" in the contents, expected a heading of that number`,
      );
    } else if (folded(heading.title ?? '') !== folded(title)) {
      report(
        file,
        'info',
        'contents-heading',
        heading.position,
        `Unexpected heading "${heading.title ?? ''}" of ${number}, expected "${title}" as in the contents`,
      );
    }
    headings.delete(number);
  }
  for (const [number, heading] of headings) {
    report(file, 'warning', 'contents-heading', heading.position, `Unexpected heading ${number}, expected it in the contents`);
  }
};
