/**
 * Characters that say in which direction text runs (Unicode bidirectional algorithm, 2.1 to 2.6). A document may hold them, and one that is
 * not closed turns all that follows in its paragraph: a rule reads otherwise than it says. On a page each stands alone in a `<bdi>`, where it
 * turns nothing, and is shown by its code point; the text keeps it, so that copying and searching find what is printed.
 */
const marks = '\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069';

export const directionMark = new RegExp(`[${marks}]`, 'u');
const everyMark = new RegExp(`[${marks}]`, 'gu');

/** The class of the element around a mark. */
export const markClass = 'turn';

/** `U+202E` */
export const nameMark = (mark: string): string => `U+${(mark.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** For where there are no elements: the title of a window, an attribute that is read aloud, an option of a list. */
export const spellMarks = (text: string): string => text.replace(everyMark, (mark) => `[${nameMark(mark)}]`);

/** The parts of a text, each mark by itself. */
export const splitAtMarks = (text: string): readonly string[] => text.split(new RegExp(`([${marks}])`, 'u')).filter((part) => part !== '');

const tagOrText = /<[a-z!/](?:"[^"]*"|[^">])*>|[^<]+/giu;
const spoken = / (?:title|aria-label|alt|content|placeholder|label)="[^"]*"/giu;
/** In these there is text only. */
const textOnly = /^<(\/?)(?:title|option|textarea)\b/iu;

/** Marks in a page as Astro writes it, with attributes in double quotes. Addresses and ids stay as they are. */
export function isolateMarks(html: string): string {
  if (!directionMark.test(html)) return html;
  let isTextOnly = false;
  return html.replace(tagOrText, (part) => {
    if (part.startsWith('<')) {
      const inside = textOnly.exec(part);
      if (inside) isTextOnly = inside[1] === '';
      return part.replace(spoken, spellMarks);
    }
    return isTextOnly
      ? spellMarks(part)
      : part.replace(everyMark, (mark) => `<bdi class="${markClass}" title="${nameMark(mark)}">${mark}</bdi>`);
  });
}
