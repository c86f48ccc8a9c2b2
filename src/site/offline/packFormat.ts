/**
 * A pack: all files of a choice behind each other, in one stream. Its first line is JSON and names them with their lengths, the rest are their
 * bytes. The stream travels in zstd, whose window of 32 MB sees that pages are alike; on the device it lies as it is, in shelves.
 */

export const packFormat = 1;

/** The window of the compression, as a power of two: the most that our decoder takes. */
export const packWindow = 25;

export interface PackHead {
  readonly format: typeof packFormat;
  readonly files: readonly (readonly [path: string, length: number])[];
}

/** Files that lie together on the device: a page is had without reading all others. */
export interface Shelf {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Where a file lies. */
export type ShelfPlace = readonly [shelf: string, offset: number, length: number];
export type PackIndex = Readonly<Record<string, ShelfPlace>>;

/** The bytes are not a pack, or not the whole of one. */
export class PackDamaged extends Error {
  override readonly name = 'PackDamaged';
}

/** A shelf is full with this many bytes; a file is never divided. */
const shelfBytes = 256 * 1024;
const lineFeed = 10;
const emptyBytes = new Uint8Array(0);

export function makePackHead(files: PackHead['files']): Uint8Array {
  return new TextEncoder().encode(`${JSON.stringify({ format: packFormat, files } satisfies PackHead)}\n`);
}

/** Reads a pack as it comes, in pieces of any size, and gives its shelves as they fill. */
export class Unpacker {
  #head: Uint8Array = emptyBytes;
  #files: PackHead['files'] | undefined;
  /** No object: a file may be named as a member of all objects is. */
  readonly #places = new Map<string, ShelfPlace>();
  #next = 0;
  #shelf = new Uint8Array(0);
  /** How much of the shelf is filled, and where in it the next file begins. */
  #filled = 0;
  #shelves = 0;
  #lastInShelf = 0;

  /** @throws PackDamaged */
  push(piece: Uint8Array): readonly Shelf[] {
    let rest = piece;
    if (!this.#files) {
      const end = rest.indexOf(lineFeed);
      this.#head = join(this.#head, end < 0 ? rest : rest.subarray(0, end));
      if (end < 0) return [];
      this.#files = readHead(this.#head);
      this.#open();
      rest = rest.subarray(end + 1);
    }
    const full: Shelf[] = [];
    while (rest.length > 0) {
      if (this.#shelf.length === 0) throw new PackDamaged('There is more than its files.');
      const taken = rest.subarray(0, this.#shelf.length - this.#filled);
      this.#shelf.set(taken, this.#filled);
      this.#filled += taken.length;
      rest = rest.subarray(taken.length);
      if (this.#filled === this.#shelf.length) full.push(this.#close());
    }
    return full;
  }

  /** Where each file lies. @throws PackDamaged when files are missing */
  end(): PackIndex {
    if (!this.#files || this.#filled < this.#shelf.length) throw new PackDamaged('It ends before its files do.');
    return Object.fromEntries(this.#places);
  }

  /** Begins the next shelf: as many files as fill it. */
  #open(): void {
    const files = this.#files ?? [];
    const name = String(this.#shelves);
    let length = 0;
    this.#lastInShelf = this.#next;
    for (; this.#lastInShelf < files.length && length < shelfBytes; this.#lastInShelf += 1) {
      const [path, size] = files[this.#lastInShelf] ?? ['', 0];
      this.#places.set(path, [name, length, size]);
      length += size;
    }
    this.#next = this.#lastInShelf;
    this.#shelf = new Uint8Array(length);
    this.#filled = 0;
  }

  #close(): Shelf {
    const shelf = { name: String(this.#shelves), bytes: this.#shelf };
    this.#shelves += 1;
    this.#open();
    return shelf;
  }
}

function readHead(bytes: Uint8Array): PackHead['files'] {
  let head: { readonly format?: unknown; readonly files?: PackHead['files'] } | null;
  try {
    head = JSON.parse(new TextDecoder().decode(bytes)) as typeof head;
  } catch {
    throw new PackDamaged('It has no head.');
  }
  if (head?.format !== packFormat || head.files === undefined) throw new PackDamaged(`It is not of format ${packFormat}.`);
  return head.files;
}

function join(one: Uint8Array, other: Uint8Array): Uint8Array {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}
