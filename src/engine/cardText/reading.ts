/**
 * Reading a text with constructs: each is tried once at a place, and only where it may begin. What was read is kept, since what stands at a place is
 * asked for by many constructs (packrat parsing; Ford 2002).
 */
import type { HandedOn, Scope } from './scope.ts';
import type { Element } from './template.ts';

/** A text as it was read. Offsets count in the text that was read. */
export interface Tree {
  readonly of: Construct<unknown>;
  readonly start: number;
  readonly end: number;
  /** Which alternatives were there, by the name or number of the place in the template. */
  readonly forms: Readonly<Record<string, number>>;
  readonly parts: Readonly<Record<string, Tree>>;
  /** Of a word: what was written. */
  readonly text?: string;
  readonly plural: boolean;
}

/** One reading of a text: what is being read, what was found where, and how far reading came. */
export interface Reader {
  readonly text: string;
  readonly lower: string;
  readonly memo: Map<Construct<unknown>, Map<number, readonly Tree[]>>;
  furthest: number;
}

/** What a reading begins with: a text in small letters, or a part, with the texts of which one stands behind it. */
export type Start = string | { readonly part: Construct<unknown>; readonly behind?: readonly string[] | undefined };

export interface Construct<M> {
  /** Every reading begins with one of these; undefined where that is not known. */
  readonly starts?: readonly Start[] | undefined;
  /** All readings that begin at a place, the preferred one first. */
  readonly parse: (reader: Reader, at: number) => readonly Tree[];
  readonly print: (tree: Tree) => string;
  /** What it means where it stands, and the scope for what stands behind it. */
  readonly mean: (tree: Tree, scope: Scope) => HandedOn<M>;
  /** How often each alternative can be taken: for making random trees. */
  readonly shape: Shape;
}

/** Makes the tree of a template from what stands in it; undefined when these do not go together. */
export type Build = (range: Pick<Tree, 'start' | 'end'>, inside: Pick<Tree, 'forms' | 'parts'>) => Tree | undefined;

export type Shape =
  | {
      readonly kind: 'template';
      readonly elements: readonly Element[];
      readonly parts: Parts;
      readonly build: Build;
    }
  | { readonly kind: 'choice'; readonly of: () => readonly Construct<unknown>[] }
  | { readonly kind: 'list'; readonly item: Construct<unknown>; readonly joints: readonly string[]; readonly least: number }
  | { readonly kind: 'word'; readonly words: readonly string[] };

export type Parts = Readonly<Record<string, Construct<unknown>>>;

export function makeReader(text: string): Reader {
  return { text, lower: text.toLowerCase(), memo: new Map(), furthest: 0 };
}

const none: readonly Tree[] = [];

/** Reads with a construct, once for each place. */
export function run(construct: Construct<unknown>, reader: Reader, at: number): readonly Tree[] {
  if (!mayStart(construct, reader, at)) return none;
  let places = reader.memo.get(construct);
  if (!places) reader.memo.set(construct, (places = new Map<number, readonly Tree[]>()));
  const known = places.get(at);
  if (known) return known;
  const found = construct.parse(reader, at);
  places.set(at, found);
  return found;
}

/** Of a hundred alternatives three can be read at a place; whether one can is seen here at less cost than by trying. */
const mayStart = ({ starts }: Construct<unknown>, reader: Reader, at: number): boolean =>
  starts === undefined ||
  starts.some((start) => {
    if (typeof start === 'string') return reader.lower.startsWith(start, at);
    const { part, behind } = start;
    return run(part, reader, at).some(({ end }) => behind === undefined || behind.some((text) => reader.lower.startsWith(text, end)));
  });

/** Whether it can begin with a letter, as far as that is known; an empty one stands for the end of the text. */
export const mayBegin = ({ starts }: Construct<unknown>, letter: string): boolean =>
  starts === undefined ||
  starts.some((start) => (typeof start === 'string' ? start === '' || start.startsWith(letter) : mayBegin(start.part, letter)));
