/**
 * The entries of a ZIP file, as far as a document needs: those asked for, whole, with their checksums right, and no larger than they may be.
 * A library would unpack what is declared to be small and is not, and none of the small ones looks at checksums: a bit that has turned over
 * would be another letter in a rule.
 */
import { crc32, inflateRawSync } from 'node:zlib';

/** Why an archive, or an entry of it, cannot be read. */
export class ZipError extends Error {
  override readonly name = 'ZipError';
}

export interface Zip {
  readonly names: readonly string[];
  /** The bytes of an entry; undefined when there is none of that name. @throws ZipError */
  readonly read: (name: string) => Uint8Array | undefined;
}

interface Entry {
  readonly flags: number;
  readonly method: number;
  readonly checksum: number;
  readonly packed: number;
  readonly size: number;
  readonly header: number;
}

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const headerSignature = 0x04034b50;
const endLength = 22;
const entryLength = 46;
const headerLength = 30;
const mostEntries = 4096;

/** Opens an archive. `mostBytes` holds for all that is read of it together. @throws ZipError */
export function openZip(bytes: Uint8Array, mostBytes: number): Zip {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = readDirectory(view);
  let left = mostBytes;
  return {
    names: [...entries.keys()],
    read: (name) => {
      const entry = entries.get(name);
      if (!entry) return undefined;
      const content = unpack(view, entry, left);
      left -= content.length;
      return content;
    },
  };
}

function readDirectory(view: Buffer): Map<string, Entry> {
  const end = findEnd(view);
  const count = view.readUInt16LE(end + 10);
  if (count > mostEntries) throw new ZipError('has more parts than any document');
  const entries = new Map<string, Entry>();
  let at = view.readUInt32LE(end + 16);
  for (let number = 0; number < count; number += 1) {
    if (at + entryLength > end || view.readUInt32LE(at) !== entrySignature) throw new ZipError('its list of parts is broken');
    const [nameLength, extraLength, noteLength] = [view.readUInt16LE(at + 28), view.readUInt16LE(at + 30), view.readUInt16LE(at + 32)];
    const name = view.toString('utf8', at + entryLength, at + entryLength + nameLength).replaceAll('\\', '/');
    entries.set(name, {
      flags: view.readUInt16LE(at + 8),
      method: view.readUInt16LE(at + 10),
      checksum: view.readUInt32LE(at + 16),
      packed: view.readUInt32LE(at + 20),
      size: view.readUInt32LE(at + 24),
      header: view.readUInt32LE(at + 42),
    });
    at += entryLength + nameLength + extraLength + noteLength;
  }
  return entries;
}

/** The end of the directory stands at the end of the file, before a comment of at most 64 KB. */
function findEnd(view: Buffer): number {
  for (let at = view.length - endLength; at >= Math.max(0, view.length - endLength - 0xffff); at -= 1)
    if (view.readUInt32LE(at) === endSignature) return at;
  throw new ZipError('it ends before its list of parts');
}

function unpack(view: Buffer, { flags, method, checksum, packed, size, header }: Entry, most: number): Uint8Array {
  if ((flags & 1) !== 0) throw new ZipError('it is encrypted');
  if (size > most) throw new ZipError('unpacks to more than any rules document has');
  if (header + headerLength > view.length || view.readUInt32LE(header) !== headerSignature)
    throw new ZipError('a part is not where it should be');
  const start = header + headerLength + view.readUInt16LE(header + 26) + view.readUInt16LE(header + 28);
  if (start + packed > view.length) throw new ZipError('it ends before a part does');
  const content = inflate(view.subarray(start, start + packed), method, size);
  if (content.length !== size || crc32(content) !== checksum) throw new ZipError('a part is not as it was packed');
  return content;
}

function inflate(packed: Buffer, method: number, size: number): Uint8Array {
  if (method === 0) return packed;
  if (method !== 8) throw new ZipError('it is packed in a way that documents are not');
  try {
    // What is larger than it says ends here.
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, size) });
  } catch {
    throw new ZipError('a part is not as it was packed');
  }
}
