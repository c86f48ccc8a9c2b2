/**
 * Pages that a browser saved as one file (MHTML: .mhtml, .mht): MIME headers, then parts, of which the first html is the page. The parts are
 * bytes, of which RFC 2045 knows two ways of writing; pictures and style sheets stand beside the page and are left.
 */
import { toByteText } from './byteText.ts';
import { refuse, type Refusal } from './refusal.ts';

const newline = /\r\n|\r|\n/g;
/** Headers stand at the beginning, and are short. */
const headLength = 4096;

interface Part {
  readonly headers: string;
  readonly body: string;
}

/** The bytes of the page; undefined where the file is none of these, a refusal where it is one without a page. */
export function openSavedPage(bytes: Uint8Array): Uint8Array | Refusal | undefined {
  const head = splitPart(toByteText(bytes.subarray(0, headLength)));
  if (!head || headerOf(head, 'mime-version') === undefined) return undefined;
  if (!/^multipart\/related\b/i.test(headerOf(head, 'content-type') ?? '')) return undefined;
  const boundary = /\bboundary=(?:"([^"]+)"|([^\s;]+))/i.exec(headerOf(head, 'content-type') ?? '');
  const mark = boundary?.[1] ?? boundary?.[2];
  const parts = mark === undefined ? [] : splitParts(toByteText(bytes), mark);
  const page = parts.find((part) => /^(?:text\/html|application\/xhtml\+xml)\b/i.test(headerOf(part, 'content-type') ?? ''));
  if (!page) return refuse('a page saved as one file (MHTML), without a page in it', true);
  return Uint8Array.from(decode(page), (character) => character.charCodeAt(0));
}

/** Headers and what stands behind the first empty line. */
function splitPart(text: string): Part | undefined {
  const end = /\r\n\r\n|\n\n|\r\r/.exec(text);
  return end ? { headers: text.slice(0, end.index), body: text.slice(end.index + end[0].length) } : undefined;
}

/** A header goes on in lines that are indented. */
function headerOf({ headers }: Part, name: string): string | undefined {
  const unfolded = headers.replace(newline, '\n').replace(/\n[ \t]+/g, ' ');
  const line = unfolded.split('\n').find((each) => each.toLowerCase().startsWith(`${name}:`));
  return line?.slice(name.length + 1).trim();
}

/** What stands between the lines that are the mark; a file that is cut short ends with its last part. */
function splitParts(text: string, mark: string): readonly Part[] {
  const parts: Part[] = [];
  const line = `--${mark}`;
  for (let at = text.indexOf(line); at >= 0;) {
    const from = at + line.length;
    if (text.startsWith('--', from)) break;
    at = text.indexOf(line, from);
    const part = splitPart(text.slice(from, at < 0 ? undefined : at).replace(/^[ \t]*(?:\r\n|\r|\n)/, ''));
    if (part) parts.push(part);
  }
  return parts;
}

function decode(part: Part): string {
  const how = (headerOf(part, 'content-transfer-encoding') ?? '').toLowerCase();
  if (how === 'base64') return decodeBase64(part.body);
  if (how !== 'quoted-printable') return part.body;
  return part.body
    .replace(/=[ \t]*(?:\r\n|\r|\n)/g, '')
    .replace(/=([\dA-F]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
}

/** What is no sign of base64 is passed over, as the standard says. */
function decodeBase64(text: string): string {
  const signs = text.replace(/[^A-Za-z0-9+/]/g, '');
  return atob(signs.slice(0, signs.length % 4 === 1 ? -1 : undefined));
}
