/** What belongs to the setting of a text and not to what it says. */

/**
 * Folds what editions set now one way, now another: quotation marks, dashes with the spaces around them, signs of trade, italics, and the
 * question mark that is left where a dash was lost.
 */
export function foldTypography(text: string): string {
  return isPlain.test(text) ? text : fold(text);
}

/** Letters and digits, one space at a time, and marks that are the same in every setting: nothing of it is folded. Most words are such. */
const isPlain = /^(?:[A-Za-z0-9.,:;()/+*"]| (?![-? ])|'(?!')|-(?!-))*$/;

function fold(text: string): string {
  return text
    .replace(/[\u2018\u2019\u201a\u2032\u02bc`]/g, "'")
    .replace(/[\u201c\u201d\u201e\u2033]|''/g, '"')
    .replace(/\s*(?:[\u2010-\u2015\u2212]|--+)\s*| \? | - /g, '-')
    .replace(/\u2026/g, '...')
    .replace(/[\u2122\u00ae\u00a9_]/g, '')
    .replace(/[\s\u200b\u2060\ufeff]+/g, ' ')
    .normalize('NFC');
}
