/**
 * The rules tree: a unist tree. Nodes stand in the order of the source. The leaves of a document, in order, give its text back,
 * character for character; that is what makes "nothing is lost" something one can test.
 */
import type { DocumentId, Extent, IsoDate } from './edition.ts';

/** unist's Point: line and column from 1, offset from 0 in UTF-16 units of the text. */
export interface Point {
  line: number;
  column: number;
  offset: number;
}
export interface Position {
  start: Point;
  end: Point;
}

/** Families of layouts that the grammar knows; each is a file in src/grammar/families. */
export const families = [
  'comprehensive-rules',
  'site-copy',
  'rulings-summary-1999',
  'rulings-summary-2005',
  'rulebook-1997',
  'handbook',
  'tournament-policy',
  'game-rules',
] as const;
export type Family = (typeof families)[number];

/**
 * `number`: the number as printed, with its stop. `headword`: the term that a glossary entry explains. `text`: wording. `marker`: what introduces a construct and is no wording
 * (`Example:`, `+`). `attribution`: `[CompRules 2005/08/01]`. `layout`: white space, dividers. `unaccounted`: what no construct claims.
 */
export const leafTypes = ['number', 'headword', 'text', 'marker', 'attribution', 'layout', 'unaccounted'] as const;
export type LeafType = (typeof leafTypes)[number];

export interface Leaf {
  type: LeafType;
  value: string;
  position: Position;
  /** On layout between two pieces of text: what it stands for in the wording. A line break inside a word stands for nothing. */
  joins?: '' | ' ';
}

export interface Paragraph {
  type: 'paragraph';
  children: Leaf[];
  position: Position;
}
export interface Example {
  type: 'example';
  children: (Leaf | Paragraph)[];
  position: Position;
}

/**
 * Parts of an infraction of a penalty guide, by their heading. `part` is what stands below any other heading without a number: a penalty
 * that is explained, a table of an appendix.
 */
export const policyParts = ['definition', 'examples', 'philosophy', 'penalty', 'remedy', 'upgrade', 'part'] as const;
export type PolicyPart = (typeof policyParts)[number];

/** Kinds of entry: the smallest citable units, and the headings that hold them. `infraction`: a subsection of a penalty guide with a penalty or a definition. */
export const entryKinds = [
  'section',
  'subsection',
  'rule',
  'subrule',
  'term',
  'ruling',
  'note',
  'list',
  'appendix',
  'infraction',
  ...policyParts,
] as const;
export type EntryKind = (typeof entryKinds)[number];

/** What the handbook says of an entry beside its wording. Lists are never empty. */
export interface Beside {
  /** Questions that the entry answers, as players say them. */
  readonly asks?: readonly string[];
  /** The same in further words, for whoever searches in these. */
  readonly alsoAsked?: readonly string[];
  /** What it is about, as one says who lacks the word for it: phrases, no questions. */
  readonly alsoSaid?: readonly string[];
  /** Ids of the official entries whose substance it restates, beside the one of its own number or headword. */
  readonly restsOn?: readonly string[];
  /** Ids of the demonstrations that play what it says. */
  readonly shownBy?: readonly string[];
  /** A term that players use and the official glossary lacks. */
  readonly ours?: true;
}

export interface EntryNode {
  type: EntryKind;
  /** The number without stop or stray space, as it is meant: `606.8b` for a printed `606. 8b`. Absent on terms. */
  number?: string;
  /** Heading of a section, subsection or titled rule; headword of a term. */
  title?: string;
  /** For a ruling or note without a hierarchy of its own: the number it hangs on. */
  parent?: string;
  /** Day and author, where the source gives them for this one entry. */
  date?: IsoDate;
  author?: string;
  /** The source marks it as changed by this release (`+` in a summary of rulings). */
  changed?: true;
  /** Days from and until which the entry holds, where the source says so (handbook). `until` is the first day on which it no longer holds. */
  from?: IsoDate;
  until?: IsoDate;
  /** Numbers it bore earlier, oldest first, each with the first day on which it no longer bore it (handbook). */
  formerly?: { number: string; until: IsoDate }[];
  /** What stands beside its wording (handbook). */
  beside?: Beside;
  children: (Leaf | Paragraph | Example)[];
  position: Position;
}

/** Matter around the entries: title, date, introduction; contents list; credits, index, contact, legal text, page furniture. */
export const matterTypes = ['frontMatter', 'contents', 'backMatter', 'furniture'] as const;
export type MatterType = (typeof matterTypes)[number];

export interface ContentsItem {
  number: string;
  title: string;
}
export interface Matter {
  type: MatterType;
  children: (Leaf | Paragraph)[];
  position: Position;
  /** On contents: what it lists, in order. */
  items?: ContentsItem[];
}

/** A heading that is no entry: `Glossary`. */
export interface PartHeading {
  type: 'partHeading';
  part: 'glossary' | 'rulings' | 'other';
  children: Leaf[];
  position: Position;
}

export type Block = EntryNode | Matter | PartHeading | Leaf;

export interface RulesTree {
  type: 'document';
  document: DocumentId;
  family: Family;
  extent: Extent;
  /** How its rules are numbered where it is not as in the Comprehensive Rules: `1.2.3`. */
  numbers?: 'points';
  /** From the document itself; absent when it does not say. */
  date?: IsoDate;
  /** Where the date comes from: the document's own words, its front matter, the register of editions, or its wordings. */
  dateFrom?: 'document' | 'front matter' | 'register' | 'wordings';
  set?: string;
  title?: string;
  children: Block[];
  position: Position;
}

export type RulesNode = RulesTree | Block | Paragraph | Example;
