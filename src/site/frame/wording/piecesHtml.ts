/** Linked text as html, for pages: what every second line of the site is, two million links, is written here without a component for each. */
import { labels } from '../labels/labels.ts';
import { escapeMarkup as escape } from './escapeMarkup.ts';
import type { Piece } from './linkWording.ts';
import { classOfCitation, classOfTerm } from './pieceClasses.ts';
import { findDrawing } from './symbolDrawings.ts';

const writeClass = (name: string | undefined): string => (name === undefined ? '' : ` class="${name}"`);

/** Everything of a document is escaped. `lists`: whether the lists of ranges stand on the page, so that they can be opened. */
export function writePieces(pieces: readonly Piece[], lists = false): string {
  return pieces.map((piece) => writePiece(piece, lists)).join('');
}

function writePiece(piece: Piece, lists: boolean): string {
  switch (piece.kind) {
    case 'text':
      return escape(piece.value);
    case 'emphasis':
      return `<em>${writePieces(piece.children, lists)}</em>`;
    case 'cost':
      return `<span class="cost">${writePieces(piece.symbols)}</span>`;
    case 'symbol': {
      const name = escape(piece.name);
      const drawing = findDrawing(piece.symbol);
      const drawn = drawing === undefined ? '' : `<img src="${escape(drawing)}" alt="">`;
      return `<span class="symbol" role="img" title="${name}">${drawn}<span>${escape(piece.value)}</span></span>`;
    }
    case 'citation': {
      const title = piece.elsewhere ? ` title="${escape(labels.inWhole)}"` : '';
      return `<a${writeClass(classOfCitation(piece))} href="${escape(piece.href)}"${title}>${escape(piece.value)}</a>`;
    }
    case 'range': {
      const [from, to] = piece.ends;
      if (!piece.list || !lists) return writePiece(from, false) + escape(piece.mark) + writePiece(to, false);
      const label = escape(labels.rangeOf(piece.mark.trim(), piece.list.entries.length));
      const button = `<button type="button" popovertarget="${escape(piece.list.id)}" aria-label="${label}">${escape(piece.mark)}</button>`;
      return `<span class="range">${writePiece(from, false)}${button}${writePiece(to, false)}</span>`;
    }
    case 'unresolved':
      return `<span class="unresolved" title="${escape(labels.notHere)}">${escape(piece.value)}</span>`;
    case 'term':
      return `<a${writeClass(classOfTerm(piece.href))} href="${escape(piece.href)}">${escape(piece.value)}</a>`;
  }
}
