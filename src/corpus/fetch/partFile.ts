/** A download that is not complete yet: its bytes so far, and what they are a part of. */
import { open, type FileHandle, readFile, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { describeFailure, IngestFailure } from '../ingest/failures.ts';
import { diskFiles } from '../store/corpusFiles.ts';

/** What a server says of the bytes it sends: a strong ETag, or the time of their last change. */
export type Validator = string;

interface Origin {
  readonly address: string;
  readonly validator: Validator;
}

/**
 * `NAME.part` with, beside it, `NAME.part.json`: from which address it is, and the validator under which the server can go on.
 *
 * Guarantees: bytes whose origin is not known are never gone on from; what the disk refuses is an IngestFailure, so that it is told from
 * what the network does.
 */
export class PartFile {
  readonly path: string;
  readonly #address: string;
  #bytes = 0;
  #validator: Validator | undefined;
  #handle: FileHandle | undefined;

  private constructor(path: string, address: string) {
    this.path = path;
    this.#address = address;
  }

  /** Takes up what an earlier run left, if it is of the same address. */
  static async open(path: string, address: string): Promise<PartFile> {
    const part = new PartFile(path, address);
    const origin = await readOrigin(part.#notePath);
    if (origin?.address === address) {
      part.#validator = origin.validator;
      part.#bytes = await stat(path).then(
        ({ size }) => size,
        () => 0,
      );
    }
    return part;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** With what a server can be asked for the rest; undefined when it must be asked for the whole. */
  get rest(): { readonly from: number; readonly validator: Validator } | undefined {
    return this.#bytes > 0 && this.#validator !== undefined ? { from: this.#bytes, validator: this.#validator } : undefined;
  }

  get #notePath(): string {
    return `${this.path}.json`;
  }

  /** Begins anew, forgetting what was there. */
  async begin(validator: Validator | undefined): Promise<void> {
    await onDisk(async () => {
      await this.drop();
      await diskFiles.makeFolder(dirname(this.path));
      if (validator !== undefined) {
        const origin: Origin = { address: this.#address, validator };
        await diskFiles.writeBytes(this.#notePath, Buffer.from(JSON.stringify(origin)));
      }
      this.#validator = validator;
      this.#handle = await open(this.path, 'wx');
    });
  }

  /** Begins behind the bytes that are there. */
  async goOn(): Promise<void> {
    await onDisk(async () => {
      this.#handle = await open(this.path, 'a');
    });
  }

  async append(chunk: Uint8Array): Promise<void> {
    await onDisk(() => this.#handle?.appendFile(chunk) ?? Promise.resolve());
    this.#bytes += chunk.length;
  }

  /** Puts what was written on the disk itself and lets go of the file. */
  async close(): Promise<void> {
    const handle = this.#handle;
    this.#handle = undefined;
    if (handle === undefined) return;
    await onDisk(async () => {
      try {
        await handle.sync();
      } finally {
        await handle.close();
      }
    });
  }

  /** Takes the place of a file, in one step; the note goes. */
  async moveTo(path: string): Promise<void> {
    await onDisk(async () => {
      await diskFiles.makeFolder(dirname(path));
      await diskFiles.renamePath(this.path, path);
      await diskFiles.removeAll(this.#notePath);
      await diskFiles.syncFolder(dirname(path));
    });
  }

  /** Removes the bytes and the note. */
  async drop(): Promise<void> {
    await this.close();
    await diskFiles.removeAll(this.path);
    await diskFiles.removeAll(this.#notePath);
    this.#bytes = 0;
    this.#validator = undefined;
  }
}

async function readOrigin(path: string): Promise<Origin | undefined> {
  try {
    const value: unknown = JSON.parse(await readFile(path, 'utf8'));
    if (typeof value !== 'object' || value === null || !('address' in value) || !('validator' in value)) return undefined;
    const { address, validator } = value;
    return typeof address === 'string' && typeof validator === 'string' ? { address, validator } : undefined;
  } catch {
    return undefined;
  }
}

async function onDisk<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof IngestFailure ? error : new IngestFailure(`what was fetched cannot be written: ${describeFailure(error)}`);
  }
}
