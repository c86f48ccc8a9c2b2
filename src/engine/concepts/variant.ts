/** A point on which editions differ, as it stood for a time. */
import type { Concept } from './concepts.ts';

export interface Variant<Value> {
  /** First day on which it holds; empty for what held from the beginning. */
  readonly from: string;
  /** First day on which it no longer holds. */
  readonly until?: string;
  readonly concept: Concept;
  /** What it says, in our own words. */
  readonly sentence: string;
  /** What is played: the function that does it, or what a rule that is the same in all eras asks for. */
  readonly value: Value;
}

export const holdsOn = ({ from, until }: Variant<unknown>, day: string): boolean => from <= day && (until === undefined || day < until);

/** The value that holds on a day. Throws when none does: the variants of a point must leave no gap. */
export function variantOn<Value>(variants: readonly Variant<Value>[], day: string): Value {
  const found = variants.find((variant) => holdsOn(variant, day));
  if (!found) throw new Error(`no variant holds on ${day}`);
  return found.value;
}
