/** The same provision through all editions of a document, whatever its number. */
import type { IsoDate } from './edition.ts';
import type { Difference, Reason, Relation } from './alignment.ts';

/** `2009-07-11/702.19b`: the edition and id under which the lineage was registered, as a rule the first it had. Never changes. */
export type LineageId = string;

/** One step of a lineage: an edition in which something about it changed. Editions in which nothing changed have no step. */
export interface LineageStep {
  /** Place of the edition among those of the document, the oldest is 0. */
  readonly edition: number;
  /** Id of the entry in that edition; empty for the edition in which it is gone. */
  readonly entry: string;
  readonly relation: Relation;
  readonly difference: Difference;
  readonly score: number;
  readonly because: Reason;
}

export interface Lineage {
  readonly id: LineageId;
  /** In the order of editions. The first step is `added` (in the first edition of all, too), a last one `removed` names the first edition without it. */
  readonly steps: readonly LineageStep[];
}

/** Matter that went from one lineage to another: a split or a merge. Lineages by their place in the list. */
export interface Flow {
  /** The edition in which it arrived. */
  readonly edition: number;
  readonly from: number;
  readonly to: number;
  readonly score: number;
  /** What speaks for it, if not the wording. */
  readonly because?: Reason;
  /** The first edition in which the matter stood where it came from, if that is older than the matter. */
  readonly since?: number;
  /** The first edition in which the matter is gone from where it went to, though that is still there. */
  readonly until?: number;
  /** Earlier flows into where it came from whose matter is not what it took on, by their place in the list. */
  readonly without?: readonly number[];
}

/** All lineages of a document. */
export interface Lineages {
  readonly editions: readonly IsoDate[];
  readonly lineages: readonly Lineage[];
  readonly flows: readonly Flow[];
}
