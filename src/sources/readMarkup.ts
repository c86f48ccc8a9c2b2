/** Html and Markdown to text with places, as far as they are no larger and no deeper than any rules document. */
import type { SourceText } from '../model/source.ts';
import { mostMarkup } from './decodeSource.ts';
import type { DecodedText } from './encoding.ts';
import { findExcess } from './entangled.ts';
import { readHtml } from './html.ts';
import { readMarkdown } from './markdown.ts';
import { isTooDeep } from './nesting.ts';
import { refuse, type Refusal } from './refusal.ts';

export function readMarkup(decoded: DecodedText, format: 'html' | 'markdown'): SourceText | Refusal {
  if (decoded.text.length > mostMarkup) return refuse(`${format} larger than ${mostMarkup >> 20} MB, no rules document`, true);
  if (isTooDeep(decoded.text)) return refuse(`${format} nested too deeply, no rules document`, true);
  const excess = format === 'markdown' ? findExcess(decoded.text) : undefined;
  if (excess !== undefined) return refuse(`markdown with ${excess}, no rules document`, true);
  const source = format === 'html' ? readHtml(decoded) : readMarkdown(decoded);
  return source.text === '' && source.frontMatter === undefined ? refuse(`${format} without any text`, true) : source;
}
