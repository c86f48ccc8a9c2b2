import type { Inline } from '../../model/wording.ts';
import { findNumberCitations } from './citations.ts';
import { cleanText } from './cleanText.ts';
import { findEmphasis } from './emphasis.ts';
import { findPointCitations } from './pointCitations.ts';
import { findPolicyCitations, findRulesCitations } from './policyCitations.ts';
import { findTermCitations } from './seeAlso.ts';
import { annotate } from './spans.ts';
import { keepLatest } from '../../wording/keepLatest.ts';
import { findSymbols } from './symbols.ts';

/** Of the texts that were read last: an edition says most of what the one before it said, and each text is read to be linked and to be kept. */
const readLast = keepLatest<readonly Inline[]>(8000);

/**
 * Reads a wording of any era: clean, find citations, symbols and emphasis, annotate. It knows no edition; `resolveCited` does.
 * Guarantees: `makeWording` gives the text back; adjacent text is one node, and no text node is empty; nothing throws.
 */
export function parseWording(text: string): readonly Inline[] {
  return readLast(text, readWording);
}

function readWording(text: string): readonly Inline[] {
  const emphases = findEmphasis(text);
  const clean = cleanText(text, emphases);
  const found = [
    ...findRulesCitations(clean, text),
    ...findNumberCitations(clean, text),
    ...findPolicyCitations(clean, text),
    ...findPointCitations(clean, text),
    ...findTermCitations(clean, text),
    ...findSymbols(text),
  ];
  return annotate(text, found, emphases);
}

/** Writes a wording as it was printed; the inverse of parseWording. Marked terms do not show. */
export function makeWording(inlines: readonly Inline[]): string {
  let text = '';
  for (const inline of inlines) text += inline.kind === 'emphasis' ? `_${makeWording(inline.children)}_` : inline.value;
  return text;
}

/** Writes a wording without the marks that some editions print for italics. */
export function makePlainWording(inlines: readonly Inline[]): string {
  return inlines.map((inline) => (inline.kind === 'emphasis' ? makePlainWording(inline.children) : inline.value)).join('');
}
