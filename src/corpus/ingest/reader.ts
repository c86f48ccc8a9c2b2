import type { GameId } from '../../model/edition.ts';
import type { ReadEdition } from '../../model/entry.ts';
import type { Inline } from '../../model/wording.ts';
import type { NamedSigns, PageSigns } from '../../sources/pages.ts';
import type { Limits } from './limits.ts';

export type ReadResult =
  | { readonly kind: 'editions'; readonly editions: readonly ReadEdition[] }
  | { readonly kind: 'passedOver'; readonly reason: string; readonly problem: boolean };

export interface NamedBytes {
  readonly file: string;
  readonly bytes: Uint8Array;
}

/**
 * What a module must export to read documents for `ingest`. It is named by its address and not passed as functions, because it is loaded
 * in every worker. The result may depend on the bytes and the facts alone: a file is kept under the checksum of its bytes, and its
 * name in the result is replaced by each name under which it is found.
 */
export interface Reader<Facts = unknown> {
  readonly readFacts: (contentFolder: string) => Facts | Promise<Facts>;
  readonly readDocument: (file: string, bytes: Uint8Array, facts: Facts) => ReadResult | Promise<ReadResult>;
  /** A file of another game, by the id of that and the name of the file in its folder; here the result may depend on the name too. */
  readonly readGameDocument: (
    file: string,
    bytes: Uint8Array,
    facts: Facts,
    game: GameId,
    name: string,
  ) => ReadResult | Promise<ReadResult>;
  readonly readHandbook: (files: readonly NamedBytes[], facts: Facts) => readonly ReadEdition[];
  /** What a file says of itself that tells whether it is a page of several. Undefined when it is no text. */
  readonly describePage: (bytes: Uint8Array) => PageSigns | undefined | Promise<PageSigns | undefined>;
  /** Files that are the pages of one document, by name, each group in the order of its pages. Files that stand alone are left out. */
  readonly groupPages: (files: readonly NamedSigns[]) => readonly (readonly string[])[];
  /** Reads the pages of one document, given in order. */
  readonly readPages: (files: readonly NamedBytes[], facts: Facts) => ReadResult | Promise<ReadResult>;
  readonly parseWording: (text: string) => readonly Inline[];
}

export interface ReaderChoice {
  readonly module: URL;
  /** Files and folders whose bytes decide how a document is read. When one changes, everything is read anew. */
  readonly decidedBy: readonly string[];
  /** At most so many workers; by default one for each core. */
  readonly workers?: number;
  /** What one document may cost; by default usualLimits. */
  readonly limits?: Limits;
}
