import type { Block, EntryNode, RulesTree } from '../../model/tree.ts';
import { makeAttributes } from '../constructs/attributes.ts';
import { makePrintedNumber } from '../constructs/number.ts';
import { paragraphsOf, textOfLeaves } from '../text.ts';

/** Writes a tree as a chapter of the handbook, front matter first. */
export function makeHandbook(tree: RulesTree): string {
  const front = [
    '---',
    'document: handbook',
    ...(tree.title === undefined ? [] : [`title: ${JSON.stringify(tree.title)}`]),
    ...(tree.date === undefined ? [] : [`effective: ${tree.date}`]),
    '---',
  ];
  return [front.join('\n'), ...tree.children.map(makeBlock).filter((text) => text !== '')].join('\n\n').concat('\n');
}

function makeBlock(block: Block): string {
  switch (block.type) {
    case 'frontMatter':
    case 'backMatter':
      return paragraphsOf(block.children).map(escapeMarkdown).join('\n\n');
    case 'partHeading':
      return `# ${textOfLeaves(block.children)}`;
    case 'section':
      return makeEntry(block, '# ');
    case 'subsection':
      return makeEntry(block, '## ');
    case 'term':
      return makeEntry(block, '### ');
    case 'rule':
    case 'subrule':
    case 'ruling':
    case 'note':
    case 'list':
      return makeEntry(block, '');
    default:
      return '';
  }
}

function makeEntry(node: EntryNode, sign: string): string {
  const [first, ...rest] = node.children.filter((child) => child.type === 'paragraph' || child.type === 'example');
  const isHeadword = node.type === 'term';
  const opening = isHeadword
    ? (node.title ?? '')
    : `${makePrintedNumber(node.number ?? '')} ${first?.type === 'paragraph' ? textOfLeaves(first.children) : ''}`.trimEnd();
  const others = isHeadword || first?.type === 'example' ? [first, ...rest] : rest;
  const head = [sign + escapeMarkdown(opening), ...makeAttributes(node).map(escapeMarkdown)].join('\n');
  const texts = others.flatMap((child) => {
    if (!child) return [];
    return [
      child.type === 'example'
        ? `> Example: ${escapeMarkdown(paragraphsOf(child.children).join(' '))}`
        : escapeMarkdown(textOfLeaves(child.children)),
    ];
  });
  return [head, ...texts].join('\n\n');
}

/** Escapes what Markdown would take for markup. Numbers at line starts stay: the reader takes them from the source. */
function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<>#&~|!]/g, '\\$&').replace(/^([-+=])/, '\\$1');
}
