import { isPolicy } from '../../model/edition.ts';
import { report } from '../build.ts';
import { isHeading } from '../families/titles.ts';
import { textOfLeaves } from '../text.ts';
import type { Check } from './check.ts';

const numbered = /^\d{1,3}\.(?:\d{1,2}\.?)?\s+(?=\p{Lu})(\S.*)$/u;
const longestTitle = 110;

/** `heading-unplaced`: before the first section of a policy document stands a line that is numbered and titled as a section is. */
export const checkHeadingUnplaced: Check = (tree, file) => {
  if (!isPolicy(tree.document)) return;
  for (const block of tree.children)
    if (block.type === 'frontMatter')
      for (const node of block.children) {
        const text = node.type === 'paragraph' ? textOfLeaves(node.children) : '';
        const title = numbered.exec(text)?.[1];
        if (title !== undefined && isHeading(title, longestTitle))
          report(
            file,
            'warning',
            'heading-unplaced',
            node.position,
            `Unexpected "${text}" before the first section, expected a section of it`,
          );
      }
};
