/** The class of a link in a text, for whoever writes one: most need none, for where they lead says what they are. */
import type { CitationPiece } from './linkWording.ts';

/** Under a date a link in a text is a citation by what it leads to, unless that is a term. */
const isPlain = (href: string): boolean => /^(?:\.\.\/|#)/.test(href) && !href.includes('#term-');

export const classOfCitation = ({ href, elsewhere }: CitationPiece): string | undefined =>
  elsewhere ? 'citation elsewhere' : isPlain(href) ? undefined : 'citation';

/** Under a date the address alone says that it is a term. */
export const classOfTerm = (href: string): string | undefined => (href.startsWith('../glossary/#') ? undefined : 'term');
