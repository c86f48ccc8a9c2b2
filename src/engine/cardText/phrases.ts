/** Phrases that speak of each other; the chapters define them, so that no chapter has to import another that imports it. */
import type { Ability } from '../language/ability.ts';
import type { Amount } from '../language/amount.ts';
import type { Condition } from '../language/condition.ts';
import type { Filter } from '../language/filter.ts';
import type { Instruction } from '../language/instruction.ts';
import type { Modification } from '../language/modification.ts';
import type { Ref } from '../language/ref.ts';
import { choiceOf, type Construct } from './syntax.ts';

interface Phrase<M> extends Construct<M> {
  readonly define: (...constructs: readonly Construct<M>[]) => void;
}

function phrase<M>(): Phrase<M> {
  const known: Construct<M>[] = [];
  return { ...choiceOf(() => known), define: (...constructs) => known.push(...constructs) };
}

/** A thing or things that a text names: "target creature", "it", "each creature you control". */
export const what = phrase<Ref>();
/** Whose: "your", "that player's", "its controller's". */
export const whose = phrase<Ref>();
/** Whose, of what players alone have: a zone (400.1), a life total. "Their" is that player's, though cards were spoken of since. */
export const whosePlayer = phrase<Ref>();
/** A player or players. */
export const who = phrase<Ref>();
/** "Creature you control". */
export const noun = phrase<Filter>();
/** Behind "each": "each artifact and creature" are all of both. */
export const nounOfEach = phrase<Filter>();
export const nouns = phrase<Filter>();
/** "3", "X", "the number of creatures you control". */
export const amount = phrase<Amount>();
export const condition = phrase<Condition>();
/** One instruction without the full stop: "destroy target creature". */
export const instruction = phrase<readonly Instruction[]>();
/** Instructions to the end of a sentence or paragraph. */
export const sentence = phrase<readonly Instruction[]>();
/** Sentences to the end of a paragraph. */
export const paragraph = phrase<readonly Instruction[]>();
/** Keywords, one or several: "flying and first strike". */
export const keywords = phrase<readonly Ability[]>();
/** An ability in quotation marks. */
export const quoted = phrase<Ability>();
/** What a copy is made to differ in: "it's 7/7 and it has flying". */
export const exceptions = phrase<readonly Modification[]>();
