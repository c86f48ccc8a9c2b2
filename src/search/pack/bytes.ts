/** Numbers and texts as bytes: small numbers in one byte (LEB128, unsigned), texts in UTF-8 behind their length. */

export interface ByteWriter {
  readonly number: (value: number) => void;
  readonly text: (value: string) => void;
  readonly bytes: () => Uint8Array<ArrayBuffer>;
}

/** Most of what is written is a few bytes, many thousand times in a build; what becomes large doubles its way there. */
const first = 1 << 8;

/** Grows as it is written to. Numbers are whole and not negative. */
export function makeWriter(): ByteWriter {
  let buffer = new Uint8Array(first);
  let length = 0;
  const reserve = (more: number): void => {
    if (length + more <= buffer.length) return;
    const larger = new Uint8Array(Math.max(buffer.length * 2, length + more));
    larger.set(buffer);
    buffer = larger;
  };
  const number = (value: number): void => {
    reserve(8);
    let rest = value;
    for (; rest > 127; rest = Math.floor(rest / 128)) buffer[length++] = 128 | (rest & 127);
    buffer[length++] = rest;
  };
  const text = (value: string): void => {
    const encoded = new TextEncoder().encode(value);
    number(encoded.length);
    reserve(encoded.length);
    buffer.set(encoded, length);
    length += encoded.length;
  };
  return { number, text, bytes: () => buffer.slice(0, length) };
}

export interface ByteReader {
  readonly number: () => number;
  /** A number that must be below a limit. */
  readonly numberBelow: (limit: number) => number;
  /** How many things follow, each of which takes a byte at least: nothing is made of a number that cannot be. */
  readonly count: () => number;
  readonly text: () => string;
  readonly isAtEnd: () => boolean;
}

/** Reads what a writer wrote. @throws RangeError beyond the end, and for numbers that are none here. */
export function makeReader(bytes: Uint8Array): ByteReader {
  let at = 0;
  const next = (): number => {
    const byte = bytes[at];
    if (byte === undefined) throw new RangeError(`the pack ends at byte ${at}, in the middle of something`);
    at += 1;
    return byte;
  };
  const number = (): number => {
    let value = 0;
    let unit = 1;
    let byte = next();
    for (; byte > 127; byte = next()) {
      value += (byte & 127) * unit;
      unit *= 128;
    }
    value += byte * unit;
    if (!Number.isSafeInteger(value)) throw new RangeError(`the pack has a number before byte ${at} that is too large`);
    return value;
  };
  const numberBelow = (limit: number): number => {
    const value = number();
    if (value >= limit) throw new RangeError(`the pack has ${value} before byte ${at}, where only less than ${limit} can be`);
    return value;
  };
  const count = (): number => numberBelow(bytes.length - at);
  const text = (): string => {
    const length = number();
    if (at + length > bytes.length) throw new RangeError(`the pack ends at byte ${bytes.length}, in the middle of something`);
    at += length;
    return new TextDecoder().decode(bytes.subarray(at - length, at));
  };
  return { number, numberBelow, count, text, isAtEnd: () => at === bytes.length };
}
