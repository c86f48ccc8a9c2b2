/**
 * The entries of a ZIP file, as far as a document needs: those asked for, whole, with their checksums right, and no larger than they may be.
 * A library would unpack what is declared to be small and is not, and none of the small ones looks at checksums: a bit that has turned over
 * would be another letter in a rule. The same in a browser and in Node: by DecompressionStream, which both have.
 */

/** Why an archive, or an entry of it, cannot be read. */
export class ZipError extends Error {
  override readonly name = 'ZipError';
}

export interface Zip {
  readonly names: readonly string[];
  /** The bytes of an entry; undefined when there is none of that name. Rejects with a ZipError. */
  readonly read: (name: string) => Promise<Uint8Array | undefined>;
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

/** Opens an archive. `mostBytes` holds for all that is read of it together, one after the other. @throws ZipError */
export function openZip(bytes: Uint8Array, mostBytes: number): Zip {
  const entries = readDirectory(makeView(bytes));
  let left = mostBytes;
  return {
    names: [...entries.keys()],
    read: async (name) => {
      const entry = entries.get(name);
      if (!entry) return undefined;
      const content = await unpack(bytes, entry, left);
      left -= content.length;
      return content;
    },
  };
}

const makeView = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const utf8 = new TextDecoder();

function readDirectory(view: DataView): Map<string, Entry> {
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  if (count > mostEntries) throw new ZipError('has more parts than any document');
  const entries = new Map<string, Entry>();
  let at = view.getUint32(end + 16, true);
  for (let number = 0; number < count; number += 1) {
    if (at + entryLength > end || view.getUint32(at, true) !== entrySignature) throw new ZipError('its list of parts is broken');
    const [nameLength, extraLength, noteLength] = [
      view.getUint16(at + 28, true),
      view.getUint16(at + 30, true),
      view.getUint16(at + 32, true),
    ];
    const name = utf8.decode(new Uint8Array(view.buffer, view.byteOffset + at + entryLength, nameLength)).replaceAll('\\', '/');
    entries.set(name, {
      flags: view.getUint16(at + 8, true),
      method: view.getUint16(at + 10, true),
      checksum: view.getUint32(at + 16, true),
      packed: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      header: view.getUint32(at + 42, true),
    });
    at += entryLength + nameLength + extraLength + noteLength;
  }
  return entries;
}

/** The end of the directory stands at the end of the file, before a comment of at most 64 KB. */
function findEnd(view: DataView): number {
  for (let at = view.byteLength - endLength; at >= Math.max(0, view.byteLength - endLength - 0xffff); at -= 1)
    if (view.getUint32(at, true) === endSignature) return at;
  throw new ZipError('it ends before its list of parts');
}

async function unpack(bytes: Uint8Array, { flags, method, checksum, packed, size, header }: Entry, most: number): Promise<Uint8Array> {
  if ((flags & 1) !== 0) throw new ZipError('it is encrypted');
  if (size > most) throw new ZipError('unpacks to more than any rules document has');
  const view = makeView(bytes);
  if (header + headerLength > bytes.length || view.getUint32(header, true) !== headerSignature)
    throw new ZipError('a part is not where it should be');
  const start = header + headerLength + view.getUint16(header + 26, true) + view.getUint16(header + 28, true);
  if (start + packed > bytes.length) throw new ZipError('it ends before a part does');
  const content = await inflate(bytes.subarray(start, start + packed), method, size);
  if (content?.length !== size || checksumOf(content) !== checksum) throw new ZipError('a part is not as it was packed');
  return content;
}

/** Undefined where it is broken, or larger than it says: it is not unpacked further than that. */
async function inflate(packed: Uint8Array, method: number, size: number): Promise<Uint8Array | undefined> {
  if (method === 0) return packed;
  if (method !== 8) throw new ZipError('it is packed in a way that documents are not');
  const content = new Uint8Array(size);
  const unpacked = new Blob([new Uint8Array(packed)]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  let at = 0;
  try {
    for (let piece = await unpacked.read(); !piece.done; piece = await unpacked.read()) {
      const { value } = piece;
      if (at + value.length > size) return undefined;
      content.set(value, at);
      at += value.length;
    }
  } catch {
    return undefined;
  } finally {
    await unpacked.cancel().catch(() => undefined);
  }
  return at === size ? content : undefined;
}

/** CRC-32 as ZIP has it, a table for each byte. */
const remainders = Uint32Array.from({ length: 256 }, (_, byte) => {
  let remainder = byte;
  for (let bit = 0; bit < 8; bit += 1) remainder = (remainder & 1) === 1 ? (remainder >>> 1) ^ 0xedb88320 : remainder >>> 1;
  return remainder;
});

function checksumOf(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = (sum >>> 8) ^ (remainders[(sum ^ byte) & 0xff] ?? 0);
  return (sum ^ 0xffffffff) >>> 0;
}
