import type { Block, EntryNode, Matter, RulesTree } from '../../model/tree.ts';
import { cutAtLinks } from '../constructs/pieces.ts';
import { paragraphsOf, textOfLeaves } from '../text.ts';
import { makeMatterLines } from './writing.ts';

export interface SiteCopyLayout {
  /** Lines of the site's menu, for a tree that has no furniture of its own. */
  readonly menu?: readonly string[];
}

/** Writes a tree as the text of a rules site: a token a line, paragraphs cut where links were. A site has no glossary and no credits. */
export function makeSiteCopy(tree: RulesTree, layout: SiteCopyLayout = {}): string {
  const menu = tree.children.some(({ type }) => type === 'furniture') ? [] : (layout.menu ?? []);
  return [...menu, ...tree.children.flatMap(makeBlock)].join('\n').concat('\n');
}

function makeBlock(block: Block): string[] {
  switch (block.type) {
    case 'furniture':
      return makeMatterLines(block);
    case 'contents':
      return makeContents(block);
    case 'section':
    case 'subsection':
    case 'rule':
    case 'subrule':
    case 'ruling':
    case 'note':
    case 'list':
      return makeEntry(block);
    default:
      return [];
  }
}

const makeContents = ({ items }: Matter): string[] => ['Contents', ...(items ?? []).flatMap(({ number, title }) => [`${number}.`, title])];

/** The number has a stop whatever its kind: that is how the site's pages have it, and how a reader tells it from a link. */
function makeEntry({ number, children }: EntryNode): string[] {
  const texts = children.flatMap((child) => {
    if (child.type === 'paragraph') return cutAtLinks(textOfLeaves(child.children));
    if (child.type === 'example') return ['Example:', ...cutAtLinks(paragraphsOf(child.children).join(' '))];
    return [];
  });
  return [`${number ?? ''}.`, ...texts];
}
