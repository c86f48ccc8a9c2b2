import type { Block, EntryNode, Example, Matter, RulesTree } from '../model/tree.ts';
import { paragraphsOf, textOfLeaves } from './text.ts';

/** One block of a tree without its places: what two layouts of the same text have in common. */
export interface OutlineItem {
  readonly type: Block['type'];
  readonly number?: string;
  readonly title?: string;
  readonly parent?: string;
  readonly date?: string;
  readonly author?: string;
  readonly changed?: true;
  readonly dates?: string;
  /** Paragraphs and Examples in order, the latter behind `Example: `. */
  readonly texts: readonly string[];
}

/**
 * A tree without places, layout and the split into leaves. Two trees with equal outlines say the same; that is what "reading back gives
 * the same tree" means.
 */
export function outlineOf(tree: RulesTree): {
  readonly document: string;
  readonly extent: string;
  readonly date: string | undefined;
  readonly items: OutlineItem[];
} {
  const items = tree.children.filter((block) => block.type !== 'layout').map(outlineBlock);
  return { document: tree.document, extent: tree.extent, date: tree.date, items };
}

function outlineBlock(block: Block): OutlineItem {
  switch (block.type) {
    case 'number':
    case 'headword':
    case 'text':
    case 'marker':
    case 'attribution':
    case 'layout':
    case 'unaccounted':
      return { type: block.type, texts: [block.value] };
    case 'partHeading':
      return { type: block.type, texts: [textOfLeaves(block.children)] };
    case 'contents':
      return { type: block.type, texts: (block.items ?? []).map(({ number, title }) => `${number} ${title}`) };
    case 'frontMatter':
    case 'backMatter':
    case 'furniture':
      return { type: block.type, texts: matterTexts(block) };
    default:
      return outlineEntry(block);
  }
}

const matterTexts = (block: Matter): string[] =>
  block.type === 'furniture' ? [paragraphsOf(block.children).join(' ')] : paragraphsOf(block.children);

function outlineEntry(node: EntryNode): OutlineItem {
  const { type, number, title, parent, date, author, changed, from, until, formerly, beside } = node;
  const texts: string[] = [];
  for (const child of node.children) {
    if (child.type === 'paragraph') texts.push(textOfLeaves(child.children));
    else if (child.type === 'example') texts.push(`Example: ${exampleText(child)}`);
    else if (child.type === 'text') texts.push(child.value);
  }
  const dates = [from, until, ...(formerly ?? []).map((was) => `${was.number} until ${was.until}`)]
    .filter((item) => item !== undefined)
    .join('; ');
  return {
    type,
    ...(number === undefined ? {} : { number }),
    ...(title === undefined ? {} : { title }),
    ...(parent === undefined ? {} : { parent }),
    ...(date === undefined ? {} : { date }),
    ...(author === undefined ? {} : { author }),
    ...(changed === undefined ? {} : { changed }),
    ...(dates === '' ? {} : { dates }),
    ...(beside === undefined ? {} : { beside }),
    texts,
  };
}

const exampleText = (node: Example): string => paragraphsOf(node.children).join('\n');
