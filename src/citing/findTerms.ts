/** Finds where any text names terms of a glossary: the first mention of each. */
import { markTerms, type TermIndex } from '../corpus/wording/terms.ts';
import type { EntryId } from '../model/entry.ts';
import { hideUnread } from './hidden.ts';
import type { Mention } from './mention.ts';

export interface TermMention extends Pick<Mention, 'start' | 'end' | 'text'> {
  readonly term: EntryId;
}

/**
 * The first mention of each term of an edition, in the order of the text; never inside a citation. `everyday` are those that stand
 * everywhere (findEverydayTerms): to name them cites nothing.
 */
export function findTerms(
  text: string,
  mentions: readonly Pick<Mention, 'start' | 'end'>[],
  index: TermIndex,
  everyday: ReadonlySet<EntryId>,
): readonly TermMention[] {
  const prose = hideUnread(text);
  const seen = new Set<EntryId>(everyday);
  const found: TermMention[] = [];
  const mark = (from: number, to: number): void => {
    let at = from;
    for (const inline of markTerms([{ kind: 'text', value: prose.slice(from, to) }], index, { seen })) {
      if (inline.kind === 'emphasis') continue;
      const end = at + inline.value.length;
      if (inline.kind === 'term') found.push({ start: at, end, text: text.slice(at, end), term: inline.term });
      at = end;
    }
  };
  let from = 0;
  for (const { start, end } of mentions) {
    mark(from, start);
    from = end;
  }
  mark(from, text.length);
  return found;
}
