/**
 * The wordings of a document for the browser, each once. Its editions are divided into eras of so many editions each, and a wording lies in
 * the shard of the eras in which it was first and last printed. An edition then needs the shards whose eras enclose its own: a few files,
 * in which nearly everything is its own.
 */
import type { WordingId } from '../../../corpus/format.ts';
import type { Inline } from '../../../model/wording.ts';
import type { dataFormat } from './dataFormat.ts';

export interface WordingShard {
  readonly format: typeof dataFormat;
  readonly wordings: Readonly<Record<WordingId, PackedWording>>;
}

/** A wording whose plain texts, which are three nodes in four, are written as themselves. */
type PackedWording = readonly (string | Inline)[];

export const packWordings = (wordings: Wordings): WordingShard['wordings'] =>
  mapValues(wordings, (wording) => wording.map((node) => (node.kind === 'text' ? node.value : node)));

/** The inverse of packWordings. */
export const unpackWordings = (packed: WordingShard['wordings']): Wordings =>
  mapValues(packed, (wording) => wording.map((node) => (typeof node === 'string' ? { kind: 'text', value: node } : node)));

const mapValues = <From, To>(from: Readonly<Record<WordingId, From>>, map: (value: From) => To): Readonly<Record<WordingId, To>> =>
  Object.fromEntries(Object.entries(from).map(([id, value]) => [id, map(value)]));

export type Wordings = Readonly<Record<WordingId, readonly Inline[]>>;

/** The wordings of one edition, by id. */
export type EditionWordings = ReadonlyMap<WordingId, readonly Inline[]>;

export interface DividedWordings {
  readonly shards: readonly Wordings[];
  /** For each edition the places of the shards that hold its wordings. */
  readonly needed: readonly (readonly number[])[];
}

/** Editions in an era. With 115 editions there are 15 shards, and an edition needs at most nine. */
export const editionsOfEra = 24;

/** Divides the wordings of the editions of one document, given in the order of their days. */
export function divideWordings(editions: readonly EditionWordings[]): DividedWordings {
  const eraOf = (edition: number): number => Math.floor(edition / editionsOfEra);
  const spans = new Map<WordingId, { readonly first: number; last: number; readonly wording: readonly Inline[] }>();
  editions.forEach((wordings, at) => {
    for (const [id, wording] of wordings) {
      const span = spans.get(id);
      if (span) span.last = eraOf(at);
      else spans.set(id, { first: eraOf(at), last: eraOf(at), wording });
    }
  });
  const shards = [...Map.groupBy(spans, ([, { first, last }]) => `${first}-${last}`).values()].map((group) => ({
    first: group[0]?.[1].first ?? 0,
    last: group[0]?.[1].last ?? 0,
    wordings: Object.fromEntries(group.map(([id, { wording }]) => [id, wording])),
  }));
  const needs = (era: number): readonly number[] =>
    shards.flatMap(({ first, last }, place) => (first <= era && era <= last ? [place] : []));
  return { shards: shards.map(({ wordings }) => wordings), needed: editions.map((_, at) => needs(eraOf(at))) };
}
