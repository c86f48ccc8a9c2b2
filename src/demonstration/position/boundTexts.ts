/** Readers of card text that are asked for no more than play has bounds for (engine/state/bounds.ts). */
import { bounds, writeCount } from '../../engine/state/bounds.ts';
import type { CardTexts, Reading } from './cardTexts.ts';

/** The readers for one play: what is too long or nested too deep is refused before it is read, and so are too many long texts together. */
export function boundTexts(texts: CardTexts): CardTexts {
  const seen = new Set<string>();
  let work = 0;
  const bound = <T>(text: string, read: () => Reading<T>): Reading<T> => {
    const reason = faultOf(text);
    if (reason !== undefined) return { stopped: { phrase: text, reason } };
    // Reading takes the square of the length at worst; the same text is read fast a second time, or not at all.
    if (!seen.has(text)) work += text.length ** 2;
    seen.add(text);
    if (work > bounds.reading)
      return { stopped: { phrase: text, reason: 'the texts of this scenario are too many and too long together' } };
    return read();
  };
  return {
    abilities: (text, about) => bound(text, () => texts.abilities(text, about)),
    effect: (text) => bound(text, () => texts.effect(text)),
    typeLine: (text) => bound(text, () => texts.typeLine(text)),
  };
}

function faultOf(text: string): string | undefined {
  if (text.length > bounds.letters) return `more than ${writeCount(bounds.letters)} letters in one text`;
  const quotes = text.match(/["“”]/g)?.length ?? 0;
  return quotes > bounds.quotes ? `more than ${bounds.quotes} quotation marks in one text` : undefined;
}
