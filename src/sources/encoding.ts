/** Bytes to text and back. The encoding is decided from the bytes alone. */
import type { DroppedCharacters, Encoding } from '../model/source.ts';
import { splitLines } from './lineEnds.ts';
import { decideSingleByte, decodeSingleByte, encodeSingleByte } from './singleByte.ts';

export interface DecodedText {
  /** No byte order mark and no NUL is part of it. Bytes that are no character stand as U+FFFD. */
  readonly text: string;
  readonly encoding: Encoding;
  /** Whether the bytes began with a byte order mark. */
  readonly mark: boolean;
  /** What was taken out of the text; absent when nothing was. */
  readonly dropped?: DroppedCharacters;
}

type Wide = 'utf-8' | 'utf-16le' | 'utf-16be';
const marks: Record<Wide, readonly number[]> = { 'utf-8': [0xef, 0xbb, 0xbf], 'utf-16le': [0xff, 0xfe], 'utf-16be': [0xfe, 0xff] };
const isWide = (encoding: Encoding): encoding is Wide => Object.hasOwn(marks, encoding);

/**
 * Decodes a file. In this order: a byte order mark; NUL at every other byte (UTF-16); no byte above 0x7F (`ascii`); valid UTF-8, or
 * UTF-8 with damaged places; else Windows-1252 or Mac Roman by how the high bytes are used.
 *
 * Guarantees: never throws; ASCII characters keep their order and number in every encoding but NUL, which is dropped and counted, as is U+FEFF
 * inside the text (left where marked files were pasted together): neither is ever wording, and both hide numbers from the grammar.
 */
export function decodeBytes(bytes: Uint8Array): DecodedText {
  const encoding = findMark(bytes);
  if (encoding) return { ...decodeAs(bytes.subarray(marks[encoding].length), encoding), encoding, mark: true };
  const decided = decideEncoding(bytes);
  return { ...decodeAs(bytes, decided), encoding: decided, mark: false };
}

/**
 * The bytes of a text, so that `decodeBytes` gives the text back. Undefined when they could not: the encoding lacks a character or has
 * no byte order mark to write, or the text holds NUL, U+FEFF or half a surrogate pair.
 */
export function encodeText(text: string, encoding: Encoding, mark: boolean): Uint8Array | undefined {
  if (/[\0\uFEFF]/.test(text) || !text.isWellFormed()) return undefined;
  if (!isWide(encoding)) {
    if (mark) return undefined;
    return encodeSingleByteOrAscii(text, encoding);
  }
  const body = encodeWide(text, encoding);
  if (!mark) return body;
  const marked = new Uint8Array(body.length + marks[encoding].length);
  marked.set(marks[encoding]);
  marked.set(body, marks[encoding].length);
  return marked;
}

function findMark(bytes: Uint8Array): Wide | undefined {
  const starts = (encoding: Wide): boolean => marks[encoding].every((byte, at) => bytes[at] === byte);
  return (Object.keys(marks) as Wide[]).find(starts);
}

function decideEncoding(bytes: Uint8Array): Encoding {
  const wide = findUtf16(bytes);
  if (wide) return wide;
  if (isAscii(bytes)) return 'ascii';
  if (isUtf8(bytes) || isMostlyUtf8(bytes)) return 'utf-8';
  return decideSingleByte(bytes);
}

function decodeAs(bytes: Uint8Array, encoding: Encoding): Pick<DecodedText, 'text' | 'dropped'> {
  const text =
    encoding === 'windows-1252' || encoding === 'mac-roman'
      ? decodeSingleByte(bytes, encoding)
      : new TextDecoder(encoding === 'ascii' ? 'utf-8' : encoding, { ignoreBOM: true }).decode(bytes);
  const first = text.search(/[\0\uFEFF]/);
  if (first < 0) return { text };
  const kept = text.replace(/[\0\uFEFF]+/g, '');
  const { lines } = splitLines(text.slice(0, first));
  return { text: kept, dropped: { count: text.length - kept.length, line: lines.length, column: (lines.at(-1)?.value.length ?? 0) + 1 } };
}

/** Western text in UTF-16 has NUL in nearly every second place, always on the same side. Bytes of other encodings have hardly any. */
function findUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (!bytes.includes(0)) return undefined;
  const pairs = Math.min(bytes.length, 65_536) >> 1;
  let first = 0;
  let second = 0;
  for (let at = 0; at < pairs; at += 1) {
    if (bytes[2 * at] === 0) first += 1;
    if (bytes[2 * at + 1] === 0) second += 1;
  }
  const enough = pairs * 0.4;
  if (second > enough && first * 8 < second) return 'utf-16le';
  return first > enough && second * 8 < first ? 'utf-16be' : undefined;
}

const isAscii = (bytes: Uint8Array): boolean => bytes.every((byte) => byte < 0x80);

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

const isTail = (byte: number | undefined): boolean => byte !== undefined && (byte & 0xc0) === 0x80;

/**
 * UTF-8 with damaged places. Three bytes that fit together come about by chance so seldom in the other encodings that each outweighs
 * three bytes that do not; two bytes do more easily (Mac Roman `“Æ`), and weigh two. A sequence cut short by the end of the file counts as whole.
 */
function isMostlyUtf8(bytes: Uint8Array): boolean {
  const end = Math.min(bytes.length, 1 << 22);
  let fitting = 0;
  let stray = 0;
  for (let at = 0; at < end; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte < 0x80) continue;
    const length = byte >= 0xc2 && byte < 0xe0 ? 2 : byte >= 0xe0 && byte < 0xf0 ? 3 : byte >= 0xf0 && byte < 0xf5 ? 4 : 0;
    let tails = 0;
    while (tails < length - 1 && isTail(bytes[at + 1 + tails])) tails += 1;
    const whole = length > 0 && (tails === length - 1 || (tails > 0 && at + 1 + tails === bytes.length));
    if (whole) {
      fitting += length;
      at += tails;
    } else stray += 1;
  }
  return fitting > stray;
}

function encodeSingleByteOrAscii(text: string, encoding: Exclude<Encoding, Wide>): Uint8Array | undefined {
  if (encoding !== 'ascii') return encodeSingleByte(text, encoding);
  const bytes = new TextEncoder().encode(text);
  return bytes.length === text.length ? bytes : undefined;
}

function encodeWide(text: string, encoding: Wide): Uint8Array {
  if (encoding === 'utf-8') return new TextEncoder().encode(text);
  const bytes = Buffer.from(text, 'utf16le');
  return Uint8Array.from(encoding === 'utf-16be' ? bytes.swap16() : bytes);
}
