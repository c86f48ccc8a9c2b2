/** What in a text is no prose, so that nothing in it is read as a citation; and what must stay as it is written, so that no link goes there. */
import type { Nodes } from 'mdast';
import { parseMarkdown, type ParsedMarkdown } from '../sources/parsedMarkdown.ts';

export interface Span {
  readonly start: number;
  readonly end: number;
}

export interface MarkdownPlaces {
  /** Code, comments, tags, addresses, targets of links: in the order of the text, none over another. */
  readonly unread: readonly Span[];
  /** These, links and images with their text, html and front matter: likewise. */
  readonly fixed: readonly Span[];
}

/** Stands for what is not read: no letter, no space, and in no pattern. */
export const unreadSign = '\u2028';

/** Addresses and e-mail, which are links without being marked as any. */
const addresses = [
  /\b[a-z][a-z\d+.-]{1,20}:\/\/[^\s<>"')\]]+/gi,
  /\bwww\.[^\s<>"')\]]+/gi,
  /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,64}\.[\w.-]{1,100}/g,
];

/** By reference, wherever that is defined: a text may be part of another. */
const byReference = /\[(?:[^[\]\r\n]|\[[^[\]\r\n]*\])*\]\[[^[\]\r\n]*\]/g;

/** Tags and comments of html, and elements whose text is shown as it is typed, or never; one that is not closed goes on to the end. */
const ofHtml =
  /<!--[^]*?(?:-->|$)|<(code|pre|script|style|textarea|kbd|samp)(?=[\s/>])[^>]*(?:>[^]*?(?:<\/\1\s*>|$)|$)|<[!?/a-z][^>]*(?:>|$)/gi;
const typedTag = /^<(\/?)(code|pre|script|style|textarea|kbd|samp)(?=[\s/>])/i;
/** An anchor without an address is the target of links: `<a name="top">`, which old pages never close. */
const linkTag = /^<a\s[^>]*\bhref\b/i;
const linkEnd = /^<\/a\s*>/i;

/** The places of a text, read as Markdown: any text is. Undefined for one that would take too long (findExcess says why). */
export function findPlaces(text: string): MarkdownPlaces | undefined {
  const parsed = parseMarkdown(text);
  if (!parsed) return undefined;
  const unread: Span[] = [];
  const fixed: Span[] = [{ start: 0, end: parsed.body }];
  const isPlain = isPlainText(parsed, text);
  for (const { node: block, shift } of parsed.blocks) {
    /** Elements of html that are open, with where they begin: a link, and one whose text is no prose. */
    let link: number | undefined;
    let typed: { readonly name: string; readonly start: number } | undefined;
    for (const node of walk(block)) {
      const span = spanOf(node, shift);
      const print = (): string => text.slice(span.start, span.end);
      if (node.type === 'code') {
        if (!isPlain || !isIndented(print())) unread.push(span);
        fixed.push(span);
      } else if (node.type === 'inlineCode') unread.push(span);
      else if (node.type === 'definition') {
        // A footnote, where there are any.
        if (node.identifier.startsWith('^')) fixed.push(span);
        else unread.push(span);
      } else if (node.type === 'image' || node.type === 'imageReference') {
        const target = print().search(/\][([]/);
        if (target >= 0) unread.push({ start: span.start + target, end: span.end });
        fixed.push(span);
      } else if (node.type === 'link' || node.type === 'linkReference') {
        const [first, last] = [node.children[0], node.children.at(-1)];
        const isAuto = text.startsWith('<', span.start);
        const inner = first && last && !isAuto ? { start: spanOf(first, shift).start, end: spanOf(last, shift).end } : undefined;
        unread.push(
          ...(inner
            ? [
                { start: span.start, end: inner.start },
                { start: inner.end, end: span.end },
              ]
            : [span]),
        );
        fixed.push(span);
      } else if (node.type === 'html') {
        const html = print();
        for (const found of html.matchAll(ofHtml)) unread.push(at(span.start + found.index, found[0].length));
        fixed.push(span);
        const [, closes, name = ''] = typedTag.exec(html) ?? [];
        if (closes === '' && !typed && html.indexOf('>') === html.length - 1) typed = { name: name.toLowerCase(), start: span.start };
        else if (closes === '/' && typed?.name === name.toLowerCase()) {
          unread.push({ start: typed.start, end: span.end });
          typed = undefined;
        }
        if (linkTag.test(html) && node === block) continue;
        if (linkTag.test(html)) link ??= span.start;
        else if (linkEnd.test(html) && link !== undefined) {
          fixed.push({ start: link, end: span.end });
          link = undefined;
        }
      }
    }
    const { end } = spanOf(block, shift);
    if (link !== undefined) fixed.push({ start: link, end });
    if (typed) unread.push({ start: typed.start, end });
  }
  for (const pattern of addresses) for (const found of text.matchAll(pattern)) unread.push(at(found.index, found[0].length));
  for (const found of text.matchAll(byReference)) fixed.push(at(found.index, found[0].length));
  return { unread: joinSpans(unread), fixed: joinSpans([...fixed, ...unread]) };
}

const at = (start: number, length: number): Span => ({ start, end: start + length });

export function spanOf({ position }: Nodes, shift: number): Span {
  return { start: (position?.start.offset ?? 0) + shift, end: (position?.end.offset ?? 0) + shift };
}

/** A node and all in it, in the order of the text. Marks may lie in one another by thousands, so nothing here calls itself. */
export function* walk(node: Nodes): Generator<Nodes> {
  const left: Nodes[] = [node];
  for (let next = left.pop(); next; next = left.pop()) {
    yield next;
    if ('children' in next) left.push(...next.children.toReversed());
  }
}

const isIndented = (print: string): boolean => !/^(?:```|~~~)/.test(print);

/** What only Markdown has. A text without any of it is one of old, whose paragraphs may be indented, which is no code there. */
const marks: ReadonlySet<Nodes['type']> = new Set([
  ...(['inlineCode', 'definition', 'image', 'imageReference', 'link', 'linkReference', 'emphasis', 'strong', 'html'] as const),
]);

function isPlainText({ blocks, body }: ParsedMarkdown, text: string): boolean {
  if (body > 0 && text.startsWith('---')) return false;
  return blocks.every(({ node: block, shift }) => {
    for (const node of walk(block)) {
      const print = text.slice(spanOf(node, shift).start, spanOf(node, shift).end);
      if (marks.has(node.type) && !print.startsWith('<http')) return false;
      if (node.type === 'heading' && print.startsWith('#')) return false;
      if (node.type === 'code' && !isIndented(print)) return false;
    }
    return true;
  });
}

/** In order, those that touch one another as one. */
function joinSpans(spans: readonly Span[]): readonly Span[] {
  const joined: { start: number; end: number }[] = [];
  for (const { start, end } of spans.toSorted((one, other) => one.start - other.start || one.end - other.end)) {
    const last = joined.at(-1);
    if (start === end) continue;
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else joined.push({ start, end });
  }
  return joined;
}
