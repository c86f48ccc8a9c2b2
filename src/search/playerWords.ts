/** What players say for what the rules call otherwise: `ETB` for "enters the battlefield". */
import { tokenize, type Token } from './tokens.ts';
import type { Vocabulary } from './vocabulary.ts';

/** One saying with the words of the rules for it. */
export interface PlayerWord {
  readonly says: string;
  readonly means: string;
}

interface Saying {
  readonly says: readonly Token[];
  readonly means: string;
  /** Stems of other sayings of one word that mean the same. */
  readonly alike: readonly string[];
}

/** Sayings by their first stem, the longest first. */
export type PlayerWords = ReadonlyMap<string, readonly Saying[]>;

export function indexPlayerWords(words: readonly PlayerWord[]): PlayerWords {
  const byStem = new Map<string, Saying[]>();
  const alikeOf = new Map<string, Set<string>>();
  for (const { says, means } of words) {
    const [first, second] = tokenize(says);
    if (first && !second) alikeOf.set(means, (alikeOf.get(means) ?? new Set()).add(first.stem));
  }
  for (const { says, means } of words) {
    const tokens = tokenize(says);
    const [first] = tokens;
    if (first === undefined) continue;
    const alike = [...(alikeOf.get(means) ?? [])].filter((stem) => tokens.length > 1 || stem !== first.stem);
    byStem.set(first.stem, [...(byStem.get(first.stem) ?? []), { says: tokens, means, alike }]);
  }
  for (const list of byStem.values()) list.sort((a, b) => b.says.length - a.says.length);
  return byStem;
}

export interface FoundSaying {
  /** How many tokens it takes up. */
  readonly length: number;
  /** What the rules call it, in words and as they are compared. */
  readonly says: string;
  readonly means: readonly Token[];
  /** Stems of other words in which players say the same. */
  readonly alike: readonly string[];
}

/**
 * The longest saying that begins at a place of these tokens, in any form of its words. Of a word of the edition only forms that begin alike
 * are taken for each other: `state` is not what players call `stats`, though the two have one stem. Nor is one word of the edition (`deck`) what players
 * say in a longer form of it alone (`decked`).
 */
export function findSaying(
  words: PlayerWords,
  tokens: readonly Token[],
  at: number,
  vocabulary?: Pick<Vocabulary, 'stemOf'>,
): FoundSaying | undefined {
  const isForm = (said: string, typed: string, alone: boolean): boolean =>
    (!alone && said.startsWith(typed)) || typed.startsWith(said.replace(/e$/, '')) || vocabulary?.stemOf.has(typed) !== true;
  const isSame = (said: Token, typed: Token | undefined, alone: boolean): boolean =>
    said.stem === typed?.stem && isForm(said.word, typed.word, alone);
  const found = words
    .get(tokens[at]?.stem ?? '')
    ?.find(({ says }) => says.every((said, ahead) => isSame(said, tokens[at + ahead], says.length === 1)));
  return found && { length: found.says.length, says: found.means, means: tokenize(found.means), alike: found.alike };
}
