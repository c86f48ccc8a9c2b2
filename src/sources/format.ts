/** Which format a text is written in, decided from its content: names lie, and a rules text is full of stray markup signs. */
import type { TextFormat } from '../model/source.ts';
import { splitFrontMatter } from './frontMatter.ts';

/** Enough to know a format by. */
const sampleLength = 1 << 18;

const structure =
  'p|div|br|hr|li|ul|ol|dl|dt|dd|table|thead|tbody|tr|td|th|h[1-6]|blockquote|pre|section|article|main|center|nav|header|footer|details|summary';
const inline =
  'span|font|strong|em|b|i|u|a|img|sup|sub|small|code|kbd|s|del|ins|mark|abbr|cite|q|var|tt|big|script|style|link|meta|svg|input|label|button|form';
const attributes = `(?:\\s+[a-z][\\w:-]*(?:\\s*=\\s*(?:"[^"<>]*"|'[^'<>]*'|[^\\s"'<>]+))?)*\\s*/?`;
const structureTag = new RegExp(`</?(?:${structure})${attributes}>`, 'gi');
const anyTag = new RegExp(`^</?(?:${structure}|${inline}|html|head|body|title)${attributes}>`, 'i');
/** `\s`, not `\s+`: a run of spaces must be matched in one way only, or a text that begins with forty of them takes forever. */
const pageStart = /^(?:\s|<\?xml[^>]*>|<!--[\s\S]*?-->)*<(?:!doctype\s+html|html|head|body)\b/i;

/** Whether a text begins with a tag of html, or is a comment. `<quality>` and `<www.example.org>` are no such tags. */
export function isHtmlTag(text: string): boolean {
  return anyTag.test(text) || text.startsWith('<!--');
}

/**
 * - html: it begins as a page does, or has structural tags (paragraphs, breaks, items, cells) in at least every tenth line.
 * - markdown: front matter, or a heading with `#` at its beginning or twice, or bold in at least every twentieth line (and five times,
 *   or three times around a number at the start of a line).
 * - text: everything else. Rows of `=` or `-`, `_italics_`, `*` bullets and `100. General` are what plain rules texts have too.
 */
export function decideFormat(text: string): TextFormat {
  const sample = text.length > sampleLength ? text.slice(0, sampleLength) : text;
  if (pageStart.test(sample.slice(0, 4096))) return 'html';
  if (splitFrontMatter(sample).frontMatter !== undefined) return 'markdown';
  const headings = count(sample, /^#{1,6} \S/gm);
  if (headings >= 2 || /^\s*#{1,6} \S/.test(sample)) return 'markdown';
  const tags = sample.includes('<') ? count(sample, structureTag) : 0;
  const bold = sample.includes('**') || sample.includes('__') ? count(sample, /(\*\*|__)[^\s*_](?:[^*_\r\n]*[^\s*_])?\1/g) : 0;
  if (tags < 2 && bold < 3) return 'text';
  const lines = count(sample, /\S[^\r\n]*/g);
  if (tags >= 2 && tags * 10 >= lines) return 'html';
  const numbers = count(sample, /^[ \t]*(?:[-*+] )?(\*\*|__)\d{1,3}(?:\.\d*[a-z]?)?\.?\1/gm);
  return bold * 20 >= lines && (numbers >= 3 || bold >= 5) ? 'markdown' : 'text';
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
