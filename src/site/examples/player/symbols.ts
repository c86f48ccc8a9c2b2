/** Mana symbols in a text, as the pages draw them (components/Pieces.astro). */
import { toLink } from '../../frame/addresses/siteRoot.ts';
import { nameSymbol } from '../../frame/wording/symbols.ts';
import { make } from './elements.ts';

const side = '[wubrg]';
const drawn = new RegExp(`^(?:[wubrgcsxyztqepha]|tk|pw|chaos|1?\\d|20|${side}/${side}(?:/p)?|[2c]/${side}|${side}/p|c/p)$`, 'i');

/** Path of the drawing of a symbol such as `{G/W}`; undefined for one that stays text. Those of symbolDrawings.ts that cards have. */
export function findSymbolPath(symbol: string): string | undefined {
  const inner = symbol.slice(1, -1);
  const [one, other] = inner.split('/');
  return drawn.test(inner) && one !== other ? `/symbols/${inner.replaceAll('/', '-').toLowerCase()}.svg` : undefined;
}

/** A text with its symbols drawn. */
export function writeText(text: string): (Node | string)[] {
  return text
    .split(/(\{[^{}]+\})/)
    .flatMap((piece): (Node | string)[] => (piece === '' ? [] : piece.startsWith('{') ? [makeSymbol(piece)] : [piece]));
}

function makeSymbol(symbol: string): HTMLElement {
  const path = findSymbolPath(symbol);
  const name = nameSymbol(symbol);
  const element = make('span', path === undefined ? 'symbol' : 'symbol drawn');
  element.setAttribute('role', 'img');
  element.setAttribute('aria-label', name);
  element.title = name;
  if (path !== undefined) element.append(Object.assign(make('img'), { src: toLink(path), alt: '', width: 16, height: 16 }));
  element.append(make('span', 'symbol-text', symbol));
  return element;
}
