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

/** Points by their variants. */
type Points = Set<readonly Variant<unknown>[]>;

let heard: Points | undefined;

/** Of the variants of a point, newest first, the value that holds on a day. Throws when none does: the oldest variant of a point holds from the beginning. */
export function variantOn<Value>(variants: readonly Variant<Value>[], day: string): Value {
  hangOn(variants);
  return valueOn(variants, day);
}

/** The same, which nobody hears of: for what is always asked and hangs on it now and then. It is said of it when it does (`hangOn`). */
export function valueOn<Value>(variants: readonly Variant<Value>[], day: string): Value {
  const found = variants.find(({ from }) => from <= day);
  if (!found) throw new Error(`no variant holds on ${day}`);
  return found.value;
}

/** What is played hangs on a point: those who listen hear of it. */
export const hangOn = (variants: readonly Variant<unknown>[]): void => void heard?.add(variants);

/** Plays something and says which points were asked on the way. Under the rules of two days between which none of those changed it is the same. */
export function hearPoints<Played>(play: () => Played): {
  readonly played: Played;
  readonly points: ReadonlySet<readonly Variant<unknown>[]>;
} {
  const outer = heard;
  const points: Points = (heard = new Set());
  try {
    return { played: play(), points };
  } finally {
    heard = outer;
    if (outer) for (const point of points) outer.add(point);
  }
}

/** Whether any of some points stood otherwise on one day than on a later one. */
export function changedBetween(points: ReadonlySet<readonly Variant<unknown>[]>, day: string, later: string): boolean {
  return [...points].some((variants) => variants.some(({ from }) => day < from && from <= later));
}

/** Who hears now. What is kept of an answer that hangs on points is kept for one hearer: the next would not hear of them. */
export const hearer = (): unknown => heard;
