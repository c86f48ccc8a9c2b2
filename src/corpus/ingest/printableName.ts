/**
 * Names of files as they are shown: in tables, pages, messages and the corpus. A name may hold anything but a slash and a NUL: escape codes
 * that repaint a terminal, line feeds that forge a line, marks that turn the direction of what follows, bytes that are no UTF-8.
 */
import { isUtf8 } from 'node:buffer';
import type { FilePath } from './readBytes.ts';

/** Control and format characters, line separators and what is no character; the backslash, so that no escape can be taken for a name. */
const hidden = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cn}\p{Cs}\\]/gu;

/** A name with everything that does not show, or moves what stands around it, written as an escape: `\x1b`, `\u202e`. */
export function makePrintable(name: FilePath): string {
  if (typeof name !== 'string' && !isUtf8(name)) return makePrintableBytes(name);
  return name.toString().replace(hidden, escape);
}

function escape(character: string): string {
  if (character === '\\') return '\\\\';
  const code = character.codePointAt(0) ?? 0;
  return code < 0x100 ? `\\x${hex(code, 2)}` : code < 0x10000 ? `\\u${hex(code, 4)}` : `\\u{${code.toString(16)}}`;
}

const hex = (code: number, length: number): string => code.toString(16).padStart(length, '0');

/** ASCII as it is, every other byte as an escape: which encoding was meant nobody knows. */
function makePrintableBytes(name: Buffer): string {
  return [...name].map((byte) => (byte < 0x80 ? makePrintable(String.fromCharCode(byte)) : `\\x${hex(byte, 2)}`)).join('');
}
