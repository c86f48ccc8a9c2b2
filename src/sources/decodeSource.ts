/** Bytes that are text in some encoding to that text, or a refusal: what all readers of texts begin with. Works in a browser too. */
import { decodeBytes, type DecodedText } from './encoding.ts';
import { isNoise } from './noise.ts';
import { refuse, type Refusal } from './refusal.ts';

/** The longest rules document has 1 MB. Beyond these, reading costs memory that the other documents need. */
const mostBytes = 1 << 28;
export const mostMarkup = 1 << 24;

/** The text of a file; a refusal when it is noise, blank, JSON, or larger than any document. */
export function decodeSource(bytes: Uint8Array): DecodedText | Refusal {
  if (isNoise(bytes)) return refuse('noise: its bytes are no text in any encoding', true);
  if (bytes.length > mostBytes) return refuse(`larger than ${mostBytes >> 20} MB, no rules document`, true);
  const decoded = decodeBytes(bytes);
  if (!/\S/.test(decoded.text)) return refuse('holds nothing but white space', true);
  if (isJson(decoded.text)) return refuse('JSON data, no rules document', false);
  return decoded;
}

/** JSON, also JSON lines and JSON cut short. Rules texts begin with neither brace; a list of bare values is parsed to make sure. */
function isJson(text: string): boolean {
  if (!/^\s*[[{]/.test(text)) return false;
  if (/^\s*(?:[[{]\s*){1,64}"(?:[^"\\\r\n]|\\.){0,200}"\s*:/.test(text)) return true;
  if (text.length > mostMarkup) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
