/** What players say for what the rules call otherwise: `ETB` for "enters the battlefield". */
import { tokenize, type Token } from './tokens.ts';

/** One saying with the words of the rules for it. */
export interface PlayerWord {
  readonly says: string;
  readonly means: string;
}

/** Sayings by their first stem, the longest first. */
export type PlayerWords = ReadonlyMap<string, readonly { readonly says: readonly string[]; readonly means: readonly Token[] }[]>;

export function indexPlayerWords(words: readonly PlayerWord[]): PlayerWords {
  const byStem = new Map<string, { readonly says: readonly string[]; readonly means: readonly Token[] }[]>();
  for (const { says, means } of words) {
    const stems = tokenize(says).map(({ stem }) => stem);
    const [first] = stems;
    if (first === undefined) continue;
    byStem.set(first, [...(byStem.get(first) ?? []), { says: stems, means: tokenize(means) }]);
  }
  for (const list of byStem.values()) list.sort((a, b) => b.says.length - a.says.length);
  return byStem;
}

export interface FoundSaying {
  /** How many tokens it takes up. */
  readonly length: number;
  readonly means: readonly Token[];
}

/** The longest saying that begins at a place of these tokens. */
export function findSaying(words: PlayerWords, tokens: readonly Token[], at: number): FoundSaying | undefined {
  const found = words.get(tokens[at]?.stem ?? '')?.find(({ says }) => says.every((stem, ahead) => tokens[at + ahead]?.stem === stem));
  return found && { length: found.says.length, means: found.means };
}
