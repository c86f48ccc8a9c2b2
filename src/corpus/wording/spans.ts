import type { CitationInline, Inline, SymbolInline } from '../../model/wording.ts';

/** A find in a text: where it stands, in UTF-16 units, and the node it becomes. `node.value` is the text from start to end. */
export interface Span {
  readonly start: number;
  readonly end: number;
  readonly node: CitationInline | SymbolInline;
}

/** Where an emphasis stands: the offsets of the underscore before it and of the one after it. */
export interface EmphasisSpan {
  readonly open: number;
  readonly close: number;
}

const noFinds: ReadonlySet<Span> = new Set();

/**
 * The last stage: text, finds and emphasis become inline nodes. Guarantees that the nodes give the text back; where two finds overlap the
 * earlier in the list wins, and an emphasis whose border a find crosses, or that lies inside one, stays text.
 */
export function annotate(text: string, found: readonly Span[], emphases: readonly EmphasisSpan[]): Inline[] {
  if (found.length === 0 && emphases.length === 0) return text === '' ? [] : [{ kind: 'text', value: text }];
  const dropped = found.length > 1 ? overlapping(found) : noFinds;
  const spans = found.filter((span) => !dropped.has(span)).sort((a, b) => a.start - b.start);
  const kept = emphases.filter(({ open, close }) => !isInside(spans, open) && !isInside(spans, close));
  let nextSpan = 0;
  let nextEmphasis = 0;
  return nodes(0, text.length);

  function nodes(start: number, end: number): Inline[] {
    const into: Inline[] = [];
    let at = start;
    for (;;) {
      const span = spans[nextSpan];
      const emphasis = kept[nextEmphasis];
      const spanStart = span && span.start < end ? span.start : end;
      const emphasisStart = emphasis && emphasis.open < end ? emphasis.open : end;
      const stop = Math.min(spanStart, emphasisStart);
      if (stop > at) into.push({ kind: 'text', value: text.slice(at, stop) });
      if (stop === end) return into;
      if (emphasis && stop === emphasisStart) {
        nextEmphasis += 1;
        into.push({ kind: 'emphasis', children: nodes(emphasis.open + 1, emphasis.close) });
        at = emphasis.close + 1;
      } else if (span) {
        nextSpan += 1;
        into.push(span.node);
        at = span.end;
      }
    }
  }
}

/** Whether an offset lies inside one of some spans in order, none over another; by halves, since noise can hold a million of both. */
function isInside(spans: readonly Span[], offset: number): boolean {
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const span = spans[middle];
    if (span && span.end <= offset) low = middle + 1;
    else high = middle;
  }
  const span = spans[low];
  return span !== undefined && span.start <= offset;
}

function overlapping(found: readonly Span[]): ReadonlySet<Span> {
  const dropped = new Set<Span>();
  const ranked = found.map((span, rank) => ({ span, rank })).sort((a, b) => a.span.start - b.span.start || a.rank - b.rank);
  let last: { span: Span; rank: number } | undefined;
  for (const one of ranked) {
    if (last && one.span.start < last.span.end) {
      if (one.rank > last.rank) {
        dropped.add(one.span);
        continue;
      }
      dropped.add(last.span);
    }
    last = one;
  }
  return dropped;
}

/** Reads a sticky pattern at an offset. */
export function readAt(pattern: RegExp, text: string, at: number): RegExpExecArray | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text) ?? undefined;
}
