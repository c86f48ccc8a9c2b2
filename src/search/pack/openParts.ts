/** Where the words of an edition stand, as far as the parts that say so are here. */
import type { IndexedEdition, PostingsOf } from '../indexedEdition.ts';
import { unpackPart, type Standing } from './packPostings.ts';

export interface Parts {
  readonly postingsOf: PostingsOf;
  /** The parts, by their places, that say where these stems stand and are not here; each once. */
  readonly lackingFor: (stems: readonly string[]) => readonly number[];
  /** Takes a part as it was packed. @throws Error for bytes that are none. */
  readonly add: (part: number, bytes: Uint8Array) => void;
}

/** `parts`: how many stems each part has, in their order. */
export function openParts(
  { stems, documents, questions }: Pick<IndexedEdition, 'stems' | 'documents' | 'questions'>,
  parts: readonly number[],
): Parts {
  const sizes = { documents: documents.length, questions: questions.weights.length };
  const ends: number[] = [];
  for (const count of parts) ends.push((ends.at(-1) ?? 0) + count);
  const partOf = new Map<string, number>();
  let part = 0;
  stems.forEach((stem, at) => {
    while (at >= (ends[part] ?? Infinity)) part += 1;
    partOf.set(stem, part);
  });
  const standings = new Map<string, Standing>();
  const here = new Set<number>();
  return {
    postingsOf: (field, stem) => {
      const standing = standings.get(stem);
      if (standing) return standing[field];
      const own = partOf.get(stem);
      return own === undefined || here.has(own) ? [] : undefined;
    },
    lackingFor: (wanted) => [...new Set(wanted.flatMap((stem) => partOf.get(stem) ?? []))].filter((each) => !here.has(each)),
    add: (added, bytes) => {
      const start = ends[added - 1] ?? 0;
      const own = stems.slice(start, ends[added]);
      unpackPart(bytes, own.length, sizes).forEach((standing, at) => standings.set(own[at] ?? '', standing));
      here.add(added);
    },
  };
}
