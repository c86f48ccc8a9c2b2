/** From a wording, which knows no edition, to what stands on a page of one: citations and terms with addresses, in paragraphs. */
import { makeWording } from '../corpus/wording/parseWording.ts';
import { resolveCited } from '../corpus/wording/resolve.ts';
import { annotate } from '../corpus/wording/spans.ts';
import { findSymbols } from '../corpus/wording/symbols.ts';
import { markTerms } from '../corpus/wording/terms.ts';
import type { EntryId } from '../model/entry.ts';
import type { Inline, SymbolInline } from '../model/wording.ts';
import type { LoadedEntry } from '../corpus/readCorpus.ts';
import type { EditionView } from './edition.ts';
import { findDrawing } from './symbolDrawings.ts';
import { nameSymbol } from './symbols.ts';

export interface SymbolPiece {
  readonly kind: 'symbol';
  readonly value: string;
  readonly name: string;
  readonly drawing?: string;
}

export type Piece =
  | { readonly kind: 'text'; readonly value: string }
  | { readonly kind: 'emphasis'; readonly children: readonly Piece[] }
  | SymbolPiece
  /** Symbols in a row, which are not divided between lines. */
  | { readonly kind: 'cost'; readonly symbols: readonly SymbolPiece[] }
  | { readonly kind: 'citation'; readonly value: string; readonly href: string }
  | { readonly kind: 'unresolved'; readonly value: string }
  | { readonly kind: 'term'; readonly value: string; readonly href: string };

/** A paragraph of linked text. */
export type Paragraph = readonly Piece[];

/**
 * Links the wordings of one entry inside its edition: its text, then its Examples, so that a term is marked at its first mention only, and
 * never on its own page. Text is handed on as it is: whoever puts it on a page must escape it.
 */
export function linkEntry(
  view: EditionView,
  entry: LoadedEntry,
): { readonly text: readonly Paragraph[]; readonly examples: readonly (readonly Paragraph[])[] } {
  const seen = new Set<EntryId>([entry.id]);
  const link = (wording: readonly Inline[]): readonly Paragraph[] =>
    splitParagraphs(linkInlines(view, markTerms(wording, view.termIndex, { seen })));
  return { text: link(entry.wording), examples: entry.examples.map(link) };
}

/** A text that is no document's, a card's for instance, with its symbols drawn. */
export function drawSymbols(text: string): Paragraph {
  const inlines = annotate(text, findSymbols(text), []);
  return joinCosts(
    inlines.map((inline) => (inline.kind === 'symbol' ? makeSymbol(inline) : { kind: 'text', value: makeWording([inline]) })),
  );
}

function linkInlines(view: EditionView, inlines: readonly Inline[]): readonly Piece[] {
  return joinCosts(inlines.map((inline) => linkInline(view, inline)));
}

function joinCosts(pieces: readonly Piece[]): readonly Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    const before = last?.kind === 'cost' ? last.symbols : last?.kind === 'symbol' ? [last] : undefined;
    if (piece.kind === 'symbol' && before) joined.splice(-1, 1, { kind: 'cost', symbols: [...before, piece] });
    else joined.push(piece);
  }
  return joined;
}

function linkInline(view: EditionView, inline: Inline): Piece {
  switch (inline.kind) {
    case 'text':
      return inline;
    case 'emphasis':
      return { kind: 'emphasis', children: linkInlines(view, inline.children) };
    case 'symbol':
      return makeSymbol(inline);
    case 'citation': {
      const [href] = resolveCited(inline.cited, view.entryIndex).targets.flatMap((id) => view.hrefOf(id) ?? []);
      if (href !== undefined) return { kind: 'citation', value: inline.value, href };
      // Without a glossary of its own, a document that says "see" and a title speaks of something else, a card for instance.
      return inline.cited.kind === 'term' && !view.entryIndex.glossary
        ? { kind: 'text', value: inline.value }
        : { kind: 'unresolved', value: inline.value };
    }
    case 'term': {
      const href = view.hrefOf(inline.term);
      return href === undefined ? { kind: 'text', value: inline.value } : { kind: 'term', value: inline.value, href };
    }
  }
}

function makeSymbol({ symbol, value }: SymbolInline): SymbolPiece {
  const drawing = findDrawing(symbol);
  return { kind: 'symbol', value, name: nameSymbol(symbol), ...(drawing === undefined ? {} : { drawing }) };
}

/** Paragraphs are separated by line feeds in texts. Inside emphasis a line feed is only a space: no edition begins a paragraph there. */
function splitParagraphs(pieces: readonly Piece[]): readonly Paragraph[] {
  const paragraphs: Piece[][] = [[]];
  for (const piece of pieces) {
    if (piece.kind !== 'text') {
      paragraphs.at(-1)?.push(piece);
      continue;
    }
    piece.value.split('\n').forEach((value, at) => {
      if (at > 0) paragraphs.push([]);
      if (value !== '') paragraphs.at(-1)?.push({ kind: 'text', value });
    });
  }
  return paragraphs.filter((paragraph) => paragraph.length > 0);
}
