import type { CheckedCitation, CheckedText } from './checkedText.ts';
import { findPlaces, type Span } from './hidden.ts';
import { findChanged, type PutLink } from './sameMarkdown.ts';
import { tellShort } from './tell.ts';

/**
 * Puts in a link for each citation that means one thing, to that in the edition of the day; its title says what it is today. What is
 * ambiguous or finds nothing stays as it is. Without our links the text is what it was, to the letter; and read as Markdown it is the same
 * but for them: none goes into code, html, front matter, a link or its definition, nor where it would break what stands around it. `toUrl`
 * makes the whole address of a page.
 */
export function linkText(text: string, { citations }: Pick<CheckedText, 'citations'>, toUrl: (href: string) => string): string {
  const fixed = findPlaces(text)?.fixed;
  if (!fixed) return text;
  const links: PutLink[] = [];
  let from = 0;
  let next = 0;
  for (const citation of citations) {
    const { start, end } = citation;
    const href = hrefOf(citation);
    while ((fixed[next]?.end ?? Infinity) <= start) next += 1;
    if (href === undefined || start < from || (fixed[next]?.start ?? Infinity) < end || isPartOfMark(text, start)) continue;
    const title = tellShort(citation);
    const url = toUrl(href).replace(/[()<>\s]/g, (character) => `%${character.charCodeAt(0).toString(16).padStart(2, '0')}`);
    const written = `[${text.slice(start, end)}](${url}${title === '' ? '' : ` "${title.replace(/["\\]/g, '\\$&')}"`})`;
    links.push({ start, end, written });
    from = end;
  }
  // A bracket can change what marks of emphasis around it mean: then it is none.
  const left = leaveOut(links, findChanged(text, putIn(text, links), links));
  return putIn(text, leaveOut(left, findChanged(text, putIn(text, left), left)));
}

/** Whether a bracket would be read with what stands before it: as an escape, an image, or the label of a link. */
const isPartOfMark = (text: string, start: number): boolean => /[\\!\]]/.test(text[start - 1] ?? '');

/** Both in the order of the text. */
function leaveOut(links: readonly PutLink[], places: readonly Span[]): readonly PutLink[] {
  let next = 0;
  return links.filter(({ start }) => {
    while ((places[next]?.end ?? Infinity) <= start) next += 1;
    return start < (places[next]?.start ?? Infinity);
  });
}

function putIn(text: string, links: readonly PutLink[]): string {
  const parts: string[] = [];
  let from = 0;
  for (const { start, end, written } of links) {
    parts.push(text.slice(from, start), written);
    from = end;
  }
  return parts.join('') + text.slice(from);
}

/** Where a citation leads: to what it meant on the day, if it meant one thing; of a range to the first. */
function hrefOf({ understandings }: CheckedCitation): string | undefined {
  const [only, ...others] = understandings;
  return only && others.length === 0 && only.isTwice === undefined && only.elsewhere.length === 0 ? only.targets[0]?.href : undefined;
}
