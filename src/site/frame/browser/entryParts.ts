/** What an entry on a page is made of, by where it stands: on hundreds of thousands of entries a class would say nothing more. */

/** The number of an entry, which is its permalink. */
export const numberLink = '.entry > a';

/** Numbers, headwords of a glossary, and the headings of pages: each leads to what it names. */
export const permalinks = `${numberLink}, .entry > div > h3:not([class]) > a, a.permalink`;

/** The text of an entry with its Examples. */
export const wording = '.entry > div:not([class]), .wording';

/** Paragraphs of that text. */
export const paragraphs = `:is(${wording}) > p`;
