/** What the site has to keep, in a file of a lasting name: its build, its edition, and the packs with their sizes. */
import type { DocumentId, IsoDate } from '../../model/edition.ts';
import type { Choice } from './choices.ts';
import type { packFormat } from './packFormat.ts';

/** From the root of the site. */
export const latestPath = '/offline/latest.json';

export interface Pack {
  /** From the root of the site. */
  readonly path: string;
  /** As it is sent: the file is compressed, whatever the host does. */
  readonly bytes: number;
  /** Of those, in hex. */
  readonly sha256: string;
  /** As it lies on the device. */
  readonly unpacked: number;
  readonly files: number;
}

export interface KeptEdition {
  readonly document: DocumentId;
  readonly date: IsoDate;
}

export interface Latest {
  readonly format: typeof packFormat;
  /** A digest of all that can be kept: two builds of the same files have the same. */
  readonly build: string;
  /** The day on which it was built. */
  readonly made: IsoDate;
  /** The newest edition when it was built; absent on a site without any. */
  readonly edition?: KeptEdition;
  readonly packs: Readonly<Record<Choice, Pack>>;
}
