/** Copies of spells and cards, made by an instruction (707.10, 707.12). */
import type { Amount } from './amount.ts';
import type { Modification } from './modification.ts';
import type { Ref } from './ref.ts';

/** What is copied, how often and by whom, and what the copies differ in (707.10). */
export interface CopyingSpells {
  readonly what: Ref;
  readonly newTargets: boolean;
  readonly changes?: readonly Modification[];
  /** One of these is what each of its targets becomes; no copy is made of what cannot target it (707.10e). */
  readonly target?: Ref;
  /** One copy for each of these that it could target, which is what each target of that copy becomes (707.10d). */
  readonly couldTarget?: Ref;
  /** No copy for what is targeted already by what is copied. */
  readonly others?: true;
  /** How many copies; one without it. */
  readonly amount?: Amount;
  /** Who copies it, each by themselves: whoever does what the text says, without it. */
  readonly by?: Ref;
  /** It is a card, and its copy is made where it is, to be cast from there (707.12). */
  readonly card?: true;
  readonly remember?: string;
}
