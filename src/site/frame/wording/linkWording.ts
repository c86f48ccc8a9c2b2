/** From a wording, which knows no edition, to what stands on a page of one: citations and terms with addresses, in paragraphs. */
import { makeWording } from '../../../corpus/wording/parseWording.ts';
import { namesRules } from '../../../corpus/wording/policyCitations.ts';
import { resolveCited, splitRange } from '../../../corpus/wording/resolve.ts';
import { annotate } from '../../../corpus/wording/spans.ts';
import { findSymbols } from '../../../corpus/wording/symbols.ts';
import { markTerms } from '../../../corpus/wording/terms.ts';
import type { EntryId } from '../../../model/entry.ts';
import type { CitationInline, Cited, Inline, SymbolInline } from '../../../model/wording.ts';
import type { LoadedEntry } from '../../../corpus/readCorpus.ts';
import { makeAnchor } from '../addresses/addresses.ts';
import { headingOf, type EditionView } from '../library/edition.ts';
import { nameSymbol } from './symbols.ts';

export interface SymbolPiece {
  readonly kind: 'symbol';
  /** As it is printed, and in today's form, by which its drawing is found (symbolDrawings.ts). */
  readonly value: string;
  readonly symbol: string;
  readonly name: string;
}

export type Piece =
  | { readonly kind: 'text'; readonly value: string }
  | { readonly kind: 'emphasis'; readonly children: readonly Piece[] }
  | SymbolPiece
  /** Symbols in a row, which are not divided between lines. */
  | { readonly kind: 'cost'; readonly symbols: readonly SymbolPiece[] }
  | CitationPiece
  | UnresolvedPiece
  | RangePiece
  | { readonly kind: 'term'; readonly value: string; readonly href: string };

/** `elsewhere`: it stands in the whole edition that a partial copy is a part of. */
export interface CitationPiece {
  readonly kind: 'citation';
  readonly value: string;
  readonly href: string;
  readonly elsewhere?: true;
}

export interface UnresolvedPiece {
  readonly kind: 'unresolved';
  readonly value: string;
}

/** Entries from one number to another: both ends, what is printed between them, and all that they embrace, in order. */
export interface RangePiece {
  readonly kind: 'range';
  readonly ends: readonly [CitationPiece | UnresolvedPiece, CitationPiece | UnresolvedPiece];
  readonly mark: string;
  /** Absent where the ends are all. */
  readonly list?: RangeList;
}

export interface RangeList {
  /** For the `id` attribute: once on a page. */
  readonly id: string;
  readonly entries: readonly { readonly name: string; readonly heading?: string; readonly href: string }[];
}

/** What is known of an edition for linking in it; a browser knows as much. */
export type LinkedEdition = Pick<EditionView, 'entryIndex' | 'termIndex' | 'findEntry' | 'hrefOf'> &
  Partial<Pick<EditionView, 'whole' | 'rules' | 'policyOf' | 'isOfGame' | 'isUnlinked'>>;

/** A paragraph of linked text. */
export type Paragraph = readonly Piece[];

/**
 * Links the wordings of one entry inside its edition: its text, then its Examples, so that a term is marked at its first mention only, and
 * never on its own page. Text is handed on as it is: whoever puts it on a page must escape it.
 */
export function linkEntry(
  view: LinkedEdition,
  entry: LoadedEntry,
  quoted = false,
): { readonly text: readonly Paragraph[]; readonly examples: readonly (readonly Paragraph[])[] } {
  const seen = new Set<EntryId>([entry.id]);
  let ranges = 0;
  // What is quoted may stand beside an entry of the same number.
  const stem = `range-${quoted ? 'quoted-' : ''}${makeAnchor(entry.id)}`;
  const nameRange = (): string => `${stem}-${(ranges += 1)}`;
  // Quoted on another page it stands by itself.
  const isUnlinked = (term: EntryId): boolean => !quoted && view.isUnlinked?.(term, entry.id) === true;
  const link = (wording: readonly Inline[]): readonly Paragraph[] =>
    splitParagraphs(linkInlines({ view, nameRange, isUnlinked }, markTerms(wording, view.termIndex, { seen })));
  return { text: link(entry.wording), examples: entry.examples.map(link) };
}

/** A text that is no document's, a card's for instance, with its symbols drawn. */
export function drawSymbols(text: string): Paragraph {
  const inlines = annotate(text, findSymbols(text), []);
  return joinCosts(
    inlines.map((inline) => (inline.kind === 'symbol' ? makeSymbol(inline) : { kind: 'text', value: makeWording([inline]) })),
  );
}

/** All ranges of a text that have a list of their own, in order. */
export function listRanges(paragraphs: readonly Paragraph[]): readonly RangeList[] {
  return paragraphs
    .flat()
    .flatMap((piece) =>
      piece.kind === 'range' && piece.list ? [piece.list] : piece.kind === 'emphasis' ? listRanges([piece.children]) : [],
    );
}

interface Linking {
  readonly view: LinkedEdition;
  readonly nameRange: () => string;
  readonly isUnlinked: (term: EntryId) => boolean;
}

function linkInlines(linking: Linking, inlines: readonly Inline[]): readonly Piece[] {
  return joinCosts(inlines.map((inline) => linkInline(linking, inline)));
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

function linkInline(linking: Linking, inline: Inline): Piece {
  const { view } = linking;
  switch (inline.kind) {
    case 'text':
      return inline;
    case 'emphasis':
      return { kind: 'emphasis', children: linkInlines(linking, inline.children) };
    case 'symbol':
      // What Magic draws for a sign in braces it is in no other game.
      return view.isOfGame ? { kind: 'text', value: inline.value } : makeSymbol(inline);
    case 'citation':
      return linkCitation(linking, inline);
    case 'term': {
      const href = linking.isUnlinked(inline.term) ? undefined : view.hrefOf(inline.term);
      return href === undefined ? { kind: 'text', value: inline.value } : { kind: 'term', value: inline.value, href };
    }
  }
}

function linkCitation({ view, nameRange }: Linking, { value, cited }: CitationInline): Piece {
  // Without a glossary of its own, a document that says "see" and a title speaks of something else, a card for instance.
  if (cited.kind === 'term') {
    const linked = linkOne(view, value, cited);
    return linked.kind === 'unresolved' && !view.entryIndex.glossary ? { kind: 'text', value } : linked;
  }
  const printed = cited.kind === 'range' ? splitRange(value) : undefined;
  if (cited.kind !== 'range' || !printed) return linkOne(view, value, cited);
  const [from, mark, to] = printed;
  // A copy may have some of them: those are its own.
  const [inside, inWhole] = [view, view.whole].map((each) => (each ? resolveCited(cited, each.entryIndex).targets : []));
  const ids = inWhole && inWhole.length > 0 ? inWhole : (inside ?? []);
  const entries = ids.flatMap((id) => {
    const entry = view.findEntry(id) ?? view.whole?.findEntry(id);
    const href = view.hrefOf(id) ?? view.whole?.hrefOf(id);
    if (!entry || href === undefined) return [];
    const heading = headingOf(entry);
    return [{ name: entry.number, ...(heading === undefined ? {} : { heading }), href }];
  });
  const ends = [
    linkOne(view, from, { kind: 'number', number: cited.from }),
    linkOne(view, to, { kind: 'number', number: cited.to }),
  ] as const;
  const linked = new Set(ends.flatMap((end) => (end.kind === 'citation' ? [end.href] : [])));
  const isMore = entries.some(({ href }) => !linked.has(href));
  return { kind: 'range', ends, mark, ...(isMore ? { list: { id: nameRange(), entries } } : {}) };
}

/** What a citation leads to in its own edition or, in a partial copy, in the whole edition that it is a part of. */
function linkOne(view: LinkedEdition, value: string, cited: Cited): CitationPiece | UnresolvedPiece {
  const findIn = ({ entryIndex, hrefOf }: Pick<EditionView, 'entryIndex' | 'hrefOf'>): string | undefined =>
    resolveCited(cited, entryIndex).targets.flatMap((id) => hrefOf(id) ?? [])[0];
  // In a document of policy "rule" is said of the rules of the game, "section" of its own.
  const policy = cited.kind === 'number' && cited.of !== undefined ? view.policyOf?.(cited.of) : undefined;
  if (policy && cited.kind === 'number') {
    const href = resolveCited({ kind: 'number', number: cited.number }, policy.entryIndex).targets.flatMap(
      (id) => policy.hrefOf(id) ?? [],
    )[0];
    return href === undefined ? { kind: 'unresolved', value } : { kind: 'citation', value, href };
  }
  const inRules = view.rules && findIn(view.rules);
  if (inRules !== undefined && namesRules(value)) return { kind: 'citation', value, href: inRules };
  const href = findIn(view);
  if (href !== undefined) return { kind: 'citation', value, href };
  // A section of one figure that it has not, or has no more, is none of the rules.
  if (inRules !== undefined && /\d{3}/.test(value)) return { kind: 'citation', value, href: inRules };
  const elsewhere = view.whole && findIn(view.whole);
  return elsewhere === undefined ? { kind: 'unresolved', value } : { kind: 'citation', value, href: elsewhere, elsewhere: true };
}

function makeSymbol({ symbol, value }: SymbolInline): SymbolPiece {
  return { kind: 'symbol', value, symbol, name: nameSymbol(symbol) };
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
