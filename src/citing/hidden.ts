/** What in a text is no prose: nothing in it is read as a citation. */

/** Addresses and e-mail; code, fenced and in a line; the target of a Markdown link, and an html tag with what it carries. */
const unread = [
  /^(```+|~~~+)[^\n]*\n[^]*?(?:^\1[^\n]*$|(?![^]))/gm,
  /`[^`\n]+`/g,
  /\b[a-z][a-z\d+.-]{1,20}:\/\/[^\s<>"')\]]+/gi,
  /\bwww\.[^\s<>"')\]]+/gi,
  /[\w.+-]{1,64}@[\w-]{1,64}\.[\w.-]{1,100}/g,
  /\]\([^()\n]*\)/g,
  /<\/?[a-z][^<>\n]{0,300}>/gi,
];

/** The text with what is no prose blanked out; of the same length, with every line end where it was. */
export function hideUnread(text: string): string {
  return unread.reduce((hidden, pattern) => hidden.replace(pattern, (found) => found.replace(/[^\n]/g, '\u2028')), text);
}
