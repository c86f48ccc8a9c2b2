/** Bytes that are no text in any encoding. */
import { decodeBytes } from './encoding.ts';

const pieceLength = 8192;

/** Controls that no text has (tab, line ends, form feed and escape are let pass), and code points without a character. */
const noCharacter = /[\x01-\x08\x0e-\x1a\x1c-\x1f\x7f-\x84\x86-\x9f\ufffd\p{Cn}\p{Co}\p{Cs}]/gu;

/**
 * Whether a file is noise. Decided from three pieces of 8 KB, at the beginning, in the middle and at the end, so that 50 MB cost no more
 * than 24 KB. Noise: more than one character in fifty that no text has, or mostly NUL, or a third of the bytes from beyond ASCII without
 * being UTF-8 (no English text in a one-byte encoding comes near).
 */
export function isNoise(bytes: Uint8Array): boolean {
  const sample = takeSample(bytes);
  const { text, encoding } = decodeBytes(sample);
  if (encoding !== 'utf-16le' && encoding !== 'utf-16be' && text.length * 3 < sample.length && encoding !== 'utf-8') return true;
  const wrong = text.match(noCharacter)?.length ?? 0;
  if (wrong > 6 + text.length / 50) return true;
  if (encoding !== 'windows-1252' && encoding !== 'mac-roman') return false;
  return sample.length > 60 && sample.reduce((high, byte) => high + (byte >> 7), 0) * 3 > sample.length;
}

/** Pieces begin at even offsets, so that UTF-16 stays in step. */
function takeSample(bytes: Uint8Array): Uint8Array {
  if (bytes.length <= 3 * pieceLength) return bytes;
  const starts = [0, (bytes.length >> 2) << 1, ((bytes.length - pieceLength) >> 1) << 1];
  const sample = new Uint8Array(3 * pieceLength);
  for (const [index, start] of starts.entries()) sample.set(bytes.subarray(start, start + pieceLength), index * pieceLength);
  return sample;
}
