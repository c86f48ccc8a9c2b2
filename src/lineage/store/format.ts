/**
 * What the corpus holds about lineages, beside its editions:
 *
 *     alignments/<document>/<date>.json     what became of the edition before, entry by entry
 *     lineages/<document>.json              every provision through all editions
 *     witnesses/<document>/<date>~….json    where the entries of a partial source belong
 */
import type { Alignment } from '../../model/alignment.ts';
import type { corpusFormat, EditionKey } from '../../corpus/format.ts';
import type { DocumentId, IsoDate } from '../../model/edition.ts';
import type { Lineages } from '../../model/lineage.ts';

/** An alignment without the links of what stayed as it was: same id, same text, no other link. Those are all that it does not name. */
export interface AlignmentFile extends Alignment {
  readonly format: typeof corpusFormat;
  readonly document: DocumentId;
  readonly from: IsoDate;
  readonly to: IsoDate;
}

export interface LineagesFile extends Lineages {
  readonly format: typeof corpusFormat;
  readonly document: DocumentId;
}

/** An entry of a source that holds only part of an edition, and the entry of the whole edition that it is a witness of. */
export interface Witness {
  readonly entry: string;
  /** Edition in force when it was written; the day that the source gives for this one wording, or else its own. */
  readonly edition: IsoDate;
  readonly witnessOf: string;
  readonly score: number;
  /** Whether it says the same, but for typography and citations. */
  readonly agrees: boolean;
}

export interface WitnessFile {
  readonly format: typeof corpusFormat;
  readonly key: EditionKey;
  /** The document whose editions it witnesses. */
  readonly document: DocumentId;
  readonly witnesses: readonly Witness[];
}

export const alignmentPath = (document: DocumentId, date: IsoDate): string => `alignments/${document}/${date}.json`;
export const lineagesPath = (document: DocumentId): string => `lineages/${document}.json`;
export const witnessPath = (key: EditionKey): string => `witnesses/${key}.json`;
