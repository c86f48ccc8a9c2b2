/**
 * A point on which editions differ, as it stood for a time. What it says in words is told elsewhere (src/demonstration/telling/eraWords.ts):
 * nobody needs them to play.
 */
export interface Variant<Value> {
  /** First day on which it holds, until the next begins; empty for what held from the beginning. */
  readonly from: string;
  /** What is played: the function that does it, or what a rule that is the same in all eras asks for. */
  readonly value: Value;
}

/** Of the variants of a point, newest first, the value that holds on a day. Throws when none does: the oldest variant of a point holds from the beginning. */
export function variantOn<Value>(variants: readonly Variant<Value>[], day: string): Value {
  const found = variants.find(({ from }) => from <= day);
  if (!found) throw new Error(`no variant holds on ${day}`);
  return found.value;
}
