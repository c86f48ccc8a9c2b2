/** Mana symbols in a text, as the pages draw them (frame/wording/Pieces.astro). */
import { toLink } from '../../frame/addresses/siteRoot.ts';
import { findSymbolPath, nameSymbol } from '../../frame/wording/symbols.ts';
import { type Content, mark, type Markup } from './markup.ts';

/** A text with its symbols drawn. */
export const markText = (text: string): readonly Content[] =>
  text.split(/(\{[^{}]+\})/).flatMap((piece): Content[] => (piece === '' ? [] : piece.startsWith('{') ? [markSymbol(piece)] : [piece]));

function markSymbol(symbol: string): Markup {
  const path = findSymbolPath(symbol);
  const name = nameSymbol(symbol);
  return mark(
    'span',
    { class: 'symbol', role: 'img', title: name },
    ...(path === undefined ? [] : [mark('img', { src: toLink(path), alt: '' })]),
    mark('span', {}, symbol),
  );
}
