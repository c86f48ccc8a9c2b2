/** Page furniture: what a site or blog puts around a text. It is kept as matter, never read as wording. */
import type { TextLine } from '../lines.ts';

const shapes: readonly RegExp[] = [
  /^(?:no|\d+) comments?:?$/i, // No comments:
  /^(?:post|leave|add|write) a (?:comment|reply)\b.{0,20}$/i,
  /^comments?(?: ?\(\d+\))?:?$/i,
  /^posted (?:by|at|on|in)\b.{0,80}$/i,
  /^(?:share|tweet|pin|email|print|like|follow) ?(?:this|on|to|us|it)?(?: [\w ]{0,30})?$/i,
  /^(?:labels?|tags?|filed under|categor(?:y|ies)):.{0,120}$/i,
  /^(?:newer|older) posts?$/i,
  /^subscribe to\b.{0,60}$/i,
  /^[‹«<←\s]*(?:prev(?:ious)?|next|back|home)(?: page| chapter| section)?[›»>→\s]*$/i,
  /^[‹«<←\s]*prev(?:ious)?\s*(?:[|·•/-]\s*)?next[›»>→\s]*$/i,
  /^(?:back to |return to )?top(?: of page)?$/i,
  /^page \d+(?: of \d+)?$/i,
  /^(?:log|sign) (?:in|out|up)$/i,
  /^home\s*[>›»/].{0,160}$/i, // breadcrumb
  /^\d{1,2}:\d{2}\s*(?:am|pm)$/i,
];

/** Whether a line is furniture by its own look or by the markup's word. */
export function isFurniture(line: TextLine): boolean {
  return line.hint?.furniture === true || (line.value.length <= 160 && shapes.some((shape) => shape.test(line.value)));
}
