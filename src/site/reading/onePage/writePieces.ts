/** Linked text as elements: what Pieces.astro does at build. Everything of a document goes in as text. */
import { findSymbolPath } from '../../frame/wording/symbols.ts';
import { toLink } from '../../frame/addresses/siteRoot.ts';
import { labels } from '../../frame/labels/labels.ts';
import { classOfCitation, classOfTerm } from '../../frame/wording/pieceClasses.ts';
import type { Piece, SymbolPiece } from '../../frame/wording/linkWording.ts';

export function make<K extends keyof HTMLElementTagNameMap>(
  name: K,
  className: string,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(name);
  if (className !== '') element.className = className;
  element.append(...children);
  return element;
}

export function writePieces(pieces: readonly Piece[]): readonly (Node | string)[] {
  return pieces.flatMap((piece): readonly (Node | string)[] => {
    switch (piece.kind) {
      case 'text':
        return [piece.value];
      case 'emphasis':
        return [make('em', '', ...writePieces(piece.children))];
      case 'cost':
        return [make('span', 'cost', ...piece.symbols.map(writeSymbol))];
      case 'symbol':
        return [writeSymbol(piece)];
      case 'range':
        return [...writePieces(piece.ends.slice(0, 1)), piece.mark, ...writePieces(piece.ends.slice(1))];
      case 'unresolved':
        return [Object.assign(make('span', 'unresolved', piece.value), { title: labels.notHere })];
      case 'citation':
        return [
          Object.assign(make('a', classOfCitation(piece) ?? '', piece.value), {
            href: piece.href,
            ...(piece.elsewhere ? { title: labels.inWhole } : {}),
          }),
        ];
      case 'term':
        return [Object.assign(make('a', classOfTerm(piece.href) ?? '', piece.value), { href: piece.href })];
    }
  });
}

function writeSymbol({ symbol, value, name }: SymbolPiece): HTMLElement {
  const path = findSymbolPath(symbol);
  const element = make('span', 'symbol');
  element.setAttribute('role', 'img');
  element.title = name;
  if (path !== undefined) element.append(Object.assign(make('img', ''), { src: toLink(path), alt: '' }));
  element.append(make('span', '', value));
  return element;
}
