/** Mana symbols in a text, as the pages draw them (frame/wording/Pieces.astro). */
import { toLink } from '../../frame/addresses/siteRoot.ts';
import { nameSymbol } from '../../frame/wording/symbols.ts';
import { type Content, mark, type Markup } from './markup.ts';

const side = '[wubrg]';
const drawn = new RegExp(`^(?:[wubrgcsxyztqepha]|tk|pw|chaos|1?\\d|20|${side}/${side}(?:/p)?|[2c]/${side}|${side}/p|c/p)$`, 'i');

/** Path of the drawing of a symbol such as `{G/W}`; undefined for one that stays text. Those of symbolDrawings.ts that cards have. */
export function findSymbolPath(symbol: string): string | undefined {
  const inner = symbol.slice(1, -1);
  const [one, other] = inner.split('/');
  return drawn.test(inner) && one !== other ? `/symbols/${inner.replaceAll('/', '-').toLowerCase()}.svg` : undefined;
}

/** A text with its symbols drawn. */
export const markText = (text: string): readonly Content[] =>
  text.split(/(\{[^{}]+\})/).flatMap((piece): Content[] => (piece === '' ? [] : piece.startsWith('{') ? [markSymbol(piece)] : [piece]));

function markSymbol(symbol: string): Markup {
  const path = findSymbolPath(symbol);
  const name = nameSymbol(symbol);
  return mark(
    'span',
    { class: path === undefined ? 'symbol' : 'symbol drawn', role: 'img', 'aria-label': name, title: name },
    ...(path === undefined ? [] : [mark('img', { src: toLink(path), alt: '', width: '16', height: '16' })]),
    mark('span', { class: 'symbol-text' }, symbol),
  );
}
