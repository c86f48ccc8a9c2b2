/** A text as Markdown with links at what it cites; everything else stays as it was, to the character. */
import type { CheckedCitation, CheckedText } from './checkedText.ts';
import { tellShort } from './tell.ts';

/** What is a link already: of Markdown with its text, by reference too, and of html. */
const linked = /!?\[(?:[^[\]\n]|\[[^[\]\n]*\])*\](?:\([^()\n]*\)|\[[^\]\n]*\])|<a [^<>]*>[^<]*<\/a>/gi;

/**
 * Puts in a link for each citation that means one thing, to that in the edition of the day; its title says what it is today. What is
 * ambiguous or finds nothing stays as it is, and so does what stands in a link already. `toUrl` makes the whole address of a page.
 */
export function linkText(text: string, { citations }: Pick<CheckedText, 'citations'>, toUrl: (href: string) => string): string {
  const taken = [...text.matchAll(linked)].map(({ 0: found, index }) => ({ start: index, end: index + found.length }));
  let written = '';
  let from = 0;
  for (const citation of citations) {
    const { start, end } = citation;
    const href = hrefOf(citation);
    if (href === undefined || start < from || taken.some((other) => other.start < end && start < other.end)) continue;
    const title = tellShort(citation);
    const url = toUrl(href).replace(/[()<>\s]/g, (character) => `%${character.charCodeAt(0).toString(16).padStart(2, '0')}`);
    written += `${text.slice(from, start)}[${text.slice(start, end)}](${url}${title === '' ? '' : ` "${title.replace(/["\\]/g, '\\$&')}"`})`;
    from = end;
  }
  return written + text.slice(from);
}

/** Where a citation leads: to what it meant on the day, if it meant one thing; of a range to the first. */
function hrefOf({ understandings }: CheckedCitation): string | undefined {
  const [only, ...others] = understandings;
  return only && others.length === 0 && only.isTwice === undefined && only.elsewhere.length === 0 ? only.targets[0]?.href : undefined;
}
