/** What became of the entries of one edition in another. */

/**
 * What became of a provision. `same` and `edited` keep the number; `same` and `moved` differ at most in typography and in citations that
 * were renumbered with what they cite. `split`: new ones came out of it. `merged`: it went into another one, or others into it as it was
 * edited. src/lineage/changes.ts has the definitions.
 */
export const relations = ['same', 'edited', 'moved', 'moved+edited', 'split', 'merged', 'removed', 'added'] as const;
export type Relation = (typeof relations)[number];

/** Why two provisions are taken for one: equal text, equal number, alike text, what stands around them, a reviewed decision. */
export const reasons = ['identical', 'number', 'wording', 'neighbours', 'forced'] as const;
export type Reason = (typeof reasons)[number];

/**
 * In what two wordings of one provision differ, the least first: nothing; typography; citations renumbered with what they cite;
 * punctuation; the vocabulary of their eras; members of a list; something else.
 */
export const differences = ['none', 'typography', 'citations', 'punctuation', 'vocabulary', 'list', 'substance'] as const;
export type Difference = (typeof differences)[number];

/** Differences that leave what is said as it was. */
export const unchanging: ReadonlySet<Difference> = new Set(['none', 'typography', 'citations']);

/** One old and one new provision, by their ids; the Examples of `702.19b` are `702.19b#example-1` and so on. */
export interface Link {
  readonly old: string;
  readonly new: string;
  /** Whether the new one carries the old one on: each provision has at most one heir and one ancestor; other links are splits and merges. */
  readonly heir: boolean;
  /** How sure it is, 0 to 1. */
  readonly score: number;
  readonly because: Reason;
  readonly difference: Difference;
}

/** The alignment of two editions. Whatever no link names was removed or added. */
export interface Alignment {
  readonly links: readonly Link[];
  readonly removed: readonly string[];
  readonly added: readonly string[];
}
