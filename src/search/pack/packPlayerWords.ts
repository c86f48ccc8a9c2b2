/** Sayings, written once for all that mean the same and stand together: there are a thousand. */
import type { PlayerWord } from '../playerWords.ts';

/** What sayings mean, and these. */
export type PackedSayings = readonly [means: string, ...says: readonly string[]];

export function packPlayerWords(words: readonly PlayerWord[]): readonly PackedSayings[] {
  const packed: [means: string, ...says: string[]][] = [];
  for (const { says, means } of words) {
    const last = packed.at(-1);
    if (last?.[0] === means) last.push(says);
    else packed.push([means, says]);
  }
  return packed;
}

export const unpackPlayerWords = (packed: readonly PackedSayings[]): readonly PlayerWord[] =>
  packed.flatMap(([means, ...says]) => says.map((said) => ({ says: said, means })));

export const isPackedSayings = (value: unknown): value is PackedSayings =>
  Array.isArray(value) && value.length > 0 && value.every((each) => typeof each === 'string');
