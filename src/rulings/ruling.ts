/** What somebody said about a rule: a ruling, a note, or the wording of a day that a summary quotes. Never official text. */
import type { LoadedEntry } from '../corpus/loadedEntry.ts';
import type { Reason } from '../model/alignment.ts';
import type { IsoDate } from '../model/edition.ts';
import type { EntryId } from '../model/entry.ts';

/**
 * `ruling`: an answer, or what the summary itself says; `note`: what has no number; `wording`: the Comprehensive Rules of a day, as the
 * summary quotes them; `list`: cards.
 */
export const rulingKinds = ['ruling', 'note', 'wording', 'list'] as const;
export type RulingKind = (typeof rulingKinds)[number];

/**
 * What proves that a ruling speaks of an entry: the entry has the very words; it has the same number and nearly the words, on the day that the
 * summary names; the topic has the same heading; the same headword; a reviewed decision (content/rulings/topics.yaml); our own ruling names it.
 */
export const proofs = ['wording', 'number', 'heading', 'headword', 'reviewed', 'named'] as const;
export type Proof = (typeof proofs)[number];

/** Why a ruling stands nowhere: a reviewed decision says what else it is about; nothing has its name; several have; no words or number agree. */
export type Unplaced = 'apart' | 'unnamed' | 'ambiguous' | 'unlike';

/** A lineage of the Comprehensive Rules that a ruling speaks of. */
export interface RulingPlace {
  readonly lineage: number;
  /** Where that was found: the place of an edition in the chain, and the entry there. */
  readonly edition: number;
  readonly entry: EntryId;
  readonly proof: Proof;
  readonly standing: Standing;
  /** Where it went, when it did not stay one provision, the surest first; absent where nothing of it is known elsewhere. */
  readonly carried?: readonly Carried[];
}

/** A provision of the newest edition that has taken over what a ruling speaks of, or a part of it. */
export interface Carried {
  readonly lineage: number;
  /** What it is called in the newest edition. */
  readonly entry: EntryId;
  /** The place of the first edition in which it is there. */
  readonly since: number;
  /** How sure it is that it went there, and what speaks for it. */
  readonly score?: number;
  readonly because?: Reason;
  /** Of a heading: how much of what stood under it stands there. */
  readonly below?: { readonly stand: number; readonly of: number };
}

/** What became of what a ruling speaks of, in the editions after it. */
export interface Standing {
  /**
   * `unchanged`: it says in the newest edition what it said; `rewritten`: its substance, or that of what stands under it, is another;
   * `gone`: it does not stand by itself any more.
   */
  readonly is: 'unchanged' | 'rewritten' | 'gone';
  /** The first edition of which that is so; absent when it is unchanged. */
  readonly day?: IsoDate;
  /** The last edition here before that one, where others between them are known and not here. */
  readonly after?: IsoDate;
  /** What was rewritten first, where that is not the entry itself: an entry under it, which says something else, is new there, or went. */
  readonly below?: { readonly lineage: number; readonly how: 'rewritten' | 'came' | 'went' };
  /** In how many editions something of it was rewritten, that day's among them. */
  readonly times: number;
  /**
   * The first edition with which the ruling can be compared, where that is not the one of its day: the ruling is older than all that are here, or
   * than the rule, or that edition is not here. What changed between the two is not known.
   */
  readonly older?: IsoDate;
}

export interface Ruling {
  /** Unlike that of any other: `rulings-summary/1999-04-21/A.20.1`, `rulings/state-based-actions/legend-rule`. */
  readonly id: string;
  /** Key of the document that it stands in; `rulings` for our own. */
  readonly source: string;
  /** Version of the summary, or the day on which our own was read last. */
  readonly version: IsoDate;
  readonly kind: RulingKind;
  readonly entry: LoadedEntry;
  /** Heading of the topic it stands under. */
  readonly topic?: { readonly id: EntryId; readonly title: string };
  /** Those who said it, as src/rulings/authors.ts names them; empty where the summary names no source. */
  readonly authors: readonly string[];
  /** Its own day, where it has one. */
  readonly date?: IsoDate;
  /** The rule first, then the term. */
  readonly places: readonly RulingPlace[];
  readonly unplaced?: Unplaced;
  /** A quoted wording says what the edition of its day says, but for typography and citations. */
  readonly agrees?: boolean;
  /** The demonstration that plays what it says (our own). */
  readonly shownBy?: string;
}

/** The day by which a ruling is judged: its own, or that on which its keeper published it. */
export const dayOf = ({ date, version }: Pick<Ruling, 'date' | 'version'>): IsoDate => date ?? version;

/** The place by which a ruling is judged: the first; of our own, which name each rule that they are on, the first that is another now. */
export const judgedBy = ({ places }: Pick<Ruling, 'places'>): RulingPlace | undefined =>
  places.find(({ proof, standing }) => proof === 'named' && standing.is !== 'unchanged') ?? places[0];

/**
 * The lineage under which a ruling stands: that of its first place; where that is gone, the one that took it over, else what lives of the others
 * that it speaks of, else the one that is gone.
 */
export function standsAt({ places }: Pick<Ruling, 'places'>): number | undefined {
  const [first] = places;
  if (first?.standing.is !== 'gone') return first?.lineage;
  return (first.carried?.[0] ?? places.find(({ standing }) => standing.is !== 'gone') ?? first).lineage;
}

/** Every lineage under which a ruling is named, each once: what it speaks of, and where that went. */
export const lineagesOf = ({ places }: Pick<Ruling, 'places'>): readonly number[] => [
  ...new Set(places.flatMap(({ lineage, carried = [] }) => [lineage, ...carried.map((each) => each.lineage)])),
];

/** Whether it still says what holds, as far as can be proved: what it speaks of was here on its day, and has not changed since. */
export function isAsNew(ruling: Pick<Ruling, 'places'>): boolean {
  const standing = judgedBy(ruling)?.standing;
  return standing?.is === 'unchanged' && standing.older === undefined;
}

/** Whether a reader is to be told that the rule is another now. */
export const isFlagged = (ruling: Pick<Ruling, 'places'>): boolean => (judgedBy(ruling)?.standing.is ?? 'unchanged') !== 'unchanged';

/** The newest first, then as its document has them. */
export function newestFirst(a: Pick<Ruling, 'date' | 'version'>, b: Pick<Ruling, 'date' | 'version'>): number {
  const [one, other] = [dayOf(a), dayOf(b)];
  return one === other ? 0 : one < other ? 1 : -1;
}
