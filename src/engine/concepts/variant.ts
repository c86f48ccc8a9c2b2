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
  readonly value: Value;
}

/** The value that holds on a day. Throws when none does: the variants of a point must leave no gap. */
export function variantOn<Value>(variants: readonly Variant<Value>[], day: string): Value {
  const found = variants.find(({ from, until }) => from <= day && (until === undefined || day < until));
  if (!found) throw new Error(`no variant holds on ${day}`);
  return found.value;
}
