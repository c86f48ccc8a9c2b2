/** Finds where any text names terms of a glossary: the first mention of each. */
import { markTerms, type TermIndex } from '../corpus/wording/terms.ts';
import type { EntryId } from '../model/entry.ts';
import { unreadSign } from './hidden.ts';
import type { Mention } from './mention.ts';
import { readProse, type Prose } from './prose.ts';

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
  { flat, placeOf }: Prose = readProse(text),
): readonly TermMention[] {
  const seen = new Set<EntryId>(everyday);
  const found: TermMention[] = [];
  let from = 0;
  // Line by line: a term ends with its paragraph.
  for (const line of hideMentions({ flat, placeOf }, mentions).split('\n')) {
    let at = from;
    for (const inline of markTerms([{ kind: 'text', value: line }], index, { seen })) {
      if (inline.kind === 'emphasis') continue;
      const place = placeOf(at, at + inline.value.length);
      at += inline.value.length;
      if (inline.kind === 'term') found.push({ ...place, text: text.slice(place.start, place.end), term: inline.term });
    }
    from += line.length + 1;
  }
  return found;
}

/** The prose with what is a citation already blanked out. */
function hideMentions({ flat, placeOf }: Prose, mentions: readonly Pick<Mention, 'start' | 'end'>[]): string {
  const parts: string[] = [];
  let next = 0;
  for (let at = 0; at < flat.length; at += 1) {
    const { start } = placeOf(at, at);
    while ((mentions[next]?.end ?? Infinity) <= start) next += 1;
    parts.push((mentions[next]?.start ?? Infinity) <= start ? unreadSign : (flat[at] ?? ''));
  }
  return parts.join('');
}
