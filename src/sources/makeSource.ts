/** The inverse of `readSource`: a text written as a file in any format, encoding and line ends. */
import type { Encoding, TextFormat } from '../model/source.ts';
import { encodeText } from './encoding.ts';
import { joinLines, splitLines, type LineEnd } from './lineEnds.ts';

export interface SourceForm {
  readonly encoding: Encoding;
  readonly mark: boolean;
  readonly lineEnd: LineEnd;
  readonly format: TextFormat;
  /** Title of an html page. */
  readonly title?: string;
}

/**
 * The bytes of a text, or undefined when the encoding cannot hold it.
 *
 * - text: reading gives the text back with the line ends asked for, unless its words are markup (`# One` in two lines).
 * - html and markdown: reading gives the same lines back, furniture aside, when they are in normal form: no white space at the ends of a
 *   line or twice within it, no empty line at the ends or twice. Lines without an empty line between them are lines of one paragraph.
 *   A page has a menu, as saved pages have. Characters that the encoding lacks are written as references (`&#8212;`).
 */
export function makeSource(text: string, form: SourceForm): Uint8Array | undefined {
  const lines = splitLines(text).lines.map((line) => line.value);
  const written = form.format === 'text' ? lines : form.format === 'html' ? makeHtml(lines, form.title ?? 'Rules') : makeMarkdown(lines);
  const whole = joinLines(written, form.lineEnd);
  return encodeText(form.format === 'text' ? whole : withReferences(whole, form.encoding), form.encoding, form.mark);
}

function makeHtml(lines: readonly string[], title: string): string[] {
  const paragraphs = paragraphsOf(lines).flatMap((paragraph) => `<p>${paragraph.map(escapeHtml).join('<br>\n')}</p>`.split('\n'));
  return [
    '<!DOCTYPE html>',
    `<html lang="en"><head><title>${escapeHtml(title)}</title></head><body>`,
    '<nav><ul><li><a href="index.html">Home</a></li><li><a href="rules.html">Rules</a></li></ul></nav>',
    '<main>',
    ...paragraphs,
    '</main>',
    '</body></html>',
  ];
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Front matter is what makes the file known as Markdown, because it is no part of the text, as a heading would be. */
function makeMarkdown(lines: readonly string[]): string[] {
  return ['---', 'format: markdown', '---', '', ...lines.map((line, at) => escapeMarkdown(line, (lines[at - 1] ?? '') === ''))];
}

/**
 * Any ASCII punctuation may be escaped; this escapes what would be markup. A number at the start of a paragraph is left as people write
 * it (`100. General`), where Markdown reads an item with that number.
 */
function escapeMarkdown(line: string, opensParagraph: boolean): string {
  const escaped = line.replace(/[\\`*_[\]<>&~|]/g, '\\$&').replace(/^[#+=-]/, '\\$&');
  return opensParagraph && /^\d{1,9}[.)] [A-Za-z]/.test(escaped) ? escaped : escaped.replace(/^(\d{1,9})([.)])/, '$1\\$2');
}

function paragraphsOf(lines: readonly string[]): string[][] {
  const paragraphs: string[][] = [[]];
  for (const line of lines) {
    if (line === '') paragraphs.push([]);
    else paragraphs.at(-1)?.push(line);
  }
  return paragraphs.filter((paragraph) => paragraph.length > 0);
}

function withReferences(text: string, encoding: Encoding): string {
  if (encodeText(text, encoding, false)) return text;
  return Array.from(text, (character) =>
    (character.codePointAt(0) ?? 0) < 0x80 || encodeText(character, encoding, false) ? character : `&#${character.codePointAt(0) ?? 0};`,
  ).join('');
}
